"""What a table is made of: its log, in which every entry is one of these. They never leave the server."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tesela.engine.game import Choice
from tesela.server.protocol import Clock, Level, ScoreFace, TieFace


class Event(Struct, frozen=True, tag_field="event", tag=str.lower, omit_defaults=True):
    """An entry of the log."""


class Created(Event, frozen=True):
    """A table was made, and with it all that is decided before the start. Seats: a person's id, `open`, or a level."""

    game: str
    rules: int
    options: dict[str, Choice]
    seats: list[str]
    host: str
    host_name: str
    seed: str
    invite: str
    code: str
    public: bool = False
    hints: bool = True
    undo: bool = True
    shuffle: bool = True
    clock: Clock | None = None
    seed_chosen: bool = False
    opening: list[str] = []  # decisions that were made before, as records have them


class Sat(Event, frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class Stood(Event, frozen=True):
    """A person left a seat before the start."""

    seat: int


class Assigned(Event, frozen=True):
    """The host opened a seat or gave it to a bot."""

    seat: int
    to: Literal["open"] | Level


class Swapped(Event, frozen=True):
    """The host exchanged two seats."""

    a: int
    b: int


class Readied(Event, frozen=True):
    """A person said whether they are ready."""

    seat: int
    ready: bool


class LuckGiven(Event, frozen=True):
    """A person added their luck to the seed."""

    seat: int
    luck: str


class Started(Event, frozen=True):
    """The match began; seat k of the match is seat order[k] of the room before."""

    order: list[int]


class Moved(Event, frozen=True):
    """A decision in notation, the milliseconds that it took, and whether a bot made it for the seat."""

    seat: int
    move: str
    spent: int = 0
    bot: bool = False


class Undone(Event, frozen=True):
    """All decisions from this number on were taken back; who made it first has thought again for so long."""

    to: int
    spent: int = 0


class Retracted(Event, frozen=True):
    """A seat took back its secret decision, so long after it had begun to think about it."""

    seat: int
    spent: int = 0


class UndoAsked(Event, frozen=True):
    """A seat asked to take back all decisions from this number on."""

    seat: int
    to: int


class UndoAnswered(Event, frozen=True):
    """A seat answered."""

    seat: int
    agree: bool


class Replaced(Event, frozen=True):
    """A bot plays for a seat from now on, whose person has thought for so long."""

    seat: int
    level: Level
    why: Literal["left", "time", "abandoned"]
    spent: int = 0


class Returned(Event, frozen=True):
    """A person took the seat back from the bot."""

    seat: int


class Resigned(Event, frozen=True):
    """A person gave up, or lost the match by their clock."""

    seat: int
    why: Literal["time"] | None = None


class Ended(Event, frozen=True):
    """The match is over."""

    scores: list[int]
    shares: list[float]
    breakdown: list[list[ScoreFace]]
    places: list[int] = []
    tie: TieFace | None = None


class Rematched(Event, frozen=True):
    """The same people have a new table."""

    table: str


class Said(Event, frozen=True):
    """A line of chat."""

    seat: int | None
    name: str
    text: str


AnyEvent = (
    Created
    | Sat
    | Stood
    | Assigned
    | Swapped
    | Readied
    | LuckGiven
    | Started
    | Moved
    | Undone
    | Retracted
    | UndoAsked
    | UndoAnswered
    | Replaced
    | Returned
    | Resigned
    | Ended
    | Rematched
    | Said
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
