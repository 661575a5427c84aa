"""Puzzles: positions in which one turn is clearly the best, and whether somebody has found it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib import resources

import msgspec

from tesela.bots.review import Line, Turn, goes_on, judge, marked, reason, told
from tesela.engine.errors import TeselaError, WrongSeat
from tesela.engine.game import Choice, find
from tesela.engine.match import Match
from tesela.engine.record import play_moves
from tesela.engine.seed import Hex128
from tesela.words import Message, say

FILE = "puzzles.json"


class Judged(msgspec.Struct, frozen=True):
    """A turn of a puzzle as its file has it; the words for it are found when they are needed."""

    moves: list[str]
    win: float
    error: float
    margin: float
    chances: list[float]


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match began, its decisions so far as records have them, whose turn it is, and turns from best to worst."""

    players: int
    options: dict[str, Choice]
    seed: Hex128
    moves: list[str]
    seat: int
    lines: list[Judged]
    rules: int = 1


class Answer(msgspec.Struct, frozen=True):
    """Whether a turn solves the puzzle, its place among the lines, and what the best has over it or over the others."""

    right: bool
    place: int
    lines: list[Line]
    reason: Message

    def veiled(self) -> Answer:
        """The same without what tells a better turn: for who may still want to find it."""
        best, mine = self.lines[0], self.lines[self.place]
        hidden = [msgspec.structs.replace(line, moves=[], labels=[], events=[]) for line in self.lines[: self.place]]
        behind = say("puzzle-behind", percent=max(1, round(100 * (best.win - mine.win))))
        return msgspec.structs.replace(self, lines=[*hidden, *self.lines[self.place :]], reason=behind)


@functools.cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, read once."""
    file = resources.files(f"tesela.games.{find(game).name}").joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.is_file() else ()


def dumps(found: Sequence[Puzzle]) -> bytes:
    """Puzzles as the bytes of their file: a line for each."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n"


def opened(game: str, puzzle: Puzzle, *, compiled: bool = True) -> Match:
    """The match of a puzzle, at the moment when it is to be solved."""
    match = find(game).match(
        puzzle.players, int(puzzle.seed, 16), puzzle.options, rules=puzzle.rules, compiled=compiled
    )
    play_moves(match, puzzle.moves)
    return match


def tried(match: Match, seat: int, moves: Sequence[str]) -> Match:
    """The match after some decisions of the turn that is looked for; refused beyond its end."""
    after = match.fork()
    for move in moves:
        if after.length > match.length and not goes_on(after, match, seat):
            raise WrongSeat("error-turn", player=match.names[seat])
        after.play(seat, move)
    return after


def complete(match: Match, seat: int, after: Match) -> bool:
    """Whether an attempt has come to the end of its turn."""
    return after.length > match.length and not goes_on(after, match, seat)


def check(match: Match, puzzle: Puzzle, moves: Sequence[str]) -> Answer:
    """Judge a whole turn: it is one of the lines, or comes to the same as one, or is looked at now.

    One that is looked at now is right if it is as good as the best, or begins like the best and is nearly as good.
    """
    after = tried(match, puzzle.seat, moves)
    lines = worded(match, puzzle)
    outcomes = [outcome(match, puzzle.seat, line.moves) for line in lines]
    if after.fingerprint in outcomes:
        place = outcomes.index(after.fingerprint)
        return Answer(place == 0, place, lines, reason(lines[0], lines[place]) if place else _ahead(*lines[:2]))
    verdict = judge(after, Turn(0, puzzle.seat, match.length, after.length))
    mine = verdict.lines[verdict.played]
    right = verdict.mark == "best" or (verdict.mark == "good" and moves[0] == lines[0].moves[0])
    others = sorted([*lines[1:], mine], key=lambda line: line.win, reverse=True)
    why = _ahead(mine, lines[1]) if right else reason(lines[0], mine)
    return Answer(right, 1 + others.index(mine), [lines[0], *others], why)


def _ahead(best: Line, second: Line) -> Message:
    """What a right answer has over the best of the others."""
    why = reason(best, second).args
    return say("puzzle-ahead", better=why.get("better") or best.labels, second=why.get("played") or second.labels)


def worded(match: Match, puzzle: Puzzle) -> list[Line]:
    """The lines of a puzzle with the words for them."""
    lines = []
    for line in puzzle.lines:
        labels, events = told(match, puzzle.seat, line.moves)
        lines.append(Line(line.moves, labels, events, line.win, line.error, line.margin, line.chances, "best"))
    return marked(lines)


def outcome(match: Match, seat: int, moves: Sequence[str]) -> bytes | None:
    """What a turn comes to, alike for turns that come to the same; none where it is not legal."""
    try:
        return tried(match, seat, moves).fingerprint
    except TeselaError:
        return None
