"""Points, who wins, and the breakdown shown to people."""

from __future__ import annotations

from tesela.engine.game import ScoreLine
from tesela.engine.state import Floats
from tesela.games.majolica.state import *
from tesela.games.majolica.workshops import cards_completed, tiles_on
from tesela.words import say


def completed_of(s: Majolica, seat: int, points: int) -> int:
    """Completed cards of a seat that are worth so much."""
    count = 0
    owners = s.completed
    for card in range(1, CARDS + 1):
        if owners[card] == seat + 1 and POINTS[card] == points:
            count += 1
    return count


def card_points(s: Majolica, seat: int) -> int:
    """Completed cards."""
    points = 0
    owners = s.completed
    for card in range(1, CARDS + 1):
        if owners[card] == seat + 1:
            points += POINTS[card]
    return points


def started_points(s: Majolica, seat: int) -> int:
    """One point for every two tiles on a card that is not completed."""
    points = 0
    for slot in range(SLOTS):
        points += tiles_on(s, seat, slot) // 2
    return points


def tiles_on_mission(s: Majolica, seat: int) -> int:
    """Tiles that lie on a seat's mission."""
    count = 0
    for colour in range(COLOURS):
        count += s.mission_tiles[seat, colour]
    return count


def is_accomplished(s: Majolica, seat: int) -> bool:
    """Whether a seat's mission is accomplished (M21)."""
    mission = s.mission[seat]
    if mission == FIVE_CARDS:
        return cards_completed(s, seat) >= 5
    if mission == BROKEN or mission == KEPT:
        return tiles_on_mission(s, seat) == COLOURS
    if mission == THREE_FOURS:
        return completed_of(s, seat, 4) >= 3
    if mission == VIOLET_PAIR:
        return s.violets[seat] >= 2
    if mission == LADDER:
        return completed_of(s, seat, 3) > 0 and completed_of(s, seat, 5) > 0 and completed_of(s, seat, 7) > 0
    if mission == FIRST_THREE:
        return s.first_three == seat + 1
    return mission == TWO_AT_ONCE and s.two_at_once[seat] == 1


def mission_points(s: Majolica, seat: int) -> int:
    """The mission, if it is accomplished (M21)."""
    return MISSION_POINTS[s.mission[seat]] if is_accomplished(s, seat) else 0


def score(s: Majolica, seat: int) -> int:
    """All points (M18)."""
    tokens = s.ones[seat] + s.blooms[seat]
    return card_points(s, seat) + started_points(s, seat) + tokens + mission_points(s, seat)


def returns(s: Majolica, out: Floats) -> None:
    """One winner: of those who tie, whoever sat last in the first round (M18)."""
    winner = 0
    for seat in range(s.players):
        out[seat] = 0.0
        if score(s, seat) >= score(s, winner):
            winner = seat
    out[winner] = 1.0


def band(points: int) -> int:
    """The band that a solo score reaches, from 1 on (M22)."""
    return 1 + sum(points >= least for least in BANDS)


def missing(points: int) -> int | None:
    """Points to the next band; None in the highest (M22)."""
    return next((least - points for least in BANDS if points < least), None)


def breakdown(s: Majolica, seat: int) -> list[ScoreLine]:
    """The score line by line."""
    lines = {
        "majolica-score-cards": card_points(s, seat),
        "majolica-score-started": started_points(s, seat),
        "majolica-score-ones": s.ones[seat],
        "majolica-score-blooms": s.blooms[seat],
        "majolica-score-mission": mission_points(s, seat),
    }
    return [ScoreLine(say(id), int(points)) for id, points in lines.items()]


def tiebreak(s: Majolica, seat: int) -> ScoreLine:
    """Of those with equal points, whoever sat later in the first round stands higher (M18)."""
    return ScoreLine(say("majolica-tie"), seat + 1)
