"""A club that is hurt while it plays: servers, a thinking worker, a database, and people who forget nothing."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeGuard

from websockets.exceptions import WebSocketException

from tesela.client import Client, Refused, Seat
from tesela.engine.game import names
from tesela.server import events as log
from tests.patience import PATIENCE
from tests.server.harness import Ear, Server, check_what_was_heard
from tests.server.postgres import Postgres

GAMES = names()
FAKE_CLOCK = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
GONE = (OSError, TimeoutError, EOFError, WebSocketException)
UNSURE = "server-store-doubt"


@dataclass
class Decision:
    """What somebody decided, having seen so much of the log, and what they were told of it."""

    seen: int
    move: str
    fate: Literal["unknown", "taken", "refused"] = "unknown"
    taken: int = 0


class Person(threading.Thread):
    """Plays at random, comes back to another server whenever the line is cut, and forgets nothing."""

    def __init__(self, club: Club, client: Client, game: str, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.table = table
        self.decisions: list[Decision] = []
        self.ear: Ear | None = None
        self.number: int | None = None
        self._club = club
        self._cookie = client.cookie
        self._dice = random.Random(seed)

    def run(self) -> None:
        """Play until the club closes or the match is over."""
        while not self._club.closing.is_set():
            with contextlib.suppress(*GONE):
                server = self._dice.choice(self._club.servers)
                with Client(server.address, cookie=self._cookie).sit_at(self.table) as seat:
                    self._listen(seat)
                    self._play(seat)
                    if seat.over:
                        return
            time.sleep(0.1)

    def _listen(self, seat: Seat) -> None:
        self.number = seat.number
        if self.ear is None:
            self.ear = Ear(seat)
        else:
            self.ear.follow(seat)

    def _play(self, seat: Seat) -> None:
        while not self._club.closing.is_set() and not seat.over and not seat.closing:
            if seat.game and seat.game["choices"]:
                self._decide(seat)
            else:
                with contextlib.suppress(TimeoutError):
                    seat.receive(0.5)

    def _decide(self, seat: Seat) -> None:
        assert seat.game
        decision = Decision(seat.seq, self._dice.choice(seat.game["choices"])["move"])
        self.decisions.append(decision)
        seat.send({"type": "play", "id": len(self.decisions), "seq": seat.seq, "move": decision.move})
        answer = seat.answer(len(self.decisions))
        if answer["type"] == "ack":
            decision.fate, decision.taken = "taken", answer["seq"]
            while seat.seq < answer["seq"]:
                seat.receive()
        elif answer["message"]["id"] != UNSURE:
            decision.fate = "refused"
            time.sleep(0.05)


class Thinker:
    """`tesela worker` as a process that can be killed."""

    def __init__(self, url: str) -> None:
        self._command = [sys.executable, "-m", "tesela", "worker", "--database", url, "--lang", "en"]
        self.start()

    def start(self) -> None:
        """Start and wait until it thinks."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        assert self.process.stdout.readline()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.communicate()


@dataclass
class Toll:
    """What was done to the club, and what came of it."""

    faults: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    bots: int = 0
    messages: int = 0


class Club:
    """Two servers, one of them with a clock that jumps, and a thinking worker at one database."""

    def __init__(self, folder: Path, postgres: Postgres, seed: int) -> None:
        self.postgres = postgres
        self.url = postgres.database(f"club{seed}")
        self.closing = threading.Event()
        self.dice = random.Random(seed)
        self.toll = Toll()
        self._clock = folder / "clock"
        self._clock.write_text("+0s")
        folders = [folder / name for name in ("first", "second")]
        for place in folders:
            place.mkdir()
        self.servers = [Server(folders[0], self.url), Server(folders[1], self.url, environment=self._jumping_clock())]
        self.thinker = Thinker(self.url)
        self.people: list[Person] = []
        for game in GAMES:
            self._begin(game)

    def _jumping_clock(self) -> dict[str, str]:
        if FAKE_CLOCK is None:
            return {}
        return {
            "LD_PRELOAD": str(FAKE_CLOCK),
            "FAKETIME_TIMESTAMP_FILE": str(self._clock),
            "FAKETIME_CACHE_DURATION": "1",
            "NO_FAKE_STAT": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def begin_again(self) -> None:
        """New matches of the games that nobody plays any more, if a server lets us in just now."""
        for game in set(GAMES) - {person.game for person in self.people if person.is_alive()}:
            with contextlib.suppress(*GONE, http.client.HTTPException, Refused):
                self._begin(game)

    def _begin(self, game: str) -> None:
        """Let two people and a bot play a match."""
        crowd = [self.servers[0].person(f"Person {k}") for k in range(2)]
        table = crowd[0].create(game, ["me", "open", "novice"], undo=False)
        with crowd[0].sit_at(table) as host:
            crowd[1].join(table=table, invite=host.you["invite"])
            host.start()
        for client in crowd:
            person = Person(self, client, game, table, self.dice.getrandbits(32))
            person.start()
            self.people.append(person)

    # ---- faults

    def hurt(self) -> None:
        """One fault, and what repairs it."""
        faults: list[Callable[[], None]] = [
            self.kill_server,
            self.kill_database,
            self.kill_thinker,
            self.cut_off_server,
            self.cut_off_database,
            self.cut_off_thinker,
            self.restart_server,
            self.jump_clock,
        ]
        fault = self.dice.choice(faults)
        fault()
        self.toll.faults[fault.__name__] = self.toll.faults.get(fault.__name__, 0) + 1

    def kill_server(self) -> None:
        """End a server at once and start it again."""
        server = self.dice.choice(self.servers)
        server.kill()
        time.sleep(self.dice.uniform(0, 0.5))
        server.start()

    def restart_server(self) -> None:
        """Stop a server as one does for a new version, and start it again."""
        server = self.dice.choice(self.servers)
        server.stop()
        server.start()

    def kill_database(self) -> None:
        """End the database at once and start it again after a while."""
        self.postgres.kill()
        time.sleep(self.dice.uniform(0, 1.5))
        self.postgres.start()

    def kill_thinker(self) -> None:
        """End the thinking worker at once and start it again."""
        self.thinker.kill()
        self.thinker.start()

    def cut_off_server(self) -> None:
        """Hold a server as if its network were cut."""
        self._hold(self.dice.choice(self.servers).process.pid)

    def cut_off_thinker(self) -> None:
        """Hold the thinking worker as if its network were cut."""
        self._hold(self.thinker.process.pid)

    def _hold(self, process: int) -> None:
        os.kill(process, signal.SIGSTOP)
        time.sleep(self.dice.uniform(0.3, 2))
        os.kill(process, signal.SIGCONT)

    def cut_off_database(self) -> None:
        """Hold the database as if the network to it were cut, sometimes for longer than servers wait."""
        self.postgres.freeze(True)
        time.sleep(self.dice.choice([0.3, 1.0, 6.0]))
        self.postgres.freeze(False)

    def jump_clock(self) -> None:
        """Let one server's clock jump by an hour, forwards or back."""
        self._clock.write_text(self.dice.choice(["+3600s", "-3600s", "+0s"]))

    # ---- the end

    def close(self) -> None:
        """Let everybody finish what they are doing, and stop everything."""
        self.closing.set()
        for person in self.people:
            person.join(2 * PATIENCE)
            assert not person.is_alive(), "somebody hangs"
        self.thinker.kill()
        for server in self.servers:
            server.kill()

    @property
    def taken(self) -> int:
        """How many decisions of people were acknowledged."""
        return sum(decision.fate == "taken" for person in self.people for decision in person.decisions)

    def check(self) -> Toll:
        """Compare every log with what everybody was told; fails at the first violation."""
        for person in self.people:
            entries = self.servers[0].entries(person.table)
            told = self.servers[0].table(person.table)
            own = [(seq, entry.move) for seq, entry in enumerate(entries) if _is_of(entry, person.number)]
            assert agrees(person.decisions, own), f"{told.setup.game}: decisions lost, doubled or out of order"
            heard = person.ear.heard if person.ear else []
            if any("play" in message for message in heard) or person.decisions:
                check_what_was_heard(heard, person.number, told)
            self.toll.messages += len(heard)
        self.toll.decisions = self.taken
        for table in {person.table for person in self.people}:
            self.toll.bots += sum(
                isinstance(entry, log.Moved) and entry.bot for entry in self.servers[0].entries(table)
            )
        return self.toll


def _is_of(entry: log.AnyEvent, seat: int | None) -> TypeGuard[log.Moved]:
    return isinstance(entry, log.Moved) and entry.seat == seat and not entry.bot


def agrees(decisions: list[Decision], own: list[tuple[int, str]]) -> bool:
    """Whether the log holds all that was acknowledged, nothing that was refused, the rest at most once, in order."""
    reached = {0}
    for decision in decisions:
        onward = {place + 1 for place in reached if place < len(own) and _fits(decision, *own[place])}
        if decision.fate == "taken":
            reached = onward
        elif decision.fate == "unknown":
            reached |= onward
    return len(own) in reached


def _fits(decision: Decision, seq: int, move: str) -> bool:
    in_time = seq < decision.taken if decision.fate == "taken" else True
    return move == decision.move and decision.seen <= seq and in_time
