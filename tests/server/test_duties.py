"""Bots' turns as workers take them from a shared database."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from tesela.server.store import Duty, Kind, Listing
from tests.server.postgres import Postgres

ALL: tuple[Kind, ...] = ("quick", "search", "last")
SEARCH: tuple[Kind, ...] = ("search",)


class Club:
    """A database with tables at which bots are to act."""

    def __init__(self, url: str) -> None:
        from tesela.server.store.postgres import PostgresStore

        self.store = PostgresStore(url)
        self.store.open()

    async def table(self, host: str, *, quick: bool = False, here: bool = True) -> str:
        """A table whose bot is to act, and at which its host is, or not."""
        id = secrets.token_hex(8)
        await self.store.append(id, 0, [b"{}"], Listing("finca", "playing", False, None, ()), [Duty(0, 1, host, quick)])
        if here:
            await self.store.come("worker", id, host)
        return id

    async def take(
        self, kinds: tuple[Kind, ...] = ALL, full: tuple[tuple[Kind, str], ...] = ()
    ) -> tuple[str, Kind] | None:
        """The table of the turn that is taken next, and its kind."""
        turn = await self.store.take("worker", kinds, full)
        return (turn.table, turn.kind) if turn else None


def run(postgres: Postgres, test: Callable[[Club], Coroutine[Any, Any, None]]) -> None:
    """Run something with a club of its own."""

    @contextlib.asynccontextmanager
    async def club() -> AsyncIterator[Club]:
        found = Club(postgres.database(f"duties-{secrets.token_hex(4)}"))
        try:
            yield found
        finally:
            await found.store.close()

    async def evening() -> None:
        async with club() as found:
            await test(found)

    asyncio.run(evening())


def test_a_host_with_many_tables_waits_for_one_with_a_turn_of_fewer(postgres: Postgres) -> None:
    async def test(club: Club) -> None:
        for _ in range(20):
            await club.table("mallory")
        await club.take()
        honest = await club.table("ada")
        assert await club.take() == (honest, "search")

    run(postgres, test)


def test_hosts_with_equally_many_turns_are_drawn_whoever_has_more_tables(postgres: Postgres) -> None:
    async def test(club: Club) -> None:
        honest = await club.table("ada")
        for _ in range(20):
            await club.table("mallory")
        first: Counter[bool] = Counter()
        for _ in range(60):
            taken = await club.take()
            assert taken
            first[taken[0] == honest] += 1
            await club.store._all("UPDATE duties SET until = 0")
        assert first[True] >= 12  # by lot, there are fewer once in two million times

    run(postgres, test)


def test_novices_go_first_and_tables_where_nobody_is_last(postgres: Postgres) -> None:
    async def test(club: Club) -> None:
        left = await club.table("mallory", quick=True)
        await club.store.go("worker", left, "mallory")
        search = await club.table("ada")
        quick = await club.table("bob", quick=True)
        assert [await club.take() for _ in range(4)] == [(quick, "quick"), (search, "search"), (left, "last"), None]

    run(postgres, test)


def test_what_there_is_no_thread_for_is_left_to_others(postgres: Postgres) -> None:
    async def test(club: Club) -> None:
        await club.table("mallory")
        quick = await club.table("mallory", quick=True)
        other = await club.table("ada")
        assert await club.take(SEARCH, (("search", "mallory"),)) == (other, "search")
        assert await club.take(SEARCH, (("search", "mallory"),)) is None
        assert await club.take(ALL, (("search", "mallory"),)) == (quick, "quick")

    run(postgres, test)


def test_bots_stop_when_everybody_has_been_gone_for_a_while_and_go_on_when_somebody_comes(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(club: Club) -> None:
        never = await club.table("mallory", here=False)
        assert await club.take() is None
        await club.store.come("worker", never, "somebody who watches")
        assert await club.take() == (never, "search")
        left = await club.table("mallory")
        await club.store.go("worker", left, "mallory")
        monkeypatch.setattr("tesela.server.store.postgres.LINGER", 0.0)
        assert await club.take() is None
        await club.store.come("another worker", left, "mallory")
        assert await club.take() == (left, "search")

    run(postgres, test)


def test_the_people_of_a_worker_that_died_are_gone_when_it_has_been_silent_for_long(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(club: Club) -> None:
        monkeypatch.setattr("tesela.server.store.postgres.PRESENCE", -1.0)
        table = await club.table("ada")
        assert await club.take() is None
        await club.store.beat("another worker")
        assert await club.take() == (table, "last")

    run(postgres, test)
