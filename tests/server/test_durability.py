"""Nothing acknowledged is lost: power cuts, clean stops, a full disk, older rules, copies made while running."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tesela.client import Client, Refused, Seat
from tesela.server import events as log
from tests.patience import LONG, until
from tests.server.harness import SEATS, Server, catch_up, seated, step

KILLS = 4
MANY_KILLS = 50


class Party:
    """People who play a match at random, remember what was acknowledged, and come back after every power cut."""

    def __init__(self, server: Server, game: str) -> None:
        with seated(server, game, undo=False) as seats:
            self._cookies = [seat.client.cookie for seat in seats]
            self.table: str = seats[0].face["id"]
        self.acknowledged: dict[int, str] = {}
        self.come_back(server)

    def come_back(self, server: Server) -> None:
        """Connect again."""
        self._seats = [Client(server.address, cookie=cookie).sit_at(self.table) for cookie in self._cookies]

    def decide(self, dice: random.Random) -> bool:
        """Let one of them decide and remember, with its number, that it was acknowledged; false when it is over."""
        decided = step(self._seats, dice)
        if decided:
            seat, move = decided
            own = [chapter for chapter in seat.story if chapter["seat"] == seat.number]
            self.acknowledged[own[-1]["number"]] = move
        return decided is not None


def test_no_acknowledged_decision_is_lost_when_the_server_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = MANY_KILLS if request.config.getoption("--long") else KILLS
    dice = random.Random(11)
    with Server(tmp_path) as server:
        playing = {game: Party(server, game) for game in SEATS}
        parties = list(playing.values())
        for _ in range(kills):
            for _ in range(dice.randint(5, 50)):
                game = dice.choice(list(SEATS))
                if not playing[game].decide(dice):
                    playing[game] = Party(server, game)
                    parties.append(playing[game])
            cut = threading.Timer(dice.uniform(0, 0.1), server.process.kill)
            cut.start()
            with contextlib.suppress(ConnectionClosed, OSError):
                while playing[dice.choice(list(SEATS))].decide(dice):
                    pass
            cut.join()
            server.kill()
            server.start()
            for party in playing.values():
                party.come_back(server)
        for party in parties:
            told = server.table(party.table)
            for number, move in party.acknowledged.items():
                assert told.moves[number][1] == move
        assert sum(len(party.acknowledged) for party in parties) >= 5 * kills


def test_after_a_restart_bots_go_on_when_somebody_comes_even_to_watch(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with seated(server, "finca", 1) as (seat,), seated(server, "finca", 1) as (other,):
            table, deserted, client = seat.face["id"], other.face["id"], seat.client
            for leaving in (seat, other):
                leaving.command("leave")
        server.kill()
        moves = [len(server.table(id).moves) for id in (table, deserted)]
        server.start()
        with server.person("Watcher").sit_at(table):
            until(lambda: len(server.table(table).moves), lambda now: now >= moves[0] + 5)
        assert len(server.table(deserted).moves) == moves[1]
        tables = Client(server.address, cookie=client.cookie).request("GET", "/api/tables")
        assert [face["table"] for face in tables] == [table]


def test_a_clean_stop_tells_everybody_and_logs_no_secrets(tmp_path: Path) -> None:
    with Server(tmp_path) as server, seated(server, "finca") as seats:
        step(seats, random.Random(1))
        setup = server.table(seats[0].face["id"]).setup
        server.process.terminate()
        while not seats[0].closing:
            seats[0].receive()
        code, errors = server.stop()
        assert code == 0
        assert "Traceback" not in errors
        for secret in (setup.seed, setup.invite, seats[0].client.cookie):
            assert secret not in errors


def test_while_nothing_can_be_written_decisions_are_refused_and_nothing_changes(tmp_path: Path) -> None:
    with Server(tmp_path) as server, seated(server, "finca") as seats:
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            seat = next(seat for seat in seats if (seat.game or {})["choices"])
            with pytest.raises(Refused, match="cannot be reached"):
                seat.play(seat.choices[0])
            other.execute("ROLLBACK")
        assert server.table(seat.face["id"]).moves == []
        seat.play(seat.choices[0])
        assert len(server.table(seat.face["id"]).moves) == 1


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)], capture_output=True)
    if mounted.returncode:
        pytest.skip("cannot mount a small disk here")
    try:
        with Server(disk) as server, seated(server, "finca") as seats:
            (disk / "ballast").write_bytes(bytes(1 << 18))
            dice = random.Random(1)
            with pytest.raises((Refused, ConnectionClosed)):
                fill(server, seats, dice)
            catch_up_or_leave(seats)
            (disk / "ballast").unlink()
            table = seats[0].face["id"]
            again = sorted((seat.client.sit_at(table) for seat in seats), key=lambda seat: seat.number or 0)
            assert len(again[0].story) >= max(len(seat.story) for seat in seats)
            assert step(again, dice)
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=False)


def fill(server: Server, seats: list[Seat], dice: random.Random) -> None:
    """Play and talk until the disk is full."""
    while True:
        seats[0].command("chat", text="x" * 300)
        step(seats, dice)


def catch_up_or_leave(seats: list[Seat]) -> None:
    try:
        catch_up(seats)
    except ConnectionClosed:
        return


def test_a_match_of_newer_rules_than_the_servers_stays_readable_but_cannot_be_played_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with seated(server, "finca") as seats:
            step(seats, random.Random(1))
            seats[0].command("resign")
            over, client = seats[0].face["id"], seats[0].client
        with seated(server, "finca") as seats:
            step(seats, random.Random(1))
            open_table, player = seats[0].face["id"], seats[0].client
        server.stop()
        for table in (over, open_table):
            bring_from_the_future(server, table)
        server.start()
        record = Client(server.address, cookie=client.cookie).request("GET", f"/api/tables/{over}/record")
        assert record["rules"] == 99
        assert len(record["moves"]) == 1
        with Client(server.address, cookie=client.cookie).sit_at(over) as seat:
            assert not seat.face["readable"]
            assert seat.face["result"]["scores"]
        with (
            Client(server.address, cookie=player.cookie).sit_at(open_table) as seat,
            pytest.raises(Refused, match="newer version"),
        ):
            seat.play(0)


def bring_from_the_future(server: Server, table: str) -> None:
    """Make a table one of rules version 99."""
    created = server.entries(table)[0]
    assert isinstance(created, log.Created)
    with closing(sqlite3.connect(server.database)) as database:
        newer = log.encode(msgspec.structs.replace(created, rules=99))
        database.execute("UPDATE entries SET data = ? WHERE table_id = ? AND seq = 0", (newer, table))
        database.commit()


def test_a_backup_made_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with Server(tmp_path) as server, seated(server, "finca") as seats:
        command = [sys.executable, "-m", "tesela", "backup", str(copy), "--database", server.url]
        step(seats, random.Random(1))
        assert subprocess.run(command, capture_output=True).returncode == 0
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = database.execute("SELECT data FROM entries WHERE table_id = ?", (seats[0].face["id"],)).fetchall()
        assert [data for (data,) in rows] == [log.encode(entry) for entry in server.entries(seats[0].face["id"])]
    again = subprocess.run(command, capture_output=True, text=True)
    assert again.returncode == 2
    assert len(again.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        ["--database", "mysql://x"],
        ["--database", "sqlite:////proc/nowhere/x.db"],
        ["--port", "99999"],
        ["--host", "nowhere.invalid"],
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(wrong: list[str]) -> None:
    command = [sys.executable, "-m", "tesela", "serve", "--no-open", "--port", "0", *wrong]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=LONG)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
