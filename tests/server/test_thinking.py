"""Whose bots think first: those that somebody waits for, everybody in turn, and none for nobody."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from tesela.engine.game import find
from tesela.server import commands
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.connection import Connection
from tesela.server.hall import Hall
from tesela.server.limits import Full
from tesela.server.metrics import Metrics
from tesela.server.room import Room
from tesela.server.store.sqlite import SqliteStore
from tesela.server.thinking import ASKED, CORES, Asker, Deserted, Kind, Presence, Thinkers
from tests.patience import PATIENCE


class Work:
    """Thoughts that last until they are let go, and the order in which they are begun."""

    def __init__(self) -> None:
        self.thinkers = Thinkers(Metrics())
        self.begun: list[str] = []
        self._go = threading.Event()
        self.presence: dict[str, Presence] = {}

    def start(self, kind: Kind, name: str) -> asyncio.Task[str]:
        """Ask for something; the first letter of its name is the person, and the rest is the table."""
        asker = Asker(name[0], name, lambda: self.presence.get(name, "here"))
        return asyncio.create_task(self.thinkers.think(kind, asker, self._think, name))

    def _think(self, name: str) -> str:
        self.begun.append(name)
        assert self._go.wait(PATIENCE)
        return name

    async def end(self, *tasks: asyncio.Task[Any]) -> None:
        """Let everything go on and wait for it."""
        self._go.set()
        await asyncio.gather(*tasks)
        self.thinkers.close()
        await asyncio.sleep(0)


async def becomes(holds: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something that waits, but not for ever."""

    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(patiently())


def test_one_person_cannot_hold_all_threads() -> None:
    async def evening() -> None:
        work = Work()
        crowd = [work.start("search", f"m{k}") for k in range(3 * CORES)]
        await becomes(lambda: len(work.begun) == CORES)
        other = work.start("search", "a1")
        await becomes(lambda: "a1" in work.begun)
        await work.end(*crowd, other)
        assert len(work.begun) == 3 * CORES + 1

    run(evening)


def test_who_comes_later_does_not_wait_for_all_tables_of_another() -> None:
    async def evening() -> None:
        work = Work()
        crowd = [work.start("search", f"{person}{k}") for k in range(5 * CORES) for person in "mn"]
        await becomes(lambda: len(work.begun) == CORES + 1)
        await work.end(*crowd, work.start("search", "a1"))
        assert work.begun.index("a1") <= CORES + 5

    run(evening)


def test_novices_never_wait_behind_searches() -> None:
    async def evening() -> None:
        work = Work()
        crowd = [work.start("search", f"{person}{k}") for k in range(3 * CORES) for person in "mno"]
        novice = work.start("quick", "a1")
        await becomes(lambda: "a1" in work.begun)
        await work.end(*crowd, novice)

    run(evening)


def test_tables_where_nobody_is_wait_for_one_thread_until_somebody_comes() -> None:
    async def evening() -> None:
        work = Work()
        names = [f"m{k}" for k in range(5)]
        work.presence = dict.fromkeys(names, "lately")
        crowd = [work.start("search", name) for name in names]
        await becomes(lambda: work.begun == ["m0"])
        work.presence["m3"] = "here"
        work.thinkers.look()
        await becomes(lambda: work.begun == ["m0", "m3"])
        await work.end(*crowd)

    run(evening)


def test_the_thread_of_tables_where_nobody_is_rests_for_longer_than_it_thinks() -> None:
    async def evening() -> None:
        thinkers, times = Thinkers(Metrics()), list[float]()

        def think() -> None:
            times.append(time.monotonic())
            time.sleep(0.05)
            times.append(time.monotonic())

        asker = Asker("m", "1", lambda: "lately")
        await asyncio.gather(*(thinkers.think("search", asker, think) for _ in range(2)))
        thinkers.close()
        assert times[2] - times[1] > 3 * (times[1] - times[0])

    run(evening)


def test_what_waits_for_people_who_are_gone_for_long_is_dropped() -> None:
    async def evening() -> None:
        work = Work()
        work.presence = {"m0": "lately", "m1": "lately", "m2": "lately"}
        crowd = [work.start("quick", name) for name in work.presence]
        await becomes(lambda: work.begun == ["m0"])
        work.presence["m1"] = "gone"
        with contextlib.suppress(Deserted):
            await work.end(*crowd)
        with pytest.raises(Deserted):
            await crowd[1]
        assert await crowd[2] == "m2"

    run(evening)


def test_what_is_cancelled_waits_no_more_but_a_thread_is_busy_until_it_ends() -> None:
    async def evening() -> None:
        work = Work()
        first, second, third = (work.start("quick", name) for name in ("a1", "b1", "c1"))
        await becomes(lambda: work.begun == ["a1"])
        first.cancel()
        second.cancel()
        work.presence["b1"] = "gone"
        work.thinkers.look()
        await asyncio.gather(first, second, return_exceptions=True)
        assert work.begun == ["a1"]
        await work.end(third)
        assert work.begun == ["a1", "c1"]

    run(evening)


def test_who_waits_when_the_server_stops_is_sent_away(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        work = Work()
        first, second = (work.start("quick", name) for name in ("a1", "b1"))
        await becomes(lambda: work.begun == ["a1"])
        work.thinkers.close()
        await work.end(first)
        with pytest.raises(asyncio.CancelledError):
            await second
        assert work.begun == ["a1"]

    run(evening)
    assert not caplog.records


def test_hints_that_wait_are_capped_for_each_and_for_all() -> None:
    async def evening() -> None:
        work = Work()
        crowd = [work.start("search", f"{person}1") for person in "mnopqrst"[: CORES + 1]]
        match = find("finca").match(2, seed=1)
        seat = match.to_act[0]

        def ask(person: str) -> asyncio.Task[Any]:
            return asyncio.create_task(work.thinkers.advise(match, seat, Asker(person)))

        asked = [ask(f"person {k // ASKED['each']}") for k in range(ASKED["together"])]
        await asyncio.sleep(0)
        for person, told in (("person 0", "server-thoughts-yours"), ("somebody else", "server-thoughts-all")):
            with pytest.raises(Full) as fault:
                await ask(person)
            assert fault.value.message.id == told
        for task in asked[1:]:
            task.cancel()
        await asyncio.gather(*asked[1:], return_exceptions=True)
        later = ask("somebody else")
        await work.end(*crowd, asked[0], later)
        assert asked[0].result()
        assert later.result()

    run(evening)


# ---- rooms


class Guest:
    """Stands in the place of a connection and does not listen."""

    def __init__(self, name: str) -> None:
        self.me = wire.Me(name, name)

    def send(self, data: bytes) -> None:
        pass

    def close(self, farewell: wire.Closing | None = None) -> None:
        pass

    async def drained(self) -> None:
        pass


@contextlib.asynccontextmanager
async def hall_at(folder: Path) -> AsyncIterator[Hall]:
    """A hall with a database of its own."""
    store = SqliteStore(folder / "tables.sqlite3")
    store.open()
    hall = Hall(store, Metrics())
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def left_to_bots(hall: Hall, host: str = "ada", clock: wire.Clock | None = None) -> Room:
    """A match of a novice against the bot that plays for a person who has left; nobody has entered it."""
    plan = wire.NewTable(game="finca", seats=["me", "novice"], shuffle=False, clock=clock)
    entries: list[log.AnyEvent] = [log.Started([0, 1])]
    if clock is None:
        entries.append(log.Replaced(0, "novice", "left"))
    return await hall.create(commands.create(plan, host, host), entries)


async def come(hall: Hall, table: str, name: str = "ada") -> tuple[Room, Connection]:
    """Somebody comes to a table."""
    room, guest = await hall.room(table), cast(Connection, Guest(name))
    await room.enter(guest, 0, 0)
    return room, guest


async def decisions(hall: Hall, table: str) -> int:
    """How many decisions are on disk."""
    return len((await hall.read(table))[0].moves)


def test_bots_stop_when_everybody_has_been_gone_for_a_while_and_go_on_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tesela.server.room.LINGER", 0.0)

    async def evening() -> None:
        async with hall_at(tmp_path) as hall:
            table = (await left_to_bots(hall)).table.id
            for visitor in ("ada", "somebody who watches"):
                known = await decisions(hall, table)
                room, guest = await come(hall, table, visitor)
                await becomes(lambda room=room, known=known: len(room.table.moves) >= known + 3)  # type: ignore[misc]
                await room.leave(guest)
                await becomes(lambda: table not in hall.rooms)
                assert room.table.status == "playing"

    run(evening)


def test_bots_play_on_for_a_while_after_everybody_has_gone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall_at(tmp_path) as hall:
            room, guest = await come(hall, (await left_to_bots(hall)).table.id)
            await room.leave(guest)
            known = len(room.table.moves)
            await becomes(lambda: len(room.table.moves) >= known + 3)

    run(evening)


def test_bots_of_a_table_that_nobody_has_entered_do_not_think(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall_at(tmp_path) as hall:
            alone = await left_to_bots(hall, "mallory")
            alone.wake()
            room, _ = await come(hall, (await left_to_bots(hall)).table.id)
            await becomes(lambda: len(room.table.moves) >= 3)
            assert not alone.minds.busy
            assert not alone.table.moves

    run(evening)


def test_where_nobody_is_a_flag_falls_and_the_bot_plays_when_somebody_comes(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall_at(tmp_path) as hall:
            room = await left_to_bots(hall, clock=wire.Clock(start=0, gain=0))
            seat = room.table.to_act[0]
            room.wake()
            await becomes(lambda: room.table.seats[seat].away == "time")
            assert not room.table.moves
            room, _ = await come(hall, room.table.id, "somebody who watches")
            await becomes(lambda: len(room.table.moves) >= 3)

    run(evening)


def test_tables_that_were_made_or_looked_at_and_never_entered_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tesela.server.hall.SWEEP", 0.01)

    async def evening() -> None:
        async with hall_at(tmp_path) as hall:
            plan = wire.NewTable(game="finca", seats=["me", "open"], public=True)
            made = [(await hall.create(commands.create(plan, "mallory", "Mallory"))).table.id for _ in range(5)]
            entered, _ = await come(hall, made[0], "mallory")
            await becomes(lambda: list(hall.rooms) == [made[0]])
            await hall.room(made[1])
            await becomes(lambda: list(hall.rooms) == [made[0]])
            assert hall.rooms[made[0]] is entered
            assert list(hall._public) == [made[0]]

    run(evening)
