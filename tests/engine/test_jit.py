"""The kernel on a toy of two functions, where compiling takes a moment only."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from tesela.engine import contract, loops
from tesela.engine.atomic import fetch_and_add, fetch_and_set
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


def count_at(S: States, i: int, numbers: Ints, times: int) -> int:
    """A template that several threads may call at once."""
    for _ in range(times):
        fetch_and_add(numbers, i, 2)
    return fetch_and_set(numbers, i + 1, times)


def before_at(S: States, i: int, numbers: Ints) -> int:
    """A template that rules must not imitate: it counts from the end."""
    return numbers[i - 1]


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
    assert dtype_of(Toy).names == ("rng", "rules", "coins", "shelf")
    assert dtype_of(Toy).itemsize == 8 * (5 + 1 + 1 + 4)


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


@pytest.mark.parametrize("compiled", [True, False])
def test_counters_tell_what_they_were_before(compiled: bool) -> None:
    kernel = Kernel("toy", FUNCTIONS, Toy, compiled=compiled)
    numbers = np.array([5, 6], np.int64)
    assert kernel.bind(count_at)(kernel.states(1), 0, numbers, 3) == 6
    assert numbers.tolist() == [11, 3]


def test_threads_that_count_together_lose_nothing() -> None:
    kernel = Kernel("toy", FUNCTIONS, Toy, compiled=True)
    count, states, numbers = kernel.bind(count_at), kernel.states(1), np.zeros(2, np.int64)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: count(states, 0, numbers, 1_000_000), range(4)))
    assert numbers[0] == 8_000_000


def test_an_index_below_zero_is_out_of_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    monkeypatch.setattr(numba.core.config, "BOUNDSCHECK", 1)
    kernel = Kernel("toy", FUNCTIONS, Toy, compiled=True)
    numbers = np.array([7, 8], np.int64)
    assert kernel.bind(before_at)(kernel.states(1), 1, numbers) == 7
    with pytest.raises(IndexError):
        kernel.bind(before_at)(kernel.states(1), 0, numbers)


def test_other_users_of_the_compiler_may_count_from_the_end() -> None:
    import numba

    Kernel("toy", FUNCTIONS, Toy, compiled=True).bind(count_at)
    last = numba.njit(lambda numbers: numbers[-1])
    assert last(np.array([7, 8])) == 8


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
