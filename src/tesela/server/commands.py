"""What people may do at a table: each command becomes entries of its log, or is refused and changes nothing."""

from __future__ import annotations

import functools
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import ascii_uppercase

import msgspec

from tesela.engine.errors import BadSetup, IllegalMove, TeselaError, WrongSeat
from tesela.engine.game import find
from tesela.engine.match import Match
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.events import AnyEvent
from tesela.server.table import BOT_LEVELS, STAND_IN, Seat, Table

CODE_LETTERS = "".join(letter for letter in ascii_uppercase if letter not in "IOQV")
"""Letters that are not mistaken for others when said or read."""


class Refused(TeselaError):
    """A command that cannot be obeyed now."""


@dataclass(frozen=True)
class Caller:
    """Who commands: a person; how long each seat thinks; who is missing and for how long others must wait for them.

    Both are in milliseconds.
    """

    person: str
    name: str
    spent: tuple[int, ...] = ()
    grace: Callable[[], Mapping[str, int]] = dict

    def thought(self, seat: int) -> int:
        """How long a seat has been thinking."""
        return self.spent[seat] if self.spent else 0


def create(plan: wire.NewTable, person: str, name: str) -> log.Created:
    """The first entry of a table's log."""
    game = find(plan.game)
    game.check_players(len(plan.seats))
    if plan.seats.count("me") > 1 or all(seat in BOT_LEVELS for seat in plan.seats):
        raise BadSetup("server-seats")
    if plan.clock and len(plan.seats) == 1:
        raise BadSetup("server-clock-alone")
    return log.Created(
        game=game.name,
        rules=game.rules_version,
        options=game.complete(plan.options),
        seats=[person if seat == "me" else seat for seat in plan.seats],
        host=person,
        host_name=name,
        seed=plan.seed or secrets.token_hex(16),
        invite=secrets.token_urlsafe(18),
        code=new_code(),
        public=plan.public,
        hints=plan.hints,
        undo=plan.undo,
        shuffle=plan.shuffle,
        clock=plan.clock,
        seed_chosen=plan.seed is not None,
    )


def new_code() -> str:
    """A code to say aloud: one of five million."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(5))


def again(table: Table, caller: Caller) -> tuple[log.Created, list[AnyEvent]]:
    """The log of a new table like this one, with the same people and bots in their seats."""
    _own(table, caller)
    if table.status != "over":
        raise Refused("server-not-over")
    setup = table.setup
    plan = wire.NewTable(
        game=setup.game,
        seats=[seat.level or "open" for seat in table.seats],
        options=setup.options,
        public=setup.public,
        hints=setup.hints,
        undo=setup.undo,
        shuffle=setup.shuffle,
        clock=setup.clock,
    )
    people = [(number, seat) for number, seat in enumerate(table.seats) if seat.person]
    return create(plan, caller.person, caller.name), [
        log.Sat(number, seat.person or "", seat.name) for number, seat in people
    ]


def play_on(table: Table, at: int, seat: int, person: str, name: str) -> tuple[log.Created, log.Started]:
    """The log of a private table that goes on from a moment of a match, against bots in all other seats."""
    assert table.match is not None
    if seat >= len(table.seats):
        raise BadSetup("error-seat", number=seat, players=len(table.seats))
    if table.match.at(at).over:
        raise Refused("error-over")
    plan = wire.NewTable(
        game=table.setup.game,
        seats=["me" if number == seat else other.level or STAND_IN for number, other in enumerate(table.seats)],
        options=table.setup.options,
        shuffle=False,
        seed=table.seed,
    )
    opening = [f"{mover} {move}" for mover, move in table.moves[:at]]
    created = msgspec.structs.replace(create(plan, person, name), rules=table.setup.rules, opening=opening)
    return created, log.Started(list(range(len(table.seats))))


def admits(table: Table, invite: str | None) -> bool:
    """Whether this invitation, or none at a public table, is good for a seat."""
    return table.setup.public or (
        invite is not None and hmac.compare_digest(invite.encode(), table.setup.invite.encode())
    )


def seat_for(table: Table, person: str) -> int | None:
    """The first open seat for somebody who is not at the table yet."""
    if table.status != "waiting" or table.seat_of(person) is not None:
        return None
    return next((number for number, seat in enumerate(table.seats) if not seat.taken), None)


@functools.singledispatch
def obey(command: object, table: Table, caller: Caller) -> list[AnyEvent]:
    """The entries that a command adds to the log."""
    raise NotImplementedError(type(command))


# ---- before the start


@obey.register
def _(command: wire.SitCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    if not _seat(table, command.seat).taken:
        if table.host != caller.person and not admits(table, command.invite):
            raise Refused("server-invitation")
        now = table.seat_of(caller.person)
        moved: list[AnyEvent] = [] if now is None else [log.Stood(now)]
        return [*moved, log.Sat(command.seat, caller.person, caller.name)]
    raise Refused("server-seat-taken", number=command.seat + 1)


@obey.register
def _(command: wire.StandCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    return [log.Stood(_own(table, caller))]


@obey.register
def _(command: wire.AssignCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    _host(table, caller)
    _seat(table, command.seat)
    return [log.Assigned(command.seat, command.to)]


@obey.register
def _(command: wire.SwapCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    _host(table, caller)
    _seat(table, command.a)
    _seat(table, command.b)
    return [log.Swapped(command.a, command.b)]


@obey.register
def _(command: wire.ReadyCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    return [log.Readied(_own(table, caller), command.ready)]


@obey.register
def _(command: wire.LuckCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    seat = _own(table, caller)
    if table.setup.seed_chosen:
        raise Refused("server-luck-chosen")
    given = table.seats[seat].luck
    if given not in (None, command.luck):
        raise Refused("server-luck-given")
    return [] if given else [log.LuckGiven(seat, command.luck)]


@obey.register
def _(command: wire.StartCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _waiting(table)
    _host(table, caller)
    if not all(seat.taken for seat in table.seats):
        raise Refused("server-seats-open")
    if not any(seat.person for seat in table.seats):
        raise Refused("server-seats")
    if not table.readable:
        raise Refused("server-newer-rules")
    order = list(range(len(table.seats)))
    if table.setup.shuffle:
        secrets.SystemRandom().shuffle(order)
    return [log.Started(order)]


# ---- playing


@obey.register
def _(command: wire.PlayCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    seat = _in_charge(table, caller)
    assert table.match is not None
    if not table.fresh[seat] <= command.seq <= table.seq and seat in table.to_act:
        raise Refused("server-stale")
    action = table.match.action(command.move)
    if seat not in table.to_act:
        raise WrongSeat("error-turn", player=table.names[seat])
    if action not in table.match.legal(seat):
        refusal = table.match.why_not(seat, action)
        raise IllegalMove(refusal.rule, table.game.encode(action), refusal.reason)
    return [log.Moved(seat, table.game.encode(action), caller.thought(seat))]


@obey.register
def _(command: wire.UndoCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    seat = _in_charge(table, caller)
    if not table.setup.undo:
        raise Refused("server-undo-off")
    if command.seq != table.seq and not table.can_retract(seat):
        raise Refused("server-stale")
    number = table.last_own(seat)
    if number is None:
        raise Refused("error-undo-nothing")
    if table.can_retract(seat):
        return [log.Retracted(seat, caller.thought(seat))]
    if table.undo_kind(seat) == "free":
        return [log.Undone(number, _thinking(table, caller, seat))]
    if table.asking:
        raise Refused("server-asking")
    return [log.UndoAsked(seat, number)]


@obey.register
def _(command: wire.AnswerCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    seat = _own(table, caller)
    if table.asking is None or seat == table.asking[0] or table.seats[seat].resigned:
        raise Refused("server-nothing-asked")
    if command.seq != table.seq:
        raise Refused("server-stale")
    answer: list[AnyEvent] = [log.UndoAnswered(seat, command.agree)]
    if command.agree and {*table.people()} <= {table.asking[0], seat, *table.agreed}:
        answer.append(log.Undone(table.asking[1], _thinking(table, caller, table.asking[0])))
    return answer


@obey.register
def _(command: wire.LeaveCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    seat = _in_charge(table, caller)
    return [log.Replaced(seat, STAND_IN, "left", _thinking(table, caller, seat))]


@obey.register
def _(command: wire.ReturnCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _playing(table)
    seat = _own(table, caller)
    if table.seats[seat].resigned:
        raise Refused("server-resigned")
    if not table.seats[seat].stand_in or table.seats[seat].returning:
        raise Refused("server-not-away")
    return [log.Returned(seat)]


@obey.register
def _(command: wire.ReplaceCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _playing(table)
    _own(table, caller)
    seat = _seat(table, command.seat)
    grace = caller.grace()
    if not seat.person or seat.bot or seat.person not in grace:
        raise Refused("server-still-here", seat=command.seat)
    if wait := grace[seat.person]:
        raise Refused("server-grace", seat=command.seat, seconds=-(-wait // 1000))
    return [log.Replaced(command.seat, STAND_IN, "abandoned", _thinking(table, caller, command.seat))]


@obey.register
def _(command: wire.ResignCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    _playing(table)
    seat = _own(table, caller)
    if table.seats[seat].resigned:
        raise Refused("server-resigned")
    return [log.Resigned(seat)]


# ---- at any time


@obey.register
def _(command: wire.ChatCommand, table: Table, caller: Caller) -> list[AnyEvent]:
    text = plain(command.text)
    if not text:
        raise Refused("server-chat-empty")
    return [log.Said(_own(table, caller), caller.name, text)]


def flagged(table: Table, seat: int) -> AnyEvent:
    """What becomes of a seat whose time has run out, as the table has chosen."""
    if table.setup.clock and table.setup.clock.flag == "lost":
        return log.Resigned(seat, "time")
    return log.Replaced(seat, STAND_IN, "time")


def closing(table: Table) -> list[AnyEvent]:
    """The last entry of a match that has just been decided, by its rules or because people gave up."""
    match = table.match
    if table.status != "playing" or match is None:
        return []
    left = [number for number, seat in enumerate(table.seats) if not seat.resigned]
    decided = match.over or not table.people() or (len(left) == 1 < match.players)
    if not decided:
        return []
    if match.over:
        shares, places, tie = list(match.returns), list(match.places), tie_of(match)
    else:
        shares = [1 / len(left) if number in left else 0.0 for number in range(match.players)]
        places, tie = [1 if number in left else 1 + len(left) for number in range(match.players)], None
    breakdown = [
        [wire.ScoreFace(line.label, line.points) for line in match.breakdown(seat)] for seat in range(match.players)
    ]
    return [log.Ended(list(match.scores), shares, breakdown, places, tie)]


def tie_of(match: Match) -> wire.TieFace | None:
    """What decides where seats have equal points."""
    if len(set(match.scores)) == match.players:
        return None
    lines = [match.tiebreak(seat) for seat in range(match.players)]
    return wire.TieFace(lines[0].label, [line.points for line in lines])


def plain(text: str) -> str:
    """Text on one line without anything that is not printed."""
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join("".join(letter for letter in spaced if letter.isprintable()).split())


# ---- what is checked


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("server-started")


def _playing(table: Table) -> None:
    if table.status == "waiting":
        raise Refused("server-not-started")
    if table.status == "over":
        raise Refused("error-over")
    if table.match is None:
        raise Refused("server-newer-rules")


def _host(table: Table, caller: Caller) -> None:
    if table.host != caller.person:
        raise Refused("server-host-only")


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise WrongSeat("error-seat", number=str(number), players=len(table.seats))
    return table.seats[number]


def _own(table: Table, caller: Caller) -> int:
    seat = table.seat_of(caller.person)
    if seat is None:
        raise Refused("server-no-seat")
    return seat


def _thinking(table: Table, caller: Caller, seat: int) -> int:
    """For how long a seat has been thinking, where its clock runs."""
    return caller.thought(seat) if seat in table.ticking else 0


def _in_charge(table: Table, caller: Caller) -> int:
    """The caller's seat, where no bot plays for it."""
    _playing(table)
    seat = _own(table, caller)
    if table.seats[seat].resigned:
        raise Refused("server-resigned")
    if table.seats[seat].stand_in:
        raise Refused("server-away")
    return seat
