"""News of many tables, told one table at a time, so that decisions which come meanwhile are heard in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from itertools import islice

PATIENCE = 0.5  # seconds that onlookers wait at most while others wait for an answer
TICK = 0.001  # seconds by which an event loop may be early


class Herald:
    """Calls everybody who has news, one in each turn of the event loop.

    News that somebody needs to decide goes first. What others only look at goes when nobody waits for an answer, or has
    waited long enough: so a busy server tells several decisions at once.
    """

    def __init__(self) -> None:
        self._needed: deque[Callable[[], None]] = deque()
        self._looked_at: dict[Hashable, tuple[float, Callable[[], None]]] = {}
        self._asked = 0
        self._due = False
        self._alarm: asyncio.TimerHandle | None = None
        self._turn = False

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """While somebody waits for an answer."""
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1
            self._plan()

    def announce(self, tell: Callable[[], None]) -> None:
        """Call `tell` soon."""
        self._needed.append(tell)
        self._plan()

    def mention(self, who: Hashable, tell: Callable[[], None]) -> None:
        """Call `tell` when there is time, unless told to forget about it."""
        self._looked_at[who] = asyncio.get_running_loop().time() + PATIENCE, tell
        self._plan()

    def forget(self, who: Hashable) -> None:
        """There is no need to call for this one any more."""
        self._looked_at.pop(who, None)

    def _plan(self) -> None:
        """See to it that the next is called: at once, or when who has waited for longest has waited enough."""
        if self._due:
            return
        if self._needed or (self._looked_at and (not self._asked or self._overdue())):
            self._due = True
            asyncio.get_running_loop().call_soon(self._next)
        elif self._looked_at and not self._alarm:
            due, _ = next(iter(self._looked_at.values()))
            self._alarm = asyncio.get_running_loop().call_at(due + TICK, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._plan()

    def _overdue(self) -> bool:
        return any(due <= asyncio.get_running_loop().time() for due, _ in islice(self._looked_at.values(), 1))

    def _next(self) -> None:
        self._due = False
        self._turn = not self._turn
        if self._needed and (self._turn or not self._overdue()):
            tell = self._needed.popleft()
        elif self._looked_at:
            _, tell = self._looked_at.pop(next(iter(self._looked_at)))
        else:
            return
        self._plan()
        tell()
