"""The server under load: acknowledged decisions a second, how long they take, idle sockets, bots at work, start.

    python -m benchmarks.server_load [--seconds 10] [--rounds 5] [--tables 200] [--soak MINUTES]
    python -m benchmarks.server_load --database postgresql://… --workers 2 --share 0.25 --only-full-speed

A real server and client processes on this machine; a bare echo on the same stack is measured in the same run, and
figures are also printed as ratios to it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from benchmarks.people import Crowd, Figures, Plan, Wire, call, measured, play
from tesela.client import Client
from tests.server.harness import SEATS, Server

CONTROL_GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000  # microseconds in which a server that is held has used its share


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


def held_to(share: float, process: int) -> Path:
    """Let a process use only a part of a core; the control group that sees to it, to be removed afterwards."""
    old = CONTROL_GROUPS / "cpu"
    group = (old if old.is_dir() else CONTROL_GROUPS) / f"tesela-{process}"
    quota = int(share * PERIOD)
    try:
        group.mkdir()
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(process))
    except OSError as fault:
        raise SystemExit(f"--share needs Linux's control groups and the right to make one: {fault}") from None
    return group


class Club:
    """Servers at one database, as on machines of their own; a proxy would lead all people of a table to one of them.

    With a share, each may use that part of a core only, so that clients and database do not take it from them.
    """

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.servers = [Server(_made(folder / str(k)), options.database) for k in range(options.workers)]
        pids = [server.process.pid for server in self.servers] if options.share < 1 else []
        for server in self.servers:
            server.get_ready()
        self._groups = [held_to(options.share, pid) for pid in pids]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        for server in self.servers:
            server.stop()
        for group in self._groups:
            group.rmdir()

    def address(self, table: int) -> str:
        """Where the people of a table are led to."""
        return self.servers[table % len(self.servers)].address

    def memory(self) -> float:
        """Megabytes that all hold."""
        held = [Path(f"/proc/{server.process.pid}/status").read_text() for server in self.servers]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in held) / 1024

    def seconds_used(self) -> float:
        """Processor seconds that all have used."""
        return sum(_seconds(Path(f"/proc/{server.process.pid}")) for server in self.servers)


def _seconds(process: Path) -> float:
    """Processor seconds that a process has used."""
    row = (process / "stat").read_text().rpartition(")")[2].split()
    return (int(row[11]) + int(row[12])) / os.sysconf("SC_CLK_TCK")


def database_seconds() -> float:
    """Processor seconds that all processes of PostgreSQL on this machine have used."""
    used = 0.0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (process / "comm").read_text().strip() == "postgres":
                used += _seconds(process)
    return used


def client_seconds() -> float:
    """Processor seconds that client processes which have ended used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


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
        people = [Client(address, f"P{number}.{k}") for k in range(1 if bots else SEATS[game])]
        seats = ["me"] + [bots or "open"] * (SEATS[game] - 1)
        table = people[0].create(game, seats)
        with people[0].sit_at(table) as host:
            for guest in people[1:]:
                guest.join(table=table, invite=host.you["invite"])
            host.start()
        plans += [Plan(address, person.cookie, table) for person in people]
    return plans


def echoed(sockets: int, seconds: float) -> Figures:
    """The bare echo."""
    with echo() as address:
        return Crowd(call, address, sockets, seconds).figures(seconds)


async def idle(plans: list[Plan], club: Club) -> tuple[float, float]:
    """Megabytes before and with all sockets open."""
    before = club.memory()
    wires = [await Wire.open(plan.socket, plan.cookie) for plan in plans]
    await asyncio.sleep(1)
    with_all = club.memory()
    for wire in wires:
        wire.close()
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
    """All tables as fast as they can: the best of several rounds, where its time went, and all rounds' figures."""
    spenders = {"server": club.seconds_used, "database": database_seconds, "clients": client_seconds}
    rounds = []
    for _ in range(options.rounds):
        plans = prepare(club, options.tables, games)
        before = {name: used() for name, used in spenders.items()}
        figures = measured(plans, options.seconds)
        rounds.append((figures, {name: used() - before[name] for name, used in spenders.items()}))
    best, spent = max(rounds, key=lambda one: len(one[0].waits))
    print(told(f"{options.tables} tables at full speed, best of {options.rounds}", best, base), flush=True)
    for name, seconds in spent.items():
        each = 1e6 * seconds / max(1, len(best.waits))
        print(f"| – processor time, {name} | {each:.0f} µs each | | {seconds / options.seconds:.2f} cores | | | |")
    all_rates = ", ".join(f"{len(figures.waits) / figures.seconds:,.0f}" for figures, _ in rounds)
    all_waits = ", ".join(f"{percentile(figures.waits, 0.99):.0f}" for figures, _ in rounds)
    print(f"| – all rounds | {all_rates} | | | | {all_waits} | |", flush=True)


def with_people(club: Club, games: list[str], options: argparse.Namespace, base: float) -> None:
    """Tables at the pace of people, alone and while bots think on every core."""
    calm = prepare(club, 20, games)
    print(told("20 tables, a decision a second", measured(calm, options.seconds, 0.5), base), flush=True)
    thinking = prepare(club, 2 * (os.cpu_count() or 1), games, bots="legend")
    against_bots = Crowd(play, thinking, options.seconds + 6, 0.0)
    calm = prepare(club, 20, games)
    print(told("the same while bots think on every core", measured(calm, options.seconds, 0.5), base))
    against_bots.figures(options.seconds + 6)


def main() -> int:
    """Measure everything and print Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=5, help="at full speed, of which the best is told")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--games", default=",".join(SEATS))
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
