"""Reviews of finished matches: jobs that survive a restart, made from the last turn backwards, shared by everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tesela.bots.review import Line, Turn, Verdict, accuracy, consider, judge, seed_of, turns, with_luck
from tesela.engine.match import Match
from tesela.server import protocol_review as wire
from tesela.server.commands import Refused
from tesela.server.fair import Share
from tesela.server.limits import Full
from tesela.server.store import StoreFault
from tesela.server.store.shelf import ReviewState
from tesela.server.table import Table
from tesela.server.thinking import ASKED, PLANS, Asker

if TYPE_CHECKING:
    from tesela.server.hall import Hall

EACH = 3  # reviews of one person that may be under way
SLICE = 5.0  # seconds that one of them is worked at before others have their turn
TURNS_KEPT = 100  # matches whose turns are remembered
LOOK = 5.0  # seconds between two looks for reviews that another worker has left
logger = logging.getLogger("tesela.reviews")
Result = TypeVar("Result")


def reviewable(table: Table) -> Match:
    """The match of a table, if it can be reviewed."""
    if table.status != "over":
        raise Refused("server-not-over")
    if table.match is None:
        raise Refused("server-newer-rules")
    return table.match


class Reviews:
    """Judges turns for a while at one match, then at that of the next person who waits."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._worker = secrets.token_hex(8)
        self._asked = Share(**ASKED)
        self._turns: dict[str, list[Turn]] = {}
        self._wanted = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Go on with what was begun, and wait for more."""
        self._work = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop; what is not finished is left to the next start or another worker."""
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def ask(self, table: Table, since: int, person: str) -> msgspec.Raw:
        """A review as far as it is, encoded; who asks first has it begun, unless enough of theirs are under way."""
        store = self._hall.store
        state = await store.review(table.id)
        if state is None:
            if await store.reviews_of(person) >= EACH:
                raise Full("server-reviews-yours", count=EACH)
            await store.want_review(table.id, person)
            self._wanted.set()
        found = await self._turns_of(table)
        return await self._hall.desk(_told, table, found, state or ReviewState(False, []), since)

    async def _turns_of(self, table: Table) -> list[Turn]:
        """The turns of a finished match; found once for all who look at it now."""
        if table.id not in self._turns:
            found = await self._hall.desk(turns, reviewable(table).fork())
            while len(self._turns) >= TURNS_KEPT:
                del self._turns[next(iter(self._turns))]
            self._turns[table.id] = found
        return self._turns[table.id]

    async def consider(self, match: Match, person: str) -> wire.Thoughts:
        """What the engine would do with the turn of the first seat to act."""
        seat = match.to_act[0]
        lines: list[Line] = await self.think(person, _considered, match, seat)
        return wire.Thoughts(seat, lines)

    async def think(self, person: str, thought: Callable[..., Result], *arguments: object) -> Result:
        """Think about something for long without holding anybody up."""
        with self._asked.held(person):
            return await self._hall.thinkers.think("study", Asker(person), thought, *arguments)

    async def _go_on(self) -> None:
        while True:
            self._wanted.clear()
            with contextlib.suppress(StoreFault):
                while taken := await self._hall.store.take_review(self._worker):
                    await self._review(*taken)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK)

    async def _review(self, id: str, person: str) -> None:
        """Judge turns of a match for a while."""
        done = False
        try:
            done = await self._judge(id, person)
        except StoreFault:
            raise
        except Exception:
            logger.exception("a review failed", extra={"table": id[:6]})
            done = True
        finally:
            with contextlib.suppress(StoreFault):
                await self._hall.store.leave_review(id, done=done)

    async def _judge(self, id: str, person: str) -> bool:
        """Judge turns that are not judged yet, the last first, and say whether none is left."""
        table, _ = await self._hall.read(id)
        if not self._hall.preparation.ready(table.game.name):
            await self._hall.preparation.wait(table.game.name)
            table, _ = await self._hall.read(id)
        match, state = reviewable(table), await self._hall.store.review(id)
        assert state is not None
        verdicts = await self._hall.desk(_decoded, state.verdicts)
        known = {verdict.turn.number: verdict for verdict in verdicts}
        left = [turn for turn in reversed(_own(table, await self._turns_of(table))) if turn.number not in known]
        seed, end = await self._hall.desk(seed_of, match), time.monotonic() + SLICE
        ahead: list[tuple[Turn, asyncio.Future[Verdict]]] = []
        while left or ahead:
            while left and len(ahead) < PLANS["study"].threads and time.monotonic() < end:
                turn = left.pop(0)
                thought = self._hall.thinkers.think("study", Asker(person, id), judge, match, turn, seed)
                ahead.append((turn, asyncio.ensure_future(thought)))
            if not ahead:
                return False
            turn, judged = ahead.pop(0)
            after = known.get(turn.number + 1)
            verdict = with_luck(match, [await judged, *([after] if after else [])])[0]
            await self._hall.store.add_verdict(id, turn.number, len(known), msgspec.json.encode(verdict))
            known[turn.number] = verdict
        return True


def _own(table: Table, found: list[Turn]) -> list[Turn]:
    """The turns that were played at this table; those before belong to the match from which it was played on."""
    return [turn for turn in found if turn.stop > len(table.setup.opening)]


def summary(verdicts: Iterable[Verdict]) -> wire.ReviewSeat:
    """How well a seat has played, as far as its turns are judged."""
    found = list(verdicts)
    losses = [verdict.loss for verdict in found]
    return wire.ReviewSeat(accuracy(losses) if losses else None, dict(Counter(verdict.mark for verdict in found)))


def _considered(match: Match, seat: int) -> list[Line]:
    return consider(match, seat, seed_of(match))


def _decoded(verdicts: Sequence[bytes]) -> list[Verdict]:
    return [msgspec.json.decode(data, type=Verdict) for data in verdicts]


def _told(table: Table, found: list[Turn], state: ReviewState, since: int) -> msgspec.Raw:
    known = _decoded(state.verdicts)
    seats = [summary(verdict for verdict in known if verdict.turn.seat == seat) for seat in range(len(table.seats))]
    review = wire.Review(
        game=table.game.name,
        turns=found,
        before=len(found) - len(_own(table, found)),
        verdicts=known[since:],
        heard=len(known),
        done=state.done,
        seats=seats,
    )
    return msgspec.Raw(msgspec.json.encode(review))
