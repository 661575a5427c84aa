"""A club's database as a server wrote it before rules had versions.

`club.sql.gz` is what the server of commit a4feea1 had written, `people.json` who sat where. Of each game one match is
running, one was played to its end, and one was given up.
"""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from tesela.client import Client
from tests.server.harness import Server

FOLDER = Path(__file__).parent


class Party(msgspec.Struct):
    """A table, how many decisions were made there, and the cookies of those who sit there, by seat."""

    table: str
    moves: int
    cookies: list[str]

    def first(self, server: Server) -> Client:
        """Who sits in the first seat."""
        return Client(server.address, cookie=self.cookies[0])


PARTIES = msgspec.json.decode((FOLDER / "people.json").read_bytes(), type=dict[str, dict[str, Party]])


def opened(folder: Path) -> Server:
    """A server of today with that database."""
    with closing(sqlite3.connect(folder / "tesela.sqlite3")) as database:
        database.executescript(gzip.decompress((FOLDER / "club.sql.gz").read_bytes()).decode())
    return Server(folder)
