"""The bots of a table: those that are to act think, and what they decide is played."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tesela.server.store import StoreFault
from tesela.server.thinking import Asker, Deserted

if TYPE_CHECKING:
    from tesela.server.room import Room

RETRY = 1.0  # seconds until a bot tries again when the database did not take its decision
logger = logging.getLogger("tesela.minds")


class Minds:
    """One task for each seat whose bot thinks."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether any bot thinks."""
        return bool(self._tasks)

    def wake(self) -> None:
        """Let bots think that are to act, unless nobody is there. Among several workers `Company` does this."""
        room = self._room
        if room.hall.company or room.closed or room.presence == "gone":
            return
        for duty in room.table.duties:
            if duty.seat not in self._tasks:
                self._tasks[duty.seat] = asyncio.create_task(self._let_decide(duty.seat))

    async def _let_decide(self, seat: int) -> None:
        """Think for a seat and play, then see who is next."""
        try:
            await self.decide(seat)
        except Deserted:
            pass
        except Exception:
            await asyncio.sleep(RETRY)
        finally:
            del self._tasks[seat]
        self._room.wake()
        self._room.hall.release(self._room)

    async def decide(self, seat: int) -> None:
        """Let a bot think for a seat and play, unless the table has changed meanwhile."""
        room, table = self._room, self._room.table
        fresh, level, match = table.fresh[seat], table.seats[seat].bot, table.match
        if level is None or match is None or seat not in table.to_act:
            return
        try:
            asker = Asker(table.host, table.id, lambda: room.presence)
            action = await room.hall.thinkers.choose(level, match, seat, asker)
            await room.play_for(seat, action, fresh)
        except (Deserted, StoreFault):
            raise
        except Exception:
            logger.exception("a bot could not decide", extra={"table": table.id[:6]})
            raise

    def close(self) -> None:
        """Think no more."""
        for task in self._tasks.values():
            task.cancel()
