"""How often somebody may do something, and how much at once: counted for each person, or for each address."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator

from starlette.requests import HTTPConnection

from tesela.engine.errors import TeselaError

BUCKETS_KEPT = 20_000
HOUSE = 64  # bits of an IPv6 address that one household or machine is given
HOUR = 3600.0


class TooMany(TeselaError):
    """Too often in too short a time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__("server-too-many", seconds=self.seconds)


class Full(TeselaError):
    """As much is there or under way as may be."""


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return house(connection.client.host) if connection.client else "?"


@functools.lru_cache(maxsize=4096)
def house(host: str) -> str:
    """What counts as one address: of IPv6 the network, since whoever has one address has all others of it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), HOUSE), strict=False))


class Limit:
    """`burst` at once, then `rate` a second, for each key; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, cost: float = 1.0) -> None:
        """Take from a key's bucket, or refuse and say how long to wait."""
        now = time.monotonic()
        left = self._left(key, now)
        enough = left >= cost
        self._keep(key, left - cost if enough else left, now)
        if not enough:
            raise TooMany((cost - left) / self.rate)

    def charge(self, key: str, cost: float) -> None:
        """Take what something has cost, even if that leaves a debt."""
        now = time.monotonic()
        self._keep(key, self._left(key, now) - cost, now)

    def pay_back(self, key: str, cost: float = 1.0) -> None:
        """Put back what need not have been spent."""
        now = time.monotonic()
        self._keep(key, min(self.burst, self._left(key, now) + cost), now)

    def _left(self, key: str, now: float) -> float:
        left, then = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - then) * self.rate)

    def _keep(self, key: str, left: float, now: float) -> None:
        self._buckets[key] = left, now
        self._buckets.move_to_end(key)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)


class Pace:
    """How fast one socket is read: `burst` frames at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._then = time.monotonic()

    def wait(self, frames: int) -> float:
        """Take note of so many frames; seconds until more may be read."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate) - frames
        self._then = now
        return max(0.0, -self._left / self._rate)


class Cap:
    """So many at the same time for each key."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Take a place, if there is one."""
        free = self._held[key] < self.most
        self._held[key] += free
        return free

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]

    @contextlib.contextmanager
    def place(self, key: str, refusal: str = "server-crowded") -> Iterator[None]:
        """Hold a place, or refuse in these words."""
        if not self.enter(key):
            raise Full(refusal, limit=int(self.most))
        try:
            yield
        finally:
            self.leave(key)


class Guesses:
    """Wrong codes, invitations and return links: six a minute for an address, sixty a minute for all together.

    What others guess is no hindrance to whom has guessed nothing wrong for an hour.
    """

    def __init__(self, generosity: float) -> None:
        self._own = Limit(0.1 * generosity, 10 * generosity)
        self._all = Limit(1 * generosity, 60 * generosity)
        self._first = Limit(1 / HOUR, 1)

    @contextlib.contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Pay for a guess; if it is right, which is when nothing is raised, all is paid back."""
        with contextlib.ExitStack() as right:
            self._pay(self._own, address, right)
            try:
                self._pay(self._first, address, right)
            except TooMany:
                self._pay(self._all, "", right)
            else:
                with contextlib.suppress(TooMany):
                    self._pay(self._all, "", right)
            try:
                yield
            except BaseException:
                right.pop_all()
                raise

    def _pay(self, limit: Limit, key: str, right: contextlib.ExitStack) -> None:
        limit.spend(key)
        right.callback(limit.pay_back, key)


class Limits:
    """All limits of a server."""

    def __init__(self, generosity: float = 1.0, files: float = float("inf")) -> None:
        self._generosity = generosity
        self.requests = Limit(20 * generosity, 100 * generosity)
        """HTTP requests and new sockets, by address."""
        self.pages = Limit(100 * generosity, 1000 * generosity)
        """Pages and their parts, by address."""
        self.people = Limit(0.2 * generosity, 20 * generosity)
        """New guests, by address."""
        self.tables = Limit(0.2 * generosity, 20 * generosity)
        """New tables, by person."""
        self.studies = Limit(generosity / 60, 40 * generosity)
        """Analyses that are kept, by address."""
        self.guesses = Guesses(generosity)
        """Codes, invitations and return links that were wrong."""
        self.commands = Limit(25 * generosity, 60 * generosity)
        """Commands over sockets, by person."""
        self.all_commands = Limit(100 * generosity, 300 * generosity)
        """The same by address."""
        self.chat = Limit(0.5 * generosity, 6 * generosity)
        """Lines of chat, by person."""
        self.hints = Limit(0.5 * generosity, 5 * generosity)
        """Hints, by person."""
        self.work = Limit(0.25 * generosity, 5 * generosity)
        """Seconds of paper work, by address."""
        self._working = Cap(32 * generosity)
        self.own_sockets = Cap(30 * generosity)
        """Sockets that are open, by person."""
        self.sockets = Cap(100 * generosity)
        """The same by address."""
        self.lines = Cap(256 * generosity)
        """Lines that are open, by the address at their other end."""
        self.all_lines = Cap(files)
        """The same in all: as many as the system lets the server have."""

    @contextlib.contextmanager
    def working(self, address: str) -> Iterator[None]:
        """While paper work is done for an address; refused where it has had its share, or has much waiting."""
        self.work.spend(address, 0.0)
        if not self._working.enter(address):
            raise TooMany(1.0)
        try:
            yield
        finally:
            self._working.leave(address)

    def pace(self) -> Pace:
        """How fast a new socket is read."""
        return Pace(50 * self._generosity, 100 * self._generosity)
