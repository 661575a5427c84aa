from __future__ import annotations

import msgspec

from tests.terminal.test_play import run


def test_bench_measures_a_game_and_prints_json() -> None:
    done = run(["bench", "finca", "--json"])
    assert done.returncode == 0, done.stderr
    (figures,) = msgspec.json.decode(done.stdout)
    assert figures["game"] == "finca"
    rates = ["kernel_decisions_per_s", "games_per_s", "raw_decisions_per_s", "match_decisions_per_s"]
    costs = ["copy_us", "view_us", "save_load_ms", "cold_compile_s", "warm_load_s"]
    assert all(figures[name] > 0 for name in rates + costs)
    assert figures["kernel_decisions_per_s"] > figures["raw_decisions_per_s"] > figures["match_decisions_per_s"]
    assert figures["cold_compile_s"] > figures["warm_load_s"]
