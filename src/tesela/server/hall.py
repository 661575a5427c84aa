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
from tesela.server.events import AnyEvent
from tesela.server.herald import Herald
from tesela.server.metrics import Metrics
from tesela.server.preparing import Preparation
from tesela.server.reviews import Reviews
from tesela.server.room import Room
from tesela.server.store import Conflict, SharedStore, Store
from tesela.server.table import Table
from tesela.server.thinking import Thinkers

SWEEP = 60.0  # seconds after which rooms are forgotten that were opened and never entered
LOBBY_PAUSE = 0.25  # seconds between two pictures of the lobby
LOBBY_TABLES = 100
FAREWELL = 2.0  # seconds for what is being written, and for slow readers to hear that the server stops
TRIES = 5  # at a code that is not in use
logger = logging.getLogger("tesela.hall")


class Hall:
    """Opens tables when they are wanted and closes them when they are not."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.thinkers = Thinkers(metrics)
        self.preparation = Preparation(self._go_over)
        self.herald = Herald()
        self.reviews = Reviews(self)
        self.company = Company(self, store) if isinstance(store, SharedStore) else None
        self.rooms: dict[str, Room] = {}
        self.visitors: set[Connection] = set()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._public: dict[str, wire.LobbyTable] = {}
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
            table = Table(secrets.token_urlsafe(16), created)
            for entry in more:
                table.apply(entry)
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
        entries = [log.decode(data) for data in await self.store.log(id)]
        if not entries:
            raise Refused("server-no-table")
        assert isinstance(entries[0], log.Created)
        return Table.restored(id, entries, known), entries[known:] if known else []

    def _admit(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
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

    async def mine(self, person: str) -> list[wire.MyTable]:
        """A person's tables, those that wait for them first."""
        found = []
        for id, changed in await self.store.tables_of(person, 30):
            room = self.rooms.get(id)
            if room and self.company:
                await room.catch_up()
            table = room.table if room else (await self.read(id))[0]
            found.append(faces.mine(table, person, room.online if room else (), changed))
            await asyncio.sleep(0)
        return sorted(found, key=lambda table: (table.status == "over", not table.your_turn))

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
