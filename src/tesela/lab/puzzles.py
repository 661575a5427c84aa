"""Puzzles from self-play: moments at which one turn is better than all others, and a deeper search says so too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tesela.bots import ask, bot, generator
from tesela.bots.puzzles import Judged, Puzzle
from tesela.bots.review import Line, Turn, consider, effort_for, turns
from tesela.engine.errors import BadSetup
from tesela.engine.game import Game, find
from tesela.engine.match import Match

GAP = 0.08  # win chance by which the best turn is ahead of the second
DECIDED = (0.08, 0.95)  # no puzzle where the best turn wins less or more often
FEWEST_CHOICES = 4  # of a turn's first decision
OPENING = 0.5  # the share of a match that is left out
MOST_PLAYERS = 4
PLAYERS = ("artisan", "greedy", "greedy", "greedy")
LOOKS = ((0.2, GAP / 4), (1, GAP), (4, GAP))  # efforts as multiples of a review's, and the gaps that they must see
DIGITS = 4


def mine(game: str, count: int, seed: int) -> Iterator[Puzzle]:
    """Play matches and give a puzzle of each that has one, until there are as many as wanted."""
    if count < 1:
        raise BadSetup("error-puzzles", count=count)
    rules = find(game)
    found = 0
    while found < count:
        if puzzle := puzzle_of(self_play(rules, seed), seed):
            found += 1
            yield puzzle
        seed += 1


def self_play(game: Game, seed: int) -> Match:
    """A match between bots of one kind, so that it stays open for long; everything about it follows from the seed."""
    random = Random(seed)
    match = game.match(random.choice([n for n in game.players if 2 <= n <= MOST_PLAYERS]), seed)
    kind = random.choice(PLAYERS)
    players = [bot(kind, random.getrandbits(64)) for _ in range(match.players)]
    rng = generator(random.getrandbits(64))
    while to_act := match.to_act:
        match.play(to_act[0], ask(players[to_act[0]], match, to_act[0], rng))
    return match


def puzzle_of(match: Match, seed: int) -> Puzzle | None:
    """A puzzle of a match; never two, for the log of the later one would tell the earlier one's answer."""
    whole = turns(match)
    candidates = [turn for turn in whole[round(OPENING * len(whole)) :] if _has_choice(match, turn)]
    Random(seed).shuffle(candidates)
    for turn in candidates:
        if lines := sure_lines(match.at(turn.start), turn.seat, seed):
            return _puzzle(match, turn, lines)
    return None


def sure_lines(match: Match, seat: int, seed: int) -> list[Line]:
    """What a seat could do, if one way to begin is clearly the best, however closely one looks."""
    best = None
    lines: list[Line] = []
    for look, (share, gap) in enumerate(LOOKS):
        lines = consider(match, seat, seed + look, round(share * effort_for(match.game)), apart=True)
        agreed = lines[0].moves[0] == best or look == 0
        if not (agreed and _clear(lines, gap)):
            return []
        best = lines[0].moves[0]
    return lines


def _has_choice(match: Match, turn: Turn) -> bool:
    return len(match.at(turn.start).legal(turn.seat)) >= FEWEST_CHOICES


def _clear(lines: list[Line], gap: float) -> bool:
    low, high = DECIDED
    return len(lines) > 1 and low <= lines[0].win <= high and lines[0].win - lines[1].win >= gap


def _puzzle(match: Match, turn: Turn, lines: list[Line]) -> Puzzle:
    return Puzzle(
        players=match.players,
        options=match.options,
        seed=f"{match.seed:032x}",
        moves=[f"{move.seat} {move.notation}" for move in match.moves[: turn.start]],
        seat=turn.seat,
        lines=[_judged(line) for line in lines],
        rules=match.rules,
    )


def _judged(line: Line) -> Judged:
    return Judged(
        moves=line.moves,
        win=round(line.win, DIGITS),
        error=round(line.error, DIGITS),
        margin=round(line.margin, DIGITS),
        chances=[round(chance, DIGITS) for chance in line.chances],
    )
