"""Moves a club from one database to another: copies what is missing, then replays every match from both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, func, select
from sqlalchemy.dialects import postgresql, sqlite

from tesela.engine.errors import TeselaError
from tesela.server import events as log
from tesela.server import table as tables
from tesela.server.store import POSTGRES, connect, schema, sqlite_path

ROWS = 500  # copied in one statement
COPIED = (
    schema.people,
    schema.tables,
    schema.seats,
    schema.entries,
    schema.reviews,
    schema.verdicts,
    schema.studies,
)
Progress = Callable[[str, int, int], None]


class NotTheSame(TeselaError):
    """The two databases do not belong together, or a match is not the same in both."""


def migrate(source: str, target: str, progress: Progress) -> int:
    """Copy all people and tables and check them; gives the number of tables. Safe to repeat."""
    for url in (source, target):
        connect(url).open()
    with _engine(source).connect() as old, _engine(target).begin() as new:
        _check_same_club(old, new)
        for table in (schema.settings, *COPIED):
            _copy(table, old, new, progress)
        return _verify(old, new, progress)


def _engine(url: str) -> Engine:
    if url.startswith(POSTGRES):
        return create_engine("postgresql+psycopg://" + url.partition("://")[2])
    return create_engine(f"sqlite:///{sqlite_path(url)}")


def _check_same_club(old: Connection, new: Connection) -> None:
    """A database that has people of its own is not the place for another club's."""
    key = select(schema.settings.c.value).where(schema.settings.c.name == "key")
    keys = old.execute(key).scalar(), new.execute(key).scalar()
    if keys[1] is not None and keys[0] != keys[1]:
        if new.execute(select(func.count()).select_from(schema.people)).scalar():
            raise NotTheSame("server-migrate-other")
        new.execute(schema.settings.delete())


def _copy(table: Table, old: Connection, new: Connection, progress: Progress) -> None:
    insert = (postgresql if new.dialect.name == "postgresql" else sqlite).insert
    total = old.execute(select(func.count()).select_from(table)).scalar() or 0
    done = 0
    for rows in old.execute(select(table)).mappings().partitions(ROWS):
        new.execute(_adding(insert(table), table), [dict(row) for row in rows])
        done += len(rows)
        progress(table.name, done, total)


def _adding(insert: Any, table: Table) -> Any:
    """Add rows; those of tables and seats as they are now, while what was once written to a log stays as it is."""
    if table is not schema.tables:
        return insert.on_conflict_do_nothing()
    changed = {name: insert.excluded[name] for name in ("status", "code", "changed")}
    return insert.on_conflict_do_update(index_elements=["id"], set_=changed)


def _verify(old: Connection, new: Connection, progress: Progress) -> int:
    """Every log is the same in both, can be replayed, and its bots are told to go on."""
    ids = old.execute(select(schema.tables.c.id)).scalars().all()
    new.execute(schema.duties.delete())
    for done, id in enumerate(ids, 1):
        entries = list(_log(new, id))
        if entries != list(_log(old, id)):
            raise NotTheSame("server-migrate-differs", table=id[:6])
        table = tables.Table.restored(id, [log.decode(entry) for entry in entries])
        for duty in table.duties:
            new.execute(schema.duties.insert().values(table_id=id, until=0, **duty._asdict()))
        progress("matches", done, len(ids))
    return len(ids)


def _log(connection: Connection, id: str) -> Iterator[bytes]:
    entries = schema.entries
    rows = connection.execute(select(entries.c.data).where(entries.c.table_id == id).order_by(entries.c.seq))
    return (bytes(row[0]) for row in rows)
