"""All that takes thought: bots, hints, reviews. In threads, on positions that never held what a seat cannot know.

Whoever waits is served in turn, by person and then by table. Bots that hardly think have a thread of their own, and so
have the bots of tables at which nobody is.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, NamedTuple, TypeVar

from tesela.bots import advise, bot, generator
from tesela.bots.levels import LEVELS
from tesela.bots.review import Line
from tesela.engine.match import Match
from tesela.processes import give_way
from tesela.server.fair import FairQueue, Share
from tesela.server.metrics import Metrics

CORES = os.cpu_count() or 1
ASKED = {"each": 2, "together": 8 * CORES}  # thoughts that people may wait for
MOST_REST = 5.0  # seconds that a thread rests at most
Kind = Literal["quick", "search", "last", "study", "desk"]
Presence = Literal["here", "lately", "gone"]
Result = TypeVar("Result")


class Plan(NamedTuple):
    """How many threads do work of a kind, how many of them for one person, how far they give way, how long they rest.

    That is so many times as long as the thought before, so that a machine has time for others.
    """

    threads: int
    each: int
    niceness: int
    rest: float = 0.0


PLANS: dict[Kind, Plan] = {
    "quick": Plan(1, 1, 5),  # novices
    "search": Plan(CORES + 1, CORES, 5),  # one thread more than any one person can hold
    "last": Plan(1, 1, 10, rest=4.0),  # bots of tables at which nobody is
    "study": Plan(CORES, CORES, 10),  # below that, a busy machine would never get to a review
    "desk": Plan(2, 1, 0),  # what takes milliseconds, and somebody waits for
}


class Deserted(Exception):
    """Everybody has gone who would have liked to know."""


class Asker(NamedTuple):
    """Whom a thought is for: a person, a table, and whether anybody is there."""

    person: str
    table: str = ""
    presence: Callable[[], Presence] = lambda: "here"


@dataclass(eq=False)
class Job:
    """A thought that waits or is under way."""

    kind: Kind
    asker: Asker
    work: Callable[[], Any]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Crew:
    """The threads for one kind of work."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.plan = PLANS[kind]
        self.held: Counter[str] = Counter()
        self.pool = ThreadPoolExecutor(
            self.plan.threads, f"tesela-{kind}", initializer=give_way, initargs=(self.plan.niceness,)
        )

    @property
    def free(self) -> bool:
        """Whether a thread has nothing to do."""
        return self.held.total() < self.plan.threads

    def fits(self, job: Job) -> bool:
        """Whether a thought is for this crew now, and its person does not hold too much of it already."""
        kind = job.kind if job.asker.presence() == "here" else "last"
        return kind == self.kind and self.held[job.asker.person] < self.plan.each


def kind_of(level: str) -> Kind:
    """Whether a bot of this level has to search."""
    return "search" if level in LEVELS else "quick"


class Thinkers:
    """One queue for all; the threads release the interpreter and give way to everything else."""

    def __init__(self, metrics: Metrics) -> None:
        self._waiting: FairQueue[Job] = FairQueue()
        self._crews = [Crew(kind) for kind in PLANS]
        self._hints = Share(**ASKED)
        self._rng = generator()
        self._metrics = metrics

    async def choose(self, level: str, match: Match, seat: int, asker: Asker) -> int:
        """What a bot of this level decides; Deserted if nobody is there any more when its turn comes."""
        position = match.position(seat, self._rng)
        with self._metrics.thinking.track_inprogress():
            return await self.think(kind_of(level), asker, bot(level).choose, position)

    async def advise(self, match: Match, seat: int, asker: Asker) -> list[Line]:
        """What a seat could do with its turn, the best first."""
        with self._hints.held(asker.person), self._metrics.thinking.track_inprogress():
            return await self.think("search", asker, advise, match, seat, generator())

    async def think(self, kind: Kind, asker: Asker, thought: Callable[..., Result], *arguments: object) -> Result:
        """Think about something when it is its turn."""
        job = Job(kind, asker, partial(thought, *arguments))
        self._waiting.add(job, asker.person, asker.table)
        self.look()
        try:
            result: Result = await job.done
            return result
        finally:
            self._waiting.discard(job, asker.person, asker.table)

    def look(self) -> None:
        """See who is next; to be called when somebody has come to a table whose bots wait."""
        for crew in self._crews:
            while crew.free and (job := self._waiting.take(crew.fits)):
                if job.done.done():  # cancelled a moment ago
                    continue
                if job.asker.presence() == "gone":
                    job.done.set_exception(Deserted())
                else:
                    self._begin(crew, job)

    def close(self) -> None:
        """Take no more work, and let nobody wait for what will not be begun."""
        for crew in self._crews:
            crew.pool.shutdown(wait=False, cancel_futures=True)
        self._crews.clear()
        while job := self._waiting.take():
            job.done.cancel()

    def _begin(self, crew: Crew, job: Job) -> None:
        crew.held[job.asker.person] += 1
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(crew.pool, job.work)
        thinking.add_done_callback(partial(self._finish, crew, job, loop.time()))

    def _finish(self, crew: Crew, job: Job, began: float, thinking: asyncio.Future[Any]) -> None:
        """Tell what was found, and free the thread when it has rested; even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        rest = min(crew.plan.rest * (loop.time() - began), MOST_REST)
        loop.call_later(rest, self._free, crew, job.asker.person)
        if thinking.cancelled():
            job.done.cancel()
        elif fault := thinking.exception():
            if not job.done.done():
                job.done.set_exception(fault)
        elif not job.done.done():
            job.done.set_result(thinking.result())

    def _free(self, crew: Crew, person: str) -> None:
        crew.held -= Counter([person])
        self.look()
