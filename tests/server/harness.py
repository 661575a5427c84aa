"""A real server in a process of its own, and players that decide at random."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import psycopg

from tesela.client import Client, Seat
from tesela.engine.game import find, names
from tesela.server import events as log
from tesela.server.table import Table
from tests.patience import PATIENCE, until

SEATS = {game: find(game).check_players(None) for game in names()}


class Server:
    """`tesela serve` on a free port with a database of its own; can be killed and started again.

    Without the address of a database it is a SQLite file in the folder. It may be allowed only so many open files.
    """

    def __init__(
        self,
        folder: Path,
        url: str | None = None,
        workers: int = 1,
        environment: dict[str, str] | None = None,
        files: int | None = None,
    ) -> None:
        self.database = folder / "tesela.sqlite3"
        self.url = url or f"sqlite:///{self.database}"
        self.workers = workers
        self._files = files
        self._errors = folder / "errors.txt"
        self.port = 0
        self._environment = {"TESELA_GENEROSITY": "100000", **(environment or {})}
        self.start()

    def start(self) -> None:
        """Start, at the same port as before if there was one."""
        command = [sys.executable, "-m", "tesela", "serve", "--port", str(self.port), "--no-open", "--lang", "en"]
        with self._errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", self.url, "--workers", str(self.workers)],
                env={**os.environ, **self._environment},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                preexec_fn=self._hold_to_files if self._files else None,
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http" in line, self._errors.read_text()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def get_ready(self) -> None:
        """Wait until all games are compiled and loaded: before that, the rules run as plain Python, without hints."""
        until(self._is_ready)

    def _is_ready(self) -> bool:
        try:
            return bool(urllib.request.urlopen(self.address + "/readyz").status == 200)
        except urllib.error.HTTPError:
            return False

    def _hold_to_files(self) -> None:
        assert self._files
        resource.setrlimit(resource.RLIMIT_NOFILE, (self._files, self._files))

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its exit code and what it logged."""
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, self._errors.read_text()

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
        rows = self.rows(f"SELECT seq, data FROM entries WHERE table_id = '{table}' ORDER BY seq")
        assert [seq for seq, _ in rows] == list(range(len(rows)))
        return [log.decode(data) for _, data in rows]

    def rows(self, sql: str) -> list[Any]:
        """What the database answers."""
        connect: Any = sqlite3.connect if self.url.startswith("sqlite") else psycopg.connect
        place = self.database if self.url.startswith("sqlite") else self.url
        with contextlib.closing(connect(place)) as database:
            found: list[Any] = database.execute(sql).fetchall()
        return found

    def table(self, table: str) -> Table:
        """A table as its log tells it."""
        return Table.restored(table, self.entries(table))


@contextlib.contextmanager
def seated(
    server: Server, game: str, people: int | None = None, of: int | None = None, **settings: Any
) -> Iterator[list[Seat]]:
    """A match that has begun, with so many people; the other seats are for novices. Ordered by seat."""
    players = SEATS[game] if of is None else of
    count = players if people is None else people
    crowd = [server.person(f"Person {k}") for k in range(count)]
    bots = ["novice"] * (players - count)
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


def step(seats: list[Seat], dice: random.Random) -> tuple[Seat, str] | None:
    """One decision by one of these people: who made it, and which; none when the match is over."""
    while True:
        catch_up(seats)
        if seats[0].over:
            return None
        able = [seat for seat in seats if seat.game and seat.game["choices"]]
        if able:
            seat = dice.choice(able)
            move = dice.choice(seat.choices)
            seat.play(move)
            return seat, move
        seats[0].receive()


def catch_up(seats: list[Seat]) -> None:
    """Let everybody hear what the best informed of them has heard."""
    while len({seat.seq for seat in seats}) > 1:
        newest = max(seat.seq for seat in seats)
        for seat in seats:
            while seat.seq < newest:
                seat.receive()


class Ear:
    """Keeps everything that a connection was sent."""

    def __init__(self, seat: Seat) -> None:
        self.heard: list[dict[str, Any]] = []
        self.follow(seat)

    def follow(self, seat: Seat) -> None:
        """Listen to this connection as well."""
        receive = seat.receive

        def listening(timeout: float | None = PATIENCE) -> dict[str, Any]:
            message = receive(timeout)
            self.heard.append(message)
            return message

        seat.receive = listening  # type: ignore[method-assign]


def check_what_was_heard(heard: list[dict[str, Any]], seat: int | None, told: Any) -> None:
    """Every view is the view of that seat at that moment; no seed, no part of it, no invitation, no secret move."""
    match = told.match
    assert any("play" in message for message in heard)
    for message in heard:
        over = message.get("face", {}).get("status") == "over"
        if message.get("play"):
            assert message["play"]["view"] == plain(match.view(seat, at=message["play"]["moves"]))
        for chapter in message.get("story", {}).get("chapters", []):
            if chapter["number"] in told.secret and chapter["seat"] != seat and not over:
                assert chapter["move"] is None
            else:
                assert chapter["move"] == match.moves[chapter["number"]].notation
        if not over:
            parts = [told.setup.seed, told.seed, *(seat.luck for seat in told.seats if seat.luck)]
            assert not any(part in str(message) for part in parts)
        if message.get("you") and message["you"]["seat"] is None:
            assert told.setup.invite not in str(message)


def plain(view: dict[str, Any]) -> Any:
    return json.loads(msgspec.json.encode(view))
