"""PostgreSQL: many workers at one database. What waits together is committed together, and everybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, NamedTuple

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout, TooManyRequests

from tesela.server.protocol import Status
from tesela.server.store import LINGER, Conflict, Duty, InDoubt, Kind, Listing, Note, StoreFault, Turn, schema
from tesela.server.store.shelf import Shelf

BATCH = 200  # appends in one commit
CONNECTIONS = 6  # of one worker, besides the one that listens
WAITING = 500  # who may wait for one of them
KEY_BYTES = 32
PATIENCE = 4.0  # seconds to wait for the database
PAUSES = (0.1, 0.3, 1.0, 2.0)  # seconds between attempts to listen again
LEASE = 20.0  # seconds that a worker may think about a bot's turn before another takes it over
PRESENCE = 30.0  # seconds after which the people of a silent worker are gone
CHANNELS = ("tesela_entries", "tesela_presence", "tesela_duties")
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
NOW = "extract(epoch FROM clock_timestamp())"
TAKE = f"""
WITH there AS (
  SELECT table_id, max(here) AS here FROM (
    SELECT table_id, 1 AS here FROM presence WHERE until > {NOW}
    UNION ALL SELECT id, 0 FROM tables WHERE deserted > {NOW} - %s
  ) AS looked GROUP BY table_id
), waiting AS (
  SELECT table_id, seat, host, here, CASE WHEN here = 0 THEN 'last' WHEN quick THEN 'quick' ELSE 'search' END AS kind
  FROM duties JOIN there USING (table_id) WHERE until < {NOW}
), next AS (
  SELECT d.table_id, d.seat, w.kind FROM duties d JOIN waiting w USING (table_id, seat)
  WHERE w.kind = ANY(%s) AND w.kind || ' ' || w.host <> ALL(%s)
  ORDER BY w.here DESC, NOT d.quick, (SELECT count(*) FROM duties o WHERE o.host = d.host AND o.until > {NOW}),
    hashtext(d.host || %s), hashtext(d.table_id || %s)
  LIMIT 1 FOR UPDATE OF d SKIP LOCKED
)
UPDATE duties d SET worker = %s, until = {NOW} + %s FROM next
WHERE d.table_id = next.table_id AND d.seat = next.seat RETURNING d.table_id, d.seat, d.host, next.kind
"""
FAULTS = (psycopg.Error, PoolTimeout, TooManyRequests, TimeoutError, OSError)
logger = logging.getLogger("tesela.store")

Row = tuple[str, int, int, bytes]


class Append(NamedTuple):
    """Entries that wait to be written, and who waits for them."""

    table: str
    rows: list[Row]
    listing: Listing | None
    duties: Sequence[Duty] | None
    done: asyncio.Future[None]


class PostgresStore(Shelf):
    """Writes by one task, in one transaction whatever has come meanwhile; reads by a few connections."""

    NOW = NOW
    SKIP = " FOR UPDATE SKIP LOCKED"
    LEASE = 60.0

    def __init__(self, url: str) -> None:
        self.url = url
        self._appends: asyncio.Queue[Append] = asyncio.Queue()
        self._pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._writing: AsyncConnection[Any] | None = None

    def open(self) -> None:
        """Bring the schema up to date, one worker at a time."""
        try:
            with psycopg.connect(self.url, connect_timeout=int(PATIENCE)) as connection:
                connection.execute("SELECT pg_advisory_xact_lock(hashtext('tesela'))")
                if not _is_current(connection):
                    schema.upgrade(self.url.replace("postgres://", "postgresql://").replace("://", "+psycopg://", 1))
        except Exception as fault:
            raise _away(fault) from fault

    async def close(self) -> None:
        """Finish all writes and let go."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._appends.join(), PATIENCE)
        if self._writer:
            self._writer.cancel()
        if self._writing:
            await self._writing.close()
        if self._pool:
            await self._pool.close(PATIENCE)

    # ---- the task that writes

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        duties: Sequence[Duty] | None = None,
    ) -> None:
        """Add entries to a table's log at this place, list it anew, say which bots are to act; all or nothing."""
        at = int(time.time() * 1000)
        rows = [(table, seq + k, at, entry) for k, entry in enumerate(entries)]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        self._appends.put_nowait(Append(table, rows, listing, duties, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._appends.get()]
            while len(batch) < BATCH and not self._appends.empty():
                batch.append(self._appends.get_nowait())
            try:
                await self._commit(batch)
            except psycopg.errors.UniqueViolation:
                for append in batch:
                    await self._commit_alone(append)
            except FAULTS as fault:
                await self._give_up(batch, fault)
            for _ in batch:
                self._appends.task_done()

    async def _commit_alone(self, append: Append) -> None:
        """One append by itself, so that what conflicts does not hold up the others."""
        try:
            await self._commit([append])
        except psycopg.errors.UniqueViolation:
            if not append.done.done():
                append.done.set_exception(Conflict())
        except FAULTS as fault:
            await self._give_up([append], fault)

    async def _commit(self, batch: list[Append]) -> None:
        """Write appends in one transaction; tell nobody before it is on disk."""
        async with asyncio.timeout(PATIENCE):
            if self._writing is None:
                self._writing = await AsyncConnection.connect(self.url, connect_timeout=int(PATIENCE))
            async with self._writing.transaction(), self._writing.pipeline():
                await _add(self._writing, batch)
        for append in batch:
            if not append.done.done():
                append.done.set_result(None)

    async def _give_up(self, batch: list[Append], fault: BaseException) -> None:
        """Nothing was written, or, where the line was cut meanwhile, nobody can know whether it was."""
        logger.warning("write failed: %s", fault)
        line, told = self._writing, _away(fault)
        if line and (line.closed or isinstance(fault, TimeoutError)):
            self._writing, told = None, InDoubt("server-store-doubt")
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.close(), 1)
        for append in batch:
            if not append.done.done():
                append.done.set_exception(told)

    # ---- what the server asks

    async def check(self) -> None:
        """Raise StoreFault unless the database answers."""
        await self._all("SELECT count(*) FROM settings")

    async def secret(self) -> bytes:
        """The key that signs cookies; made once."""
        key = secrets.token_bytes(KEY_BYTES)
        await self._all("INSERT INTO settings VALUES ('key', %s) ON CONFLICT DO NOTHING", key)
        rows = await self._all("SELECT value FROM settings WHERE name = 'key'")
        return bytes(rows[0][0])

    async def log(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table's log."""
        sql = "SELECT data FROM entries WHERE table_id = %s AND seq >= %s ORDER BY seq"
        return [bytes(row[0]) for row in await self._all(sql, table, since)]

    async def tables(self, *statuses: Status, public: bool = False) -> list[str]:
        """The tables of some statuses, the newest first."""
        sql = "SELECT id FROM tables WHERE status = ANY(%s) AND public >= %s ORDER BY changed DESC"
        return [row[0] for row in await self._all(sql, list(statuses), public)]

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, int, int]]:
        """A person's tables, when they last changed (seconds since 1970), how long their logs are; the newest first."""
        sql = (
            "SELECT e.table_id, e.at / 1000, e.seq + 1 FROM seats s JOIN entries e ON e.table_id = s.table_id"
            " AND e.seq = (SELECT max(seq) FROM entries l WHERE l.table_id = s.table_id)"
            " WHERE s.person = %s ORDER BY e.at DESC LIMIT %s"
        )
        return [(id, last, length) for id, last, length in await self._all(sql, person, limit)]

    async def by_code(self, code: str) -> str | None:
        """The table that waits under a code."""
        return await self._one("SELECT id FROM tables WHERE code = %s", code)

    async def add_person(self, id: str, name: str) -> None:
        """Keep a new person."""
        await self._all("INSERT INTO people VALUES (%s, %s, NULL, %s)", id, name, int(time.time()))

    async def rename_person(self, id: str, name: str) -> None:
        """Change a person's name."""
        await self._all("UPDATE people SET name = %s WHERE id = %s", name, id)

    async def name_of(self, id: str) -> str | None:
        """A person's name."""
        return await self._one("SELECT name FROM people WHERE id = %s", id)

    async def set_link(self, id: str, hashed: str) -> None:
        """Keep the hash of a person's return link."""
        await self._all("UPDATE people SET link = %s WHERE id = %s", hashed, id)

    async def link_of(self, id: str) -> str | None:
        """The hash of a person's return link."""
        return await self._one("SELECT link FROM people WHERE id = %s", id)

    # ---- what workers share

    async def notes(self) -> AsyncIterator[Note]:
        """What is written by anybody; begins again by itself when the line is cut."""
        failures = 0
        while True:
            try:
                async with await AsyncConnection.connect(
                    self.url, autocommit=True, connect_timeout=int(PATIENCE), **KEEPALIVE
                ) as connection:
                    for channel in CHANNELS:
                        await connection.execute(f"LISTEN {channel}")
                    failures = 0
                    yield Note("missed")
                    async for heard in connection.notifies():
                        yield _note(heard)
            except FAULTS as fault:
                logger.warning("cannot listen: %s", fault)
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def public_tables(self) -> list[tuple[str, int]]:
        """The public tables that are not over and when they were listed anew, the newest first."""
        sql = "SELECT id, changed FROM tables WHERE status <> 'over' AND public ORDER BY changed DESC LIMIT 200"
        return [(id, changed) for id, changed in await self._all(sql)]

    async def come(self, worker: str, table: str, person: str) -> None:
        """Note that a person is at a table, connected to this worker."""
        await self._all(
            f"INSERT INTO presence VALUES (%s, %s, %s, {NOW} + %s)"
            " ON CONFLICT (table_id, person, worker) DO UPDATE SET until = excluded.until",
            *(table, person, worker, PRESENCE),
        )
        await self._all("SELECT pg_notify('tesela_presence', %s)", table)

    async def go(self, worker: str, table: str, person: str) -> None:
        """Note that they have gone."""
        sql = "DELETE FROM presence WHERE table_id = %s AND person = %s AND worker = %s"
        await self._all(sql, table, person, worker)
        await self._note_gone(table)

    async def _note_gone(self, table: str) -> None:
        await self._all(f"UPDATE tables SET deserted = {NOW} WHERE id = %s", table)
        await self._all("SELECT pg_notify('tesela_presence', %s)", table)

    async def elsewhere(self, worker: str, table: str) -> set[str]:
        """The people at a table who are connected to other workers."""
        sql = f"SELECT person FROM presence WHERE table_id = %s AND worker <> %s AND until > {NOW}"
        return {row[0] for row in await self._all(sql, table, worker)}

    async def beat(self, worker: str) -> int:
        """Say that this worker lives and forget the people of those that do not; how many are noted as its own."""
        sql = f"UPDATE presence SET until = {NOW} + %s WHERE worker = %s RETURNING person"
        own = await self._all(sql, PRESENCE, worker)
        gone = await self._all(f"DELETE FROM presence WHERE until < {NOW} RETURNING table_id")
        for table in {row[0] for row in gone}:
            await self._note_gone(table)
        return len(own)

    async def take(self, worker: str, kinds: Collection[Kind], full: Collection[tuple[Kind, str]]) -> Turn | None:
        """Take on a bot's turn of one of these kinds, for as long as a lease lasts; see SharedStore."""
        lot = secrets.token_hex(4)
        rows = await self._all(
            *(TAKE, LINGER, list(kinds), [f"{kind} {host}" for kind, host in full], lot, lot, worker, LEASE)
        )
        return Turn(*rows[0]) if rows else None

    async def put_back(self, table: str, seat: int) -> None:
        """Give a turn back to whoever takes it."""
        await self._all(f"UPDATE duties SET until = {NOW} + 1 WHERE table_id = %s AND seat = %s", table, seat)

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        return await self._all(sql.replace("?", "%s"), *values)

    async def _all(self, sql: str, *values: object) -> list[Any]:
        try:
            async with asyncio.timeout(2 * PATIENCE), (await self._readers()).connection() as connection:
                cursor = await connection.execute(sql, values)
                return await cursor.fetchall() if cursor.description else []
        except psycopg.errors.IntegrityError:
            raise Conflict from None
        except FAULTS as fault:
            raise _away(fault) from None

    async def _one(self, sql: str, *values: object) -> str | None:
        rows = await self._all(sql, *values)
        return rows[0][0] if rows else None

    async def _readers(self) -> AsyncConnectionPool[AsyncConnection[Any]]:
        if self._pool is None:
            self._pool = AsyncConnectionPool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                max_waiting=WAITING,
                timeout=PATIENCE,
                check=AsyncConnectionPool.check_connection,
                kwargs={"autocommit": True, "connect_timeout": int(PATIENCE), **KEEPALIVE},
                open=False,
            )
            await self._pool.open()
        return self._pool


async def _add(connection: AsyncConnection[Any], batch: list[Append]) -> None:
    """All that a batch of appends changes. Rows go in by order, so that two workers never wait for each other."""
    rows = sorted(row for append in batch for row in append.rows)
    await connection.execute(
        "INSERT INTO entries (table_id, seq, at, data)"
        " SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[])",
        [list(column) for column in zip(*rows, strict=True)],
    )
    for append in sorted(batch, key=lambda append: append.table):
        if append.listing:
            await _list(connection, append.table, append.listing, append.rows[0][2])
        if append.duties is not None:
            await _set_duties(connection, append.table, append.duties)
    notes = [f"{append.table}:{append.rows[-1][1] + 1}" for append in batch]
    await connection.execute("SELECT pg_notify('tesela_entries', note) FROM unnest(%s::text[]) note", [notes])
    if any(append.duties for append in batch):
        await connection.execute("SELECT pg_notify('tesela_duties', '')")


async def _list(connection: AsyncConnection[Any], table: str, listing: Listing, at: int) -> None:
    await connection.execute(
        "INSERT INTO tables (id, game, status, public, code, changed) VALUES (%s, %s, %s, %s, %s, %s)"
        " ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, code = excluded.code, changed = excluded.changed",
        (table, listing.game, listing.status, listing.public, listing.code, at),
    )
    await connection.execute("DELETE FROM seats WHERE table_id = %s", (table,))
    sql = "INSERT INTO seats SELECT person, %s FROM unnest(%s::text[]) person"
    await connection.execute(sql, (table, sorted(set(listing.people))))


async def _set_duties(connection: AsyncConnection[Any], table: str, duties: Sequence[Duty]) -> None:
    """The bots that are to act at a table now; a turn that somebody thinks about already stays theirs."""
    seats = [duty.seat for duty in duties]
    await connection.execute("DELETE FROM duties WHERE table_id = %s AND NOT seat = ANY(%s)", (table, seats))
    if duties:
        await connection.execute(
            "INSERT INTO duties SELECT %s, seat, since, NULL, 0, host, quick"
            " FROM unnest(%s::int[], %s::int[], %s::text[], %s::bool[]) AS d(seat, since, host, quick)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET"
            " since = excluded.since, worker = NULL, until = 0, host = excluded.host, quick = excluded.quick"
            " WHERE duties.since <> excluded.since",
            (table, *map(list, zip(*duties, strict=True))),
        )


def _is_current(connection: psycopg.Connection[Any]) -> bool:
    """Whether the schema is the newest, asked without waking Alembic."""
    found = connection.execute("SELECT to_regclass('alembic_version')").fetchone()
    if found is None or found[0] is None:
        return False
    return connection.execute("SELECT version_num FROM alembic_version").fetchone() == (schema.HEAD,)


def _note(heard: psycopg.Notify) -> Note:
    if heard.channel == "tesela_entries":
        table, _, seq = heard.payload.rpartition(":")
        return Note("entries", table, int(seq))
    return Note("presence", heard.payload) if heard.channel == "tesela_presence" else Note("duties")


def _away(fault: BaseException) -> StoreFault:
    told = str(fault).strip().splitlines()
    return StoreFault("server-store", detail=told[0][:120] if told else type(fault).__name__)
