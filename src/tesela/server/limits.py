"""How often somebody may do something: buckets that fill with time, one for each person or address."""

from __future__ import annotations

import time
from collections import OrderedDict

from tesela.engine.errors import TeselaError

BUCKETS_KEPT = 20_000


class TooMany(TeselaError):
    """Too often in too short a time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__("server-too-many", seconds=self.seconds)


class Limit:
    """`burst` at once, then `rate` a second, for each key; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take from a key's bucket, or refuse and say how long to wait."""
        now = time.monotonic()
        left, then = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        enough = left >= cost
        self._buckets[key] = (left - cost if enough else left, now)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooMany((cost - left) / self.rate)


class Limits:
    """All limits of a server."""

    def __init__(self, generosity: float = 1.0) -> None:
        self.requests = Limit(20 * generosity, 100 * generosity)
        """HTTP requests and new sockets, by address."""
        self.people = Limit(0.2 * generosity, 20 * generosity)
        """New guests, by address."""
        self.tables = Limit(0.2 * generosity, 20 * generosity)
        """New tables, by person."""
        self.guesses = Limit(0.1 * generosity, 10 * generosity)
        """Codes, invitations and return links that were wrong, by address: six a minute."""
        self.all_guesses = Limit(1 * generosity, 60 * generosity)
        """The same for all addresses together."""
        self.commands = Limit(25 * generosity, 60 * generosity)
        """Commands over sockets, by person."""
        self.chat = Limit(0.5 * generosity, 6 * generosity)
        """Lines of chat, by person."""
        self.hints = Limit(0.5 * generosity, 5 * generosity)
        """Hints, by person."""
