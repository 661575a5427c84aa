"""Ways to lay out a table of Finca for a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tesela
from tesela.engine.match import Match
from tesela.games.finca.state import BOX, TURN, VILLAGE_NAMES

FIG, ALMOND, OLIVE, ORANGE, GRAPE, LEMON = range(6)
FACES: list[str] = [face for faces in BOX["tiles"].values() for face in faces]
EACH = ", ".join(f"1 {fruit}" for fruit in BOX["fruits"])
DEAR = ["6 ?"] * 3 + [EACH] * 3 + ["3 lemon, 2 orange", "3 orange, 2 fig", "3 grape, 2 lemon", "3 fig, 2 olive"]
FINCAS: list[str] = BOX["finca_tiles"]["faces"]


def begun(compiled: bool, players: int = 2, farmers: Mapping[tuple[int, int], int] | None = None) -> Match:
    """A match after placement: blades fig, almond, olive, orange, grape, lemon twice; `farmers[blade, seat]`.

    Nobody holds anything, and every village asks for much.
    """
    match = tesela.game("finca").match(players, seed=1, compiled=compiled)
    s = match.state
    s.phase = TURN
    s.blades[:] = [0, 1, 2, 3, 4, 5] * 2
    for (blade, seat), count in (farmers or {(0, seat): 1 for seat in range(players)}).items():
        s.farmers[blade, seat] = count
    for village, face in zip(VILLAGE_NAMES, DEAR, strict=True):
        ask(s, village, face)
    return match


def put(s: Any, village: str, tile: int) -> None:
    """Turn up this very tile in a village, in exchange for the one that lies there."""
    v = VILLAGE_NAMES.index(village)
    here = (v, int(s.left[v]) - 1)
    for other in range(10):
        for k in range(int(s.left[other])):
            if s.pile[other, k] == tile:
                s.pile[here], s.pile[other, k] = s.pile[other, k], s.pile[here]
                return
    for k in range(2):
        if s.left_out[k] == tile:
            s.pile[here], s.left_out[k] = s.left_out[k], s.pile[here]
            return
    raise AssertionError(f"tile {tile} is not in the piles")


def ask(s: Any, village: str, face: str) -> int:
    """Let a village ask for this, with a tile that no village before it in the list shows."""
    before = VILLAGE_NAMES[: VILLAGE_NAMES.index(village)]
    shown = {int(s.pile[v, s.left[v] - 1]) for v in range(len(before)) if s.left[v]}
    tile = next(t for t, f in enumerate(FACES) if f == face and t not in shown and not s.tile_owner[t])
    put(s, village, tile)
    return tile


def give(s: Any, seat: int, *faces: str) -> None:
    """Give a player fruit tiles from the bottoms of the piles, replacing them there by nothing."""
    for face in faces:
        tile = next(t for t, f in enumerate(FACES) if f == face and not s.tile_owner[t])
        s.tile_owner[tile] = seat + 1


def hold(s: Any, seat: int, **fruits: int) -> None:
    """Let a player hold exactly these fruits."""
    names = BOX["fruits"]
    s.fruits[seat] = [fruits.get(name, 0) for name in names]


def last_tile(s: Any, village: str, finca: str) -> None:
    """Leave a village its face-up tile only, with this finca tile."""
    v = VILLAGE_NAMES.index(village)
    top = s.pile[v, s.left[v] - 1]
    s.left[v] = 1
    s.pile[v, 0] = top
    f = FINCAS.index(finca)
    other = s.finca.tolist().index(f)
    s.finca[v], s.finca[other] = f, s.finca[v]


def play(match: Match, *moves: str) -> None:
    """Moves of whoever is to act."""
    for move in moves:
        match.play(match.to_act[0], move)


def offered(match: Match) -> set[str]:
    """What whoever is to act may do, in notation."""
    return {match.game.encode(action) for action in match.legal(match.to_act[0])}
