"""Moments of Majolica that the tests of the browser client need, most of them named after their phase."""

from __future__ import annotations

import re
from collections.abc import Callable

from tesela.engine.match import Match
from tesela.games.majolica.state import (
    BREAKING,
    CARD_PART,
    MISSION_CHOICE,
    ORDERING,
    OVERFLOWING,
    PLACING,
    RAISING,
    SETTLING,
    START,
    TILE_PART,
    TURN,
)
from tests.web.moments import Wanted, offered

PLAYERS = 3
MISSIONS = {"missions": True}
KALEIDOSCOPE = {"kaleidoscope": True}
CASCADE = ["raise", "pass", "run", "raise", "break", "pass"]


def at(phase: int, *kinds: str) -> Callable[[Match, int], bool]:
    """A phase in which there is something to choose, with decisions of these kinds."""

    def shows(match: Match, seat: int) -> bool:
        return match.state.phase == phase and len(match.legal(seat)) > 1 and set(kinds) <= kinds_offered(match, seat)

    return shows


def kinds_offered(match: Match, seat: int) -> set[str]:
    """Decisions without what differs from one to the other of a kind."""
    return {re.sub(r" \w+", "", move, count=1) for move in offered(match, seat)}


def turn(match: Match, seat: int) -> bool:
    """All ways of a turn, and a tile that belongs to two runs."""
    if not at(TURN, "row", "column", "tile", "card", "arrange")(match, seat):
        return False
    cells = [cell for run in match.view()["runs"] for cell in run["cells"]]
    return len(set(cells)) < len(cells)


def alone(match: Match, seat: int) -> bool:
    """The first turn of who plays alone, with two tiles of one colour."""
    if match.state.phase != TURN or match.state.turn:
        return False
    tiles = [move for move in offered(match, seat) if move.startswith("tile ")]
    return len(tiles) < int(match.view()["face_up"])


def cascade(match: Match, seat: int) -> bool:
    """One decision goes on through a second workshop to a third."""
    if not match.length or not match.moves[-1].notation.startswith("raise"):
        return False
    return [what for what in told(match) if what != "lose-violet"] == CASCADE


def told(match: Match) -> list[str]:
    """What came of the last decision."""
    return [event.id.removeprefix("majolica-did-") for event in match.chapter(match.length - 1).events]


def ordering(match: Match, seat: int) -> bool:
    """With violet first W1 runs, with the others it overflows."""
    if match.state.phase != ORDERING:
        return False
    violet, others = match.fork(), match.fork()
    violet.play(seat, "violet first")
    others.play(seat, "tiles first")
    return told(violet)[:2] == ["enter-violet", "run"] and others.state.phase == OVERFLOWING


MOMENTS = {
    "start": Wanted(PLAYERS, at(START), MISSIONS),
    "mission": Wanted(PLAYERS, at(MISSION_CHOICE), MISSIONS),
    "turn": Wanted(PLAYERS, turn),
    "tile_part": Wanted(PLAYERS, at(TILE_PART)),
    "card_part": Wanted(PLAYERS, at(CARD_PART, "card", "arrange", "bin")),
    "placing": Wanted(PLAYERS, at(PLACING)),
    "settling": Wanted(PLAYERS, at(SETTLING, "bonus", "decline", "bin")),
    "raising": Wanted(PLAYERS, at(RAISING, "raise", "raise any"), KALEIDOSCOPE),
    "breaking": Wanted(PLAYERS, at(BREAKING)),
    "overflowing": Wanted(PLAYERS, at(OVERFLOWING)),
    "ordering": Wanted(PLAYERS, ordering),
    "solo": Wanted(1, alone),
    "before_cascade": Wanted(PLAYERS, cascade, before=1),
    "after_cascade": Wanted(PLAYERS, cascade),
}
