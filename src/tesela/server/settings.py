"""What a server is told when it starts: by arguments, or by the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct

from tesela.engine.errors import BadSetup


class Settings(Struct, frozen=True):
    """Where to listen, where to keep, and how much to allow."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    """Processes that serve; more than one need PostgreSQL."""
    origins: tuple[str, ...] = ()
    """Addresses besides its own from which browsers may connect, such as that of a reverse proxy."""
    generosity: float = 1.0
    """Multiplies every rate limit."""
    metrics_for_all: bool = False
    """Whether /metrics answers everybody or only this machine."""

    @classmethod
    def from_environment(cls) -> Settings:
        """The defaults, as TESELA_HOST, TESELA_PORT and the like change them."""
        names = {"host", "port", "database", "workers", "generosity"}
        given: dict[str, object] = {
            name: os.environ[f"TESELA_{name.upper()}"] for name in names if f"TESELA_{name.upper()}" in os.environ
        }
        given["origins"] = tuple(filter(None, os.environ.get("TESELA_ORIGINS", "").split(",")))
        given["metrics_for_all"] = os.environ.get("TESELA_METRICS") == "all"
        try:
            return msgspec.convert({"database": default_database(), **given}, cls, strict=False)
        except msgspec.ValidationError as fault:
            raise BadSetup("server-settings", detail=str(fault)[:120]) from None


def default_database() -> str:
    """A SQLite file in the user's data directory."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('tesela')) / 'tesela.sqlite3'}"
