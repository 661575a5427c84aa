"""A room whose database is slow, or fails in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tesela.server import commands
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.company import Company
from tesela.server.connection import Connection
from tesela.server.hall import Hall
from tesela.server.metrics import Metrics
from tesela.server.room import Room
from tesela.server.store import Duty, Kind, Listing, Note, SharedStore, StoreFault, Turn
from tesela.server.store.sqlite import SqliteStore
from tests.patience import PATIENCE


async def forgotten(store: SqliteStore) -> tuple[Hall, str]:
    """A hall with a match that has begun and is on disk only."""
    store.open()
    hall = Hall(store, Metrics())
    plan = wire.NewTable(game="finca", seats=["me", "open"], shuffle=False)
    room = await hall.create(commands.create(plan, "ada", "Ada"), [log.Sat(1, "bob", "Bob"), log.Started([0, 1])])
    hall.forget(room)
    return hall, room.table.id


async def visit(hall: Hall, table: str, name: str) -> Room:
    """Somebody comes to a table."""
    room = await hall.room(table)
    await room.enter(cast(Connection, Listener(name)), 0, 0)
    return room


def test_who_comes_while_a_room_is_opened_and_released_sits_with_all_who_come_later(tmp_path: Path) -> None:
    async def run() -> None:
        hall, table = await forgotten(store := SqliteStore(tmp_path / "tables.sqlite3"))

        async def look() -> None:
            hall.release(await hall.room(table))

        _, room, _ = await asyncio.gather(look(), visit(hall, table, "ada"), look())
        assert await visit(hall, table, "bob") is room
        assert len(room.connections) == 2
        await store.close()

    asyncio.run(run())


def test_a_room_is_not_forgotten_while_somebody_waits_to_enter_it(tmp_path: Path) -> None:
    async def run() -> None:
        hall, table = await forgotten(store := SqliteStore(tmp_path / "tables.sqlite3"))
        room = await visit(hall, table, "ada")
        (before,) = room.connections
        async with room.lock:
            leaving = asyncio.create_task(room.leave(before))
            coming = asyncio.create_task(visit(hall, table, "ada"))
            await asyncio.sleep(0)
        await asyncio.gather(leaving, coming)
        assert await hall.room(table) is room
        await store.close()

    asyncio.run(run())


class Shaky(SqliteStore):
    """A database that can neither be written nor read while it is away."""

    away = False

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        duties: Sequence[Duty] | None = None,
    ) -> None:
        if self.away:
            await asyncio.sleep(0.05)
            raise StoreFault("server-store", detail="away")
        await super().append(table, seq, entries, listing, duties)

    async def log(self, table: str, since: int = 0) -> list[bytes]:
        if self.away:
            self.away = False
            raise StoreFault("server-store", detail="away")
        return await super().log(table, since)


def test_what_waited_at_a_room_that_could_not_be_read_again_leaves_no_gap_in_the_log(tmp_path: Path) -> None:
    async def run() -> list[log.AnyEvent]:
        store = Shaky(tmp_path / "tables.sqlite3")
        store.open()
        hall = Hall(store, Metrics())
        plan = wire.NewTable(game="finca", seats=["me", "open", "open", "open"])
        room = await hall.create(commands.create(plan, "ada", "Ada"))
        store.away = True
        tried = await asyncio.gather(*(room.sit(name, name) for name in ("bob", "eve")), return_exceptions=True)
        assert all(isinstance(fault, StoreFault) for fault in tried)
        assert not store.away
        entries = [log.decode(data) for data in await store.log(room.table.id)]
        await store.close()
        return entries

    assert [type(entry) for entry in asyncio.run(run())] == [log.Created]


class Listener:
    """Stands in the place of a connection and keeps what it is sent."""

    def __init__(self, name: str) -> None:
        self.me = wire.Me(name, name)
        self.heard: list[wire.Update] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data, type=wire.Update))


class Slow(SqliteStore):
    """A database that keeps everybody waiting when told so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.ready = asyncio.Event()
        self.ready.set()

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        duties: Sequence[Duty] | None = None,
    ) -> None:
        await self.ready.wait()
        await super().append(table, seq, entries, listing, duties)


def test_nothing_is_told_before_it_is_written_not_even_with_older_news(tmp_path: Path) -> None:
    async def run() -> None:
        store = Slow(tmp_path / "tables.sqlite3")
        store.open()
        hall = Hall(store, Metrics())
        plan = wire.NewTable(game="finca", seats=["me", "open"], shuffle=False)
        room = await hall.create(commands.create(plan, "ada", "Ada"), [log.Sat(1, "bob", "Bob"), log.Started([0, 1])])
        people = [Listener(name) for name in ("ada", "bob")]
        for person in people:
            await room.enter(cast(Connection, person), 0, 0)
        match = room.table.match
        assert match is not None
        mover = match.to_act[0]

        def decide() -> Coroutine[Any, Any, wire.Ack]:
            seat = match.to_act[0]
            return room.obey(wire.PlayCommand(1, room.table.seq, match.legal(seat)[0]), cast(Connection, people[seat]))

        with hall.herald.answering():
            first = (await decide()).seq
            await asyncio.sleep(0.02)
            assert [person.heard[-1].seq == first for person in people] == [seat != mover for seat in (0, 1)]
            store.ready.clear()
            second = asyncio.create_task(decide())
            await asyncio.sleep(0.02)
            room.tell()
            assert max(update.seq for person in people for update in person.heard) == first
            store.ready.set()
            await second
        await asyncio.sleep(0.02)
        assert [person.heard[-1].seq for person in people] == [first + 1] * 2
        await store.close()

    asyncio.run(run())


class Absent:
    """A database of workers that answers the first question late: somebody was there then, and is not any more."""

    def __init__(self) -> None:
        self.asked = 0

    async def elsewhere(self, worker: str, table: str) -> set[str]:
        self.asked += 1
        if self.asked > 1:
            return set()
        await asyncio.sleep(0.05)
        return {"bob"}


def test_an_old_look_at_who_is_there_does_not_outlive_a_newer_one(tmp_path: Path) -> None:
    async def run() -> frozenset[str]:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        store.open()
        hall = Hall(store, Metrics())
        room = await hall.create(commands.create(wire.NewTable(game="finca", seats=["me", "open"]), "ada", "Ada"))
        company = Company(hall, cast(SharedStore, Absent()))
        await asyncio.gather(company.look_for_people(room), company.look_for_people(room))
        await store.close()
        return room.elsewhere

    assert asyncio.run(run()) == frozenset()


class Faint:
    """A database of workers that fails at whatever it is asked for the first time."""

    def __init__(self) -> None:
        self.noted: set[tuple[str, str]] = set()
        self._failed: set[str] = set()

    def _fail_once(self, at: str) -> None:
        if at not in self._failed:
            self._failed.add(at)
            raise StoreFault("server-store", detail="away")

    async def come(self, worker: str, table: str, person: str) -> None:
        self._fail_once("come")
        self.noted.add((table, person))

    async def go(self, worker: str, table: str, person: str) -> None:
        self._fail_once("go")
        self.noted.discard((table, person))

    async def elsewhere(self, worker: str, table: str) -> set[str]:
        self._fail_once("elsewhere")
        return {"bob"}

    async def beat(self, worker: str) -> int:
        self._fail_once("beat")
        return len(self.noted)

    async def take(self, worker: str, kinds: Collection[Kind], full: Collection[tuple[Kind, str]]) -> Turn | None:
        return None

    async def notes(self) -> AsyncIterator[Note]:
        await asyncio.Event().wait()
        yield Note("missed")


async def becomes(holds: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_who_is_there_becomes_known_though_the_database_failed_or_has_forgotten_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("BEAT", "LOOK"):
        monkeypatch.setattr(f"tesela.server.company.{pause}", 0.01)

    async def run() -> None:
        hall, table = await forgotten(store := SqliteStore(tmp_path / "tables.sqlite3"))
        workers = Faint()
        hall.company = company = Company(hall, cast(SharedStore, workers))
        await company.open()
        room = await visit(hall, table, "ada")
        await becomes(lambda: workers.noted == {(table, "ada")} and room.elsewhere == {"bob"})
        workers.noted.clear()
        await becomes(lambda: workers.noted == {(table, "ada")})
        await room.leave(*room.connections)
        await becomes(lambda: not workers.noted)
        await company.close()
        await store.close()

    asyncio.run(run())


class Busy(SqliteStore):
    """A database in which another worker writes just after somebody has read a whole table."""

    async def log(self, table: str, since: int = 0) -> list[bytes]:
        entries = await super().log(table, since)
        if since == 0:
            await self.append(table, len(entries), [log.encode(log.Sat(1, "bob", "Bob"))])
        return entries

    async def elsewhere(self, worker: str, table: str) -> set[str]:
        return set()


def test_what_another_worker_writes_while_a_room_is_opened_is_not_missed(tmp_path: Path) -> None:
    async def run() -> int | None:
        store = Busy(tmp_path / "tables.sqlite3")
        store.open()
        hall = Hall(store, Metrics())
        room = await hall.create(commands.create(wire.NewTable(game="finca", seats=["me", "open"]), "ada", "Ada"))
        hall.forget(room)
        hall.company = Company(hall, cast(SharedStore, store))
        room = await hall.room(room.table.id)
        await store.close()
        return room.table.seat_of("bob")

    assert asyncio.run(run()) == 1


def test_a_server_that_stops_does_not_wait_for_a_database_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tesela.server.hall.FAREWELL", 0.05)

    async def run() -> bool:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        store.open()
        hall = Hall(store, Metrics())
        room = await hall.create(commands.create(wire.NewTable(game="finca", seats=["me", "open"]), "ada", "Ada"))
        async with room.lock:
            await asyncio.wait_for(hall.farewell(), PATIENCE)
        await store.close()
        return room.table.id in hall.rooms

    assert asyncio.run(run()) is False
