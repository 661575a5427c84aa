"""The lock of a room."""

from __future__ import annotations

import asyncio
from typing import Literal


class Door(asyncio.Lock):
    """A lock that knows how many wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0

    async def acquire(self) -> Literal[True]:
        """Wait until it is free, and hold it."""
        self.waiting += 1
        try:
            return await super().acquire()
        finally:
            self.waiting -= 1

    @property
    def in_use(self) -> bool:
        """Whether anybody holds it or will."""
        return self.locked() or self.waiting > 0
