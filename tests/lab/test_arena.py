from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tesela.cli import main
from tesela.engine.errors import BadSetup
from tesela.lab.arena import Outcome, Results, arena, read_outcomes, run, schedule
from tesela.lab.ratings import ratings
from tests.patience import LONG, until
from tests.terminal.test_play import run as tesela

PLAN = arena("finca", ["greedy", "random"], 8, None, {}, 5)


def outcome(number: int, shares: list[float]) -> Outcome:
    return Outcome(number, 1, ["a", "b"], [0, 0], shares, 1, 0.1)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tesela", "arena", "finca", *arguments]


def test_seats_are_rotated_and_seeds_paired() -> None:
    plan = arena("finca", ["master", "artisan", "greedy"], 36, 3, {}, 100)
    seatings = schedule(plan)
    assert len(seatings) == 36
    for seat in range(3):
        assert Counter(seating.bots[seat] for seating in seatings) == {"master": 12, "artisan": 12, "greedy": 12}
    assert Counter(seating.seed for seating in seatings) == {100 + k: 3 for k in range(12)}
    two = schedule(arena("finca", ["master", "artisan", "greedy"], 6, 2, {}, 1))
    assert {tuple(seating.bots) for seating in two} == {
        (a, b) for a in ("master", "artisan", "greedy") for b in ("master", "artisan", "greedy") if a != b
    }


def test_fewer_bots_than_seats_are_repeated() -> None:
    seatings = schedule(arena("finca", ["greedy", "random"], 6, 3, {}, 1))
    assert sum(seating.bots.count("greedy") for seating in seatings) == 9
    assert len({tuple(seating.bots) for seating in seatings}) == 6


def test_an_arena_that_makes_no_sense_is_refused() -> None:
    for bots, games, players in ((["greedy"], 5, 2), (["greedy", "greedy"], 5, 2), (["greedy", "random"], 0, 2)):
        with pytest.raises(BadSetup):
            arena("finca", bots, games, players, {}, 1)


def test_ratings_follow_the_elo_scale_and_narrow_with_more_games() -> None:
    few = ratings([outcome(k, [1, 0] if k % 4 else [0, 1]) for k in range(40)], ["a", "b"])
    many = ratings([outcome(k, [1, 0] if k % 4 else [0, 1]) for k in range(4000)], ["a", "b"])
    assert many[0].bot == "a"
    assert many[0].elo - many[1].elo == pytest.approx(190.8, abs=2)
    assert many[0].interval < few[0].interval / 5
    assert many[0].wins == 3000


def test_a_bot_that_always_wins_still_gets_a_finite_rating() -> None:
    found = ratings([outcome(k, [1, 0]) for k in range(20)], ["a", "b"])
    assert 300 < found[0].elo - found[1].elo < 2000


def test_an_interrupted_arena_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Results(PLAN, None)
    assert list(run(whole, 2, None))[-1] == 8
    first = Results(msgspec.structs.replace(PLAN, games=4), tmp_path)
    list(run(first, 1, None))
    path = tmp_path / "games.jsonl"
    path.write_bytes(path.read_bytes() + b'{"number": 4, "se')
    again = Results(PLAN, tmp_path)
    assert len(again.outcomes) == 4
    list(run(again, 2, None))

    def facts(results: Results) -> list[tuple[int, list[int]]]:
        return sorted((result.number, result.scores) for result in results.outcomes)

    assert facts(again) == facts(whole)
    assert len(list(read_outcomes(path))) == 8


def test_another_arena_in_the_same_directory_is_refused(tmp_path: Path) -> None:
    Results(PLAN, tmp_path)
    with pytest.raises(BadSetup):
        Results(msgspec.structs.replace(PLAN, seed=6), tmp_path)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    arguments = command("--bots", "apprentice,greedy", "--games", "5000", "--out", str(tmp_path))
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    path = wait_for_a_game(tmp_path, process)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=LONG)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert "The same command goes on" in said
    assert 0 < len(list(read_outcomes(path))) < 5000
    assert "<svg" in (tmp_path / "report.html").read_text()


def test_ctrl_c_while_a_game_is_written_down_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tesela.lab.arena.os.fsync", interrupted)
    assert main(["arena", "finca", "--bots", "greedy,random", "--games", "4", "--out", str(tmp_path)]) == 130
    assert len(list(read_outcomes(tmp_path / "games.jsonl"))) == 1
    assert "<svg" in (tmp_path / "report.html").read_text()


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    arguments = command("--bots", "apprentice,greedy", "--games", "40", "--out", str(tmp_path), "--workers", "2")
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    path = wait_for_a_game(tmp_path, process)
    os.kill(workers_of(process)[0], signal.SIGKILL)
    _, said = process.communicate(timeout=LONG)
    assert process.returncode == 0, said
    assert sorted(result.number for result in read_outcomes(path)) == list(range(40))


def test_workers_end_with_the_arena_that_started_them(tmp_path: Path) -> None:
    arguments = command("--bots", "apprentice,greedy", "--games", "5000", "--out", str(tmp_path), "--workers", "2")
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for_a_game(tmp_path, process)
    workers = [Path(f"/proc/{pid}") for pid in workers_of(process)]
    process.kill()
    process.wait()
    assert workers
    until(lambda: [worker for worker in workers if worker.exists()], lambda alive: not alive)


def wait_for_a_game(folder: Path, process: subprocess.Popen[Any]) -> Path:
    """Wait until an arena has written down its first game; gives the file."""
    path = folder / "games.jsonl"
    until(lambda: process.poll() is not None or (path.exists() and path.stat().st_size))
    assert process.poll() is None
    return path


def workers_of(process: subprocess.Popen[Any]) -> list[int]:
    """The worker processes of an arena."""
    command = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process.pid)]
    listed = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    return [int(line.split()[0]) for line in listed if "spawn_main" in line]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "genius,greedy"], "no bot called “genius”"),
        (["--bots", "greedy,random", "--games", "0"], "at least one game"),
        (["--bots", "greedy"], "at least two different bots"),
        (["--bots", "greedy,random", "--games", "2", "--out", "/dev/null/arena"], "cannot be written"),
        (["--bots", "greedy,random", "--games", "2", "--cluster", "tcp://127.0.0.1:9"], "No cluster answers"),
    ],
)
def test_wrong_arenas_get_one_clear_line_and_exit_code_2(arguments: list[str], said: str) -> None:
    done = tesela(["arena", "finca", *arguments])
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_full_disk_keeps_finished_games_and_says_so() -> None:
    done = tesela(["study", "finca", "--games", "100", "--out", "/dev/full"])
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
