"""Reviews and saved analyses: asked in words that every database understands."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

OWN_STUDIES = 50  # analyses of one person that are kept, those that were looked at last
STUDIES = 10_000  # analyses that are kept in all: 1.3 GB at most
DAY = 24 * 3600
UNUSED = 30 * DAY  # after which an analysis makes room for others, when there is none


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

    async def want_review(self, table: str, person: str) -> None:
        """Have a match reviewed for a person, unless it is already."""
        await self._ask(
            "INSERT INTO reviews (table_id, until, done, person, asked)"
            " VALUES (?, 0, ?, ?, (SELECT coalesce(max(asked), 0) + 1 FROM reviews)) ON CONFLICT DO NOTHING",
            *(table, False, person),
        )

    async def reviews_of(self, person: str) -> int:
        """How many reviews for a person are not finished."""
        rows = await self._ask("SELECT count(*) FROM reviews WHERE NOT done AND person = ?", person)
        return int(rows[0][0])

    async def review(self, table: str) -> ReviewState | None:
        """How far a review is; none when nobody has asked for it."""
        rows = await self._ask("SELECT done FROM reviews WHERE table_id = ?", table)
        if not rows:
            return None
        verdicts = await self._ask("SELECT data FROM verdicts WHERE table_id = ? ORDER BY place", table)
        return ReviewState(bool(rows[0][0]), [bytes(row[0]) for row in verdicts])

    async def take_review(self, worker: str) -> tuple[str, str] | None:
        """Take on a review that nobody works at, and whose it is; it is one's own as long as verdicts come.

        It is one of the person of whose reviews none was taken for longest, and of those the one asked for first:
        both are numbers that grow, as a clock may show two people the same time.
        """
        rows = await self._ask(
            f"UPDATE reviews SET worker = ?, until = {self.NOW} + ?,"
            " taken = (SELECT max(taken) + 1 FROM reviews) WHERE table_id = ("
            f"SELECT table_id FROM reviews r WHERE NOT done AND until < {self.NOW}"
            " ORDER BY (SELECT max(o.taken) FROM reviews o WHERE o.person = r.person), asked"
            f" LIMIT 1{self.SKIP}) RETURNING table_id, person",
            *(worker, self.LEASE),
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def add_verdict(self, table: str, turn: int, place: int, data: bytes) -> None:
        """Keep the verdict about a turn, and the review for as long again."""
        await self._ask("INSERT INTO verdicts VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", table, turn, place, data)
        await self._ask(f"UPDATE reviews SET until = {self.NOW} + ? WHERE table_id = ?", self.LEASE, table)

    async def leave_review(self, table: str, *, done: bool) -> None:
        """Finish a review, or leave it to whoever takes it."""
        await self._ask("UPDATE reviews SET done = ?, until = 0 WHERE table_id = ?", done, table)

    async def add_study(self, id: str, person: str, data: bytes) -> bool:
        """Keep an analysis, and of a person's only the newest; false where there is no room for more in all."""
        now = int(time.time())
        if not await self._has_room():
            await self._ask("DELETE FROM studies WHERE at < ?", now - UNUSED)
            if not await self._has_room():
                return False
        row = (id, now, data, person)
        await self._ask("INSERT INTO studies (id, at, data, person) VALUES (?, ?, ?, ?)", *row)
        await self._ask(
            "DELETE FROM studies WHERE person = ? AND id NOT IN"
            " (SELECT id FROM studies WHERE person = ? ORDER BY at DESC LIMIT ?)",
            *(person, person, OWN_STUDIES),
        )
        return True

    async def _has_room(self) -> bool:
        rows = await self._ask("SELECT count(*) FROM studies")
        return bool(rows[0][0] < STUDIES)

    async def study(self, id: str) -> bytes | None:
        """A kept analysis."""
        rows = await self._ask("SELECT data, at FROM studies WHERE id = ?", id)
        if rows and rows[0][1] < time.time() - DAY:
            await self._ask("UPDATE studies SET at = ? WHERE id = ?", int(time.time()), id)
        return bytes(rows[0][0]) if rows else None
