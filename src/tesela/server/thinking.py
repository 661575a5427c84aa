"""Bots think in threads of their own, on positions that never held what their seat cannot know."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from tesela.bots import advise, bot, generator
from tesela.bots.review import Line
from tesela.engine.match import Match
from tesela.processes import give_way
from tesela.server.metrics import Metrics

NICENESS = 5


class Thinkers:
    """As many threads as there are cores; they release the interpreter and give way to everything else."""

    def __init__(self, metrics: Metrics) -> None:
        threads = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(threads, "tesela-bot", initializer=give_way, initargs=(NICENESS,))
        self._rng = generator()
        self._metrics = metrics

    async def choose(self, level: str, match: Match, seat: int) -> int:
        """What a bot of this level decides."""
        position = match.position(seat, self._rng)
        with self._metrics.thinking.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._pool, bot(level).choose, position)

    async def advise(self, match: Match, seat: int) -> list[Line]:
        """What a seat could do with its turn, the best first."""
        with self._metrics.thinking.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self._pool, advise, match, seat, generator())

    def close(self) -> None:
        """Take no more work."""
        self._pool.shutdown(wait=False, cancel_futures=True)
