"""What looks promising at a glance: weights for eager play."""

from __future__ import annotations

from tesela.games.majolica.board import face_up, run_length, stride
from tesela.games.majolica.state import *
from tesela.games.majolica.workshops import could_run_after, empty_slots, free_cell, makes_pattern, only_kind, takes

BITS = 3  # a bundle holds the number of tiles of each colour in so many bits
WILL_RUN = 400
WILL_RUN_ON_NOTHING = 40
EMPTY_SLOT = 60


def instinct(s: Majolica, seat: int, action: int) -> int:
    """Make workshops ready, keep a card above each, move tiles onto cards, give up what fits least."""
    if action < MISSION:
        return slot_weight(s, seat, action - SLOT)
    if action < RUN:
        return 1
    if action < INTO:
        return part_weight(s, seat, action)
    if action < KEEP:
        return place_weight(s, seat, action - INTO, hand_bundle(s))
    if RAISE <= action < STOP:
        return 40
    if BONUS <= action < DECLINE:
        return best_place(s, seat, 1 << (BITS * (action - BONUS)))
    if START_RUN <= action < RAISE or KEEP <= action < START_RUN:
        return 20
    if action >= VIOLET_FIRST:
        kind = VIOLET if action == VIOLET_FIRST else only_kind(s, seat, W4)
        return 20 if could_run_after(s, seat, kind) else 1
    if action >= DISCARD:
        return discard_weight(s, seat, action - DISCARD)
    return 1


def part_weight(s: Majolica, seat: int, action: int) -> int:
    """A run or a tile by the best place for it, a card by the slots that stand empty."""
    if action < TILE:
        return best_place(s, seat, run_bundle(s, (action - RUN) // GRID, (action - RUN) % GRID))
    if action < DRAFT:
        return best_place(s, seat, 1 << (BITS * s.grid[action - TILE]))
    if action < ARRANGE:
        empty = empty_slots(s, seat)
        return 1 + EMPTY_SLOT * empty * empty
    return order_weight(s, seat, action - ARRANGE)


def order_weight(s: Majolica, seat: int, order: int) -> int:
    """Leave the cards unless a full workshop can run with another one above it."""
    weight = EMPTY_SLOT if order == AS_IT_IS else 1
    for workshop in range(SLOTS):
        if makes_pattern(s, seat, workshop):
            for colour in range(COLOURS):
                if s.workshops[seat, workshop, colour] and takes(s, seat, ORDERS[order, workshop], colour):
                    weight += WILL_RUN // 2
    return weight


def slot_weight(s: Majolica, seat: int, slot: int) -> int:
    """An empty slot above a workshop with tiles that the card asks for."""
    card = s.card if s.phase == SLOTTING else s.start[seat]
    if s.slots[seat, slot]:
        return 1
    weight = 4
    for cell in range(CELLS[card]):
        wanted = FACE[card, cell]
        if wanted != ANY:
            weight += s.workshops[seat, slot, wanted]
    return weight * weight


def run_bundle(s: Majolica, axis: int, cell: int) -> int:
    """The tiles of a run."""
    bundle = 0
    for k in range(run_length(face_up(s), axis, cell)):
        bundle += 1 << (BITS * s.grid[cell + k * stride(axis)])
    return bundle


def hand_bundle(s: Majolica) -> int:
    """The tiles in hand."""
    bundle = 0
    for colour in range(COLOURS):
        bundle += s.hand[colour] << (BITS * colour)
    return bundle


def best_place(s: Majolica, seat: int, bundle: int) -> int:
    """The weight of the best workshop for these tiles."""
    best = 1
    for workshop in range(WORKSHOPS):
        best = max(best, place_weight(s, seat, workshop, bundle))
    return best


def place_weight(s: Majolica, seat: int, workshop: int, bundle: int) -> int:
    """How much nearer these tiles bring a workshop to its pattern, and whether it can then run."""
    after = useful(s, seat, workshop, bundle, VIOLET)
    gain = max(0, after - useful(s, seat, workshop, 0, VIOLET))
    if workshop < W4 and s.slots[seat, workshop] == 0:
        return 1 + gain
    weight = 1 + 3 * gain * gain
    if after >= CAPACITY[workshop]:
        weight += WILL_RUN if serves_card(s, seat, workshop, bundle) else WILL_RUN_ON_NOTHING
    return weight


def useful(s: Majolica, seat: int, workshop: int, bundle: int, without: int) -> int:
    """Tiles that can be part of the pattern: the largest groups up to their size, and violet; `without` one kind."""
    count = s.workshops[seat, workshop, VIOLET]
    used = 0
    for _ in range(GROUPS[workshop]):
        best = 0
        chosen = 0
        for colour in range(COLOURS):
            held = s.workshops[seat, workshop, colour] + ((bundle >> (BITS * colour)) & 7) - (colour == without)
            if not (used >> colour) & 1 and held > best:
                best = held
                chosen = colour
        used |= 1 << chosen
        count += min(best, GROUP_SIZE[workshop])
    return count


def serves_card(s: Majolica, seat: int, workshop: int, bundle: int) -> bool:
    """Whether the card above has a cell for one of the tiles; W4 needs none."""
    if workshop == W4:
        return True
    for colour in range(COLOURS):
        held = s.workshops[seat, workshop, colour] + ((bundle >> (BITS * colour)) & 7)
        if held and takes(s, seat, workshop, colour):
            return True
    return False


def discard_weight(s: Majolica, seat: int, kind: int) -> int:
    """Give up what the pattern does not need, rather what the card does not ask for; never a violet tile."""
    if s.phase == DISCARDING or kind == VIOLET:
        return 1
    if useful(s, seat, s.bench, 0, kind) < useful(s, seat, s.bench, 0, VIOLET):
        return 2
    if s.bench < W4 and free_cell(s, seat, s.bench, kind) != NO_CELL:
        return 20
    return 60
