"""Finca counted by hand: independent of the rules' own code."""

from __future__ import annotations

from typing import Any

FARMERS = {2: 5, 3: 4, 4: 3}
CARTS = {2: 4, 3: 6, 4: 8}
HOUSES = {2: 4, 3: 5, 4: 6}


def check(s: Any) -> None:
    players = int(s.players)
    assert (s.fruits >= 0).all()
    assert (s.fruits[:players].sum(axis=0) <= 18).all()
    assert (s.carts >= 0).all()
    assert s.carts.sum() <= CARTS[players]
    assert sorted(s.blades.tolist()) == sorted(list(range(6)) * 2)
    if s.phase != 0:
        assert s.farmers.sum(axis=0).tolist() == [FARMERS[players]] * players + [0] * (4 - players)
    hidden = [tile for village in range(10) for tile in s.pile[village, : s.left[village]]]
    owned = [tile for tile in range(42) if s.tile_owner[tile]]
    assert sorted([*hidden, *owned, *s.left_out]) == list(range(42))
    assert not (s.loaded.astype(bool) & (s.left == 0)).any()
    assert sorted(s.finca.tolist()) == list(range(10))
    closed = (s.left == 0).sum()
    assert (closed >= HOUSES[players] or s.turn == 1000) == (s.phase == 9)
    assert s.turn <= 1000


def recount(view: dict[str, Any]) -> list[int]:
    return [
        sum(sum(tile["asks"].values()) for tile in player["tiles"])
        + 5 * len(player["fincas"])
        + 2 * sum(player["action_tiles"].values())
        + sum(player["bonuses"])
        for player in view["players"]
    ]
