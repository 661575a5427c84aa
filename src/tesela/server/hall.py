"""All tables of a server: those in memory, those on disk, and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence

import msgspec

from tesela.engine import game as games
from tesela.engine.game import Game, find
from tesela.server import events as log
from tesela.server import faces
from tesela.server import protocol as wire
from tesela.server.commands import Refused, new_code
from tesela.server.company import Company
from tesela.server.connection import Connection
from tesela.server.desk import Desk
from tesela.server.events import AnyEvent
from tesela.server.herald import Herald
from tesela.server.limits import Limits
from tesela.server.metrics import Metrics
from tesela.server.preparing import Preparation
from tesela.server.reviews import Reviews
from tesela.server.room import Room
from tesela.server.store import Conflict, SharedStore, Store
from tesela.server.table import Table
from tesela.server.thinking import Thinkers

SWEEP = 60.0  # seconds after which rooms are forgotten that were opened and never entered
SHORT = 4096  # bytes of a log that is read without further ado
OWN_TABLES = 30  # that somebody is shown
WAITING_SEATS = 5  # of one person at public tables that have not begun
SUMMARIES = 10_000  # of tables that are remembered
LOBBY_PAUSE = 0.25  # seconds between two pictures of the lobby
LOBBY_TABLES = 100
FAREWELL = 2.0  # seconds for what is being written, and for slow readers to hear that the server stops
TRIES = 5  # at a code that is not in use
logger = logging.getLogger("tesela.hall")


class Hall:
    """Opens tables when they are wanted and closes them when they are not."""

    def __init__(self, store: Store, metrics: Metrics, limits: Limits | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self.thinkers = Thinkers(metrics)
        self.desk = Desk(self.thinkers, (limits or Limits()).work)
        self.preparation = Preparation(self._go_over)
        self.herald = Herald()
        self.reviews = Reviews(self)
        self.company = Company(self, store) if isinstance(store, SharedStore) else None
        self.rooms: dict[str, Room] = {}
        self.visitors: set[Connection] = set()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._public: dict[str, wire.LobbyTable] = {}
        self._summaries: dict[tuple[str, str, int], wire.MyTable] = {}
        self._lobby_due = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Let clocks run on, and prepare the games meanwhile."""
        self._tasks = [asyncio.create_task(self._prepare()), asyncio.create_task(self._sweep())]
        self.reviews.open()
        if self.company:
            await self.company.open()

    async def _prepare(self) -> None:
        await self.preparation.run()
        if not self.company:
            await self._go_on()

    def _go_over(self, game: str) -> None:
        """Let every match of a game go on with its kernel."""
        for room in self.rooms.values():
            if room.table.setup.game == game and room.table.match:
                room.table.match.go_over(find(game).kernel)

    async def _go_on(self) -> None:
        """Open every table at which a clock may run; bots wait until somebody comes."""
        for id in await self.store.tables("playing"):
            self.release(await self.room(id))
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Forget rooms that were opened for a look, or made, and that nobody has entered."""
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.rooms.values()):
                self.release(room)

    # ---- tables

    async def create(self, created: log.Created, more: Sequence[AnyEvent] = ()) -> Room:
        """Open a new table."""
        for _ in range(TRIES):
            id = secrets.token_urlsafe(16)
            table = await self.desk(Table.restored, id, [created, *more], long=bool(created.opening))
            entries = [log.encode(entry) for entry in (created, *more)]
            try:
                await self.store.append(table.id, 0, entries, faces.listing(table), table.duties)
            except Conflict:
                created = msgspec.structs.replace(created, code=new_code())
                continue
            room = self._admit(Room(self, table))
            if created.public:
                self.lobby_changed(room)
            return room
        raise Refused("server-stale")

    async def room(self, id: str) -> Room:
        """The room of a table, read from disk if it is not in memory."""
        while room := self.rooms.get(id):
            if self.company:
                await room.catch_up()
            if self.rooms.get(id) is room:
                return room
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open_room(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        room = await asyncio.shield(self._opening[id])
        if room.closed:
            return room
        return self.rooms.get(id) or self._admit(room)  # whoever else waited for it may have released it already

    async def _open_room(self, id: str) -> Room:
        table, _ = await self.read(id)
        room = self.rooms.get(id) or self._admit(Room(self, table))
        if self.company:
            await room.catch_up()  # notes that came while it was being read found no room
            await self.company.look_for_people(room)
        room.wake()
        return room

    async def read(self, id: str, known: int | None = None) -> tuple[Table, list[AnyEvent]]:
        """A table as it is on disk, and its entries after those that are known."""
        data = await self.store.log(id)
        if not data:
            raise Refused("server-no-table")
        return await self.desk(_read, id, data, known, long=sum(map(len, data)) > SHORT)

    def _admit(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        match, kernel = room.table.match, room.table.game.kernel
        if match and kernel.warmed and match.kernel is not kernel:
            match.go_over(kernel)  # which was loaded while the table was read
        self.metrics.tables.set(len(self.rooms))
        self.preparation.want(room.table.setup.game)
        return room

    def release(self, room: Room) -> None:
        """Forget a room in which nobody is and nothing happens; it stays on disk."""
        if room.idle:
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Take a room out of memory."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            if not room.online:
                self._public.pop(room.table.id, None)
            self.metrics.tables.set(len(self.rooms))

    def came(self, room: Room, connection: Connection) -> None:
        """Let other workers know that somebody is at a table."""
        if self.company:
            self.company.came(room.table.id, connection.me.id)

    def went(self, room: Room, connection: Connection) -> None:
        """Let other workers know that somebody has gone from here."""
        if self.company and all(other.me.id != connection.me.id for other in room.connections):
            self.company.went(room.table.id, connection.me.id)

    def check_seats(self, room: Room, person: str) -> None:
        """Refuse a seat to somebody who waits at many public tables already: they could not play at all of them."""
        if not room.table.setup.public or room.table.seat_of(person) is not None:
            return
        waiting = [other.table for other in self.rooms.values() if other.table.status == "waiting"]
        if sum(table.setup.public and table.seat_of(person) is not None for table in waiting) >= WAITING_SEATS:
            raise Refused("server-seats-many", count=WAITING_SEATS)

    async def mine(self, person: str) -> list[wire.MyTable]:
        """A person's tables, those that wait for them first."""
        tables = await self.store.tables_of(person, OWN_TABLES)
        found = [await self._mine(id, person, changed, length) for id, changed, length in tables]
        return sorted(found, key=lambda table: (table.status == "over", not table.your_turn))

    async def _mine(self, id: str, person: str, changed: int, length: int) -> wire.MyTable:
        """One of a person's tables; where nobody is, it is remembered for as long as its log has this length."""
        if room := self.rooms.get(id):
            if self.company:
                await room.catch_up()
            return await room.look(lambda table: faces.mine(table, person, room.online, changed))
        key = id, person, length
        if key not in self._summaries:
            while len(self._summaries) >= SUMMARIES:
                del self._summaries[next(iter(self._summaries))]
            self._summaries[key] = faces.mine((await self.read(id))[0], person, (), changed)
        return self._summaries[key]

    def games(self) -> list[wire.GameFace]:
        """All games."""
        return [self._game(find(name)) for name in games.names()]

    def _game(self, game: Game) -> wire.GameFace:
        options = [wire.OptionFace(option.name, list(option.choices), option.rule) for option in game.options]
        return wire.GameFace(
            name=game.name,
            rules=game.rules_version,
            players=list(game.players),
            options=options,
            rulings=list(game.rulings),
            notation=list(game.notation),
            ready=self.preparation.ready(game.name),
        )

    # ---- the lobby

    def picture(self) -> bytes:
        """All public tables at which somebody is, those that can be joined first."""
        alive = [table for table in self._public.values() if any(seat.online for seat in table.seats)]
        tables = sorted(alive, key=lambda table: table.status != "waiting")
        return msgspec.json.encode(wire.Lobby(tables[:LOBBY_TABLES]))

    def lobby_changed(self, room: Room | None = None) -> None:
        """Show the lobby anew to everybody who looks at it, soon."""
        if room and room.table.status == "over":
            self._public.pop(room.table.id, None)
        elif room:
            self._public[room.table.id] = faces.lobby(room.table, room.online)
        if not self._lobby_due:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._show_lobby)

    def list_elsewhere(self, tables: dict[str, wire.LobbyTable]) -> None:
        """Show these tables of other workers besides one's own."""
        mine = {id: faces.lobby(room.table, room.online) for id, room in self.rooms.items() if room.table.setup.public}
        self._public = {**tables, **{id: table for id, table in mine.items() if table.status != "over"}}
        self._show_lobby()

    def _show_lobby(self) -> None:
        self._lobby_due = False
        picture = self.picture()
        for visitor in self.visitors:
            visitor.send(picture)

    async def farewell(self) -> None:
        """Let what is being written be written, then tell everybody to come back in a moment."""
        leaving = [*self.visitors]
        for visitor in leaving:
            visitor.close(wire.Closing())
        for room in self.rooms.values():
            leaving += room.connections
        await asyncio.gather(*map(self._clear, list(self.rooms.values())))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(connection.drained() for connection in leaving)), FAREWELL)

    async def _clear(self, room: Room) -> None:
        """Close a room when what is being written is written; a database that does not answer is not waited for."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL), room.lock:
                room.close(wire.Closing())
                return
        room.close(wire.Closing())

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await self.farewell()
        if self.company:
            await self.company.close()
        await self.reviews.close()
        self.thinkers.close()
        await self.store.close()


def _read(id: str, data: Sequence[bytes], known: int | None) -> tuple[Table, list[AnyEvent]]:
    entries = [log.decode(entry) for entry in data]
    return Table.restored(id, entries, known), entries[known:] if known else []
