from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tesela.engine import memory
from tesela.engine.memory import remembered


def table(**fields: Any) -> Any:
    return SimpleNamespace(round=1, coins=[3, 5], hand=np.array([[1, 2], [3, 4]]), **fields)


def counted(*fields: str) -> tuple[Any, list[Any]]:
    """A function that remembers by these fields, and how often it was worked out."""
    calls = []

    @remembered(*fields)
    def held(s: Any, seat: int) -> int:
        calls.append(seat)
        return int(s.hand[seat].sum() + s.coins[seat])

    return held, calls


def test_it_is_worked_out_once_for_states_that_agree_in_what_it_reads() -> None:
    held, calls = counted("coins[seat]", "hand[seat]")
    assert held(table(), 0) == 6
    other = table()
    other.round, other.coins[1], other.hand[1, 1] = 2, 9, 9
    assert held(other, 0) == 6
    assert calls == [0]
    assert held(other, 1) == 21
    other.hand[0, 1] = 0
    assert held(other, 0) == 4
    other.coins[0] = 0
    assert held(other, 0) == 1
    assert calls == [0, 1, 0, 0]


def test_it_sees_no_field_that_it_does_not_name() -> None:
    held, _ = counted("hand[seat]")
    with pytest.raises(AttributeError, match="coins"):
        held(table(), 0)


def test_it_forgets_when_it_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "REMEMBERED", 2)
    held, calls = counted("round", "coins", "hand[seat]")
    for coins in (1, 2, 3, 3, 1):
        s = table()
        s.coins[0] = coins
        assert held(s, 0) == coins + 3
    assert len(calls) == 4


def test_nothing_is_worth_remembering_too() -> None:
    calls = []

    @remembered("round")
    def nothing(s: Any) -> None:
        calls.append(s.round)

    nothing(table())
    nothing(table())
    assert calls == [1]
