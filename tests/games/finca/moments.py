"""Moments of Finca that the tests of the browser client need, each named after what can be decided there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tesela.engine.match import Match
from tesela.games.finca.delivery import top
from tesela.games.finca.rules import farmers_on, fruits_due, supply
from tesela.games.finca.state import (
    BLADES,
    CART_ROOM,
    LACKING,
    LANDING,
    LARGE_ROOM,
    LOADING,
    PAYING,
    PLACING,
    SECOND_MOVE,
    TURN,
    VALUE,
    VILLAGE_NAMES,
    VILLAGES,
)
from tests.web.moments import Wanted, offered

PLAYERS = 3
TOOLS = {"double", "gust", "large", "less"}


def at(phase: int) -> Callable[[Match, int], bool]:
    """A phase in which there is something to choose."""
    return lambda match, seat: match.state.phase == phase and len(match.legal(seat)) > 1


def blades_of(s: Any, seat: int) -> list[int]:
    return [blade for blade in range(BLADES) if s.farmers[blade, seat]]


def arrival(s: Any, blade: int) -> int:
    return int(blade + farmers_on(s, blade)) % BLADES


def falls_short(s: Any, blade: int) -> bool:
    """Whether the supply has less than a move from here brings."""
    landing = arrival(s, blade)
    return bool(supply(s, s.blades[landing]) < fruits_due(s, blade, landing))


def plain_turn(match: Match, seat: int) -> bool:
    """No delivery yet, and a move that ends on a blade from which none begins."""
    s = match.state
    if s.phase != TURN or "deliver" in offered(match, seat):
        return False
    own = blades_of(s, seat)
    return any(arrival(s, blade) not in own for blade in own)


def short(match: Match, seat: int) -> bool:
    """A move for which the supply is too small."""
    s = match.state
    return s.phase == TURN and any(falls_short(s, blade) for blade in blades_of(s, seat))


def rich(match: Match, seat: int) -> bool:
    """All ways of a turn, with enough of every fruit, and a village that cannot be supplied."""
    s = match.state
    if s.phase != TURN or not {"deliver", *TOOLS} <= set(offered(match, seat)):
        return False
    if any(falls_short(s, blade) or arrival(s, blade) == blade for blade in blades_of(s, seat)):
        return False
    delivering = match.fork()
    delivering.play(seat, "deliver")
    return any(f"load {name}" not in offered(delivering, seat) for name in VILLAGE_NAMES)


def on_cart(s: Any) -> list[int]:
    """The values of the tiles that are loaded."""
    return [int(VALUE[top(s, village)]) for village in range(VILLAGES) if s.loaded[village]]


def loading(match: Match, seat: int) -> bool:
    """One tile on the cart, paid in full; the delivery can end and go on."""
    s = match.state
    if not at(LOADING)(match, seat) or "stop" not in offered(match, seat):
        return False
    values = on_cart(s)
    return len(values) == 1 and s.room + sum(values) in (CART_ROOM, LARGE_ROOM)


def less(match: Match, seat: int) -> bool:
    """The tile with one fruit less is on the cart."""
    s = match.state
    return bool(s.phase == LOADING and s.room + sum(on_cart(s)) == CART_ROOM + 1)


def either(match: Match, seat: int) -> bool:
    """A village that can be supplied in full and one fruit short."""
    moves = offered(match, seat)
    return any(f"load {name}" in moves and f"short {name}" in moves for name in VILLAGE_NAMES)


MOMENTS = {
    "placing": Wanted(PLAYERS, at(PLACING)),
    "turn": Wanted(PLAYERS, plain_turn),
    "rich": Wanted(PLAYERS, rich),
    "short": Wanted(PLAYERS, short),
    "second_move": Wanted(PLAYERS, at(SECOND_MOVE)),
    "landing": Wanted(PLAYERS, at(LANDING)),
    "loading": Wanted(PLAYERS, loading),
    "either": Wanted(PLAYERS, either),
    "less": Wanted(PLAYERS, less),
    "paying": Wanted(PLAYERS, at(PAYING)),
    "lacking": Wanted(PLAYERS, at(LACKING)),
}
