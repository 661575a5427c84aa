"""What looks promising at a glance: weights for eager play."""

from __future__ import annotations

from tesela.games.mozaika.rules import best_income, income
from tesela.games.mozaika.state import *

MOST_HARMONY = 21  # seven arrangements meet on an inner cell, three more tiles in each


def instinct(s: Mozaika, seat: int, action: int) -> int:
    """Bid what the choice may bring, take and lay what pays, and keep flies off what may still bring points."""
    if action < TAKE:
        return bid_weight(s, seat, action - BID)
    if action < LAY:
        gain = best_income(s, seat, action - TAKE + 1)
        return 1 + 4 * gain * gain
    if action < FLY:
        tile = (action - LAY) // CELLS + 1
        cell = (action - LAY) % CELLS
        fit = 2 * income(s, seat, tile, cell) + harmony(s, seat, tile, cell)
        return 1 + fit * fit
    cell = action - FLY
    hope = MOST_HARMONY - harmony(s, seat, s.mosaic[seat, cell], cell)
    return 1 + hope * hope


def bid_weight(s: Mozaika, seat: int, coins: int) -> int:
    """Best about one coin above what the best tile of the market earns more than the worst."""
    best = 0
    worst = CELLS
    for place in range(s.players + 1):
        gain = best_income(s, seat, s.market[place])
        best = max(best, gain)
        worst = min(worst, gain)
    return max(1, 30 - 10 * abs(coins - 1 - best + worst))


def harmony(s: Mozaika, seat: int, tile: int, cell: int) -> int:
    """The other tiles of the arrangements that hold a cell, as far as they all go with a tile there."""
    count = 0
    for k in range(ARRANGEMENTS):
        if HOLDS[k, cell]:
            count += companions(s, seat, k, tile, cell)
    return count


def companions(s: Mozaika, seat: int, k: int, tile: int, cell: int) -> int:
    """The other tiles of one arrangement if all of them have the colour or all the symbol of this one, else 0."""
    others = 0
    of_colour = 0
    of_symbol = 0
    for i in range(4):
        other = s.mosaic[seat, ARRANGEMENT[k, i]]
        if other != NO_TILE and ARRANGEMENT[k, i] != cell:
            others += 1
            if COLOUR[other] == COLOUR[tile]:
                of_colour += 1
            if SYMBOL[other] == SYMBOL[tile]:
                of_symbol += 1
    return others if others == max(of_colour, of_symbol) else 0
