"""Deliveries: what may be loaded, how it is paid, and what follows when it is over (F7 to F10, F13, F14, F16)."""

from __future__ import annotations

from tesela.games.finca.state import *


def top(s: Finca, village: int) -> int:
    """The face-up fruit tile of a village that is still open."""
    return s.pile[village, s.left[village] - 1]


# ---- what a delivery may hold


def in_hand(s: Finca, seat: int, fruit: int, paid: int, kind: int) -> int:
    """Fruits of a kind that would be left after paying the tile `paid`, with `kind` for its `?`."""
    wild = PRINTED[paid, WILD] if kind == fruit else 0
    return s.fruits[seat, fruit] - PRINTED[paid, fruit] - wild


def affords(s: Finca, seat: int, tile: int, short: int, paid: int, kind: int) -> bool:
    """Whether a tile can be paid but for `short` fruits, after `paid`; a `?` tile with any one kind (F8)."""
    wild = PRINTED[tile, WILD]
    if wild:
        for fruit in range(FRUITS):
            if in_hand(s, seat, fruit, paid, kind) >= wild - short:
                return True
        return False
    missing = 0
    for fruit in range(FRUITS):
        missing += max(0, PRINTED[tile, fruit] - in_hand(s, seat, fruit, paid, kind))
        if missing > short:
            return False
    return True


def is_open(s: Finca, village: int) -> bool:
    """Whether a village can still be supplied in this delivery (F9, F10)."""
    return s.left[village] > 0 and s.loaded[village] == 0


def payable(s: Finca, seat: int, village: int, room: int) -> bool:
    """Whether the tile of a village can be paid exactly (F7)."""
    if not is_open(s, village):
        return False
    tile = top(s, village)
    return VALUE[tile] <= room and affords(s, seat, tile, 0, NO_TILE, NO_FRUIT)


def payable_short(s: Finca, seat: int, village: int, room: int, paid: int, kind: int) -> bool:
    """Whether the tile of a village can be paid but for one fruit, after `paid`; never a value-1 tile (F14)."""
    if not is_open(s, village):
        return False
    tile = top(s, village)
    return 1 < VALUE[tile] <= room + 1 and affords(s, seat, tile, 1, paid, kind)


def any_payable(s: Finca, seat: int, room: int) -> bool:
    """Whether a delivery of this size is possible at all (F7)."""
    for village in range(VILLAGES):
        if payable(s, seat, village, room):
            return True
    return False


def any_payable_short(s: Finca, seat: int, room: int) -> bool:
    """Whether a delivery with one fruit less is possible at all (F14)."""
    for village in range(VILLAGES):
        if payable_short(s, seat, village, room, NO_TILE, NO_FRUIT):
            return True
    return False


def leaves_a_way(s: Finca, seat: int, village: int, kind: int) -> bool:
    """Whether, after paying this village in full, the fruit that is owed short can still be left out (F14)."""
    if s.owes_short == 0:
        return True
    tile = top(s, village)
    for other in range(VILLAGES):
        if other != village and payable_short(s, seat, other, s.room - VALUE[tile], tile, kind):
            return True
    return False


def can_pay_with(s: Finca, seat: int, village: int, kind: int) -> bool:
    """Whether the `?` tile of a village may be paid with this kind (F8)."""
    due = PRINTED[top(s, village), WILD] - s.short
    return s.fruits[seat, kind] >= due and (s.short == 1 or leaves_a_way(s, seat, village, kind))


def can_lack(s: Finca, seat: int, village: int, fruit: int) -> bool:
    """Whether the tile of a village can be paid without one of this fruit (F14)."""
    tile = top(s, village)
    if PRINTED[tile, fruit] == 0:
        return False
    for other in range(FRUITS):
        if s.fruits[seat, other] < PRINTED[tile, other] - (1 if other == fruit else 0):
            return False
    return True


def can_load(s: Finca, seat: int, village: int) -> bool:
    """Whether a village may be supplied in full now."""
    if not payable(s, seat, village, s.room):
        return False
    if PRINTED[top(s, village), WILD] == 0:
        return leaves_a_way(s, seat, village, NO_FRUIT)
    for kind in range(FRUITS):
        if can_pay_with(s, seat, village, kind):
            return True
    return False


def can_load_short(s: Finca, seat: int, village: int) -> bool:
    """Whether a village may be the one that gets one fruit less."""
    return s.owes_short == 1 and payable_short(s, seat, village, s.room, NO_TILE, NO_FRUIT)


def can_stop_loading(s: Finca) -> bool:
    """Whether the delivery may end here: at least one tile (F7), and the short one among them (F14)."""
    for village in range(VILLAGES):
        if s.loaded[village]:
            return s.owes_short == 0
    return False


# ---- delivering


def start_delivery(s: Finca, seat: int, room: int, cart: int, owes_short: int) -> None:
    """Give back a cart, unless it is the large one, and begin to load (F7, F13, F14)."""
    s.carts[seat] -= cart
    s.room = room
    s.owes_short = owes_short
    s.phase = LOADING


def choose_village(s: Finca, seat: int, village: int, short: int) -> None:
    """Pay a village's tile at once, or ask how it shall be paid where there is a choice."""
    s.village = village
    s.short = short
    tile = top(s, village)
    if PRINTED[tile, WILD]:
        s.phase = PAYING
    elif short:
        s.phase = LACKING
    else:
        pay(s, seat, NO_FRUIT, NO_FRUIT)
        return
    choices = 0
    only = NO_FRUIT
    for fruit in range(FRUITS):
        if can_pay_with(s, seat, village, fruit) if s.phase == PAYING else can_lack(s, seat, village, fruit):
            choices += 1
            only = fruit
    if choices == 1:
        pay(s, seat, only if s.phase == PAYING else NO_FRUIT, only if s.phase == LACKING else NO_FRUIT)


def pay(s: Finca, seat: int, kind: int, lacked: int) -> None:
    """Return the fruits for the chosen village to the supply (F7, F8, F9)."""
    tile = top(s, s.village)
    for fruit in range(FRUITS):
        s.fruits[seat, fruit] -= PRINTED[tile, fruit]
    if kind != NO_FRUIT:
        s.fruits[seat, kind] -= PRINTED[tile, WILD] - s.short
    if lacked != NO_FRUIT:
        s.fruits[seat, lacked] += 1
    s.room -= VALUE[tile] - s.short
    s.owes_short -= s.short
    s.loaded[s.village] = 1
    s.village = 0
    s.short = 0
    s.phase = LOADING


def end_delivery(s: Finca, seat: int) -> None:
    """Take all tiles, then reveal the next ones (F9), award fincas (F10) and bonuses (F16)."""
    for village in range(VILLAGES):
        if s.loaded[village]:
            s.tile_owner[top(s, village)] = seat + 1
            s.left[village] -= 1
    for village in range(VILLAGES):
        if s.loaded[village] and s.left[village] == 0:
            award_finca(s, s.finca[village])
        s.loaded[village] = 0
    award_bonuses(s, seat)
    s.room = 0


def symbols(s: Finca, seat: int, finca: int) -> int:
    """How often the fruits of a finca tile are printed on the fruit tiles that a seat owns (F10)."""
    count = 0
    for tile in range(TILES):
        if s.tile_owner[tile] == seat + 1:
            for face in range(FRUITS + 1):
                count += PRINTED[tile, face] * FINCA_FACE[finca, face]
    return count


def race(s: Finca, finca: int) -> tuple[int, int]:
    """Who would get a finca tile now (seat + 1, 0 in a tie), and by how many symbols they lead (F10)."""
    most = -1
    second = -1
    owner = 0
    for seat in range(s.players):
        count = symbols(s, seat, finca)
        if count > most:
            second = most
            most = count
            owner = seat + 1
        else:
            second = max(second, count)
    if most == second:
        owner = 0
    return owner, most - second


def award_finca(s: Finca, finca: int) -> None:
    """Give a finca tile to whoever has the most; a tie awards nobody (F10)."""
    s.finca_owner[finca] = race(s, finca)[0]


def tiles_of_value(s: Finca, seat: int, value: int) -> int:
    """Fruit tiles of a value that a seat owns."""
    count = 0
    for tile in range(TILES):
        if s.tile_owner[tile] == seat + 1 and VALUE[tile] == value:
            count += 1
    return count


def award_bonuses(s: Finca, seat: int) -> None:
    """Give the highest bonus tiles left for each new complete set of values 1 to 6 (F16)."""
    due = TILES
    for value in range(1, HIGHEST + 1):
        due = min(due, tiles_of_value(s, seat, value))
    for bonus in range(BONUSES):
        if s.bonus_owner[bonus] == seat + 1:
            due -= 1
    for bonus in range(BONUSES):
        if due > 0 and s.bonus_owner[bonus] == 0:
            s.bonus_owner[bonus] = seat + 1
            due -= 1


def houses_left(s: Finca) -> int:
    """Wooden fincas not yet placed; below zero when several villages were emptied at once (F17)."""
    count = HOUSES[s.players]
    for village in range(VILLAGES):
        if s.left[village] == 0:
            count -= 1
    return count
