"""The quarry: how it is filled, where the worker may go, and what a walk brings (W1 to W5)."""

from __future__ import annotations

from tesela.engine.rng import below
from tesela.games.monuments.scoring import points
from tesela.games.monuments.state import *

# ---- filling


def begin_round(s: Monuments) -> None:
    """Fill the quarry; the first player begins (W1, W5)."""
    fill_quarry(s)
    s.phase = WALKING
    s.seat = s.first
    for seat in range(s.players):
        s.passed[seat] = 0
        s.taken[seat] = 0
        s.began[seat] = points(s, seat)


def fill_quarry(s: Monuments) -> None:
    """The round's pieces as if drawn from a bag for the outer and the middle cells; the rest is the centre's (W1)."""
    for kind in range(KINDS):
        s.quarry[CENTRE, kind] = PIECES[s.monument, s.current_round, kind]
    for cell in range(CENTRE):
        for _ in range(FILLING[s.monument, s.current_round, cell]):
            kind = any_piece(s, CENTRE)
            s.quarry[CENTRE, kind] -= 1
            s.quarry[cell, kind] += 1


def any_piece(s: Monuments, cell: int) -> int:
    """The kind of a piece drawn at random from a cell."""
    ticket = below(s.rng, pieces_on(s, cell))
    kind = 0
    while ticket >= s.quarry[cell, kind]:
        ticket -= s.quarry[cell, kind]
        kind += 1
    return kind


# ---- what lies there


def pieces_on(s: Monuments, cell: int) -> int:
    """Pieces of all kinds on a cell."""
    count = 0
    for kind in range(KINDS):
        count += s.quarry[cell, kind]
    return count


def cells_with_pieces(s: Monuments) -> int:
    """The cells that are not empty, as a mask."""
    mask = 0
    for cell in range(CELLS):
        if pieces_on(s, cell) > 0:
            mask |= 1 << cell
    return mask


# ---- where the worker may go


def steps_due(s: Monuments) -> int:
    """How many cells the walk of this turn enters: by turn, not by player (W2)."""
    return STEPS[min(s.turn, TURN_LENGTHS - 1)]


def cells_entered(s: Monuments) -> int:
    """The cells entered this turn, as a mask; where the worker started is not among them (W3)."""
    mask = 0
    for step in range(1, s.walked + 1):
        mask |= 1 << (s.path[step] - 1)
    return mask


def pieces_brought(s: Monuments) -> int:
    """Pieces taken on this walk so far."""
    count = 0
    for step in range(s.walked):
        if s.brought[step]:
            count += 1
    return count


def can_end(cell: int, steps: int, entered: int, wanted: int) -> bool:
    """Whether a walk that enters this cell, then so many more, can end on the rim and meet a cell wanted (W4)."""
    for k in range(WALK_COUNT[steps, cell]):
        walk = WALKS[steps, cell, k]
        if walk & entered == 0 and walk & wanted != 0:
            return True
    return False


def next_cells(s: Monuments) -> int:
    """The cells that the worker may enter now, as a mask (W2 to W4)."""
    entered = cells_entered(s)
    wanted = EVERY_CELL if pieces_brought(s) > 0 else cells_with_pieces(s)
    near = NEAR[s.path[s.walked]]
    steps = steps_due(s) - s.walked - 1
    mask = 0
    for cell in range(CELLS):
        if (near >> cell) & 1 and can_end(cell, steps, entered, wanted):
            mask |= 1 << cell
    return mask


# ---- walking


def go(s: Monuments, seat: int, cell: int) -> None:
    """Enter a cell and take its piece; where it has several kinds, the player chooses (W3)."""
    s.walked += 1
    s.path[s.walked] = cell + 1
    kinds = 0
    only = NOTHING
    for kind in range(KINDS):
        if s.quarry[cell, kind]:
            kinds += 1
            only = kind
    if kinds > 1:
        s.phase = TAKING
    elif kinds == 1:
        take(s, seat, only)
    else:
        end_step(s, seat)


def take(s: Monuments, seat: int, kind: int) -> None:
    """Take one piece from the cell just entered (W3)."""
    s.quarry[s.path[s.walked] - 1, kind] -= 1
    s.holds[seat, kind] += 1
    s.taken[seat] += 1
    s.brought[s.walked - 1] = kind + 1
    s.phase = WALKING
    end_step(s, seat)


def end_step(s: Monuments, seat: int) -> None:
    """After the last step the next player walks on from there, or the building begins (W2, W5)."""
    if s.walked < steps_due(s):
        return
    end_walk(s, seat)
    s.seat = (seat + 1) % s.players
    if cells_with_pieces(s) == 0:
        end_quarry(s)


def end_walk(s: Monuments, seat: int) -> None:
    """Keep the walk for all to see; the next one begins where it ended."""
    for step in range(MOST_STEPS + 1):
        s.last_path[step] = s.path[step]
        s.path[step] = 0
    for step in range(MOST_STEPS):
        s.brought[step] = 0
    s.path[0] = s.last_path[s.walked]
    s.last_walker = seat + 1
    s.walked = 0
    s.turn += 1


def end_quarry(s: Monuments) -> None:
    """Whoever holds the black piece gives it back for its points, the worker and the first turn (W5)."""
    for seat in range(s.players):
        if s.holds[seat, BLACK]:
            s.holds[seat, BLACK] = 0
            s.black[s.current_round] = seat + 1
            s.first = seat
    for step in range(MOST_STEPS + 1):
        s.path[step] = 0
        s.last_path[step] = 0
    s.last_walker = 0
    s.turn = 0
    s.seat = s.first
    s.phase = BUILDING
