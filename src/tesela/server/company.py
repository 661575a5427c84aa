"""The other workers at the same database: hears what they write, knows who is there, shares out the bots' turns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from tesela.engine.errors import TeselaError
from tesela.server import faces
from tesela.server.store import Kind, Note, SharedStore, StoreFault, Turn
from tesela.server.table import Table
from tesela.server.thinking import PLANS

if TYPE_CHECKING:
    from tesela.server.hall import Hall
    from tesela.server.room import Room

BEAT = 8.0  # seconds between two signs of life
LOOK = 1.0  # seconds between two looks for turns that another worker has left
LOBBY_PAUSE = 0.5  # seconds between two looks at the tables of others
KINDS: tuple[Kind, ...] = ("quick", "search", "last")
logger = logging.getLogger("tesela.company")


class Company:
    """Keeps the rooms of one worker in step with all others."""

    def __init__(self, hall: Hall, store: SharedStore) -> None:
        self.id = secrets.token_hex(8)
        self._hall = hall
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()
        self._late: set[str] = set()
        self._doors: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._held: dict[Kind, Counter[str]] = {kind: Counter() for kind in KINDS}
        self._wanted = asyncio.Event()
        self._lobby_due = False
        self._public: dict[tuple[str, int], Table] = {}

    async def open(self) -> None:
        """Begin to listen, to give signs of life and to think."""
        for work in (self._listen(), self._beat(), self._watch_doors(), self._think()):
            self._spawn(work)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- what others write

    async def _listen(self) -> None:
        async for note in self._store.notes():
            self._hear(note)

    def _hear(self, note: Note) -> None:
        rooms = self._hall.rooms
        if note.kind != "entries":
            self._wanted.set()  # whoever comes is waited for by bots, too
        if note.kind == "missed":
            for id in list(rooms):
                self._catch_up(id)
        elif note.table in rooms and note.kind == "presence":
            self._spawn(self.look_for_people(rooms[note.table]))
        elif note.table in rooms and rooms[note.table].table.seq < note.seq:
            self._catch_up(note.table)
        if self._hall.visitors and note.kind != "duties":
            self.look_at_lobby()

    def _catch_up(self, id: str) -> None:
        """Bring a room up to date soon, once however many notes come meanwhile."""
        if id not in self._late:
            self._late.add(id)
            self._spawn(self._catch_up_now(id))

    async def _catch_up_now(self, id: str) -> None:
        self._late.discard(id)
        room = self._hall.rooms.get(id)
        if room:
            try:
                await room.catch_up()
                await self.look_for_people(room)
            except StoreFault:
                self._catch_up_later(room)

    def _catch_up_later(self, room: Room) -> None:
        """Try again what the database did not answer: the note that asked for it does not come twice."""
        asyncio.get_running_loop().call_later(LOOK, self._catch_up, room.table.id)

    # ---- who is there

    def came(self, table: str, person: str) -> None:
        """Let others know that somebody is here."""
        self._doors.put_nowait((table, person))

    def went(self, table: str, person: str) -> None:
        """Let others know that somebody has gone."""
        self._doors.put_nowait((table, person))

    async def _watch_doors(self) -> None:
        """Write down who is here now of those who came or went, one after the other, until it is written."""
        while True:
            table, person = await self._doors.get()
            tell = self._store.come if (table, person) in self._here(table) else self._store.go
            try:
                await tell(self.id, table, person)
            except StoreFault:
                self._doors.put_nowait((table, person))
                await asyncio.sleep(LOOK)

    def _here(self, *tables: str) -> set[tuple[str, str]]:
        """Who is connected to this worker, at these tables."""
        rooms = [self._hall.rooms[table] for table in tables if table in self._hall.rooms]
        return {(room.table.id, connection.me.id) for room in rooms for connection in room.connections}

    async def look_for_people(self, room: Room) -> None:
        """See who is at a table by way of other workers; one look after the other, so that the newest counts."""
        async with room.looking:
            try:
                await room.note_presence(frozenset(await self._store.elsewhere(self.id, room.table.id)))
            except StoreFault:
                self._catch_up_later(room)

    async def _beat(self) -> None:
        """Give signs of life; after a silence so long that others took our people to be gone, name them again."""
        while True:
            with contextlib.suppress(StoreFault):
                noted, here = await self._store.beat(self.id), self._here(*self._hall.rooms)
                for table, person in here if noted < len(here) else ():
                    self.came(table, person)
            await asyncio.sleep(BEAT)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what is good to have and will be done again."""
        with contextlib.suppress(StoreFault):
            await work

    # ---- the lobby

    def look_at_lobby(self) -> None:
        """Read the public tables of other workers soon."""
        if not self._lobby_due:
            self._lobby_due = True
            self._spawn(self._read_lobby())

    async def _read_lobby(self) -> None:
        await asyncio.sleep(LOBBY_PAUSE)
        self._lobby_due = False
        with contextlib.suppress(StoreFault):
            listed = [key for key in await self._store.public_tables() if key[0] not in self._hall.rooms]
            self._public = {key: self._public.get(key) or (await self._hall.read(key[0]))[0] for key in listed}
            shown = {}
            for (id, _), table in self._public.items():
                shown[id] = faces.lobby(table, await self._store.elsewhere(self.id, id))
            self._hall.list_elsewhere(shown)

    # ---- the bots' turns

    async def _think(self) -> None:
        """Take on turns as long as there are threads for them, at once when there are new ones."""
        while True:
            self._wanted.clear()
            with contextlib.suppress(StoreFault):
                while turn := await self._take():
                    self._held[turn.kind][turn.host] += 1
                    self._spawn(self._decide(turn))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK)

    async def _take(self) -> Turn | None:
        """A turn for which there is a thread, of a host who does not hold too many."""
        free = [kind for kind in KINDS if self._held[kind].total() < PLANS[kind].threads]
        held = [(kind, host, count) for kind in KINDS for host, count in self._held[kind].items()]
        full = [(kind, host) for kind, host, count in held if count >= PLANS[kind].each]
        return await self._store.take(self.id, free, full) if free else None

    async def _decide(self, turn: Turn) -> None:
        """Make a bot's decision; whoever fails leaves it to another."""
        try:
            room = await self._hall.room(turn.table)
            await room.minds.decide(turn.seat)
            self._hall.release(room)
        except Exception as fault:
            if not isinstance(fault, TeselaError):
                logger.exception("a bot's turn failed", extra={"table": turn.table[:6]})
            await self._quietly(self._store.put_back(turn.table, turn.seat))
        finally:
            self._held[turn.kind] -= Counter([turn.host])
            self._wanted.set()
