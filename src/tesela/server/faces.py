"""What each one at a table is shown: the only way from a table to the wire."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import cast

import msgspec

from tesela.bots.review import Line
from tesela.engine.match import Match
from tesela.engine.seed import commitment
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.events import AnyEvent
from tesela.server.store import Listing
from tesela.server.table import Table

PLAYED = (log.Started, log.Moved, log.Undone, log.Retracted, log.Ended, log.Replaced, log.Returned, log.Resigned)
NOTED = (log.Undone, log.Retracted, log.UndoAnswered, log.Resigned)
UNSEEN = (log.Moved, log.Undone, log.Retracted, log.UndoAsked, log.UndoAnswered, log.Said)


NONE_MISSING: Mapping[str, int] = MappingProxyType({})


class News:
    """What somebody has not been told: entries of the log up to now, and the first decision that they do not know."""

    def __init__(self, first: int) -> None:
        self.entries: list[AnyEvent] = []
        self.first = first
        self.needed = False


def update(
    table: Table, news: News, seat: int | None, face: Callable[[], wire.Face], spent: Collection[int]
) -> wire.Update:
    """What is new to a seat, or to a spectator; the face of the table is made only if it has changed."""
    played = any(isinstance(entry, PLAYED) for entry in news.entries)
    seen = not all(isinstance(entry, UNSEEN) for entry in news.entries)
    said = sum(isinstance(entry, log.Said) for entry in news.entries)
    return wire.Update(
        seq=table.seq,
        face=face() if seen else msgspec.UNSET,
        play=play(table, seat) if played else msgspec.UNSET,
        story=story(table, seat, news.first) if played else msgspec.UNSET,
        clocks=clocks(table, spent) if played else msgspec.UNSET,
        asking=asking(table),
        notes=table.notes if any(isinstance(entry, NOTED) for entry in news.entries) else msgspec.UNSET,
        chat=table.chat[-said:] if said else msgspec.UNSET,
    )


def face(table: Table, online: Collection[str], grace: Mapping[str, int]) -> wire.Face:
    """The table as everybody sees it; the seed and its parts only after the end."""
    setup = table.setup
    return wire.Face(
        id=table.id,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        status=table.status,
        seats=seats(table, online, grace),
        public=setup.public,
        hints=setup.hints,
        undo=setup.undo,
        shuffle=setup.shuffle,
        clock=setup.clock,
        commitment=commitment(int(setup.seed, 16)),
        seed=table.seed if table.status == "over" else None,
        seed_chosen=setup.seed_chosen,
        parts=table.parts if table.status == "over" else None,
        readable=table.readable,
        result=table.result,
        next=table.next,
    )


def seats(table: Table, online: Collection[str], grace: Mapping[str, int] = NONE_MISSING) -> list[wire.SeatFace]:
    """All seats as everybody sees them; `grace` tells for whom a bot may be called, and when."""
    return [
        wire.SeatFace(
            kind="person" if seat.person else "bot" if seat.level else "open",
            name=seat.name,
            level=seat.level,
            online=seat.person in online,
            ready=seat.ready,
            luck=seat.luck is not None,
            stand_in=seat.stand_in,
            away=seat.away,
            returning=seat.returning,
            resigned=seat.resigned,
            grace=grace.get(seat.person or ""),
        )
        for seat in table.seats
    ]


def you(table: Table, person: str) -> wire.You:
    """What the table is to one person; invitations only for those inside, before the start."""
    seat = table.seat_of(person)
    host = table.host == person
    inside = table.status == "waiting" and (host or seat is not None)
    return wire.You(seat, host, table.setup.invite if inside else None, table.setup.code if inside else None)


def play(table: Table, seat: int | None) -> wire.Play | None:
    """The match as a seat may see it, with its choices; nothing before the start."""
    match = table.match
    if match is None:
        return None
    offered = []
    if seat is not None and seat in table.to_act and not table.seats[seat].bot:
        offered = choices(match, seat)
    return wire.Play(len(table.moves), table.view(seat), list(table.to_act), offered, table.undo_kind(seat))


def choices(match: Match, seat: int) -> list[wire.Choice]:
    """All that a seat can do now."""
    return [wire.Choice(action, match.game.encode(action), label) for action, label in match.labels(seat).items()]


def story(table: Table, seat: int | None, start: int) -> wire.Story:
    """What happened from a decision on; another seat's simultaneous decision is not named."""
    chapters = []
    if table.match:
        for number in range(start, len(table.moves)):
            chapter = table.match.chapter(number)
            known = number not in table.secret or chapter.move.seat == seat or table.status == "over"
            move = chapter.move.notation if known else None
            chapters.append(wire.Chapter(number, chapter.move.seat, move, chapter.events))
    return wire.Story(start, chapters)


def told(table: Table, seat: int | None, start: int) -> wire.Story:
    """The same, encoded already: of a long match that takes a while."""
    return cast(wire.Story, msgspec.Raw(msgspec.json.encode(story(table, seat, start))))


def clocks(table: Table, spent: Collection[int]) -> wire.Clocks | None:
    """Time left to every seat, and whose clock runs."""
    if table.setup.clock is None:
        return None
    running = table.ticking
    left = [
        max(0, clock - gone) if seat in running else clock
        for seat, (clock, gone) in enumerate(zip(table.clocks.left, spent, strict=True))
    ]
    return wire.Clocks(left, running)


def asking(table: Table) -> wire.Asking | None:
    """Who asks to take back, and who has not answered yet."""
    if table.asking is None:
        return None
    seat, to = table.asking
    return wire.Asking(seat, to, [other for other in table.people() if other != seat and other not in table.agreed])


def advice(match: Match, lines: Sequence[Line]) -> list[wire.Advice]:
    """The first decisions of these turns, each once."""
    found: dict[str, wire.Advice] = {}
    for line in lines:
        move = line.moves[0]
        found.setdefault(move, wire.Advice(match.action(move), move, line.labels[0], line.win, line.margin))
    return list(found.values())


def lobby(table: Table, online: Collection[str]) -> wire.LobbyTable:
    """The table as the lobby shows it."""
    setup = table.setup
    return wire.LobbyTable(table.id, setup.game, setup.options, table.status, seats(table, online), setup.clock)


def mine(table: Table, person: str, online: Collection[str], changed: int) -> wire.MyTable:
    """The table as one of its people finds it among their games."""
    seat = table.seat_of(person)
    return wire.MyTable(
        table=table.id,
        game=table.setup.game,
        status=table.status,
        seats=seats(table, online),
        seat=seat,
        your_turn=seat in table.to_act,
        moves=len(table.moves),
        changed=changed,
    )


def listing(table: Table) -> Listing:
    """What the store can be asked about the table."""
    people = tuple(dict.fromkeys([table.host, *(seat.person for seat in table.seats if seat.person)]))
    code = table.setup.code if table.status == "waiting" else None
    return Listing(table.setup.game, table.status, table.setup.public, code, people)
