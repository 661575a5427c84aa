"""Reviews and saved analyses: asked in words that every database understands."""

from __future__ import annotations

import time
from typing import Any, NamedTuple


class ReviewState(NamedTuple):
    """How far a review is: whether it is finished, and its verdicts as they were added."""

    done: bool
    verdicts: list[bytes]


class Shelf:
    """What a store keeps about finished matches. `?` stands for a value.

    `LEASE` is how many seconds after its last verdict a review stays with the worker that makes it.
    """

    NOW: str
    SKIP: str
    LEASE: float

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        """Run a statement that may change something; its rows when that is on disk."""
        raise NotImplementedError

    async def want_review(self, table: str) -> None:
        """Have a match reviewed, unless it is already."""
        await self._ask("INSERT INTO reviews VALUES (?, NULL, 0, ?) ON CONFLICT DO NOTHING", table, False)

    async def review(self, table: str) -> ReviewState | None:
        """How far a review is; none when nobody has asked for it."""
        rows = await self._ask("SELECT done FROM reviews WHERE table_id = ?", table)
        if not rows:
            return None
        verdicts = await self._ask("SELECT data FROM verdicts WHERE table_id = ? ORDER BY place", table)
        return ReviewState(bool(rows[0][0]), [bytes(row[0]) for row in verdicts])

    async def take_review(self, worker: str) -> str | None:
        """Take on a review that nobody works at; it is one's own as long as verdicts come."""
        rows = await self._ask(
            f"UPDATE reviews SET worker = ?, until = {self.NOW} + ? WHERE table_id = (SELECT table_id FROM reviews"
            f" WHERE NOT done AND until < {self.NOW} ORDER BY until LIMIT 1{self.SKIP}) RETURNING table_id",
            *(worker, self.LEASE),
        )
        return rows[0][0] if rows else None

    async def add_verdict(self, table: str, turn: int, place: int, data: bytes) -> None:
        """Keep the verdict about a turn, and the review for as long again."""
        await self._ask("INSERT INTO verdicts VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", table, turn, place, data)
        await self._ask(f"UPDATE reviews SET until = {self.NOW} + ? WHERE table_id = ?", self.LEASE, table)

    async def leave_review(self, table: str, *, done: bool) -> None:
        """Finish a review, or leave it to whoever takes it."""
        await self._ask("UPDATE reviews SET done = ?, until = 0 WHERE table_id = ?", done, table)

    async def add_study(self, id: str, data: bytes) -> None:
        """Keep an analysis."""
        await self._ask("INSERT INTO studies VALUES (?, ?, ?)", id, int(time.time()), data)

    async def study(self, id: str) -> bytes | None:
        """A kept analysis."""
        rows = await self._ask("SELECT data FROM studies WHERE id = ?", id)
        return bytes(rows[0][0]) if rows else None
