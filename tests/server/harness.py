"""A real server in a process of its own, and players that decide at random."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tesela.client import Client, Seat
from tesela.server import events as log
from tesela.server.table import Table

SEATS = {"finca": 2, "majolica": 2, "mozaika": 3, "monuments": 2}


class Server:
    """`tesela serve` on a free port with a database of its own; can be killed and started again."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.database = folder / "tesela.sqlite3"
        self.port = 0
        self._environment = {"TESELA_GENEROSITY": "100000", **environment}
        self.start()

    def start(self) -> None:
        """Start, at the same port as before if there was one."""
        url = f"sqlite:///{self.database}"
        command = [sys.executable, "-m", "tesela", "serve", "--port", str(self.port), "--no-open", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--database", url],
            env={**os.environ, **self._environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http" in line, self.process.communicate()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its exit code and what it logged."""
        self.process.terminate()
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()

    def person(self, name: str = "Ada", language: str = "en") -> Client:
        """Somebody new."""
        return Client(self.address, name, language=language)

    def entries(self, table: str) -> list[log.AnyEvent]:
        """A table's log as it is on disk."""
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            rows = database.execute(
                "SELECT seq, data FROM entries WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
        assert [seq for seq, _ in rows] == list(range(len(rows)))
        return [log.decode(data) for _, data in rows]

    def table(self, table: str) -> Table:
        """A table as its log tells it."""
        return Table.restored(table, self.entries(table))


@contextlib.contextmanager
def seated(server: Server, game: str, people: int | None = None, **settings: Any) -> Iterator[list[Seat]]:
    """A match that has begun, with so many people; the other seats are for novices. Ordered by seat."""
    count = SEATS[game] if people is None else people
    crowd = [server.person(f"Person {k}") for k in range(count)]
    bots = ["novice"] * (SEATS[game] - count)
    table = crowd[0].create(game, ["me", *["open"] * (count - 1), *bots], **settings)
    with contextlib.ExitStack() as stack:
        seats = [stack.enter_context(crowd[0].sit_at(table))]
        for guest in crowd[1:]:
            guest.join(table=table, invite=seats[0].you["invite"])
            seats.append(stack.enter_context(guest.sit_at(table)))
        seats[0].start()
        for seat in seats:
            while seat.game is None:
                seat.receive()
        yield sorted(seats, key=lambda seat: seat.number or 0)


def step(seats: list[Seat], dice: random.Random) -> bool:
    """One decision by one of these people; false when the match is over."""
    while True:
        catch_up(seats)
        if seats[0].over:
            return False
        able = [seat for seat in seats if seat.game and seat.game["choices"]]
        if able:
            seat = dice.choice(able)
            seat.play(dice.choice(seat.choices))
            return True
        seats[0].receive()


def catch_up(seats: list[Seat]) -> None:
    """Let everybody hear what the best informed of them has heard."""
    while len({seat.seq for seat in seats}) > 1:
        newest = max(seat.seq for seat in seats)
        for seat in seats:
            while seat.seq < newest:
                seat.receive()
