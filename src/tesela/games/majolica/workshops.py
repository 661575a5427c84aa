"""Workshops: when they are ready, how they run, overflow, and what completed cards bring (M4, M9 to M14).

Functions named `…_alone` take one step of the engine's own: they do what leaves no choice and tell whether there was
such a thing.
"""

from __future__ import annotations

from tesela.games.majolica.state import *

# ---- what lies where


def tiles_in(s: Majolica, seat: int, workshop: int) -> int:
    """Tiles in a workshop, violet ones included."""
    count = 0
    for kind in range(KINDS):
        count += s.workshops[seat, workshop, kind]
    return count


def excess(s: Majolica, seat: int, workshop: int) -> int:
    """Tiles over capacity; below 1 when they fit (M4)."""
    return tiles_in(s, seat, workshop) - CAPACITY[workshop]


def tiles_on(s: Majolica, seat: int, slot: int) -> int:
    """Tiles on the card in a slot."""
    count = 0
    for cell in range(MOST_CELLS):
        if s.filled[seat, slot, cell]:
            count += 1
    return count


def free_cell(s: Majolica, seat: int, slot: int, wanted: int) -> int:
    """The first free cell of the card in a slot that asks for a colour, or for ANY."""
    card = s.slots[seat, slot]
    for cell in range(CELLS[card]):
        if FACE[card, cell] == wanted and s.filled[seat, slot, cell] == 0:
            return cell
    return NO_CELL


def takes(s: Majolica, seat: int, slot: int, colour: int) -> bool:
    """Whether the card in a slot has a free cell for a colour (M9)."""
    return free_cell(s, seat, slot, colour) != NO_CELL or free_cell(s, seat, slot, ANY) != NO_CELL


def empty_slots(s: Majolica, seat: int) -> int:
    """Slots without a card."""
    count = 0
    for slot in range(SLOTS):
        if s.slots[seat, slot] == 0:
            count += 1
    return count


def cards_completed(s: Majolica, seat: int) -> int:
    """Completed cards of a seat."""
    count = 0
    owners = s.completed
    for card in range(1, CARDS + 1):
        if owners[card] == seat + 1:
            count += 1
    return count


# ---- ready


def makes_pattern(s: Majolica, seat: int, workshop: int) -> bool:
    """Whether the tiles make exactly the pattern, violet standing for whatever helps (M9)."""
    tiles = s.workshops[seat, workshop, VIOLET]
    groups = 0
    for colour in range(COLOURS):
        count = s.workshops[seat, workshop, colour]
        if count > GROUP_SIZE[workshop]:
            return False
        if count:
            groups += 1
        tiles += count
    return tiles == CAPACITY[workshop] and groups <= GROUPS[workshop]


def is_ready(s: Majolica, seat: int, workshop: int) -> bool:
    """Whether a workshop must run: the pattern, and above W1 to W3 a cell for one of its tiles (M9)."""
    if not makes_pattern(s, seat, workshop):
        return False
    if workshop == W4:
        return True
    for colour in range(COLOURS):
        if s.workshops[seat, workshop, colour] and takes(s, seat, workshop, colour):
            return True
    return False


def could_be_ready(s: Majolica, seat: int, workshop: int) -> bool:
    """Whether a workshop below a card could be ready when just what is too many is given up (M4, M9)."""
    for kept in range(1 << COLOURS):  # colours, as bits
        tiles = s.workshops[seat, workshop, VIOLET]
        groups = 0
        fits = False
        for colour in range(COLOURS):
            if (kept >> colour) & 1 and s.workshops[seat, workshop, colour]:
                tiles += min(s.workshops[seat, workshop, colour], GROUP_SIZE[workshop])
                groups += 1
                fits = fits or takes(s, seat, workshop, colour)
        if fits and groups <= GROUPS[workshop] and tiles >= CAPACITY[workshop]:
            return True
    return False


def ready_workshops(s: Majolica, seat: int) -> int:
    """The workshops that are ready, as bits."""
    ready = 0
    for workshop in range(WORKSHOPS):
        if is_ready(s, seat, workshop):
            ready |= 1 << workshop
    return ready


# ---- running


def start_run(s: Majolica, seat: int, workshop: int) -> None:
    """Begin to run a workshop; the fourth of a turn brings a bloom token (M10, M19)."""
    before = s.ran
    s.ran |= 1 << workshop
    if s.with_bloom and s.ran == ALL_RAN and before != ALL_RAN:
        s.blooms[seat] += 1
    s.bench = workshop
    if workshop == W4:
        serve_town_hall(s, seat)
    else:
        s.phase = RAISING


def serve_town_hall(s: Majolica, seat: int) -> None:
    """One tile for a violet one, else for a "1" token, else for nothing; the rest returns to W1 (M12)."""
    for colour in range(COLOURS):
        if s.workshops[seat, W4, colour]:
            s.workshops[seat, W4, colour] -= 1
    if s.violets_left:
        s.violets_left -= 1
        s.violets[seat] += 1
        if s.rules > 1 and order_matters(s, seat):
            s.phase = ORDERING
            return
        s.workshops[seat, W1, VIOLET] += 1
    elif s.ones_left:
        s.ones_left -= 1
        s.ones[seat] += 1
    pass_on(s, seat)


def order_matters(s: Majolica, seat: int) -> bool:
    """Whether W1 could run between violet and the rest of W4; if not, all orders lead to the same tables (M12)."""
    return could_run_after(s, seat, VIOLET) or could_run_after(s, seat, only_kind(s, seat, W4))


def could_run_after(s: Majolica, seat: int, kind: int) -> bool:
    """Whether W1 could be ready once violet, or the rest of W4, has entered it (M12)."""
    s.workshops[seat, W1, kind] += entering(kind)
    could = could_be_ready(s, seat, W1)
    s.workshops[seat, W1, kind] -= entering(kind)
    return could


def entering(kind: int) -> int:
    """How many tiles enter W1 together: one violet tile, or the rest of W4, which is of one colour (M12)."""
    return 1 if kind == VIOLET else CAPACITY[W4] - 1


def order_steps(s: Majolica, seat: int, is_violet_first: bool) -> None:
    """Violet or the rest of W4 enters W1, the other waits (M12)."""
    colour = only_kind(s, seat, W4)
    s.workshops[seat, W4, colour] = 0
    s.waiting = (s.waiting << WAITING_BITS) + 1 + (colour if is_violet_first else VIOLET)
    enter_w1(s, seat, VIOLET if is_violet_first else colour)


def enter_later(s: Majolica, seat: int) -> None:
    """What has waited enters W1 (M12)."""
    kind = next_waiting(s)
    s.waiting >>= WAITING_BITS
    enter_w1(s, seat, kind)


def next_waiting(s: Majolica) -> int:
    """The kind of what enters W1 next; -1 when nothing waits (M12)."""
    return (s.waiting & (W1_RAN - 1)) - 1


def enter_w1(s: Majolica, seat: int, kind: int) -> None:
    """One of the two steps after W4 has run (M12)."""
    s.workshops[seat, W1, kind] += entering(kind)
    s.bench = W1
    s.phase = OVERFLOWING


def raise_tile(s: Majolica, seat: int, colour: int, wanted: int) -> None:
    """Move a tile onto the card above, to a cell that asks for its colour or for ANY (M11)."""
    slot = s.bench
    s.workshops[seat, slot, colour] -= 1
    s.filled[seat, slot, free_cell(s, seat, slot, wanted)] = colour + 1
    s.raised += 1
    if tiles_on(s, seat, slot) == CELLS[s.slots[seat, slot]]:
        complete_card(s, seat, slot)


def complete_card(s: Majolica, seat: int, slot: int) -> None:
    """The card goes to the score area, its tiles to the supply; a bonus symbol earns a tile (M14)."""
    card = s.slots[seat, slot]
    s.completed[card] = seat + 1
    s.slots[seat, slot] = 0
    for cell in range(MOST_CELLS):
        s.filled[seat, slot, cell] = 0
    s.bonuses += HAS_BONUS[card]
    s.cards_now += 1
    if s.cards_now == 2:
        s.two_at_once[seat] = 1
    if s.first_three == 0 and cards_completed(s, seat) == 3:
        s.first_three = seat + 1


def can_raise(s: Majolica, seat: int, colour: int, wanted: int) -> bool:
    """Whether a tile of the running workshop may go to a cell that asks for its colour or for ANY (M11)."""
    return s.workshops[seat, s.bench, colour] > 0 and free_cell(s, seat, s.bench, wanted) != NO_CELL


def raise_alone(s: Majolica, seat: int) -> bool:
    """Move the first tile where there is only one way; go on where nothing more may or can be moved (M11)."""
    ways = 0
    only = 0
    only_wanted = 0
    if s.raised < RAISES[s.bench]:
        for colour in range(COLOURS):
            if can_raise(s, seat, colour, colour):
                ways += 1
                only = colour
                only_wanted = colour
            if can_raise(s, seat, colour, ANY):
                ways += 1
                only = colour
                only_wanted = ANY
    if ways == 0:
        end_raising(s, seat)
    elif ways == 1 and s.raised == 0:
        raise_tile(s, seat, only, only_wanted)
    else:
        return False
    return True


def end_raising(s: Majolica, seat: int) -> None:
    """W3 breaks a tile; elsewhere the rest goes on (M11)."""
    s.raised = 0
    if s.bench == W3:
        s.phase = BREAKING
    else:
        pass_on(s, seat)


def break_alone(s: Majolica, seat: int) -> bool:
    """Break a tile where all are of one colour; go on where all are violet (M11, M13)."""
    ways = 0
    only = 0
    for colour in range(COLOURS):
        if s.workshops[seat, s.bench, colour]:
            ways += 1
            only = colour
    if ways > 1:
        return False
    if ways == 1:
        break_tile(s, seat, only)
    else:
        pass_on(s, seat)
    return True


def break_tile(s: Majolica, seat: int, colour: int) -> None:
    """The hammer: one tile is gone, or lies on the mission if that colour is new there (M11, M21)."""
    s.workshops[seat, s.bench, colour] -= 1
    if s.mission[seat] == BROKEN:
        s.mission_tiles[seat, colour] = 1
    pass_on(s, seat)


def pass_on(s: Majolica, seat: int) -> None:
    """All that is left goes to the next workshop; violet leaves the game on entering W4 (M11, M13)."""
    target = (s.bench + 1) % WORKSHOPS
    for kind in range(KINDS):
        s.workshops[seat, target, kind] += s.workshops[seat, s.bench, kind]
        s.workshops[seat, s.bench, kind] = 0
    s.workshops[seat, W4, VIOLET] = 0
    s.bench = target
    s.phase = OVERFLOWING


# ---- giving tiles up


def discard_tile(s: Majolica, seat: int, kind: int) -> None:
    """One tile back to the supply; a violet one leaves the game (M4, M8, M13)."""
    s.workshops[seat, s.bench, kind] -= 1


def overflow_alone(s: Majolica, seat: int) -> bool:
    """Look for ready workshops when all fits; discard where all tiles are alike (M4)."""
    if excess(s, seat, s.bench) <= 0:
        s.bench = 0
        s.phase = SETTLING
        return True
    only = only_kind(s, seat, s.bench)
    if only < 0:
        return False
    discard_tile(s, seat, only)
    return True


def only_kind(s: Majolica, seat: int, workshop: int) -> int:
    """The kind of all tiles in a workshop, or -1 when they differ."""
    only = -1
    for kind in range(KINDS):
        if s.workshops[seat, workshop, kind]:
            if only >= 0:
                return -1
            only = kind
    return only
