"""The rules of Mozaika: set-up, what is legal, and what it does. Numbers like Z4 are rulings."""

from __future__ import annotations

from tesela.engine.rng import below
from tesela.engine.state import Ints
from tesela.games.mozaika.state import *

# ---- set-up


def setup(s: Mozaika, players: int, options: Ints) -> None:
    """Fill the bag, deal coins and tiles; the first round begins with laying (Z1)."""
    s.players = players
    s.round_number = 1
    for tile in range(1, TYPES + 1):
        s.bag[tile] = OF_EACH_TYPE[players]
    for seat in range(players):
        s.coins[seat] = START_COINS
        for _ in range(HAND):
            s.hand[seat, draw(s)] += 1
    s.waiting = everybody(s)


# ---- what lies on the table


def everybody(s: Mozaika) -> int:
    """All seats, as a bit mask."""
    return (1 << s.players) - 1


def is_waiting(s: Mozaika, seat: int) -> bool:
    """Whether a seat has yet to decide."""
    return (s.waiting >> seat) & 1 == 1


def first_player(s: Mozaika) -> int:
    """Who holds the bag: seat 0 at first, and every round the next one (Z1, Z9)."""
    return (s.round_number - 1) % s.players


def gives_a_fly(s: Mozaika) -> bool:
    """Whether the lowest bidder of this round takes a fly (Z5)."""
    return s.round_number >= FLY_FROM[s.players]


def fly_taker(s: Mozaika) -> int:
    """Who takes the fly when bids are open: whoever chooses last (Z5)."""
    return s.order[s.players - 1]


def tiles_in_bag(s: Mozaika) -> int:
    """The tiles left in the bag."""
    count = 0
    for tile in range(1, TYPES + 1):
        count += s.bag[tile]
    return count


def is_on_market(s: Mozaika, tile: int) -> bool:
    """Whether such a tile lies on the market."""
    for place in range(s.players + 1):
        if s.market[place] == tile:
            return True
    return False


def only_tile(s: Mozaika) -> int:
    """The tile of the market when all that are left are alike, else none."""
    only = NO_TILE
    for place in range(s.players + 1):
        tile = s.market[place]
        if only == NO_TILE:
            only = tile
        elif tile != NO_TILE and tile != only:
            return NO_TILE
    return only


def affordable(s: Mozaika, seat: int) -> int:
    """The highest bid that a seat can make (Z3)."""
    return min(s.coins[seat], HIGHEST_BID)


def income(s: Mozaika, seat: int, tile: int, cell: int) -> int:
    """Coins that a tile earns on a cell for its neighbours there (Z7)."""
    coins = 0
    for k in range(4):
        if NEIGHBOUR[cell, k] >= 0:
            coins += EARNED[tile, s.mosaic[seat, NEIGHBOUR[cell, k]]]
    return coins


def best_income(s: Mozaika, seat: int, tile: int) -> int:
    """The most coins that a tile would earn a seat now."""
    best = 0
    for cell in range(CELLS):
        if s.mosaic[seat, cell] == NO_TILE:
            best = max(best, income(s, seat, tile, cell))
    return best


# ---- what players do


def seal_bid(s: Mozaika, seat: int, coins: int) -> None:
    """Bid in secret (Z3)."""
    s.bids[seat] = coins
    s.waiting -= 1 << seat


def take(s: Mozaika, seat: int, tile: int) -> None:
    """Take a tile from the market (Z4)."""
    place = 0
    while s.market[place] != tile:
        place += 1
    s.market[place] = NO_TILE
    s.hand[seat, tile] += 1
    s.chosen += 1
    s.waiting = 0


def lay(s: Mozaika, seat: int, tile: int, cell: int) -> None:
    """Lay a tile and earn its income (Z6, Z7)."""
    s.coins[seat] += income(s, seat, tile, cell)
    s.hand[seat, tile] -= 1
    s.mosaic[seat, cell] = tile
    s.newest[seat] = cell
    s.waiting -= 1 << seat


def land_fly(s: Mozaika, seat: int, cell: int) -> None:
    """Put the fly on a tile (Z8)."""
    s.flies[seat, cell] = 1
    s.waiting = 0


# ---- the steps of a round


def go_on(s: Mozaika) -> None:
    """Step by step, until somebody has something to decide."""
    while s.waiting == 0 and s.phase != OVER:
        step(s)


def step(s: Mozaika) -> None:
    """What follows when nobody has anything left to decide."""
    if s.phase == BIDDING:
        reveal_bids(s)
    elif s.phase == CHOOSING and s.chosen < s.players:
        next_choice(s)
    elif s.phase == CHOOSING:
        close_market(s)
    elif s.phase == LAYING and gives_a_fly(s):
        s.phase = LANDING
        s.waiting = 1 << fly_taker(s)
    elif s.round_number == ROUNDS:
        s.phase = OVER  # Z10
    else:
        open_market(s)


def draw(s: Mozaika) -> int:
    """A random tile from the bag."""
    ticket = below(s.rng, tiles_in_bag(s))
    tile = 1
    while ticket >= s.bag[tile]:
        ticket -= s.bag[tile]
        tile += 1
    s.bag[tile] -= 1
    return tile


def open_market(s: Mozaika) -> None:
    """A new round: pass the bag (Z9), draw (Z2), and let all bid who have a coin to bid (Z3)."""
    s.round_number += 1
    s.phase = BIDDING
    for place in range(s.players + 1):
        s.market[place] = draw(s)
    for seat in range(s.players):
        s.bids[seat] = 0
        if s.coins[seat] > 0:
            s.waiting += 1 << seat


def reveal_bids(s: Mozaika) -> None:
    """Everybody pays (Z3); the highest bid chooses first, among equals the nearest to the first player (Z4)."""
    placed = 0
    for place in range(s.players):
        best = -1
        for k in range(s.players):
            seat = (first_player(s) + k) % s.players
            if not (placed >> seat) & 1 and (best < 0 or s.bids[seat] > s.bids[best]):
                best = seat
        s.order[place] = best
        placed += 1 << best
    for seat in range(s.players):
        s.coins[seat] -= s.bids[seat]
    s.chosen = 0
    s.phase = CHOOSING


def next_choice(s: Mozaika) -> None:
    """Ask the next in order, or where all tiles left are alike, give one (Z4)."""
    seat = s.order[s.chosen]
    tile = only_tile(s)
    if tile == NO_TILE:
        s.waiting = 1 << seat
    else:
        take(s, seat, tile)


def close_market(s: Mozaika) -> None:
    """The tile left over returns to the bag (Z4); then all lay (Z6)."""
    s.bag[only_tile(s)] += 1
    for place in range(s.players + 1):
        s.market[place] = NO_TILE
    s.phase = LAYING
    s.waiting = everybody(s)


# ---- decisions


def to_act(s: Mozaika) -> int:
    """All at once while bidding and laying (Z3, Z6), one by one while choosing (Z4)."""
    return s.waiting


def asked_first(s: Mozaika, mask: int) -> int:
    """Where one order is needed, from the first player clockwise (Z6)."""
    seat = int(first_player(s))
    while not (mask >> seat) & 1:
        seat = seat + 1 if seat + 1 < s.players else 0
    return seat


def legal(s: Mozaika, seat: int, out: Ints) -> int:
    """All legal decisions, ascending."""
    n = 0
    if s.phase == BIDDING:
        for coins in range(affordable(s, seat) + 1):
            out[n] = BID + coins
            n += 1
    elif s.phase == CHOOSING:
        for tile in range(1, TYPES + 1):
            if is_on_market(s, tile):
                out[n] = TAKE + tile - 1
                n += 1
    elif s.phase == LAYING:
        for tile in range(1, TYPES + 1):
            if s.hand[seat, tile]:
                n = legal_cells(s, seat, tile, out, n)
    else:
        for cell in range(CELLS):
            if s.mosaic[seat, cell] != NO_TILE and s.flies[seat, cell] == 0:
                out[n] = FLY + cell
                n += 1
    return n


def legal_cells(s: Mozaika, seat: int, tile: int, out: Ints, n: int) -> int:
    """The free cells, for one tile (Z6); returns how many actions there are now."""
    for cell in range(CELLS):
        if s.mosaic[seat, cell] == NO_TILE:
            out[n] = LAY + (tile - 1) * CELLS + cell
            n += 1
    return n


def apply(s: Mozaika, seat: int, action: int) -> None:
    """Carry out a legal decision, and all that follows from it."""
    decide(s, seat, action)
    go_on(s)


def decide(s: Mozaika, seat: int, action: int) -> None:
    """Carry out a legal decision alone."""
    if action < TAKE:
        seal_bid(s, seat, action - BID)
    elif action < LAY:
        take(s, seat, action - TAKE + 1)
    elif action < FLY:
        lay(s, seat, (action - LAY) // CELLS + 1, (action - LAY) % CELLS)
    else:
        land_fly(s, seat, action - FLY)
