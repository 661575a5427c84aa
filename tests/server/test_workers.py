"""Many workers at one database: whoever is connected where, everybody sits at the same table."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tesela.client import Client, Refused, Seat
from tesela.engine.seed import mixed
from tests.patience import LONG, until
from tests.server.harness import Server, catch_up, seated, step
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that know each other only by the database."""
    url = postgres.database("two")
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with Server(folders[0], url) as one, Server(folders[1], url) as other:
        yield one, other


def spread(two: tuple[Server, Server], seats: list[Seat]) -> list[Seat]:
    """The same people, each connected to another server than the one before."""
    moved = []
    for number, seat in enumerate(seats):
        seat.close()
        moved.append(Client(two[number % 2].address, cookie=seat.client.cookie).sit_at(seat.face["id"]))
    return moved


@pytest.mark.parametrize("game", ["finca", "mozaika"])
def test_people_at_different_servers_play_one_match(two: tuple[Server, Server], game: str) -> None:
    dice = random.Random(1)
    with seated(two[0], game) as seats:
        seats = spread(two, seats)
        for _ in range(40):
            assert step(seats, dice)
        catch_up(seats)
        assert all(len(seat.story) == 40 for seat in seats)
        for seat in seats:
            seat.close()


def test_who_is_there_is_known_everywhere_and_forgotten_when_they_go(two: tuple[Server, Server]) -> None:
    with seated(two[0], "finca") as seats:
        here, there = spread(two, seats)
        while not all(seat["online"] for seat in here.face["seats"]):
            here.receive()
        there.close()

        def told() -> str:
            with pytest.raises(Refused) as fault:
                here.command("replace", seat=there.number)
            return str(fault.value)

        until(told, lambda said: "just lost the connection" in said)  # they seem to go twice: from either server
        assert here.face["seats"][there.number or 0]["grace"] > 0
        here.close()


def test_of_two_tabs_at_two_servers_that_race_for_one_decision_one_wins(two: tuple[Server, Server]) -> None:
    with seated(two[0], "finca") as seats:
        seat = next(seat for seat in seats if (seat.game or {})["choices"])
        tabs = [Client(server.address, cookie=seat.client.cookie).sit_at(seat.face["id"]) for server in two]
        for tab in tabs:
            tab.send({"type": "play", "id": 1, "seq": tab.seq, "move": tab.choices[0]})
        assert sorted(tab.answer(1)["type"] for tab in tabs) == ["ack", "refusal"]
        assert len(two[0].table(seat.face["id"]).moves) == 1


def test_what_was_done_at_one_server_counts_at_the_other_at_once(two: tuple[Server, Server]) -> None:
    ada, bob = two[0].person("Ada"), two[1].person("Bob")
    for _ in range(5):
        table = ada.create("finca", ["me", "open"])
        with ada.sit_at(table) as host:
            bob.join(table=table, invite=host.you["invite"])
            host.start()


def test_luck_that_was_added_at_one_server_is_in_the_deal_of_the_other(two: tuple[Server, Server]) -> None:
    host, guest = two[0].person("Ada"), two[1].person("Bob")
    table = host.create("finca", ["me", "open"])
    with host.sit_at(table) as first:
        guest.join(table=table, invite=first.you["invite"])
        with guest.sit_at(table) as second:
            while not all(seat["luck"] for seat in first.face["seats"]):
                first.receive()
            first.start()
            while second.game is None:
                second.receive()
            assert first.view["players"] == second.view["players"]
            second.command("resign")
            parts = second.face["parts"]
            assert {first.luck, second.luck} == set(parts["luck"])
            assert second.face["seed"] == mixed(parts["secret"], parts["luck"])


def test_a_name_changed_at_one_server_is_known_at_the_other(two: tuple[Server, Server]) -> None:
    ada = two[0].person("Ada")
    other = Client(two[1].address, cookie=ada.cookie)
    assert other.request("GET", "/api/me")["name"] == "Ada"
    ada.request("PUT", "/api/me", {"name": "Countess"})
    assert other.request("GET", "/api/me")["name"] == "Countess"


def test_workers_are_renewed_one_by_one_and_replaced_when_they_die(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.database("renewed"), workers=2) as server, seated(server, "finca") as seats:
        before = children(server.process.pid)
        assert len(before) == 2
        step(seats, random.Random(1))
        catch_up(seats)
        server.process.send_signal(signal.SIGHUP)
        for seat in seats:
            while not seat.closing:
                seat.receive()
        again = [come_back(server, seat) for seat in seats]
        assert step(again, random.Random(2))
        until(lambda: len(children(server.process.pid)) == 2 and not children(server.process.pid) & before)
        os.kill(min(children(server.process.pid)), signal.SIGKILL)
        until(lambda: len(children(server.process.pid)) == 2)
        again = [come_back(server, seat) for seat in seats]
        assert step(again, random.Random(3))
        for seat in again:
            seat.close()


def children(process: int) -> set[int]:
    """The workers of a server."""
    found = map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
    return {child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


def come_back(server: Server, seat: Seat) -> Seat:
    """The same person on a new connection, however long it takes."""
    while True:
        try:
            return Client(server.address, cookie=seat.client.cookie).sit_at(seat.face["id"])
        except (OSError, ConnectionClosed, EOFError):
            time.sleep(0.1)


def test_while_the_database_is_away_people_are_told_and_play_on_when_it_is_back(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        with Server(tmp_path, postgres.database("away")) as server, seated(server, "finca") as seats:
            postgres.kill()
            seat = next(seat for seat in seats if (seat.game or {})["choices"])
            with pytest.raises((Refused, ConnectionClosed), match=r"database|1001"):
                seat.play(seat.choices[0])
            with pytest.raises(Refused, match="database"):
                seat.client.request("GET", "/healthz")
            postgres.start()
            again = [come_back(server, seat) for seat in seats]
            assert step(again, random.Random(1))
            for seat in again:
                seat.close()
    finally:
        postgres.stop()


def tesela(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    command = [sys.executable, "-m", "tesela", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=LONG, env={**os.environ, "LANG": "en_US.UTF-8"}
    )


def test_a_club_moves_from_sqlite_to_postgresql_with_everybody_and_every_match(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.database("moved")
    with Server(tmp_path) as server:
        with seated(server, "finca", 1) as (seat,), seated(server, "mozaika") as others:
            for _ in range(20):
                step(others, random.Random(1))
            seat.command("leave")
            table, other, cookie = seat.face["id"], others[0].face["id"], seat.client.cookie
        server.stop()
        logs = {id: server.entries(id) for id in (table, other)}
        for _ in range(2):
            moved = tesela("migrate", "--from", server.url, "--to", url)
            assert moved.returncode == 0, moved.stderr
            assert "2 tables were moved" in moved.stdout
    with Server(tmp_path, url, workers=2) as server:
        assert server.entries(other) == logs[other]
        assert server.entries(table)[: len(logs[table])] == logs[table]
        me = Client(server.address, cookie=cookie)
        assert me.request("GET", "/api/me")["name"] == "Person 0"
        with me.sit_at(table) as seat:
            until(lambda: len(server.entries(table)) > len(logs[table]))
            seat.command("return")
            seat.play(seat.choices[0])
    club = tmp_path / "club"
    club.mkdir()
    with Server(club) as another:
        another.person("Somebody else")
    refused = tesela("migrate", "--from", another.url, "--to", url)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "people of its own" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["serve", "--no-open", "--workers", "2", "--database", "sqlite:////tmp/x.sqlite3"], "2 workers need"),
        (["worker", "--database", "sqlite:////tmp/x.sqlite3"], "PostgreSQL database"),
        (["worker", "--database", "postgresql://nobody@127.0.0.1:1/nothing"], "cannot be reached"),
        (["serve", "--no-open", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/nothing"], "cannot be"),
        (["serve", "--no-open", "--database", "mysql://x"], "postgresql://"),
        (["backup", "/tmp/copy", "--database", "postgresql://club@127.0.0.1/tesela"], "pg_dump"),
    ],
)
def test_what_cannot_be_started_says_why_in_one_line(arguments: list[str], told: str) -> None:
    answer = tesela(*arguments)
    assert answer.returncode == 2
    assert told in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1
