"""Where tables and people are kept. Acknowledged means on disk."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, Protocol, runtime_checkable

from tesela.engine.errors import CannotWrite, TeselaError
from tesela.server.protocol import Status
from tesela.server.store.shelf import ReviewState

POSTGRES = ("postgresql://", "postgres://")
LINGER = 60.0  # seconds that bots play on after everybody has gone
Kind = Literal["quick", "search", "last"]
"""Bots' turns: without a search, with one, and at tables at which nobody is."""


class StoreFault(TeselaError):
    """The database cannot take it now; nothing was written."""


class InDoubt(StoreFault):
    """The database went away while it wrote; whether it did will be seen when it is back."""


class Conflict(Exception):
    """Somebody else has written this entry of the log."""


class Listing(NamedTuple):
    """What can be asked of a table without reading its log."""

    game: str
    status: Status
    public: bool
    code: str | None
    people: tuple[str, ...]


class Duty(NamedTuple):
    """A bot's turn: its seat, the sequence number since which it has it, the host, and whether it needs no search."""

    seat: int
    since: int
    host: str
    quick: bool


class Turn(NamedTuple):
    """A bot's turn that a worker has taken on."""

    table: str
    seat: int
    host: str
    kind: Kind


class Note(NamedTuple):
    """What another worker has done to a table; `missed` when something may have gone unheard."""

    kind: Literal["entries", "presence", "duties", "missed"]
    table: str = ""
    seq: int = 0


class Store(Protocol):
    """What a database must do for the server."""

    def open(self) -> None:
        """Bring the schema up to date and get ready; raises StoreFault where that cannot be."""

    async def close(self) -> None:
        """Finish all writes and let go."""

    async def check(self) -> None:
        """Raise StoreFault unless the database answers."""

    async def secret(self) -> bytes:
        """The key that signs cookies; made once."""

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        duties: Sequence[Duty] | None = None,
    ) -> None:
        """Add entries to a table's log at this place, list it anew, say which bots are to act; all or nothing.

        Returns when it is on disk.
        """

    async def log(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table's log."""

    async def tables(self, *statuses: Status, public: bool = False) -> list[str]:
        """The tables of some statuses, the newest first."""

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, int, int]]:
        """A person's tables, when they last changed (seconds since 1970), how long their logs are; the newest first."""

    async def by_code(self, code: str) -> str | None:
        """The table that waits under a code."""

    async def add_person(self, id: str, name: str) -> None:
        """Keep a new person."""

    async def rename_person(self, id: str, name: str) -> None:
        """Change a person's name."""

    async def name_of(self, id: str) -> str | None:
        """A person's name."""

    async def set_link(self, id: str, hashed: str) -> None:
        """Keep the hash of a person's return link."""

    async def link_of(self, id: str) -> str | None:
        """The hash of a person's return link."""

    async def want_review(self, table: str, person: str) -> None:
        """Have a match reviewed for a person, unless it is already."""

    async def reviews_of(self, person: str) -> int:
        """How many reviews for a person are not finished."""

    async def review(self, table: str) -> ReviewState | None:
        """How far a review is; none when nobody has asked for it."""

    async def take_review(self, worker: str) -> tuple[str, str] | None:
        """Take on a review that nobody works at, and whose it is; it is one's own as long as verdicts come."""

    async def add_verdict(self, table: str, turn: int, place: int, data: bytes) -> None:
        """Keep the verdict about a turn, and the review for as long again."""

    async def leave_review(self, table: str, *, done: bool) -> None:
        """Finish a review, or leave it to whoever takes it."""

    async def add_study(self, id: str, person: str, data: bytes) -> bool:
        """Keep an analysis, and of a person's only the newest; false where there is no room for more in all."""

    async def study(self, id: str) -> bytes | None:
        """A kept analysis."""


@runtime_checkable
class SharedStore(Store, Protocol):
    """A database at which many workers serve the same tables. Times are those of its own clock."""

    def notes(self) -> AsyncIterator[Note]:
        """What is written by anybody; begins again by itself when the line is cut."""

    async def public_tables(self) -> list[tuple[str, int]]:
        """The public tables that are not over and when they were listed anew, the newest first."""

    async def come(self, worker: str, table: str, person: str) -> None:
        """Note that a person is at a table, connected to this worker."""

    async def go(self, worker: str, table: str, person: str) -> None:
        """Note that they have gone."""

    async def elsewhere(self, worker: str, table: str) -> set[str]:
        """The people at a table who are connected to other workers."""

    async def beat(self, worker: str) -> int:
        """Say that this worker lives and forget the people of those that do not; how many are noted as its own."""

    async def take(self, worker: str, kinds: Collection[Kind], full: Collection[tuple[Kind, str]]) -> Turn | None:
        """Take on a bot's turn of one of these kinds, for as long as a lease lasts.

        Those go first at whose tables somebody is, then those that need no search, then hosts of whose turns the fewest
        are thought about, by lot. Those of a kind and a host that are full are left to others.
        """

    async def put_back(self, table: str, seat: int) -> None:
        """Give a turn back to whoever takes it."""


def connect(url: str) -> Store:
    """The store of a database address."""
    if url.startswith(POSTGRES):
        try:
            from tesela.server.store.postgres import PostgresStore
        except ImportError:
            raise StoreFault("server-database-driver") from None
        return PostgresStore(url)
    from tesela.server.store.sqlite import SqliteStore

    return SqliteStore(sqlite_path(url))


def sqlite_path(url: str) -> Path:
    """The file of a SQLite address."""
    kind, separator, place = url.partition(":///")
    if kind != "sqlite" or not separator or not place:
        raise StoreFault("server-database", url=url.split("@")[-1][:80])
    return Path(place)


def backup(url: str, target: Path) -> None:
    """Copy a database consistently, even while a server writes to it; never over another file."""
    from tesela.server.store.sqlite import copy

    if url.startswith(POSTGRES):
        raise StoreFault("server-backup-postgres")
    source = sqlite_path(url)
    if target.exists():
        raise CannotWrite(target, FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)))
    if not source.exists():
        raise StoreFault("server-store", detail=os.strerror(errno.ENOENT))
    try:
        copy(source, target)
    except (OSError, sqlite3.Error) as fault:
        raise CannotWrite(target, fault if isinstance(fault, OSError) else OSError(str(fault))) from None
