"""News of many tables, told one table at a time, so that decisions which come meanwhile are heard in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Herald:
    """Calls everybody who has news, in the order of asking, one in each turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._due = False

    def announce(self, tell: Callable[[], None]) -> None:
        """Call `tell` soon."""
        self._waiting.append(tell)
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        tell = self._waiting.popleft()
        self._due = bool(self._waiting)
        if self._due:
            asyncio.get_running_loop().call_soon(self._next)
        tell()
