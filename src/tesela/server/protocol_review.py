"""What the pages about finished matches send and are told: reviews, the analysis board, puzzles."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tesela.bots.review import Line, Turn, Verdict
from tesela.engine.game import Choice as OptionChoice
from tesela.engine.seed import Hex128
from tesela.server.protocol import Chapter, Choice, Count, SeatNumber, Wire
from tesela.words import Message

MOST_MOVES = 2000
Move = Annotated[str, Meta(max_length=80)]
Moves = Annotated[list[Move], Meta(max_length=MOST_MOVES)]


# ---- reviews


class ReviewSeat(Struct, frozen=True):
    """How well a seat has played, as far as its turns are judged."""

    accuracy: float | None
    marks: dict[str, int]


class Review(Struct, frozen=True):
    """A review as far as it has got. Ask again with `since=heard` for the verdicts that have been added.

    The turns `before` it was played on are not judged: they are in the review of the match from which it was.
    """

    game: str
    turns: list[Turn]
    before: int
    verdicts: list[Verdict]
    heard: int
    done: bool
    seats: list[ReviewSeat]


class PlayOn(Wire, frozen=True):
    """Go on from a moment of a finished match at a private table, in this seat, against bots."""

    at: Count
    seat: SeatNumber


# ---- the analysis board


class Position(Wire, frozen=True):
    """A position: how the match began, and all decisions, each as `seat notation`, as records have them."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, OptionChoice]
    players: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(min_length=1, max_length=5)]
    seed: Hex128
    moves: Moves
    rules: Annotated[int, Meta(ge=1, le=99)] | None = None  # the version of the game's rules; without it, the newest
    seat: SeatNumber | None = None  # from whom the board is seen; without it, from the first seat to act


class PositionFace(Struct, frozen=True):
    """A position as the board shows it: what each seat to act can do, what has happened, the points."""

    moves: int
    to_act: list[int]
    view: dict[str, Any]
    choices: dict[str, list[Choice]]  # by seat
    story: list[Chapter]
    scores: list[int]
    over: bool


class Thoughts(Struct, frozen=True):
    """What the engine would do with the turn of the first seat to act, the best first."""

    seat: int
    lines: list[Line]


class StudyPlace(Struct, frozen=True):
    """Where a saved analysis is."""

    study: str


# ---- puzzles


class Puzzle(Struct, frozen=True):
    """A position in which one turn is clearly the best."""

    game: str
    number: int
    count: int
    players: int
    seat: int
    view: dict[str, Any]
    choices: list[Choice]
    story: list[Chapter]


class Attempt(Wire, frozen=True):
    """The decisions of a turn so far; who gives up is told the best turn, where this one is complete and wrong."""

    moves: Annotated[list[Move], Meta(max_length=40)]
    give_up: bool = False


class PuzzleFace(Struct, frozen=True):
    """The puzzle after an attempt; when the turn is complete, whether it is right, and the lines from best to worst.

    Lines that are better than a wrong attempt are without decisions and words, unless it was given up.
    """

    view: dict[str, Any]
    choices: list[Choice]
    story: list[Chapter]
    right: bool | None
    lines: list[Line]
    played: int | None  # the place of the attempt among the lines, where it was judged
    reason: Message | None
