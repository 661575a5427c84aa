"""SQLite: one file, one thread that writes, many writes in one commit, and one thread that reads meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from tesela.server.protocol import Status
from tesela.server.store import Conflict, Duty, Listing, StoreFault, schema
from tesela.server.store.shelf import Shelf

BATCH = 500  # jobs in one commit
CROWD = 4  # jobs in a commit after which the next one waits a little for more
GATHER = 0.006  # seconds of that wait
KEY_BYTES = 32
PATIENCE = 3.0  # seconds to wait for another process that writes
logger = logging.getLogger("tesela.store")

Work = Callable[[sqlite3.Connection], Any]
Entry = tuple[str, int, int, bytes]
Outcome = tuple[Any, BaseException | None]


class Job(NamedTuple):
    """Something to do with the database, and who waits for it; one that only adds entries can go with others."""

    work: Work
    entries: list[Entry]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class SqliteStore(Shelf):
    """Writes in one thread: what waits together is committed together. Reads in another and never waits for writes."""

    NOW = "((julianday('now') - 2440587.5) * 86400.0)"
    SKIP = ""
    LEASE = 0.0  # nobody else works at this database: what a killed server has begun is free at once

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="tesela-writer", daemon=True)
        self._reader = ThreadPoolExecutor(1, "tesela-reader")
        self._reading: sqlite3.Connection | None = None

    def open(self) -> None:
        """Bring the schema up to date and connect."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_private(self.path)
            if not self._current():
                schema.upgrade(f"sqlite:///{self.path}")
        except Exception as fault:
            raise _fault(fault) from fault
        self._writer.start()

    def _current(self) -> bool:
        """Whether the schema is the newest, asked without waking Alembic."""
        if not self.path.exists():
            return False
        connection = sqlite3.connect(self.path)
        try:
            return bool(connection.execute("SELECT version_num FROM alembic_version").fetchone() == (schema.HEAD,))
        except sqlite3.OperationalError:
            return False
        finally:
            connection.close()

    async def close(self) -> None:
        """Finish all writes and let go."""
        if self._writer.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()

    # ---- the thread that writes

    async def _run(self, work: Work, entries: list[Entry] | None = None) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(work, entries or [], loop, loop.create_future())
        self._jobs.put(job)
        return await job.done

    def _write(self) -> None:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        ended = False
        jobs: list[Job | None] = []
        while not ended:
            crowded = len(jobs) >= CROWD
            jobs = [self._jobs.get()]
            if crowded:
                time.sleep(GATHER)
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get())
            ended = None in jobs
            self._commit(connection, [job for job in jobs if job is not None])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """Do all jobs in one transaction; tell nobody before it is on disk."""
        outcomes: list[tuple[Job, Any, BaseException | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            together = self._add_together(connection, [entry for job in jobs for entry in job.entries])
            for job in jobs:
                done = together and job.entries
                outcomes.append((job, *((None, None) if done else self._attempt(connection, job))))
            connection.execute("COMMIT")
        except sqlite3.Error as fault:
            logger.exception("write failed")
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [(job, None, _fault(fault)) for job in jobs]
        for loop in {job.loop for job in jobs}:
            mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, mine)

    def _add_together(self, connection: sqlite3.Connection, entries: list[Entry]) -> bool:
        """Add the entries of many jobs by one statement, since every statement has to wait for Python's lock anew."""
        if not entries:
            return True
        connection.execute("SAVEPOINT together")
        try:
            sql = f"INSERT INTO entries VALUES {','.join(['(?, ?, ?, ?)'] * len(entries))}"
            connection.execute(sql, [value for entry in entries for value in entry])
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO together")
            return False
        finally:
            connection.execute("RELEASE together")
        return True

    def _attempt(self, connection: sqlite3.Connection, job: Job) -> Outcome:
        """One job; if it alone cannot be done, it is undone and the others go on."""
        connection.execute("SAVEPOINT job")
        try:
            result = job.work(connection)
        except (Conflict, sqlite3.IntegrityError) as fault:
            connection.execute("ROLLBACK TO job")
            return None, fault if isinstance(fault, Conflict) else Conflict()
        finally:
            connection.execute("RELEASE job")
        return result, None

    # ---- what the server asks

    async def check(self) -> None:
        """Raise StoreFault unless the database answers."""
        await self._all("SELECT count(*) FROM settings")

    async def secret(self) -> bytes:
        """The key that signs cookies; made once."""

        def work(db: sqlite3.Connection) -> bytes:
            key = secrets.token_bytes(KEY_BYTES)
            db.execute("INSERT OR IGNORE INTO settings VALUES ('key', ?)", (key,))
            found: bytes = db.execute("SELECT value FROM settings WHERE name = 'key'").fetchone()[0]
            return found

        key: bytes = await self._run(work)
        return key

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        duties: Sequence[Duty] | None = None,
    ) -> None:
        """Add entries to a table's log at this place, and list it anew; all of it or nothing.

        Bots' turns are not kept: the only process that could take them knows them.
        """
        at = int(time.time() * 1000)
        rows = [(table, seq + k, at, entry) for k, entry in enumerate(entries)]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            if listing:
                _list(db, table, listing, at)

        await self._run(work, None if listing else rows)

    async def log(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table's log."""
        sql = "SELECT data FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return [row[0] for row in await self._all(sql, table, since)]

    async def tables(self, *statuses: Status, public: bool = False) -> list[str]:
        """The tables of some statuses, the newest first."""
        marks = ",".join("?" * len(statuses))
        sql = f"SELECT id FROM tables WHERE status IN ({marks}) AND public >= ? ORDER BY changed DESC"
        return [row[0] for row in await self._all(sql, *statuses, public)]

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, int, int]]:
        """A person's tables, when they last changed (seconds since 1970), how long their logs are; the newest first."""
        sql = (
            "SELECT e.table_id, e.at / 1000, e.seq + 1 FROM seats s JOIN entries e ON e.table_id = s.table_id"
            " AND e.seq = (SELECT max(seq) FROM entries l WHERE l.table_id = s.table_id)"
            " WHERE s.person = ? ORDER BY e.at DESC LIMIT ?"
        )
        return [(id, last, length) for id, last, length in await self._all(sql, person, limit)]

    async def by_code(self, code: str) -> str | None:
        """The table that waits under a code."""
        return await self._one("SELECT id FROM tables WHERE code = ?", code)

    async def add_person(self, id: str, name: str) -> None:
        """Keep a new person."""
        row = (id, name, None, int(time.time()))
        await self._run(lambda db: db.execute("INSERT INTO people VALUES (?, ?, ?, ?)", row) and None)

    async def rename_person(self, id: str, name: str) -> None:
        """Change a person's name."""
        await self._run(lambda db: db.execute("UPDATE people SET name = ? WHERE id = ?", (name, id)) and None)

    async def name_of(self, id: str) -> str | None:
        """A person's name."""
        return await self._one("SELECT name FROM people WHERE id = ?", id)

    async def set_link(self, id: str, hashed: str) -> None:
        """Keep the hash of a person's return link."""
        await self._run(lambda db: db.execute("UPDATE people SET link = ? WHERE id = ?", (hashed, id)) and None)

    async def link_of(self, id: str) -> str | None:
        """The hash of a person's return link."""
        return await self._one("SELECT link FROM people WHERE id = ?", id)

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        if sql.startswith("SELECT"):
            return await self._all(sql, *values)
        rows: list[Any] = await self._run(lambda db: db.execute(sql, values).fetchall())
        return rows

    async def _all(self, sql: str, *values: object) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, sql, values)

    def _read(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        try:
            if self._reading is None:
                self._reading = sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE)
            return self._reading.execute(sql, values).fetchall()
        except sqlite3.Error as fault:
            raise _fault(fault) from None

    async def _one(self, sql: str, *values: object) -> str | None:
        rows = await self._all(sql, *values)
        return rows[0][0] if rows else None


def keep_private(path: Path) -> None:
    """Let nobody else read a file, which is made if need be: it holds the key that signs cookies."""
    path.touch(mode=0o600)
    with contextlib.suppress(PermissionError):  # somebody else's file, who has let us use it
        path.chmod(0o600)


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database, even while a server writes to it."""
    keep_private(target)
    with (
        contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as live,
        contextlib.closing(sqlite3.connect(target)) as twin,
    ):
        live.backup(twin)


def _list(db: sqlite3.Connection, table: str, listing: Listing, now: int) -> None:
    row = (table, listing.game, listing.status, listing.public, listing.code, now)
    db.execute(
        "INSERT INTO tables (id, game, status, public, code, changed) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET"
        " status = excluded.status, code = excluded.code, changed = excluded.changed",
        row,
    )
    db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    db.executemany("INSERT INTO seats VALUES (?, ?)", [(person, table) for person in set(listing.people)])


def _tell(outcomes: list[tuple[Job, Any, BaseException | None]]) -> None:
    for job, result, fault in outcomes:
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(fault)


def _fault(fault: BaseException) -> StoreFault:
    return StoreFault("server-store", detail=str(fault)[:120] or type(fault).__name__)
