"""The monument: what may be built, what passing costs, and how rounds and the game end (W6 to W11)."""

from __future__ import annotations

from tesela.engine.state import Ints
from tesela.games.monuments.quarry import begin_round
from tesela.games.monuments.scoring import points
from tesela.games.monuments.state import *

# ---- what may be built


def places_built(s: Monuments) -> tuple[int, int]:
    """The places that are built, as masks: those below HALF, and those from there on."""
    below = 0
    above = 0
    for place in range(HALF):
        if s.built[place]:
            below |= 1 << place
    for place in range(HALF, PLACES):
        if s.built[place]:
            above |= 1 << (place - HALF)
    return below, above


def is_open(s: Monuments, place: int, stands: tuple[int, int]) -> bool:
    """Whether a piece can be put here: the plan wants one, none is there, and all beneath it stands (W6)."""
    missing_below = SUPPORTS[s.monument, 0, place] & ~stands[0]
    missing_above = SUPPORTS[s.monument, 1, place] & ~stands[1]
    is_free = (WANTS[s.monument, place] != NOTHING) & (s.built[place] == 0)
    return is_free & (missing_below | missing_above == 0)


def places_open(s: Monuments) -> tuple[int, int]:
    """The places where a piece can be put, as masks (W6)."""
    stands = places_built(s)
    below = 0
    above = 0
    for place in range(HALF):
        below |= is_open(s, place, stands) << place
    for place in range(HALF, PLACES):
        above |= is_open(s, place, stands) << (place - HALF)
    return below, above


def places_held_for(s: Monuments, seat: int) -> tuple[int, int]:
    """The places, free or not, that want a piece which a seat holds, as masks; the reliquary wants a gem (W11)."""
    below = 0
    above = 0
    for place in range(HALF):
        below |= (s.holds[seat, min(WANTS[s.monument, place], KINDS - 1)] > 0) << place
    for place in range(HALF, PLACES):
        above |= (s.holds[seat, min(WANTS[s.monument, place], KINDS - 1)] > 0) << (place - HALF)
    return below, above


def places_to_build(s: Monuments, seat: int) -> tuple[int, int]:
    """The places where a seat can put a piece, as masks (W6)."""
    open_below, open_above = places_open(s)
    held_below, held_above = places_held_for(s, seat)
    return open_below & held_below, open_above & held_above


def is_complete(s: Monuments) -> bool:
    """Whether nothing is wanted any more, neither a brick nor the reliquary's gem (W10, W11)."""
    for place in range(PLACES):
        if s.built[place] == 0 and WANTS[s.monument, place] != NOTHING:
            return False
    return True


def places_wanting(s: Monuments) -> int:
    """How many places of the plan still want a piece, open or not: a byte for each kind."""
    wanting = 0
    for place in range(PLACES):
        wanting += WANT_BYTES[s.monument, place] * (s.built[place] == 0)
    return wanting


def legal_building(s: Monuments, seat: int, out: Ints) -> int:
    """Every place that the seat has a piece for; to pass only when there is none (W6, W7)."""
    below, above = places_to_build(s, seat)
    n = 0
    for place in range(HALF):
        out[n] = BUILD + place
        n += (below >> place) & 1
    for place in range(HALF, PLACES):
        out[n] = BUILD + place
        n += (above >> (place - HALF)) & 1
    if n == 0:
        out[n] = PASS
        n += 1
    return n


# ---- building


def build(s: Monuments, seat: int, place: int) -> None:
    """Put a piece in its place; a complete monument ends the game at once (W6, W10)."""
    s.holds[seat, WANTS[s.monument, place]] -= 1
    s.built[place] = seat + 1
    s.last_built = place + 1
    if is_complete(s):
        give_back(s)
        s.phase = OVER
    else:
        s.seat = next_builder(s, seat)


def give_back(s: Monuments) -> None:
    """In the round that ends the game nobody loses points (W8)."""
    for seat in range(s.players):
        s.lost[s.current_round, seat] = 0


def next_builder(s: Monuments, seat: int) -> int:
    """The next player clockwise who has not passed; the same again when all others have (W6, W7)."""
    after = (seat + 1) % s.players
    while s.passed[after] and after != seat:
        after = (after + 1) % s.players
    return after


# ---- passing


def bricks_held(s: Monuments, seat: int) -> int:
    """Bricks of a player; gems do not count (W7)."""
    count = 0
    for colour in range(COLOURS):
        count += s.holds[seat, colour]
    return count


def pass_cost(s: Monuments, seat: int, track: int) -> int:
    """What passing costs now: by brick, never more than the track shows (W7), and nothing in the last round (W8)."""
    if s.current_round == ROUNDS - 1:
        return 0
    return min(bricks_held(s, seat) * COST_OF_BRICK, track)


def pass_for_the_round(s: Monuments, seat: int) -> None:
    """Out of this building phase; after everybody the round ends (W7, W10)."""
    s.lost[s.current_round, seat] = pass_cost(s, seat, points(s, seat))
    s.passed[seat] = 1
    s.seat = next_builder(s, seat)
    if s.seat == seat:
        end_round(s)


def end_round(s: Monuments) -> None:
    """On to the next quarry; the third round is the last (W9, W10)."""
    if s.current_round == ROUNDS - 1:
        s.phase = OVER
    else:
        s.current_round += 1
        begin_round(s)
