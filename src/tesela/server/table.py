"""A table as its log tells it: nothing here waits, writes or sends."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

import msgspec

from tesela.bots.levels import LEVELS
from tesela.engine.game import Game, find
from tesela.engine.match import Match
from tesela.engine.seed import Parts
from tesela.server import events as log
from tesela.server.clocks import Clocks
from tesela.server.events import AnyEvent
from tesela.server.protocol import ChatLine, Level, Note, Result, Status
from tesela.server.store import Duty
from tesela.words import Message, say

STAND_IN: Level = "artisan"
"""The level that plays for people who are away."""

GRACE = 30_000
"""Milliseconds for people who lost their connection before others may call a bot in their place."""

CHAT_KEPT = 200
NOTES_KEPT = 50
BOT_LEVELS = ("novice", *LEVELS)


@dataclass
class Seat:
    """Who sits here: a person, a bot, or nobody yet."""

    person: str | None = None
    name: str = ""
    level: Level | None = None
    ready: bool = False
    luck: str | None = None
    stand_in: Level | None = None
    away: Literal["left", "time", "abandoned"] | None = None
    resigned: bool = False
    returning: bool = False
    """Whether its person takes it back as soon as the bot has made the decision that was left to it."""

    @property
    def bot(self) -> Level | None:
        """The level that decides for this seat now; none where its person does."""
        return self.level or self.stand_in

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return self.person is not None or self.level is not None


class Table:
    """The state of one table; `apply` is the only way in which it changes.

    `fresh[seat]` is the sequence number since which its situation is the same, `secret` the numbers of simultaneous
    decisions, `rewound` the sequence number after which nothing was taken back, and `told` the number of decisions
    that everybody has heard of and that still stand.
    """

    def __init__(self, id: str, created: log.Created) -> None:
        self.id = id
        self.setup = created
        self.status: Status = "waiting"
        self.host = created.host
        self.seats = [self._first_seat(plan) for plan in created.seats]
        self.match: Match | None = None
        self.to_act: tuple[int, ...] = ()
        self.seq = 1
        self.fresh = [0] * len(self.seats)
        self.clocks = Clocks(created.clock, len(self.seats))
        self.secret: set[int] = set()
        self.asking: tuple[int, int] | None = None
        self.agreed: set[int] = set()
        self.notes: list[Note] = []
        self.chat: list[ChatLine] = []
        self.moves: list[tuple[int, str]] = []
        self.rewound = 0
        self.told = 0
        self._views: dict[int | None, msgspec.Raw] = {}
        self._find_places()
        self.result: Result | None = None
        self.next: str | None = None

    def _first_seat(self, plan: str) -> Seat:
        if plan == "open":
            return Seat()
        if plan in BOT_LEVELS:
            return Seat(level=cast(Level, plan))
        return Seat(person=plan, name=self.setup.host_name)

    @classmethod
    def restored(cls, id: str, entries: Sequence[AnyEvent], known: int | None = None) -> Table:
        """The table that a log describes; what comes after the entries that are known has not been told yet."""
        first = entries[0]
        assert isinstance(first, log.Created)
        table = cls(id, first)
        for entry in entries[1:known]:
            table.apply(entry)
        table.told = len(table.moves)
        for entry in entries[known:] if known else ():
            table.apply(entry)
        return table

    # ---- what it is

    @functools.cached_property
    def game(self) -> Game:
        """The game on the table."""
        return find(self.setup.game)

    @property
    def readable(self) -> bool:
        """Whether its rules are known here; of a newer server's, only its log and result can be read."""
        return self.setup.rules in self.game.versions

    @property
    def parts(self) -> Parts | None:
        """What the seed was made of, where the match has begun with people's luck; else the secret is the seed."""
        luck = [seat.luck for seat in self.seats]
        return Parts(self.setup.seed, luck) if self.status != "waiting" and any(luck) else None

    @property
    def seed(self) -> str:
        """The seed of the deal."""
        return self.parts.seed if self.parts else self.setup.seed

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: people by name, bots by level with a number where there are several."""
        levels = [seat.level for seat in self.seats]
        names = []
        for number, seat in enumerate(self.seats):
            alike = [k for k, level in enumerate(levels) if level and level == seat.level]
            bot = (seat.level or "").capitalize() + (f" {alike.index(number) + 1}" if len(alike) > 1 else "")
            names.append(seat.name or bot or "…")
        return tuple(names)

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat may see of the match, encoded once."""
        viewer = seat if self.game.seats_differ else None
        if viewer not in self._views:
            assert self.match is not None
            self._views[viewer] = msgspec.Raw(msgspec.json.encode(self.match.view(viewer)))
        return self._views[viewer]

    @property
    def duties(self) -> list[Duty]:
        """The bots that are to act."""
        bots = [(seat, self.seats[seat].bot) for seat in self.to_act]
        return [Duty(seat, self.fresh[seat], self.host, level not in LEVELS) for seat, level in bots if level]

    @property
    def ticking(self) -> list[int]:
        """The seats whose clocks run: people who are to act."""
        return [seat for seat in self.to_act if not self.seats[seat].bot] if self.setup.clock else []

    def seat_of(self, person: str) -> int | None:
        """The seat of a person."""
        return self._places.get(person)

    def _find_places(self) -> None:
        self._places = {seat.person: number for number, seat in enumerate(self.seats) if seat.person}

    def people(self) -> list[int]:
        """The seats of people who have not given up."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.resigned]

    def last_own(self, seat: int) -> int | None:
        """The number of a seat's last decision at this table."""
        numbers = reversed(range(len(self.setup.opening), len(self.moves)))
        return next((number for number in numbers if self.moves[number][0] == seat), None)

    def can_retract(self, seat: int) -> bool:
        """Whether a seat's last decision is still a secret that it may take back on its own."""
        number = self.last_own(seat)
        return number in self.secret and self.match is not None and not self.match.revealed(number)

    def undo_kind(self, seat: int | None) -> Literal["no", "free", "ask"]:
        """Whether a seat may take back its last decision freely, by consent of the other people, or not at all."""
        if seat is None or not self.setup.undo or self.match is None or self.status != "playing":
            return "no"
        number = self.last_own(seat)
        if number is None or self.seats[seat].bot:
            return "no"
        revealed = self.match.revealed(number)
        if number in self.secret and not revealed:
            return "free"
        others = [other for other in self.people() if other != seat]
        if others and (revealed or any(mover in others for mover, _ in self.moves[number + 1 :])):
            return "ask"
        return "free"

    # ---- how it changes

    def apply(self, event: AnyEvent) -> None:
        """Take one entry of the log."""
        before = self.to_act
        getattr(self, f"_{type(event).__name__.lower()}")(event)
        self.to_act = self.match.to_act if self.match and self.status == "playing" else ()
        self.seq += 1
        self._views.clear()
        if not isinstance(event, log.Moved):
            self._find_places()
        if isinstance(event, log.Moved | log.Retracted):
            renewed = {event.seat}
        elif isinstance(event, log.Undone | log.Started):
            renewed = set(range(len(self.seats)))
        else:
            renewed = set()
        for seat in self.to_act:
            if seat in renewed or seat not in before:
                self.fresh[seat] = self.seq

    def _sat(self, event: log.Sat) -> None:
        self.seats[event.seat] = Seat(person=event.person, name=event.name)

    def _stood(self, event: log.Stood) -> None:
        self.seats[event.seat] = Seat()

    def _assigned(self, event: log.Assigned) -> None:
        self.seats[event.seat] = Seat() if event.to == "open" else Seat(level=event.to)

    def _swapped(self, event: log.Swapped) -> None:
        self.seats[event.a], self.seats[event.b] = self.seats[event.b], self.seats[event.a]

    def _readied(self, event: log.Readied) -> None:
        self.seats[event.seat].ready = event.ready

    def _luckgiven(self, event: log.LuckGiven) -> None:
        self.seats[event.seat].luck = event.luck

    def _started(self, event: log.Started) -> None:
        self.seats = [self.seats[number] for number in event.order]
        self.status = "playing"
        if self.readable:
            setup, compiled = self.setup, self.game.kernel.warmed
            self.match = self.game.match(
                len(self.seats), int(self.seed, 16), setup.options, self.names, rules=setup.rules, compiled=compiled
            )
        for line in self.setup.opening:
            seat, _, move = line.partition(" ")
            self.clocks.decide_free(int(seat))
            self._decide(int(seat), move)
        self.told = len(self.moves)

    def _moved(self, event: log.Moved) -> None:
        self._decide(event.seat, event.move)
        self.asking = None
        if event.bot:
            self.clocks.decide_free(event.seat)
        else:
            self.clocks.decide(event.seat, event.spent)
        if self.seats[event.seat].returning:
            self._come_back(event.seat)

    def _decide(self, seat: int, move: str) -> None:
        if self.match:
            if len(self.match.to_act) > 1:
                self.secret.add(len(self.moves))
            self.match.play(seat, move)
        self.moves.append((seat, move))

    def _undone(self, event: log.Undone) -> None:
        mover, count = self.moves[event.to][0], len(self.moves) - event.to
        self.clocks.undo(event.to)
        self.clocks.charge(mover, event.spent)
        while len(self.moves) > event.to:
            self.moves.pop()
            if self.match:
                self.match.undo(across_reveals=True)
        self.secret = {number for number in self.secret if number < event.to}
        self.asking = None
        self.told = min(self.told, event.to)
        self.rewound = self.seq + 1
        self.notes = [msgspec.structs.replace(note, after=min(note.after, event.to)) for note in self.notes]
        self._note_taken_back(mover, count)

    def _retracted(self, event: log.Retracted) -> None:
        number = self.last_own(event.seat)
        if self.match and number is not None:
            self.match.retract(event.seat)
            self.clocks.retract(number, event.spent)
            del self.moves[number]
            self.secret.discard(len(self.moves))
            self.told = min(self.told, number)
            self._note_taken_back(event.seat, 1)
        self.asking = None
        self.rewound = self.seq + 1

    def _note_taken_back(self, seat: int, count: int) -> None:
        """Other people are told why what they have read is gone; who plays alone knows."""
        if len(self.people()) > 1:
            self._note(seat, say("server-note-undone", count=count))

    def _note(self, seat: int, message: Message, to: int | None = None) -> None:
        self.notes = [*self.notes[1 - NOTES_KEPT :], Note(len(self.moves), seat, message, to)]

    def _undoasked(self, event: log.UndoAsked) -> None:
        self.asking = (event.seat, event.to)
        self.agreed = set()

    def _undoanswered(self, event: log.UndoAnswered) -> None:
        if event.agree:
            self.agreed.add(event.seat)
        elif self.asking:
            self._note(event.seat, say("server-note-refused"), to=self.asking[0])
            self.asking = None

    def _replaced(self, event: log.Replaced) -> None:
        seat = self.seats[event.seat]
        seat.stand_in, seat.away, seat.returning = event.level, event.why, False
        self.clocks.charge(event.seat, event.spent)
        if event.why == "time":
            self.clocks.run_out(event.seat)
            self._note(event.seat, say("server-note-time"))

    def _returned(self, event: log.Returned) -> None:
        """Where there is a clock, a decision that was left to the bot stays with it: nobody thinks while away."""
        if self.setup.clock and event.seat in self.to_act:
            self.seats[event.seat].returning = True
        else:
            self._come_back(event.seat)

    def _come_back(self, number: int) -> None:
        seat = self.seats[number]
        if seat.away == "time":
            self.clocks.grant(number)
        seat.stand_in, seat.away, seat.returning = None, None, False

    def _resigned(self, event: log.Resigned) -> None:
        seat = self.seats[event.seat]
        seat.resigned, seat.stand_in, seat.away, seat.returning = True, STAND_IN, None, False
        if event.why == "time":
            self.clocks.run_out(event.seat)
        self._note(event.seat, say("server-note-time-lost" if event.why == "time" else "server-note-resigned"))

    def _ended(self, event: log.Ended) -> None:
        self.status = "over"
        given_up = self.match is not None and not self.match.over
        self.result = Result(event.scores, event.shares, event.breakdown, event.places, event.tie, given_up)
        self.asking = None

    def _rematched(self, event: log.Rematched) -> None:
        self.next = event.table

    def _said(self, event: log.Said) -> None:
        self.chat = [*self.chat[1 - CHAT_KEPT :], ChatLine(event.seat, event.name, event.text)]
