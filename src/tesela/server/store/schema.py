"""The tables of the database, for every kind of database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, false

metadata = MetaData()

settings = Table("settings", metadata, Column("name", String(40), primary_key=True), Column("value", LargeBinary))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("link", String(64)),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("code", String(5), unique=True),
    Column("changed", BigInteger, nullable=False),
    Column("deserted", Float, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_deserted", "deserted"),
)

seats = Table(
    "seats",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("seats_by_table", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("until", Float, nullable=False),
    Index("presence_by_worker", "worker"),
)

duties = Table(
    "duties",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, nullable=False),
    Column("worker", String(32)),
    Column("until", Float, nullable=False),
    Column("host", String(32), nullable=False, server_default=""),
    Column("quick", Boolean, nullable=False, server_default=false()),
    Index("duties_by_lease", "until"),
    Index("duties_by_host", "host", "until"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32)),
    Column("until", Float, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("person", String(64), nullable=False, server_default=""),
    Column("asked", Float, nullable=False, server_default="0"),
    Column("taken", Float, nullable=False, server_default="0"),
    Index("reviews_by_lease", "done", "until"),
    Index("reviews_by_person", "person", "taken"),
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Index("studies_by_person", "person", "at"),
    Index("studies_by_use", "at"),
)

HEAD = "0005"
"""The newest version of the schema."""


def upgrade(url: str) -> None:
    """Bring a database up to date."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("version_locations", str(Path(__file__).parent / "versions"))
    config.set_main_option("path_separator", "os")
    config.attributes["url"] = url
    command.upgrade(config, "head")
