"""The kernel on a toy of two functions, where compiling takes a moment only."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tesela.engine import contract, loops
from tesela.engine.contract import score, to_act
from tesela.engine.jit import Kernel, templates_of
from tesela.engine.state import Ints, State, States, cells, constants, dtype_of

PRICES = constants([3, 5])


class Toy(State):
    coins: int
    shelf: Ints = cells(2, 2)


def toy_to_act(s: Toy) -> int:
    return 1 if s.coins < 9 else 0


def price(s: Toy, seat: int) -> int:
    return PRICES[seat] * s.shelf[seat, 1]


def toy_score(s: Toy, seat: int) -> int:
    return s.coins + price(s, seat)


def total_at(S: States, i: int) -> int:
    """A template."""
    return score(S[i], 0) + score(S[i], 1) + 100 * to_act(S[i])


FUNCTIONS = {**{name: getattr(contract, name) for name in contract.NAMES}, "to_act": toy_to_act, "score": toy_score}


@pytest.fixture(autouse=True)
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TESELA_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def total(kernel: Kernel) -> int:
    states = kernel.states(3)
    states["coins"][1] = 4
    states["shelf"][1] = [[0, 1], [0, 2]]
    return int(kernel.bind(total_at)(states, 1))


def cached(directory: Path) -> set[str]:
    return {path.name for path in directory.rglob("*.nbi")}


def test_a_state_class_becomes_a_record_of_int64() -> None:
    assert dtype_of(Toy).names == ("rng", "coins", "shelf")
    assert dtype_of(Toy).itemsize == 8 * (4 + 1 + 4)


def test_templates_mean_the_games_own_functions_compiled_and_plain() -> None:
    assert total(Kernel("toy", FUNCTIONS, Toy, compiled=False)) == 4 + 3 + 4 + 10 + 100
    assert total(Kernel("toy", FUNCTIONS, Toy, compiled=True)) == 4 + 3 + 4 + 10 + 100


def test_a_second_kernel_finds_everything_in_the_cache(fresh_cache: Path) -> None:
    total(Kernel("toy", FUNCTIONS, Toy, compiled=True))
    before = {path: path.stat().st_mtime_ns for path in fresh_cache.rglob("*.nb?")}
    again = Kernel("toy", FUNCTIONS, Toy, compiled=True)
    assert total(again) == 121
    assert {path: path.stat().st_mtime_ns for path in fresh_cache.rglob("*.nb?")} == before


def test_a_changed_table_or_callee_is_never_served_from_the_cache(
    fresh_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    total(Kernel("toy", FUNCTIONS, Toy, compiled=True))
    before = cached(fresh_cache)
    monkeypatch.setitem(globals(), "PRICES", constants([3, 6]))
    assert total(Kernel("toy", FUNCTIONS, Toy, compiled=True)) == 123
    renewed = {name.split(".")[1].rpartition("_")[0] for name in cached(fresh_cache) - before}
    assert renewed == {"price", "toy_score", "total_at"}


def test_without_a_writable_cache_the_kernel_still_compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TESELA_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert total(Kernel("toy", FUNCTIONS, Toy, compiled=True)) == 121


def test_warming_up_tells_how_far_it_is() -> None:
    told: list[tuple[int, int, str]] = []
    kernel = Kernel("toy", FUNCTIONS, Toy, compiled=True)
    kernel.warm([sys.modules[__name__]], lambda *step: told.append(step))
    assert [done for done, _, _ in told] == list(range(len(told)))
    assert told[-1] == (len(told) - 1, len(told) - 1, "")
    assert "total_at" in [name for _, _, name in told]


def test_templates_are_the_functions_that_take_states() -> None:
    names = {template.__name__ for template in templates_of(loops)}
    assert {"begin", "legal_at", "playouts"} <= names
    assert "pick" not in names


def test_importing_tesela_does_not_import_numba() -> None:
    code = "import sys, tesela; tesela.game('finca'); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


def test_numba_disable_jit_plays_without_numba() -> None:
    code = "import sys, tesela; tesela.game('finca').match(seed=1).play(0, 'place 1'); print('numba' in sys.modules)"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert run.stdout == "False\n"


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
def test_a_damaged_cache_is_renewed(fresh_cache: Path, kind: str) -> None:
    total(Kernel("toy", FUNCTIONS, Toy, compiled=True))
    for path in fresh_cache.rglob(f"*.{kind}"):
        path.write_bytes(path.read_bytes()[:20])
    assert total(Kernel("toy", FUNCTIONS, Toy, compiled=True)) == 121
    assert total(Kernel("toy", FUNCTIONS, Toy, compiled=True)) == 121
