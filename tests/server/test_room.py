"""A room whose database fails in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from tesela.server import commands
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.hall import Hall
from tesela.server.metrics import Metrics
from tesela.server.store import Duty, Listing, StoreFault
from tesela.server.store.sqlite import SqliteStore


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
