"""Reviews wait in one queue: everybody in turn, no more of one person than may be, and nothing is judged twice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tesela.server import commands
from tesela.server import events as log
from tesela.server import protocol as wire
from tesela.server.hall import Hall
from tesela.server.limits import Full
from tesela.server.metrics import Metrics
from tesela.server.reviews import EACH
from tesela.server.store import Store, connect
from tesela.server.table import Table
from tesela.words import LANGUAGES, words
from tests.patience import PATIENCE, until
from tests.server.harness import Server
from tests.server.postgres import Postgres
from tests.server.test_reviews import finished, review_of, reviewed


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"reviews-{secrets.token_hex(4)}")


def run(address: str, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Run something with a store, but not for ever."""

    async def evening() -> None:
        store = connect(address)
        store.open()
        async with asyncio.timeout(PATIENCE):
            await test(store)
        await store.close()

    asyncio.run(evening())


def test_everybody_has_a_turn_before_anybody_has_another(address: str) -> None:
    async def evening(store: Store) -> None:
        for table in ("m1", "m2", "m3", "a1", "a2"):
            await store.want_review(table, table[0])
        order = []
        for done in (False, False, True, True, True, True, True, True):
            taken = await store.take_review("worker")
            if taken:
                order.append(taken[0])
                await store.leave_review(taken[0], done=done)
        assert order == ["m1", "a1", "m1", "a1", "m2", "a2", "m3"]

    run(address, evening)


async def given_up(hall: Hall) -> Table:
    """A match that was given up before the first decision."""
    plan = wire.NewTable(game="finca", seats=["me", "open"], shuffle=False)
    entries: list[log.AnyEvent] = [log.Sat(1, "bob", "Bob"), log.Started([0, 1]), log.Resigned(0)]
    created = commands.create(plan, "ada", "Ada")
    table = Table("", created)
    for entry in entries:
        table.apply(entry)
    return (await hall.create(created, [*entries, *commands.closing(table)])).table


def test_a_person_has_no_more_reviews_under_way_than_may_be(address: str) -> None:
    async def evening(store: Store) -> None:
        hall = Hall(store, Metrics())  # which is not opened, so that nothing is judged
        tables = [await given_up(hall) for _ in range(EACH + 1)]
        for table in tables[:-1]:
            await hall.reviews.ask(table, 0, "mallory")
        with pytest.raises(Full) as fault:
            await hall.reviews.ask(tables[-1], 0, "mallory")
        for language in LANGUAGES:
            assert str(EACH) in words(language)(fault.value.message)
        await hall.reviews.ask(tables[0], 0, "mallory")
        taken = await store.take_review("worker")
        assert taken
        await store.leave_review(taken[0], done=True)
        await hall.reviews.ask(tables[-1], 0, "mallory")
        await hall.reviews.ask(await given_up(hall), 0, "ada")

    run(address, evening)


def test_a_short_review_does_not_wait_for_all_reviews_of_another(
    tmp_path: Path, sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tesela.server.reviews.SLICE", 0.05)
    long = [finished(sqlite_server, decisions=10)[1] for _ in range(EACH)]
    short = finished(sqlite_server, decisions=3)[1]
    logs = {table: sqlite_server.entries(table) for table in (*long, short)}

    async def evening(store: Store) -> None:
        hall = Hall(store, Metrics())
        for id, entries in logs.items():
            await store.append(id, 0, [log.encode(entry) for entry in entries])
            await store.want_review(id, "mallory" if id in long else "ada")
        await hall.open()
        try:
            while not (state := await store.review(short)) or not state.done:
                await asyncio.sleep(0.05)
            others = [state for id in long if (state := await store.review(id))]
            assert not others[-1].done
        finally:
            await hall.close()

    run(f"sqlite:///{tmp_path / 'club.sqlite3'}", evening)


def test_of_a_match_that_was_played_on_only_what_was_played_on_is_judged(server: Server) -> None:
    client, table = finished(server)
    for _ in range(2):
        place = client.request("POST", f"/api/tables/{table}/play-on", {"at": 7, "seat": 0})["table"]
        with client.sit_at(place) as seat:
            seat.play(seat.choices[0])
            seat.command("resign")
            until(lambda seat=seat: seat.over, rest=seat.receive)  # type: ignore[misc]
            decided = len(seat.story)
        review = reviewed(client, place)
        own = [turn["number"] for turn in review["turns"] if turn["stop"] > 7]
        assert review["before"] == len(review["turns"]) - len(own)
        assert sorted(verdict["turn"]["number"] for verdict in review["verdicts"]) == own
        assert review["turns"][-1]["stop"] == decided
        table = place
    assert review_of(server.person(), table)["done"]
