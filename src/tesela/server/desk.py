"""Paper work, such as reading a long log: in threads, for everybody in turn, charged by the processor time it takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

from tesela.server.limits import Limit
from tesela.server.thinking import Asker, Thinkers

PAYER: ContextVar[str] = ContextVar("payer", default="")
"""The address for which something is done; nobody, for what the server does by itself."""

Result = TypeVar("Result")


class Desk:
    """Where everything is worked out that would hold the event loop for more than a moment."""

    def __init__(self, thinkers: Thinkers, work: Limit) -> None:
        self._thinkers = thinkers
        self._work = work

    async def __call__(self, work: Callable[..., Result], *arguments: object, long: bool = True) -> Result:
        """Do this in a thread, unless it is not long; what it reads must not change meanwhile."""
        if not long:
            return work(*arguments)
        payer = PAYER.get()
        result: Result
        result, seconds = await self._thinkers.think("desk", Asker(payer), _timed, work, *arguments)
        if payer:
            self._work.charge(payer, seconds)
        return result


def _timed(work: Callable[..., Result], *arguments: object) -> tuple[Result, float]:
    began = time.thread_time()
    return work(*arguments), time.thread_time() - began
