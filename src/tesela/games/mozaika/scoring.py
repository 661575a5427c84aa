"""Points, who wins, and the breakdown shown to people."""

from __future__ import annotations

from tesela.engine.game import ScoreLine
from tesela.engine.scoring import share_victory
from tesela.engine.state import Floats
from tesela.games.mozaika.state import *
from tesela.words import say

MANY_COINS = 1000  # more than anybody can own
LINES = {"row": "lines", "column": "lines", "diagonal": "diagonals", "square": "squares"}


def shared_traits(s: Mozaika, seat: int, k: int) -> int:
    """The colour and the symbol that all four tiles of an arrangement have, as bits; 0 when one is missing."""
    shared = EVERY_TRAIT
    for i in range(4):
        shared &= TRAITS[s.mosaic[seat, ARRANGEMENT[k, i]]]
    return shared


def flies_on(s: Mozaika, seat: int, k: int) -> int:
    """Flies on the tiles of an arrangement."""
    count = 0
    for i in range(4):
        count += s.flies[seat, ARRANGEMENT[k, i]]
    return count


def arrangement_points(s: Mozaika, seat: int, k: int) -> int:
    """What an arrangement is worth (Z12), less its flies (Z13)."""
    worth = WORTH[shared_traits(s, seat, k)]
    return max(0, worth - flies_on(s, seat, k)) if worth else 0


def is_full(s: Mozaika, seat: int) -> bool:
    """Whether a tile lies on every cell."""
    laid = 0
    for cell in range(CELLS):
        laid += s.mosaic[seat, cell] != NO_TILE
    return laid == CELLS


def is_symmetric(s: Mozaika, seat: int, axis: int) -> bool:
    """Whether the mosaic is full and its own mirror image (Z14)."""
    for cell in range(CELLS):
        tile = s.mosaic[seat, cell]
        if tile == NO_TILE or tile != s.mosaic[seat, MIRROR[axis, cell]]:
            return False
    return True


def symmetry_points(s: Mozaika, seat: int) -> int:
    """All axes of symmetry (Z14)."""
    points = 0
    if not is_full(s, seat):
        return points
    for axis in range(AXES):
        if is_symmetric(s, seat, axis):
            points += AXIS_POINTS[axis]
    return points


def score(s: Mozaika, seat: int) -> int:
    """All points (Z11 to Z14); tiles in hand count for nothing (Z10)."""
    points = s.coins[seat] // COINS_PER_POINT + symmetry_points(s, seat)
    for k in range(ARRANGEMENTS):
        points += arrangement_points(s, seat, k)
    return points


def standing(s: Mozaika, seat: int) -> int:
    """Points and then coins, as one number to compare (Z15)."""
    return score(s, seat) * MANY_COINS + s.coins[seat]


def returns(s: Mozaika, out: Floats) -> None:
    """One win, shared by all who stand equally high."""
    for seat in range(s.players):
        out[seat] = standing(s, seat)
    share_victory(out, s.players)


def points_by_line(s: Mozaika, seat: int) -> dict[str, int]:
    """The score by what it is for."""
    points = {"lines": 0, "diagonals": 0, "squares": 0}
    for k in range(ARRANGEMENTS):
        points[LINES[KIND_NAMES[k]]] += int(arrangement_points(s, seat, k))
    coins = int(s.coins[seat] // COINS_PER_POINT)
    return {**points, "symmetry": int(symmetry_points(s, seat)), "coins": coins}


def breakdown(s: Mozaika, seat: int) -> list[ScoreLine]:
    """The score line by line."""
    return [ScoreLine(say(f"mozaika-score-{name}"), points) for name, points in points_by_line(s, seat).items()]


def tiebreak(s: Mozaika, seat: int) -> ScoreLine:
    """Of those with equal points, whoever has more coins stands higher (Z15)."""
    return ScoreLine(say("mozaika-tie"), int(s.coins[seat]))
