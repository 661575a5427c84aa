"""What an operator watches, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("tesela_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("tesela_sockets", "Open sockets", registry=self.registry)
        self.moves = Counter("tesela_moves", "Decisions on disk", ["game", "by"], registry=self.registry)
        self.refusals = Counter("tesela_refusals", "Commands refused", registry=self.registry)
        self.latency = Histogram(
            "tesela_command_seconds", "From a command to its answer", buckets=LATENCIES, registry=self.registry
        )
        self.thinking = Gauge("tesela_bots_thinking", "Bots that think or wait to think", registry=self.registry)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
