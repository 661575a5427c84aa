"""Moments of World Monuments that the tests of the browser client need."""

from __future__ import annotations

from tesela.engine.match import Match
from tesela.games.monuments.quarry import steps_due
from tesela.games.monuments.state import BUILDING, TAKING, WALKING
from tests.web.moments import Wanted, offered

PLAYERS = 3
CLUNY = {"monument": "cluny"}
RELIQUARY = {"monument": "cluny_reliquary"}


def start(match: Match, seat: int) -> bool:
    return match.length == 0


def steps_left(match: Match) -> int:
    """Steps that a walk on its way still has; none without such a walk."""
    s = match.state
    return int(steps_due(s) - s.walked) if s.phase == WALKING and s.path[0] else 0


def step(match: Match, seat: int) -> bool:
    return steps_left(match) > 1


def last_step(match: Match, seat: int) -> bool:
    return steps_left(match) == 1


def take(match: Match, seat: int) -> bool:
    return bool(match.state.phase == TAKING)


def build(match: Match, seat: int) -> bool:
    """Violet fits and red on several places, of different worth, orange nowhere; the next seat holds violet."""
    if match.state.phase != BUILDING or match.state.last_built == 0:
        return False
    view = match.view(seat)
    wants, holds, theirs = view["wants"], view["players"][seat]["holds"], view["players"][(seat + 1) % PLAYERS]["holds"]
    if not holds["violet"] or not holds["red"] or wants["red"]["open"] < 2 or wants["orange"]["open"]:
        return False
    places = [place for level in view["levels"] for place in level["places"]]
    worths = {place["points"] for place in places if place["open"] and holds[place["kind"]]}
    return wants["violet"]["open"] > 0 and len(worths) > 1 and theirs["violet"] > 0


def reliquary(match: Match, seat: int) -> bool:
    return "reliquary" in offered(match, seat)


def must_pass(match: Match, seat: int) -> bool:
    """Nothing fits, and passing costs points."""
    if match.state.phase != BUILDING or offered(match, seat) != ["pass"]:
        return False
    return bool(match.view(seat)["players"][seat]["pass_cost"])


MOMENTS = {
    "start": Wanted(PLAYERS, start, CLUNY),
    "step": Wanted(PLAYERS, step, CLUNY),
    "last_step": Wanted(PLAYERS, last_step, CLUNY),
    "take": Wanted(PLAYERS, take, CLUNY),
    "build": Wanted(PLAYERS, build, CLUNY),
    "pass": Wanted(PLAYERS, must_pass, CLUNY),
    "reliquary": Wanted(PLAYERS, reliquary, RELIQUARY),
}
