"""The rules of Finca: set-up, what is legal, and what it does. Numbers like F4 are rulings."""

from __future__ import annotations

from tesela.engine.rng import shuffle
from tesela.engine.state import Ints
from tesela.games.finca.delivery import (
    any_payable,
    any_payable_short,
    can_lack,
    can_load,
    can_load_short,
    can_pay_with,
    can_stop_loading,
    choose_village,
    end_delivery,
    houses_left,
    pay,
    start_delivery,
)
from tesela.games.finca.state import *

# ---- set-up


def setup(s: Finca, players: int, options: Ints) -> None:
    """Shuffle the blades, the fruit tiles and the finca tiles; deal everybody's action tiles."""
    s.players = players
    for blade in range(BLADES):
        s.blades[blade] = blade % FRUITS
    shuffle(s.rng, s.blades, BLADES)
    deal_fruit_tiles(s)
    for village in range(VILLAGES):
        s.finca[village] = village
    shuffle(s.rng, s.finca, FINCAS)
    for seat in range(players):
        for tile in range(4):
            s.action_tiles[seat, tile] = 1


def deal_fruit_tiles(s: Finca) -> None:
    """Ten piles of four, the rest left out unseen."""
    for tile in range(TILES):
        s.tile_owner[tile] = tile
    shuffle(s.rng, s.tile_owner, TILES)
    for village in range(VILLAGES):
        s.left[village] = PILE
        for k in range(PILE):
            s.pile[village, k] = s.tile_owner[village * PILE + k]
    for k in range(TILES - VILLAGES * PILE):
        s.left_out[k] = s.tile_owner[VILLAGES * PILE + k]
    for tile in range(TILES):
        s.tile_owner[tile] = 0


# ---- what lies on the table


def farmers_on(s: Finca, blade: int) -> int:
    """Everybody's farmers on a blade."""
    count = 0
    for seat in range(s.players):
        count += s.farmers[blade, seat]
    return count


def supply(s: Finca, fruit: int) -> int:
    """Fruits of a kind that nobody holds."""
    count = STOCK
    for seat in range(s.players):
        count -= s.fruits[seat, fruit]
    return count


def carts_in_centre(s: Finca) -> int:
    """Cart tokens that nobody holds."""
    count = CARTS[s.players]
    for seat in range(s.players):
        count -= s.carts[seat]
    return count


# ---- the mill


def crossings(blade: int, steps: int) -> int:
    """How often a farmer that goes so far crosses a line of the mill (F5)."""
    return (blade + steps) // HALF - blade // HALF


def fruits_due(s: Finca, origin: int, arrival: int) -> int:
    """Fruits for a farmer that goes from one blade to another: one for each that stands there then (F3)."""
    return farmers_on(s, arrival) + (0 if arrival == origin else 1)


def harvest(s: Finca, seat: int, blade: int) -> None:
    """Take as many fruits as there are farmers on the blade (F3); when short, all are returned first (F4)."""
    fruit = s.blades[blade]
    due = farmers_on(s, blade)
    if supply(s, fruit) < due:
        for other in range(s.players):
            s.fruits[other, fruit] = 0
    s.fruits[seat, fruit] += due


def take_carts(s: Finca, seat: int, due: int) -> None:
    """Take the carts earned (F5); when short, all are returned first (F6)."""
    if carts_in_centre(s) < due:
        for other in range(s.players):
            s.carts[other] = 0
    s.carts[seat] += due


def place_farmer(s: Finca, seat: int, blade: int) -> None:
    """Set up one farmer and take one fruit of its blade; after the last one the turns begin (F1)."""
    s.farmers[blade, seat] += 1
    s.fruits[seat, s.blades[blade]] += 1
    s.seat = (seat + 1) % s.players
    standing = 0
    for b in range(BLADES):
        standing += farmers_on(s, b)
    if standing == s.players * FARMERS[s.players]:
        s.phase = TURN


def move_farmer(s: Finca, seat: int, blade: int) -> None:
    """Go on as many blades as there are farmers here, harvest there, and take the carts earned (F3, F5)."""
    steps = farmers_on(s, blade)
    arrival = (blade + steps) % BLADES
    s.farmers[blade, seat] -= 1
    s.farmers[arrival, seat] += 1
    harvest(s, seat, arrival)
    take_carts(s, seat, crossings(blade, steps))


def land_farmer(s: Finca, seat: int, blade: int) -> None:
    """The gust sets the lifted farmer down: fruits as for an arrival, never a cart (F12)."""
    s.farmers[s.lifted, seat] -= 1
    s.farmers[blade, seat] += 1
    harvest(s, seat, blade)


# ---- turns


def end_turn(s: Finca) -> None:
    """The next player, unless the last wooden finca stands or the game takes too long (F17)."""
    s.turn += 1
    if houses_left(s) <= 0 or s.turn >= LAST_TURN:
        s.phase = OVER
    else:
        s.seat = (s.seat + 1) % s.players
        s.phase = TURN


def to_act(s: Finca) -> int:
    """One seat at a time (F2)."""
    return 0 if s.phase == OVER else 1 << s.seat


def legal(s: Finca, seat: int, out: Ints) -> int:
    """All legal decisions, ascending."""
    if s.phase == TURN:
        return legal_turn(s, seat, out)
    if s.phase == LOADING:
        return legal_loading(s, seat, out)
    n = 0
    if s.phase == PLACING or s.phase == LANDING:
        first = PLACE if s.phase == PLACING else LAND
        for blade in range(BLADES):
            out[n] = first + blade
            n += 1
    elif s.phase == PAYING or s.phase == LACKING:
        for fruit in range(FRUITS):
            if s.phase == PAYING and can_pay_with(s, seat, s.village, fruit):
                out[n] = PAY + fruit
                n += 1
            elif s.phase == LACKING and can_lack(s, seat, s.village, fruit):
                out[n] = LACK + fruit
                n += 1
    else:
        n = legal_farmers(s, seat, LIFT if s.phase == LIFTING else MOVE, out)
        if s.phase == SECOND_MOVE:
            out[n] = STOP  # F11
            n += 1
    return n


def legal_farmers(s: Finca, seat: int, first: int, out: Ints) -> int:
    """The blades on which the seat has a farmer (F3)."""
    n = 0
    for blade in range(BLADES):
        if s.farmers[blade, seat]:
            out[n] = first + blade
            n += 1
    return n


def legal_turn(s: Finca, seat: int, out: Ints) -> int:
    """Move a farmer, deliver, or use an action tile (F2)."""
    n = legal_farmers(s, seat, MOVE, out)
    possible = any_payable(s, seat, CART_ROOM)
    if possible and s.carts[seat]:
        out[n] = DELIVER
        n += 1
    for tile in range(4):
        if s.action_tiles[seat, tile] and (
            tile <= GUST_TILE
            or (tile == LARGE_TILE and possible)
            or (tile == LESS_TILE and s.carts[seat] > 0 and any_payable_short(s, seat, CART_ROOM))
        ):
            out[n] = DOUBLE + tile
            n += 1
    return n


def legal_loading(s: Finca, seat: int, out: Ints) -> int:
    """The villages that can still be supplied, and the end of the delivery (F7)."""
    n = 0
    for village in range(VILLAGES):
        if can_load(s, seat, village):
            out[n] = LOAD + village
            n += 1
    for village in range(VILLAGES):
        if can_load_short(s, seat, village):
            out[n] = SHORT + village
            n += 1
    if can_stop_loading(s):
        out[n] = STOP
        n += 1
    return n


def apply(s: Finca, seat: int, action: int) -> None:
    """Carry out a legal decision."""
    if action < MOVE:
        place_farmer(s, seat, action - PLACE)
    elif action < DELIVER:
        apply_on_mill(s, seat, action)
    elif action == DELIVER:
        start_delivery(s, seat, CART_ROOM, 1, 0)
    elif action < LOAD:
        use_action_tile(s, seat, action - DOUBLE)
    elif action < SHORT:
        choose_village(s, seat, action - LOAD, 0)
    elif action < PAY:
        choose_village(s, seat, action - SHORT, 1)
    elif action < LACK:
        pay(s, seat, action - PAY, NO_FRUIT)
    elif action < STOP:
        pay(s, seat, NO_FRUIT, action - LACK)
    else:
        if s.phase == LOADING:
            end_delivery(s, seat)
        end_turn(s)


def apply_on_mill(s: Finca, seat: int, action: int) -> None:
    """A move, or one half of a gust of wind; the first move of two does not end the turn (F11, F12)."""
    if action >= LAND:
        land_farmer(s, seat, action - LAND)
        s.lifted = 0
    elif action >= LIFT:
        s.lifted = action - LIFT
        s.phase = LANDING
        return
    else:
        move_farmer(s, seat, action - MOVE)
        if s.phase == FIRST_MOVE:
            s.phase = SECOND_MOVE
            return
    end_turn(s)


def use_action_tile(s: Finca, seat: int, tile: int) -> None:
    """Spend an action tile; what follows is the turn (F11 to F15)."""
    s.action_tiles[seat, tile] = 0
    if tile == DOUBLE_TILE:
        s.phase = FIRST_MOVE
    elif tile == GUST_TILE:
        s.phase = LIFTING
    elif tile == LARGE_TILE:
        start_delivery(s, seat, LARGE_ROOM, 0, 0)
    else:
        start_delivery(s, seat, CART_ROOM, 1, 1)
