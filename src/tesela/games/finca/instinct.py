"""What looks promising at a glance: weights for eager play."""

from __future__ import annotations

from tesela.games.finca.delivery import top
from tesela.games.finca.rules import crossings, farmers_on, fruits_due
from tesela.games.finca.state import *


def instinct(s: Finca, seat: int, action: int) -> int:
    """Deliver when it is worth a cart, load the dear tiles first, move where most fruit is."""
    if MOVE <= action < LIFT:
        return move_weight(s, action - MOVE)
    if LAND <= action < DELIVER:
        return 2 * fruits_due(s, s.lifted, action - LAND) - 1
    if action == DELIVER or action == LARGE:
        return delivery_weight(s, seat)
    if LOAD <= action < PAY:
        tile = top(s, (action - LOAD) % VILLAGES)
        return 4 * VALUE[tile] * VALUE[tile]
    if DOUBLE <= action <= GUST or action == LESS:
        return 2
    return 1


def move_weight(s: Finca, blade: int) -> int:
    """The fruits that a move brings, squared, and more when it earns a cart."""
    steps = farmers_on(s, blade)
    gain = fruits_due(s, blade, (blade + steps) % BLADES)
    return gain * gain + 6 * crossings(blade, steps)


def delivery_weight(s: Finca, seat: int) -> int:
    """More fruits in hand make a fuller cart."""
    held = 0
    for fruit in range(FRUITS):
        held += s.fruits[seat, fruit]
    return held * held
