"""Lines that are silent, deaf, too many or too fast: each in small; tests/server/attacks has them in large."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from tesela.client import Client
from tesela.server import lines
from tesela.server.connection import BACKLOG, TOO_SLOW, Connection
from tesela.server.protocol import Me
from tests.patience import PATIENCE, until
from tests.server.attacks.guest import PING, Guest, Target, dial, frame, unframe
from tests.server.attacks.inside import Inside

CLOSE = 8
HURRY = 95  # messages at once
HELD = 5.0  # milliseconds for which nobody may hold the event loop


def heard(line: socket.socket) -> bytes:
    """Everything that a line says until it ends."""
    line.settimeout(PATIENCE)
    data = b""
    try:
        while more := line.recv(1 << 16):
            data += more
    except ConnectionResetError:
        pass
    return data


def table_of(server: Inside) -> Target:
    """A table to come to."""
    return Target(server.port, Client(server.address, "Ada").create("finca", ["me", "open"]))


@pytest.mark.parametrize("data", [frame(b"{}"), frame(b"x" * 125, PING), frame(b"", 0)], ids=["text", "ping", "part"])
def test_who_does_not_stop_sending_is_sent_away_and_holds_nobody_up(
    data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "PERSISTENCE", 1.0)
    with Inside(tmp_path, generosity=1) as server:
        target = table_of(server)
        line = Guest(target).socket()
        until(lambda: len(server.hall.rooms[target.table].connections))
        server.watch.longest()
        with contextlib.suppress(OSError):
            line.sendall((frame(b"x", 1) if data == frame(b"", 0) else b"") + data * (256 * 1024 // len(data)))
        heard(line)
        until(lambda: target.table not in server.hall.rooms)
        longest, what = server.watch.longest()
        assert longest < HELD, what


def test_who_hurries_once_is_told_so_and_goes_on(tmp_path: Path) -> None:
    with Inside(tmp_path, generosity=1) as server:
        ada = Client(server.address, "Ada", language="fr")
        with ada.sit_at(ada.create("finca", ["me", "open"])) as seat:
            for _ in range(HURRY):
                seat.send({})
            refusals: list[dict[str, Any]] = []
            while len(refusals) < HURRY:
                message = seat.receive()
                refusals += [message] if message["type"] == "refusal" else []
            hurried = [refusal["text"] for refusal in refusals if refusal["message"]["id"] == "server-too-many"]
            assert 1 <= len(hurried) <= 3
            assert "seconde" in hurried[0]
            assert seat.command("ready", ready=True)["type"] == "ack"


def test_a_line_that_asks_for_nothing_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SILENCE", 0.3)
    with Inside(tmp_path) as server:
        target = Target(server.port, "")
        silent, slow = dial(target), dial(target)
        slow.sendall(
            b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
        )
        empty = dial(target)
        empty.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"ok\n"):
            answer += empty.recv(1 << 16)
        empty.sendall(b"\r\n")
        for line in (silent, slow, empty):
            assert heard(line) == b""


def test_one_address_has_only_so_many_lines_and_others_come_in_all_the_same(tmp_path: Path) -> None:
    with Inside(tmp_path, generosity=0.1) as server:
        target = Target(server.port, "")
        held = [dial(target) for _ in range(40)]
        for line in held:
            line.setblocking(False)

        def open_lines() -> int:
            return sum(not _ended(line) for line in held)

        until(open_lines, lambda count: count == 26)
        assert Client(server.address).request("GET", "/api/games")
        for line in held:
            line.close()


def _ended(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_one_person_has_only_so_many_sockets_and_reads_why(tmp_path: Path) -> None:
    with Inside(tmp_path, generosity=0.2) as server:
        target = table_of(server)
        eve = Guest(target)
        place = f"/api/tables/{target.table}/socket?lang=ru"
        held = [eve.socket(place) for _ in range(6)]
        kind, reason = list(unframe(heard(eve.socket(place))))[-1]
        assert kind == CLOSE
        assert int.from_bytes(reason[:2]) == TOO_SLOW
        assert "закройте несколько столов" in reason[2:].decode()
        held.pop().close()
        until(lambda: b"hello" in eve.socket(place).recv(100))


def test_nobody_asks_before_the_last_answer(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        line = dial(Target(server.port, ""))
        server.watch.longest()
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 2000)
        assert heard(line).count(b"HTTP/1.1 ") <= 2
        longest, what = server.watch.longest()
        assert longest < HELD, what


def test_who_asks_too_often_waits_for_the_answer_that_says_so(tmp_path: Path) -> None:
    with Inside(tmp_path, generosity=0.05) as server:
        eve = Guest(Target(server.port, ""))
        for path in ("/api/games", "/"):
            answers = (eve.ask("GET", path) for _ in range(1000))
            status, headers, body = next(answer for answer in answers if answer[0] != 200)
            assert status == 429
            assert int(headers["retry-after"]) >= 1
            assert "Too much at once" in json.loads(body)["text"]


def test_who_reads_nothing_is_cut_and_keeps_little_waiting() -> None:
    async def deaf() -> tuple[int, list[int]]:
        closed: list[int] = []

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "websocket.send":
                await asyncio.Event().wait()
            elif message["type"] == "websocket.close":
                closed.append(int(str(message["code"])))

        async def receive() -> dict[str, object]:
            return {"type": "websocket.connect"}

        line = WebSocket({"type": "websocket", "headers": []}, receive, send)  # type: ignore[arg-type]
        await line.accept()
        connection = Connection(line, Me("x", "Eve"), "en", "?")
        sent = 0
        while not closed:
            connection.send(b"x" * 10_000)
            sent += 1
            await asyncio.sleep(0)
        await connection.drained()
        return sent, closed

    sent, closed = asyncio.run(deaf())
    assert closed == [TOO_SLOW]
    assert sent * 10_000 < 1.2 * BACKLOG
