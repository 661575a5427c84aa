"""Small weaknesses, each with its mend: addresses, files, what fills the disk, what is read too early."""

from __future__ import annotations

import asyncio
import contextlib
import json
import stat
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tesela.client import Client, Refused
from tesela.engine.game import find
from tesela.engine.record import Record
from tesela.server.hall import WAITING_SEATS
from tesela.server.limits import Guesses, Limit, TooMany, house
from tesela.server.store import shelf
from tests.patience import until
from tests.server.attacks.inside import Inside
from tests.server.harness import Server, seated
from tests.server.test_people import raw

DEPLOYMENT = Path(__file__).parents[2] / "deployment"


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as running:
        yield running


# ---- addresses


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.8", False),
        ("testclient", "testclient", True),
    ],
)
def test_a_network_that_one_household_has_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (house(one) == house(other)) is same


def test_wrong_codes_of_others_are_no_hindrance_to_a_right_one() -> None:
    guesses = Guesses(generosity=1)
    for number in range(200):
        for _ in range(3):
            with contextlib.suppress(LookupError, TooMany), guesses.guess(f"attacker {number}"):
                raise LookupError
    for _ in range(20):
        with guesses.guess("ada"):
            pass
    with contextlib.suppress(LookupError), guesses.guess("bob"):
        raise LookupError
    with pytest.raises(TooMany), guesses.guess("bob"):
        raise AssertionError("all guesses of all were spent, and Bob was wrong before")


def test_what_a_request_says_of_its_way_is_believed_only_from_the_last_stranger_on(tmp_path: Path) -> None:
    with Server(tmp_path, environment={"TESELA_GENEROSITY": "0.2"}) as server:
        forged = [f"10.0.0.{number}, 198.51.100.7" for number in range(40)]
        answers = [raw(server, "GET", "/api/games", x_forwarded_for=way)[0] for way in forged]
        assert 429 in answers
        assert raw(server, "GET", "/api/games", x_forwarded_for="198.51.100.8")[0] == 200


def test_the_deployment_believes_nobody_but_its_proxy() -> None:
    compose, nginx = ((DEPLOYMENT / name).read_text() for name in ("compose.yaml", "nginx.conf"))
    assert 'FORWARDED_ALLOW_IPS: "*"' not in compose
    assert "X-Forwarded-For $remote_addr" in nginx
    assert "limit_conn addresses" in nginx


# ---- what is asked


@pytest.mark.parametrize(
    "path",
    [
        f"/{'x' * 300}",
        f"/assets/{'x' * 300}",
        f"/api/tables/x/moments/{'9' * 5000}",
        f"/api/puzzles/finca/{'9' * 5000}",
    ],
)
def test_long_addresses_are_answered_carefully_and_fill_no_log(path: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        status, headers, _ = raw(server, "GET", path)
        assert status in (200, 404)
        assert headers["x-content-type-options"] == "nosniff"
        assert server.stop() == (0, "")


def test_what_fails_inside_is_answered_with_careful_headers(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside.hall, "games", lambda: 1 / 0)
    status, headers, body = raw(inside, "GET", "/api/games")  # type: ignore[arg-type]
    assert status == 500
    assert headers["x-content-type-options"] == "nosniff"
    assert "went wrong" in json.loads(body)["text"]


def test_over_tls_browsers_are_told_to_stay_there(inside: Inside) -> None:
    plain = raw(inside, "GET", "/")[1]  # type: ignore[arg-type]
    safe = raw(inside, "GET", "/", x_forwarded_proto="https")[1]  # type: ignore[arg-type]
    assert "strict-transport-security" not in plain
    assert "max-age=" in safe["strict-transport-security"]


def test_paper_work_is_paid_for_by_the_address_that_wants_it(tmp_path: Path) -> None:
    with Inside(tmp_path, generosity=0.002) as server:
        server.hall.desk._work.charge("127.0.0.1", 1.0)
        with pytest.raises(Refused, match="Too much at once"):
            Client(server.address).request("GET", "/api/puzzles/finca/1")


def test_a_debt_is_paid_with_time() -> None:
    limit = Limit(rate=1000.0, burst=5.0)
    limit.charge("eve", 20.0)
    with pytest.raises(TooMany):
        limit.spend("eve", 0.0)
    until(lambda: _pays(limit))


def _pays(limit: Limit) -> bool:
    try:
        limit.spend("eve", 0.0)
    except TooMany:
        return False
    return True


# ---- what is kept


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    old = tmp_path / "tesela.sqlite3"
    old.touch(mode=0o644)
    with Server(tmp_path) as server:
        server.person("Ada")
        found = [path for path in tmp_path.iterdir() if path.name.startswith(old.name)]
        assert len(found) > 1
        assert {stat.S_IMODE(path.stat().st_mode) for path in found} == {0o600}


def study() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(Record.of(find("finca").match(2, 1)).dumps())
    return record


def test_of_one_persons_analyses_those_are_kept_that_were_looked_at_last(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "OWN_STUDIES", 3)
    ada, bob = Client(inside.address, "Ada"), Client(inside.address, "Bob")
    kept = [bob.request("POST", "/api/studies", study())["study"]]
    kept += [ada.request("POST", "/api/studies", study())["study"] for _ in range(6)]
    found = [_found(ada, id) for id in kept]
    assert found[0]
    assert sum(found[1:]) == 3


def test_when_there_is_no_room_for_analyses_that_is_said_and_old_ones_make_room(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "STUDIES", 2)
    ada, bob = Client(inside.address, "Ada"), Client(inside.address, "Bob", language="fr")
    kept = [ada.request("POST", "/api/studies", study())["study"] for _ in range(2)]
    with pytest.raises(Refused, match="plus de place"):
        bob.request("POST", "/api/studies", study())
    monkeypatch.setattr(shelf, "UNUSED", -10)
    assert _found(bob, bob.request("POST", "/api/studies", study())["study"])
    assert not _found(bob, kept[0])


def _found(client: Client, id: str) -> bool:
    try:
        return bool(client.request("GET", f"/api/studies/{id}"))
    except Refused:
        return False


# ---- who is who


def test_who_has_tables_is_asked_before_becoming_somebody_else(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob", "fr")
    token = ada.request("POST", "/api/me/link")["token"]
    bob.create("finca", ["me", "open"])
    with pytest.raises(Refused, match=r"vous êtes Bob.*Devenir Ada"):
        bob.request("POST", "/api/return", {"token": token})
    assert bob.request("GET", "/api/me")["name"] == "Bob"
    assert bob.request("POST", "/api/return", {"token": token, "instead": True})["name"] == "Ada"
    assert bob.request("POST", "/api/return", {"token": token})["name"] == "Ada"
    assert server.person("Carl").request("POST", "/api/return", {"token": token})["name"] == "Ada"


def test_nobody_waits_at_all_public_tables(inside: Inside) -> None:
    eve, ada = Client(inside.address, "Eve"), Client(inside.address, "Ada")
    tables = [ada.create("finca", ["me", "open"], public=True) for _ in range(WAITING_SEATS + 2)]
    for table in tables[:WAITING_SEATS]:
        eve.join(table=table)
    with pytest.raises(Refused, match="leave one of them first"):
        eve.join(table=tables[-1])
    with eve.sit_at(tables[-2]) as seat:
        with pytest.raises(Refused, match="leave one of them first"):
            seat.command("sit", seat=1)
        with eve.sit_at(tables[0]) as first:
            first.command("stand")
        seat.command("sit", seat=1)


# ---- what is read too early


def test_nobody_sees_over_http_what_is_not_on_disk(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bid is made, and the disk is slow: meanwhile its moment cannot be looked at."""
    let_write, waiting = threading.Event(), threading.Event()
    append: Callable[..., Awaitable[None]] = inside.hall.store.append

    async def slowly(*arguments: Any) -> None:
        if waiting.is_set():
            await asyncio.to_thread(let_write.wait)
        await append(*arguments)

    monkeypatch.setattr(inside.hall.store, "append", slowly)
    with seated(inside, "mozaika") as seats:  # type: ignore[arg-type]
        seat = next(seat for seat in seats if seat.game and seat.game["choices"])
        table, moves = seat.face["id"], (seat.game or {})["moves"]
        waiting.set()
        deciding = threading.Thread(target=seat.play, args=(seat.choices[0],))
        deciding.start()
        until(lambda: len(inside.hall.rooms[table].table.moves) > moves)
        seen: list[Any] = []
        place = f"/api/tables/{table}/moments/{moves + 1}"
        looking = threading.Thread(target=lambda: seen.append(seat.client.request("GET", place)))
        looking.start()
        until(lambda: inside.hall.rooms[table].lock.waiting)
        assert not seen
        let_write.set()
        deciding.join()
        looking.join()
        assert seen[0]["moves"] == moves + 1
