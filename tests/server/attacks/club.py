"""Honest people at a server that somebody attacks, and what they notice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from benchmarks.people import Plan, measured
from benchmarks.server_load import percentile
from tests.server.attacks.guest import Attack, Target
from tests.server.harness import Server, seated

PAUSE = 0.1  # seconds that an honest player thinks, on average


class Seen(NamedTuple):
    """What honest players noticed: milliseconds to acknowledgements, how many; what the server used."""

    p50: float
    p99: float
    decisions: int
    cores: float
    megabytes: float

    def __str__(self) -> str:
        waits = f"p50 {self.p50:.1f} p99 {self.p99:.1f} ms of {self.decisions}"
        return f"{waits}, {self.cores:.2f} cores, {self.megabytes:.0f} MB"


class Club:
    """Four tables of two, who decide ten times a second."""

    def __init__(self, server: Server, tables: int = 4) -> None:
        self.server = server
        self.plans: list[Plan] = []
        for _ in range(tables):
            self._seat()
        self.target = Target(server.port, self.plans[0].table)

    def _seat(self) -> None:
        with seated(self.server, "majolica", people=2) as seats:
            table = seats[0].face["id"]
            self.plans += [Plan(self.server.address, seat.client.cookie, table) for seat in seats]

    def seen(self, seconds: float) -> Seen:
        """What people notice."""
        before = self._used()
        figures = measured(self.plans, seconds, PAUSE)
        waits = figures.waits
        used = (self._used() - before) / (seconds + 1)
        return Seen(percentile(waits, 0.5), percentile(waits, 0.99), len(waits), used, self.megabytes())

    def under(self, flood: str, seconds: float) -> tuple[Seen, dict[str, int]]:
        """What people notice while somebody floods the server."""
        attack = Attack(flood, self.target, seconds + 8)
        seen = self.seen(seconds)
        return seen, attack.result()

    def megabytes(self) -> float:
        """What the server holds."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def _used(self) -> float:
        row = Path(f"/proc/{self.server.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(row[11]) + int(row[12])) / 100
