"""A table that lives: people connected to it, commands one after the other, clocks that run."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tesela.bots.review import why_first
from tesela.engine.errors import TeselaError
from tesela.server import commands, faces
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.commands import Caller, Refused
from tesela.server.door import Door
from tesela.server.events import AnyEvent
from tesela.server.faces import News
from tesela.server.minds import Minds
from tesela.server.store import LINGER, Conflict, InDoubt, StoreFault
from tesela.server.table import GRACE, Table
from tesela.server.thinking import Asker, Presence

if TYPE_CHECKING:
    from tesela.server.connection import Connection
    from tesela.server.hall import Hall

FEW = 30  # decisions that are told without further ado
TRIES = 5  # at a command while other workers write to the same table
LISTED = (log.Sat, log.Stood, log.Assigned, log.Swapped, log.Started, log.Ended)
Result = TypeVar("Result")


class Room:
    """One table and everybody at it. What changes it holds `lock`, and nobody is told before it is on disk.

    Who has decided is answered as soon as it is there; the news follows, first to those who are to decide now.
    """

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = Door()
        self.looking = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: frozenset[str] = frozenset()
        self._missing: dict[str, float] = {}
        self.since = [time.monotonic()] * len(table.seats)
        self._left = -math.inf  # when somebody last went
        self._news: dict[Connection, News] = {}
        self._writing = False
        self.minds = Minds(self)
        self._ringing: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.closed = False

    # ---- people come and go

    @property
    def online(self) -> frozenset[str]:
        """The people who are connected, here or to another worker."""
        return self.elsewhere.union(connection.me.id for connection in self.connections)

    def _grace(self) -> dict[str, int]:
        """The people of the table who are not connected, and for how many milliseconds others must wait for them."""
        now = time.monotonic()
        missing = {seat.person for seat in self.table.seats if seat.person} - self.online
        self._missing = {person: self._missing.get(person, now) for person in missing}
        return {person: max(0, GRACE - int((now - since) * 1000)) for person, since in self._missing.items()}

    def _face(self) -> wire.Face:
        """The table as everybody sees it now."""
        return faces.face(self.table, self.online, self._grace())

    @property
    def presence(self) -> Presence:
        """Whether anybody is here, to play or to watch, or was until a moment ago.

        For how long they have been gone among several workers, only the database knows: it gives out no more turns.
        """
        if self.connections or self.elsewhere:
            return "here"
        return "lately" if self.hall.company or time.monotonic() < self._left + LINGER else "gone"

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing will happen by itself."""
        return not (self.connections or self.minds.busy or self._alarm or self._ringing or self.lock.in_use)

    async def enter(self, connection: Connection, seen: int, chapters: int) -> None:
        """Connect somebody and tell them everything, or what is new since they were here."""
        async with self.lock:
            table = self.table
            start = min(chapters, len(table.moves)) if table.rewound <= seen <= table.seq else 0
            seat = table.seat_of(connection.me.id)
            story = await self.hall.desk(faces.told, table, seat, start, long=len(table.moves) - start > FEW)
            self._check_open()
            known = connection.me.id in self.online
            self.hall.came(self, connection)
            self.connections.add(connection)
            connection.send(
                msgspec.json.encode(
                    wire.Update(
                        seq=table.seq,
                        face=self._face(),
                        you=faces.you(table, connection.me.id),
                        play=faces.play(table, seat),
                        story=story,
                        clocks=faces.clocks(table, self._spent()),
                        asking=faces.asking(table),
                        notes=table.notes,
                        chat=table.chat,
                    )
                )
            )
            if not known:
                self._tell_presence(connection)
            self._welcome()

    async def look(self, read: Callable[[Table], Result]) -> Result:
        """What can be read of the table while nothing is being written."""
        async with self.lock:
            self._check_open()
            return read(self.table)

    def _welcome(self) -> None:
        """Bots that had stopped go on, and those that waited behind others need not any more."""
        self.minds.wake()
        self.hall.thinkers.look()

    async def leave(self, connection: Connection) -> None:
        """Disconnect somebody."""
        self.connections.discard(connection)
        self._left = time.monotonic()
        if connection in self._news:
            self._forget(connection)
        self.hall.went(self, connection)
        if connection.me.id not in self.online:
            async with self.lock:
                self._tell_presence(connection)
        self.hall.release(self)

    async def note_presence(self, elsewhere: frozenset[str]) -> None:
        """Take note of who is connected to other workers."""
        async with self.lock:
            before, self.elsewhere = self.online, elsewhere
            if before - self.online:
                self._left = time.monotonic()
            if before != self.online:
                self._tell_presence()
                self._welcome()

    def _tell_presence(self, about: Connection | None = None) -> None:
        self.tell()
        if self.table.setup.public:
            self.hall.lobby_changed(self)
        if about is None or self.table.seat_of(about.me.id) is not None:
            update = msgspec.json.encode(wire.Update(self.table.seq, face=self._face()))
            for connection in self.connections - {about}:
                connection.send(update)

    # ---- commands

    async def obey(self, command: wire.FromClient, connection: Connection) -> wire.Ack:
        """Carry out a command; the answer is given when it is on disk."""
        me = connection.me
        async with self.lock:
            for _ in range(TRIES):
                caller = Caller(me.id, me.name, tuple(self._spent()), self._grace)
                try:
                    if isinstance(command, wire.RematchCommand):
                        await self._rematch(caller)
                    else:
                        await self._commit(commands.obey(command, self.table, caller))
                    return wire.Ack(command.id, self.table.seq)
                except Conflict:
                    continue
                except StoreFault:
                    raise
                except TeselaError:
                    if not await self._was_behind():
                        raise
            raise Refused("server-stale")

    async def sit(self, person: str, name: str) -> None:
        """Give somebody who was invited the first open seat, if there is one and they have none."""
        async with self.lock:
            while (seat := commands.seat_for(self.table, person)) is not None:
                with contextlib.suppress(Conflict):
                    await self._commit([log.Sat(seat, person, name)])

    async def hint(self, command: wire.HintCommand, connection: Connection) -> wire.Hint:
        """What the engine would do in a person's place, and why."""
        async with self.lock:
            table = self.table
            seat = table.seat_of(connection.me.id)
            if not table.setup.hints:
                raise Refused("server-hints-off")
            if table.match is None or seat not in table.to_act or table.seats[seat].bot:
                raise Refused("server-hint-turn")
            if not self.hall.preparation.ready(table.setup.game):
                raise Refused("server-preparing")
            match, seq = table.match.fork(), table.seq
        lines = await self.hall.thinkers.advise(match, seat, Asker(connection.me.id, table.id))
        return wire.Hint(command.id, seq, faces.advice(match, lines), why_first(lines))

    async def _rematch(self, caller: Caller) -> None:
        if self.table.next is None:
            created, sat = commands.again(self.table, caller)
            room = await self.hall.create(created, sat)
            await self._commit([log.Rematched(room.table.id)])

    # ---- the log

    async def _commit(self, entries: Sequence[AnyEvent]) -> None:
        """Change the table and write it down; if it cannot be written, it has not happened."""
        if not entries:
            return
        self._check_open()
        table = self.table
        first, due = table.seq, table.duties
        batch = list(entries)
        self._writing = True
        try:
            for entry in entries:
                table.apply(entry)
            for entry in commands.closing(table):
                batch.append(entry)
                table.apply(entry)
            listing = faces.listing(table) if any(isinstance(entry, LISTED) for entry in batch) else None
            duties = table.duties if table.duties != due else None
            data = [log.encode(entry) for entry in batch]
            await self.hall.store.append(table.id, first, data, listing, duties)
        except BaseException:
            await self._renew(first)
            raise
        self._writing = False
        self._count(batch)
        self._follow(batch, first)

    def _follow(self, batch: list[AnyEvent], first: int) -> None:
        """What entries bring about that are on disk and have been applied, whoever wrote them."""
        self._restart_clocks(batch, first)
        self._note(batch, first)
        if self.table.setup.public and any(isinstance(entry, LISTED) for entry in batch):
            self.hall.lobby_changed(self)
        self.wake()

    async def catch_up(self) -> None:
        """Take note of what other workers have written."""
        async with self.lock:
            await self._was_behind()

    async def _was_behind(self) -> bool:
        """Take note of what other workers have written, and say whether there was anything."""
        if self.hall.company is None:
            return False
        first = self.table.seq
        batch = [log.decode(data) for data in await self.hall.store.log(self.table.id, first)]
        if batch:
            for entry in batch:
                self.table.apply(entry)
            self._follow(batch, first)
        return bool(batch)

    async def _renew(self, known: int) -> None:
        """Read the table from disk and tell what others have written since we knew it.

        While even that cannot be read, the room is closed to everybody.
        """
        try:
            self.table, batch = await self.hall.read(self.table.id, known=known)
        except BaseException:
            self.close()
            raise
        self._writing = False
        if batch:
            self._follow(batch, known)

    def _check_open(self) -> None:
        """Nothing may be done in a room that could not be read again: what it holds may not have happened."""
        if self.closed:
            raise InDoubt("server-store-doubt")

    def _count(self, batch: list[AnyEvent]) -> None:
        for entry in batch:
            if isinstance(entry, log.Moved):
                self.hall.metrics.moves.labels(self.table.setup.game, "bot" if entry.bot else "person").inc()

    # ---- the news

    def _note(self, batch: list[AnyEvent], first: int) -> None:
        """Keep in mind what everybody is to be told, and have those told first who are to decide because of it."""
        table = self.table
        only_moves = all(isinstance(entry, log.Moved) for entry in batch)
        for connection in self.connections:
            if connection not in self._news:
                self._news[connection] = News(table.told)
                self._mention(connection)
            news = self._news[connection]
            news.entries += batch
            news.first = min(news.first, table.told)
            seat = table.seat_of(connection.me.id)
            news.needed |= not only_moves or (seat in table.to_act and table.fresh[seat] > first)
        table.told = len(table.moves)
        if any(news.needed for news in self._news.values()):
            self.hall.herald.announce(self._tell_needed)

    def _mention(self, connection: Connection) -> None:
        self.hall.herald.mention(connection, lambda: self._tell_like(connection))

    def _tell_needed(self) -> None:
        self._tell([connection for connection, news in self._news.items() if news.needed])

    def _tell_like(self, one: Connection) -> None:
        seat_of = self.table.seat_of
        self._tell([other for other in self._news if seat_of(other.me.id) == seat_of(one.me.id)])

    def tell(self) -> None:
        """Tell everybody what is new."""
        self._tell(list(self._news))

    def _tell(self, connections: list[Connection]) -> None:
        """Tell what is new, each what they may know; those who see the same get the same bytes.

        While something is being written, nothing is told: it follows when that is on disk.
        """
        if self._writing:
            for connection in connections:
                self._mention(connection)
            return
        table = self.table
        shared: dict[tuple[int | None, int], wire.Update] = {}
        encoded: dict[tuple[int | None, int], bytes] = {}
        for connection in connections:
            news = self._forget(connection)
            key = table.seat_of(connection.me.id), len(news.entries)
            if key not in shared:
                shared[key] = faces.update(table, news, key[0], self._face, self._spent())
                encoded[key] = msgspec.json.encode(shared[key])
            if shared[key].face:
                own = msgspec.structs.replace(shared[key], you=faces.you(table, connection.me.id))
                connection.send(msgspec.json.encode(own))
            else:
                connection.send(encoded[key])

    def _forget(self, connection: Connection) -> News:
        self.hall.herald.forget(connection)
        return self._news.pop(connection)

    # ---- what happens by itself

    def wake(self) -> None:
        """Let bots think that are to act, and set the alarm for the next clock that runs out."""
        table = self.table
        self.minds.wake()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        running = table.ticking
        if running and not self.closed:
            spent = self._spent()
            soonest = min(table.clocks.left[seat] - spent[seat] for seat in running)
            self._alarm = asyncio.get_running_loop().call_later(max(0, soonest) / 1000 + 0.01, self._ring)

    async def play_for(self, seat: int, action: int, fresh: int) -> None:
        """Play what a bot has decided for a seat, unless the table has changed since it began to think."""
        async with self.lock:
            table = self.table
            if seat in table.to_act and table.fresh[seat] == fresh and table.seats[seat].bot:
                with contextlib.suppress(Conflict):
                    await self._commit([log.Moved(seat, table.game.encode(action), bot=True)])

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        """Those whose time has run out bear what the table has chosen for it."""
        async with self.lock:
            spent = self._spent()
            late = [seat for seat in self.table.ticking if self.table.clocks.left[seat] <= spent[seat]]
            with contextlib.suppress(StoreFault, Conflict):
                await self._commit([commands.flagged(self.table, seat) for seat in late])
        self._ringing = None
        self.wake()

    def _spent(self) -> list[int]:
        now = time.monotonic()
        return [int((now - then) * 1000) for then in self.since]

    def _restart_clocks(self, batch: list[AnyEvent], first: int) -> None:
        for seat in range(len(self.since)):
            if self.table.fresh[seat] > first:
                self.since[seat] = time.monotonic()

    def close(self, farewell: wire.Closing | None = None) -> None:
        """Send everybody away and stop everything that runs."""
        self.closed = True
        self.tell()
        for connection in set(self.connections):
            connection.close(farewell)
        self.minds.close()
        if self._ringing:
            self._ringing.cancel()
        if self._alarm:
            self._alarm.cancel()
        self.hall.forget(self)
