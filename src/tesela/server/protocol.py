"""Everything that goes over the wire, as typed structures; schemas and the browser's types are made from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tesela.engine.game import Choice as OptionChoice
from tesela.engine.seed import Hex128, Parts
from tesela.words import Message

PROTOCOL = 1
"""Rises when an older client can no longer take part; it is then told to reload."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=20, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Code = Annotated[str, Meta(pattern="^[A-Za-z]{5}$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Literal["novice", "apprentice", "artisan", "master", "legend"]
Status = Literal["waiting", "playing", "over"]
View = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
"""What a seat may see, as each game draws it; encoded once for all who see the same."""
Language = Literal["en", "fr", "ru"]


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing unknown is let through."""


# ---- over HTTP


class NewPerson(Wire, frozen=True):
    """A guest sits down."""

    name: Name


class Me(Struct, frozen=True):
    """Who the server takes you for."""

    id: str
    name: str


class ReturnLink(Struct, frozen=True):
    """A private link that carries an identity to another device; the one before it stops working."""

    token: str


class Return(Wire, frozen=True):
    """The token of a return link, and whether to come back even if that leaves tables of another identity behind."""

    token: Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$")]
    instead: bool = False


class Clock(Wire, frozen=True):
    """A Fischer clock: seconds at the start, seconds gained with every decision, and what a fallen flag means."""

    start: Annotated[int, Meta(ge=10, le=86_400)]
    gain: Annotated[int, Meta(ge=0, le=3_600)]
    flag: Literal["bot", "lost"] = "bot"
    """A bot plays on until one comes back, or the match is lost."""


class NewTable(Wire, frozen=True):
    """A table to be made. Seats are for its maker, open, or for a bot of a level."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Literal["me", "open"] | Level], Meta(min_length=1, max_length=9)]
    options: dict[str, OptionChoice] = {}
    public: bool = False
    hints: bool = True
    undo: bool = True
    shuffle: bool = True
    clock: Clock | None = None
    seed: Hex128 | None = None


class Join(Wire, frozen=True):
    """A way to a seat: the code that was said aloud, or an invitation."""

    code: Code | None = None
    table: TableId | None = None
    invite: Token | None = None


class Place(Struct, frozen=True):
    """Where to go: a table."""

    table: str


class Reach(Struct, frozen=True):
    """Who can come: whether other machines can, and the address of this one in its network, told only on it."""

    network: bool
    address: str | None


class OptionFace(Struct, frozen=True):
    """An option of a game; the first choice is the default, the ruling says what it changes."""

    name: str
    choices: list[OptionChoice]
    rule: str | None


class GameFace(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionFace]
    rulings: list[str]
    notation: list[str]
    ready: bool


class Fault(Struct, frozen=True):
    """Why a request was refused, as a message and as text in the client's language."""

    message: Message
    text: str


# ---- what a client sees of a table


class SeatFace(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None
    online: bool = False
    ready: bool = False
    luck: bool = False
    """Whether its person has added their luck to the seed."""
    stand_in: Level | None = None
    away: Literal["left", "time", "abandoned"] | None = None
    returning: bool = False
    resigned: bool = False
    grace: int | None = None
    """Milliseconds until the others may call a bot for its person, who is not connected."""


class ScoreFace(Struct, frozen=True):
    """One line of a score."""

    label: Message
    points: int


class TieFace(Struct, frozen=True):
    """What decided between seats with equal points, and how much of it each seat had."""

    label: Message
    counts: list[int]


class Result(Struct, frozen=True):
    """How a match ended; matches of older servers have no places."""

    scores: list[int]
    shares: list[float]
    breakdown: list[list[ScoreFace]]
    places: list[int] = []
    tie: TieFace | None = None
    given_up: bool = False  # whether it ended before its rules end it, because people gave up


class Face(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionChoice]
    status: Status
    seats: list[SeatFace]
    public: bool
    hints: bool
    undo: bool
    shuffle: bool
    clock: Clock | None
    commitment: str
    seed: str | None
    seed_chosen: bool
    parts: Parts | None
    """After the end, what the seed was made of; the secret is what was promised. None where nobody added luck."""
    readable: bool
    result: Result | None
    next: str | None


class You(Struct, frozen=True):
    """What a table is to the one who asks; invitations are for those inside, before the start."""

    seat: int | None
    host: bool
    invite: str | None = None
    code: str | None = None


class Choice(Struct, frozen=True):
    """A decision that you may make now."""

    action: int
    move: str
    label: Message


class Play(Struct, frozen=True):
    """The match as you may see it."""

    moves: int
    view: View
    to_act: list[int]
    choices: list[Choice]
    undo: Literal["no", "free", "ask"]


class Chapter(Struct, frozen=True):
    """A decision and what came of it; the move is left out where it is a secret of its seat."""

    number: int
    seat: int
    move: str | None
    events: list[Message]


class Story(Struct, frozen=True):
    """What happened: replaces all chapters from this number on."""

    start: int
    chapters: list[Chapter]


class Note(Struct, frozen=True):
    """What a seat did besides deciding, after so many decisions; `to` is the seat that it answers."""

    after: int
    seat: int
    message: Message
    to: int | None = None


class Asking(Struct, frozen=True):
    """A seat asks the other people to let it take back its decision."""

    seat: int
    to: int
    waiting: list[int]


class Preparing(Struct, frozen=True):
    """How far a game is that is still being compiled: the share that is done, and the seconds that are left."""

    share: float
    seconds: int | None


class Clocks(Struct, frozen=True):
    """Milliseconds left to each seat, and whose run."""

    left: list[int]
    running: list[int]


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    seat: int | None
    name: str
    text: str


# ---- from the server, over the table's socket


class Down(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message to a client."""


class Hello(Down, frozen=True):
    """The first message: who we are; an outdated client reloads."""

    protocol: int
    version: str


class Update(Down, frozen=True):
    """What changed. After connecting, everything. Fields that did not change are left out."""

    seq: int
    face: Face | msgspec.UnsetType = msgspec.UNSET
    you: You | msgspec.UnsetType = msgspec.UNSET
    play: Play | msgspec.UnsetType | None = msgspec.UNSET
    story: Story | msgspec.UnsetType = msgspec.UNSET
    clocks: Clocks | msgspec.UnsetType | None = msgspec.UNSET
    asking: Asking | msgspec.UnsetType | None = msgspec.UNSET
    notes: list[Note] | msgspec.UnsetType = msgspec.UNSET
    chat: list[ChatLine] | msgspec.UnsetType = msgspec.UNSET


class Ack(Down, frozen=True):
    """Your command is done and on disk; the update that shows it, with this sequence number, follows."""

    id: int
    seq: int


class Refusal(Down, frozen=True):
    """Your command changed nothing, and why; `rule` names the ruling that forbids a move."""

    id: int
    message: Message
    text: str
    rule: str | None = None


class Advice(Struct, frozen=True):
    """One choice as the engine sees it: the chance to win with it, and the lead that is expected."""

    action: int
    move: str
    label: Message
    win: float
    margin: float


class Hint(Down, frozen=True):
    """What the engine thinks of your choices, the best first, and what the best has over the second."""

    id: int
    seq: int
    advice: list[Advice]
    reason: Message | None


class Closing(Down, frozen=True):
    """The server stops or starts anew: connect again in a moment."""


FromServer = Hello | Update | Ack | Refusal | Hint | Closing


class LobbyTable(Struct, frozen=True):
    """A public table in the lobby."""

    table: str
    game: str
    options: dict[str, OptionChoice]
    status: Status
    seats: list[SeatFace]
    clock: Clock | None


class Lobby(Down, frozen=True):
    """All public tables that can be joined or watched; sent whenever that changes."""

    tables: list[LobbyTable]


class MyTable(Struct, frozen=True):
    """One of your tables, for going on with it."""

    table: str
    game: str
    status: Status
    seats: list[SeatFace]
    seat: int | None
    your_turn: bool
    moves: int
    changed: int


# ---- from a client, over the table's socket


class Up(Wire, frozen=True, tag_field="type", tag=lambda name: name.removesuffix("Command").lower()):
    """A command; `id` comes back with the answer."""

    id: Count


class PlayCommand(Up, frozen=True):
    """Make a decision, by number or in notation, having seen everything up to `seq`."""

    seq: Count
    move: Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=80)]


class UndoCommand(Up, frozen=True):
    """Take back your last decision, or ask the others to let you."""

    seq: Count


class AnswerCommand(Up, frozen=True):
    """Answer somebody who asks to take back."""

    seq: Count
    agree: bool


class HintCommand(Up, frozen=True):
    """Ask what a master would do."""


class ChatCommand(Up, frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class SitCommand(Up, frozen=True):
    """Take an open seat; at a private table with its invitation."""

    seat: SeatNumber
    invite: Token | None = None


class StandCommand(Up, frozen=True):
    """Leave your seat before the start."""


class AssignCommand(Up, frozen=True):
    """The host opens a seat or gives it to a bot, before the start."""

    seat: SeatNumber
    to: Literal["open"] | Level


class SwapCommand(Up, frozen=True):
    """The host exchanges two seats, before the start."""

    a: SeatNumber
    b: SeatNumber


class ReadyCommand(Up, frozen=True):
    """Say that you are ready, or not yet."""

    ready: bool


class LuckCommand(Up, frozen=True):
    """Add your luck to the seed, having seen what the server promised: 128 random bits, once for each seat."""

    luck: Hex128


class StartCommand(Up, frozen=True):
    """The host starts the match when every seat is taken."""


class LeaveCommand(Up, frozen=True):
    """Go away during the match: a bot plays for you until you return."""


class ReturnCommand(Up, frozen=True):
    """Take your seat back from the bot."""


class ReplaceCommand(Up, frozen=True):
    """Let a bot play for somebody who has gone."""

    seat: SeatNumber


class ResignCommand(Up, frozen=True):
    """Give up."""


class RematchCommand(Up, frozen=True):
    """After the end, a new table for the same people."""


FromClient = (
    PlayCommand
    | UndoCommand
    | AnswerCommand
    | HintCommand
    | ChatCommand
    | SitCommand
    | StandCommand
    | AssignCommand
    | SwapCommand
    | ReadyCommand
    | LuckCommand
    | StartCommand
    | LeaveCommand
    | ReturnCommand
    | ReplaceCommand
    | ResignCommand
    | RematchCommand
)
