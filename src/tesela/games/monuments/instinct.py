"""How promising a move looks at a glance: weights for eager play."""

from __future__ import annotations

from tesela.games.monuments.building import places_wanting
from tesela.games.monuments.state import *

GEM_WEIGHT = 9
BLACK_WEIGHT = 7
BRICK_WEIGHT = 12


def instinct(s: Monuments, seat: int, action: int) -> int:
    """Build high, and gather gems, the black piece and bricks of colours that are scarce in hand."""
    if action < TAKE:
        return cell_weight(s, seat, action - GO)
    if action < BUILD:
        return piece_weight(s, seat, action - TAKE)
    if action < PASS:
        return POINTS[s.monument, action - BUILD] * POINTS[s.monument, action - BUILD]
    return 1


def cell_weight(s: Monuments, seat: int, cell: int) -> int:
    """The best piece of a cell, squared; an empty one is still a way."""
    best = 1
    for kind in range(KINDS):
        if s.quarry[cell, kind]:
            best = max(best, piece_weight(s, seat, kind))
    return best * best


def piece_weight(s: Monuments, seat: int, kind: int) -> int:
    """Gems and the black piece are sure points; a brick is good while the monument wants its colour."""
    if kind == GEM:
        return GEM_WEIGHT
    if kind == BLACK:
        return BLACK_WEIGHT
    held = s.holds[seat, kind]
    return 1 + BRICK_WEIGHT // (1 + held) if (places_wanting(s) >> (8 * kind)) & 255 > held else 1
