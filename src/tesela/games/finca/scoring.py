"""Points, who wins, and the breakdown shown to people."""

from __future__ import annotations

from tesela.engine.game import ScoreLine
from tesela.engine.scoring import share_victory
from tesela.engine.state import Floats
from tesela.games.finca.state import *
from tesela.words import say


def tile_points(s: Finca, seat: int) -> int:
    """Fruit tiles by value."""
    points = 0
    for tile in range(TILES):
        if s.tile_owner[tile] == seat + 1:
            points += VALUE[tile]
    return points


def finca_points(s: Finca, seat: int) -> int:
    """Finca tiles."""
    points = 0
    for finca in range(FINCAS):
        if s.finca_owner[finca] == seat + 1:
            points += FINCA_POINTS
    return points


def action_points(s: Finca, seat: int) -> int:
    """Action tiles not used."""
    points = 0
    for tile in range(4):
        points += s.action_tiles[seat, tile] * ACTION_POINTS
    return points


def bonus_points(s: Finca, seat: int) -> int:
    """Bonus tiles by value."""
    points = 0
    for bonus in range(BONUSES):
        if s.bonus_owner[bonus] == seat + 1:
            points += BONUS[bonus]
    return points


def score(s: Finca, seat: int) -> int:
    """All points (F18)."""
    return tile_points(s, seat) + finca_points(s, seat) + action_points(s, seat) + bonus_points(s, seat)


def fruits_held(s: Finca, seat: int) -> int:
    """Fruits in front of a player, which decide ties (F18)."""
    count = 0
    for fruit in range(FRUITS):
        count += s.fruits[seat, fruit]
    return count


def standing(s: Finca, seat: int) -> int:
    """Points and then fruits held, as one number to compare (F18)."""
    return score(s, seat) * (FRUITS * STOCK + 1) + fruits_held(s, seat)


def returns(s: Finca, out: Floats) -> None:
    """One win, shared by all who stand equally high."""
    for seat in range(s.players):
        out[seat] = standing(s, seat)
    share_victory(out, s.players)


def breakdown(s: Finca, seat: int) -> list[ScoreLine]:
    """The score line by line."""
    lines = {
        "finca-score-tiles": tile_points(s, seat),
        "finca-score-fincas": finca_points(s, seat),
        "finca-score-actions": action_points(s, seat),
        "finca-score-bonus": bonus_points(s, seat),
    }
    return [ScoreLine(say(id), int(points)) for id, points in lines.items()]


def tiebreak(s: Finca, seat: int) -> ScoreLine:
    """Of those with equal points, whoever holds more fruits stands higher (F18)."""
    return ScoreLine(say("finca-tie"), int(fruits_held(s, seat)))
