"""Points, who wins, and the breakdown shown to people."""

from __future__ import annotations

from tesela.engine.game import ScoreLine
from tesela.engine.scoring import share_victory
from tesela.engine.state import Floats
from tesela.games.monuments.state import *
from tesela.words import say


def building_points(s: Monuments, seat: int) -> int:
    """What a player has built, by level (W6, W11)."""
    built = s.built
    total = 0
    for place in range(PLACES):
        worth = POINTS[s.monument, place]
        if built[place] == seat + 1:
            total += worth
    return total


def black_points(s: Monuments, seat: int) -> int:
    """Rounds in which a player held the black piece (W5)."""
    total = 0
    for number in range(ROUNDS):
        if s.black[number] == seat + 1:
            total += BLACK_POINTS
    return total


def lost_points(s: Monuments, seat: int) -> int:
    """What passing has cost and was not given back (W7, W8)."""
    total = 0
    for number in range(ROUNDS):
        total += s.lost[number, seat]
    return total


def gem_points(s: Monuments, seat: int) -> int:
    """Gems held (W12)."""
    return s.holds[seat, GEM] * GEM_POINTS


def points(s: Monuments, seat: int) -> int:
    """Where a player stands on the track, gems not yet counted."""
    return START_POINTS + building_points(s, seat) + black_points(s, seat) - lost_points(s, seat)


def score(s: Monuments, seat: int) -> int:
    """All points (W12)."""
    return points(s, seat) + gem_points(s, seat)


def returns(s: Monuments, out: Floats) -> None:
    """One win, shared by all who have the most points (W12)."""
    for seat in range(s.players):
        out[seat] = score(s, seat)
    share_victory(out, s.players)


def breakdown(s: Monuments, seat: int) -> list[ScoreLine]:
    """The score line by line."""
    lines = {
        "monuments-score-start": START_POINTS,
        "monuments-score-building": building_points(s, seat),
        "monuments-score-black": black_points(s, seat),
        "monuments-score-lost": -lost_points(s, seat),
        "monuments-score-gems": gem_points(s, seat),
    }
    return [ScoreLine(say(id), int(points)) for id, points in lines.items()]


def tiebreak(s: Monuments, seat: int) -> ScoreLine:
    """Equal points share the place (W12)."""
    return ScoreLine(say("monuments-tie"), 0)
