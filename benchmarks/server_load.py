"""The server under load: acknowledged decisions a second, how long they take, idle sockets, bots at work, start.

    python -m benchmarks.server_load [--seconds 10] [--tables 200] [--soak MINUTES]
    python -m benchmarks.server_load --database postgresql://… --workers 2 --share 0.25 --only-full-speed

A real server and client processes on this machine; a bare echo on the same stack is measured in the same run, and
figures are also printed as ratios to it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
import uvloop
from tests.server.harness import Server
from websockets.asyncio.client import ClientConnection, connect

from tesela.client import Client

GAMES = {"finca": 2, "majolica": 2, "mozaika": 3, "monuments": 2}
HOLD = 0.02  # seconds in which a server that is held runs once


class Option(msgspec.Struct):
    """What a scripted player reads of a choice."""

    action: int


class Options(msgspec.Struct):
    """What a scripted player reads of a match."""

    choices: list[Option]


class Told(msgspec.Struct):
    """What a scripted player reads of a message."""

    type: str
    seq: int = 0
    play: Options | None = None


class Plan(NamedTuple):
    """Somebody's place at a table."""

    address: str
    cookie: str
    table: str


class Figures(NamedTuple):
    """What a client process saw: milliseconds from each decision to its acknowledgement, and to the new view."""

    waits: list[float]
    seconds: float
    views: Sequence[float] = ()


# ---- servers


@contextlib.contextmanager
def echo() -> Iterator[str]:
    """The same stack without Tesela: what comes in goes out."""
    code = (
        "import uvicorn\n"
        "from starlette.applications import Starlette\n"
        "from starlette.routing import WebSocketRoute\n"
        "async def echo(socket):\n"
        "    await socket.accept()\n"
        "    async for text in socket.iter_text(): await socket.send_text(text)\n"
        "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen(2048)\n"
        "print(s.getsockname()[1], flush=True)\n"
        "app = Starlette(routes=[WebSocketRoute('/', echo)])\n"
        "config = uvicorn.Config(app, ws='websockets-sansio', ws_per_message_deflate=False, log_level='error')\n"
        "uvicorn.Server(config).run(sockets=[s])\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield f"ws://127.0.0.1:{process.stdout.readline().strip()}/"
    finally:
        process.terminate()
        process.wait(20)


class Club:
    """Servers at one database, as on machines of their own; a proxy would lead all people of a table to one of them.

    With a share, each is held to that part of a core, so that clients and database do not take it from them.
    """

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.servers = [Server(_made(folder / str(k)), options.database) for k in range(options.workers)]
        self._share = options.share
        self._open = True
        if self._share < 1:
            threading.Thread(target=self._hold, daemon=True).start()

    def _hold(self) -> None:
        while self._open:
            for signal_number, seconds in ((signal.SIGCONT, self._share), (signal.SIGSTOP, 1 - self._share)):
                for server in self.servers:
                    server.process.send_signal(signal_number)
                time.sleep(HOLD * seconds)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._open = False
        time.sleep(2 * HOLD)
        for server in self.servers:
            server.process.send_signal(signal.SIGCONT)
            server.stop()

    def address(self, table: int) -> str:
        """Where the people of a table are led to."""
        return self.servers[table % len(self.servers)].address

    def memory(self) -> float:
        """Megabytes that all hold."""
        held = [Path(f"/proc/{server.process.pid}/status").read_text() for server in self.servers]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in held) / 1024

    def seconds_used(self) -> float:
        """Processor seconds that all have used."""
        rows = [
            Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split() for server in self.servers
        ]
        return sum(int(row[11]) + int(row[12]) for row in rows) / os.sysconf("SC_CLK_TCK")


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


# ---- clients


def prepare(club: Club, tables: int, games: list[str], bots: str | None = None) -> list[Plan]:
    """Make people and tables and start the matches."""
    plans = []
    for number in range(tables):
        address = club.address(number)
        game = games[number % len(games)]
        people = [Client(address, f"P{number}.{k}") for k in range(1 if bots else GAMES[game])]
        seats = ["me"] + [bots or "open"] * (GAMES[game] - 1)
        table = people[0].create(game, seats)
        with people[0].sit_at(table) as host:
            for guest in people[1:]:
                guest.join(table=table, invite=host.you["invite"])
            host.start()
        plans += [Plan(address, person.cookie, table) for person in people]
    return plans


def socket(plan: Plan) -> connect:
    """A connection to a table."""
    place = f"{plan.address.replace('http', 'ws', 1)}/api/tables/{plan.table}/socket"
    return connect(place, additional_headers={"Cookie": plan.cookie}, compression=None, max_size=None)


class Player:
    """Makes random decisions as fast as the table allows, or after a pause."""

    def __init__(self, plan: Plan, wire: ClientConnection, pause: float) -> None:
        self.waits: list[float] = []
        self.views: list[float] = []
        self._wire = wire
        self._pause = pause
        self._dice = random.Random(plan.cookie)
        self._seq, self._asked, self._taken = 0, -1, 0
        self._sent: float | None = None
        self._choices: list[Option] = []

    async def play(self, until: float) -> None:
        """Decide whenever there is a choice."""
        decode = msgspec.json.Decoder(Told).decode
        while (left := until - time.time()) > 0:
            try:
                self._hear(decode(await asyncio.wait_for(self._wire.recv(), left)))
            except TimeoutError:
                return
            if self._choices and self._sent is None and self._seq != self._asked:
                await self._decide()

    def _hear(self, told: Told) -> None:
        if told.type == "update":
            self._seq = told.seq
            if told.play is not None:
                self._choices = told.play.choices
        elif told.type == "ack":
            self._taken = told.seq
            self.waits.append(self._since())
        elif told.type == "refusal":
            self._sent, self._asked = None, -1
        if self._sent is not None and self._asked < self._taken <= self._seq:
            self.views.append(self._since())
            self._sent = None

    def _since(self) -> float:
        assert self._sent is not None
        return 1000 * (time.perf_counter() - self._sent)

    async def _decide(self) -> None:
        if self._pause:
            await asyncio.sleep(self._dice.uniform(0, 2 * self._pause))
        move = self._dice.choice(self._choices).action
        self._sent, self._asked = time.perf_counter(), self._seq
        await self._wire.send(msgspec.json.encode({"type": "play", "id": 1, "seq": self._seq, "move": move}))


def player_process(plans: list[Plan], seconds: float, pause: float, out: Any) -> None:
    """One process of many players, who begin when all are there."""

    async def run() -> Figures:
        async with contextlib.AsyncExitStack() as open_sockets:
            wires = [await open_sockets.enter_async_context(socket(plan)) for plan in plans]
            players = [Player(plan, wire, pause) for plan, wire in zip(plans, wires, strict=True)]
            until = time.time() + seconds
            await asyncio.gather(*(player.play(until) for player in players))
        waits = [wait for player in players for wait in player.waits]
        return Figures(waits, seconds, [wait for player in players for wait in player.views])

    out.put(uvloop.run(run()))


def measured(plans: list[Plan], seconds: float, pause: float = 0.0) -> Figures:
    """Let players play in a process of their own."""
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    process = context.Process(target=player_process, args=(plans, seconds, pause, out))
    process.start()
    figures: Figures = out.get(timeout=seconds + 60)
    process.join()
    return figures


def echo_process(address: str, sockets: int, seconds: float, out: Any) -> None:
    """Many sockets that send, wait for the echo, and send again."""

    async def one(waits: list[float], until: float) -> None:
        async with connect(address, compression=None) as wire:
            text = "x" * 60
            while time.time() < until:
                sent = time.perf_counter()
                await wire.send(text)
                await wire.recv()
                waits.append(1000 * (time.perf_counter() - sent))

    async def run() -> list[float]:
        waits: list[float] = []
        until = time.time() + seconds
        await asyncio.gather(*(one(waits, until) for _ in range(sockets)))
        return waits

    out.put(uvloop.run(run()))


def echoed(sockets: int, seconds: float) -> Figures:
    """The bare echo."""
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    with echo() as address:
        process = context.Process(target=echo_process, args=(address, sockets, seconds, out))
        process.start()
        waits: list[float] = out.get(timeout=seconds + 60)
        process.join()
    return Figures(waits, seconds)


async def idle(plans: list[Plan], club: Club) -> tuple[float, float]:
    """Megabytes before and with all sockets open."""
    before = club.memory()
    open_sockets: list[ClientConnection] = []
    for plan in plans:
        open_sockets.append(await socket(plan))
    await asyncio.sleep(1)
    with_all = club.memory()
    for wire in open_sockets:
        await wire.close()
    return before, with_all


# ---- the run


def percentile(waits: Sequence[float], share: float) -> float:
    """The wait that this share of all did not exceed."""
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else float("nan")


def told(name: str, figures: Figures, base: float | None = None) -> str:
    """A line of the table."""
    rate = len(figures.waits) / figures.seconds
    ratio = f"{rate / base:.2f}" if base else "1"
    waits = " | ".join(f"{percentile(figures.waits, share):.1f}" for share in (0.5, 0.95, 0.99))
    view = f"{percentile(figures.views, 0.99):.1f}" if figures.views else ""
    return f"| {name} | {rate:,.0f}/s | {ratio} | {waits} | {view} |"


def first_page(folder: Path, database: str | None) -> float:
    """Seconds from the command to the first page."""
    began = time.perf_counter()
    with Server(folder, database) as server:
        urllib.request.urlopen(server.address + "/").read()
        return time.perf_counter() - began


def soak(club: Club, games: list[str], tables: int, minutes: float) -> None:
    """Play for a long time and look at the memory every minute."""
    print("\n| minute | acknowledged | memory |\n|---|---|---|", flush=True)
    for minute in range(1, int(minutes) + 1):
        figures = measured(prepare(club, tables, games), 58)
        print(f"| {minute} | {len(figures.waits) / figures.seconds:,.0f}/s | {club.memory():.0f} MB |", flush=True)


def full_speed(club: Club, games: list[str], options: argparse.Namespace, base: float) -> None:
    """All tables as fast as they can, and the server's own share of the time."""
    plans = prepare(club, options.tables, games)
    before = club.seconds_used()
    figures = measured(plans, options.seconds)
    used = club.seconds_used() - before
    print(told(f"{options.tables} tables at full speed", figures, base), flush=True)
    each = 1e6 * used / max(1, len(figures.waits))
    print(
        f"| – processor time of the server | {each:.0f} µs each | | {used / options.seconds:.2f} cores | | | |",
        flush=True,
    )


def with_people(club: Club, games: list[str], options: argparse.Namespace, base: float) -> None:
    """Tables at the pace of people, alone and while bots think on every core."""
    calm = prepare(club, 20, games)
    print(told("20 tables, a decision a second", measured(calm, options.seconds, 0.5), base), flush=True)
    thinking = prepare(club, 2 * (os.cpu_count() or 1), games, bots="legend")
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    players = context.Process(target=player_process, args=(thinking, options.seconds + 6, 0.0, out))
    players.start()
    calm = prepare(club, 20, games)
    print(told("the same while bots think on every core", measured(calm, options.seconds, 0.5), base))
    out.get(timeout=60)
    players.join()


def main() -> int:
    """Measure everything and print Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--database", help="an empty PostgreSQL database (default: a new SQLite file)")
    parser.add_argument("--workers", type=int, default=1, help="servers at one database")
    parser.add_argument("--share", type=float, default=1, help="of a core that each of them may use (default: all)")
    parser.add_argument("--only-full-speed", action="store_true", help="nothing but decisions a second")
    parser.add_argument("--soak", type=float, default=0, metavar="MINUTES", help="play on and watch the memory")
    options = parser.parse_args()
    games = options.games.split(",")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts = [first_page(folder, options.database) for _ in range(3)]
        print(f"start to first page: {min(starts):.2f} s (best of 3, worst {max(starts):.2f})\n", flush=True)
        print("| | acknowledged | to echo | p50 ms | p95 | p99 | p99 to the new view |", flush=True)
        print("|---|---|---|---|---|---|---|", flush=True)
        bare = echoed(2 * options.tables, options.seconds)
        base = len(bare.waits) / bare.seconds
        print(told(f"bare echo, {2 * options.tables} sockets", bare), flush=True)
        with Club(folder, options) as club:
            full_speed(club, games, options, base)
            if options.only_full_speed:
                return 0
            with_people(club, games, options, base)
        with Club(folder, options) as club:
            people = prepare(club, 10, ["finca"])
            before, after = asyncio.run(idle([people[k % len(people)] for k in range(options.idle)], club))
            print(f"\n{options.idle} idle sockets: {after - before:.0f} MB more ({after:.0f} MB in all)", flush=True)
            if options.soak:
                soak(club, games, options.tables, options.soak)
    return 0


if __name__ == "__main__":
    sys.exit(main())
