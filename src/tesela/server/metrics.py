"""What an operator watches, in the format of Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tesela.engine import game as games

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of a server; of all its workers together, where there are several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tesela_tables", "Tables in memory")
        self.sockets = self._gauge("tesela_sockets", "Open sockets")
        self.moves = Counter("tesela_moves", "Decisions on disk", ["game", "by"], registry=self.registry)
        for game in games.names():
            for by in ("person", "bot"):
                self.moves.labels(game, by)
        self.refusals = Counter("tesela_refusals", "Commands refused", registry=self.registry)
        self.latency = Histogram(
            "tesela_command_seconds", "From a command to its answer", buckets=LATENCIES, registry=self.registry
        )
        self.thinking = self._gauge("tesela_bots_thinking", "Bots that think or wait to think")

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
