"""A guest without manners: raw lines from an address of its own, and floods that run in a process of their own."""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import multiprocessing
import os
import select
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

ADDRESS = "127.0.0.2"  # all of 127.0.0.0/8 is this machine; honest people come from 127.0.0.1
POLITENESS = 10  # the flood comes from another machine in truth: it may not take the processor from the server
TEXT, BINARY, PING, FRAGMENT = 0x81, 0x82, 0x89, 0x00
AGAIN = 0.05  # seconds after which somebody who was sent away is back
CHUNK = 1 << 18


class Target(NamedTuple):
    """Where to strike: a server, and a table to come to."""

    port: int
    table: str
    address: str = ADDRESS


class Guest:
    """Somebody with a cookie."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.cookie = ""
        _, headers, _ = self.ask("POST", "/api/people", {"name": "Eve"})
        self.cookie = headers["set-cookie"].split(";")[0]

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any, bytes]:
        """One request: status, headers, body."""
        source = (self.target.address, 0)
        line = http.client.HTTPConnection("127.0.0.1", self.target.port, timeout=60, source_address=source)
        with contextlib.closing(line):
            data = None if body is None else json.dumps(body).encode()
            line.request(method, path, data, {"content-type": "application/json", "cookie": self.cookie})
            answer = line.getresponse()
            return answer.status, answer.headers, answer.read()

    def socket(self, path: str | None = None, buffer: int | None = None) -> socket.socket:
        """A socket after its handshake; with a small buffer, somebody deaf is soon noticed."""
        line = dial(self.target, buffer)
        place = path or f"/api/tables/{self.target.table}/socket"
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET {place} HTTP/1.1\r\nhost: 127.0.0.1:{self.target.port}\r\nconnection: Upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            f"cookie: {self.cookie}\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            more = line.recv(1)
            if not more:
                raise ConnectionError("no handshake")
            head += more
        return line


def dial(target: Target, buffer: int | None = None) -> socket.socket:
    """A line to the server, on which nothing was said."""
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(30)
    line.bind((target.address, 0))
    line.connect(("127.0.0.1", target.port))
    return line


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A frame as clients send them; the mask of zeros leaves the data as it is."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([kind]) + length + bytes(4) + data


def unframe(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The frames that a server has sent, as kinds and data."""
    while len(data) > 1:
        short = data[1] & 127
        start = 2 + {126: 2, 127: 8}.get(short, 0)
        length = short if start == 2 else int.from_bytes(data[2:start])
        yield data[0] & 15, data[start : start + length]
        data = data[start + length :]


# ---- floods


class Line:
    """One line that sends the same again and again, and comes back when it is sent away."""

    def __init__(self, connect: Callable[[], socket.socket], blob: bytes, *, deaf: bool) -> None:
        self._connect, self._blob, self._deaf = connect, blob, deaf
        self._line: socket.socket | None = None
        self._rest = b""
        self._back = 0.0
        self.sent = 0
        self.sent_away = 0

    def push(self) -> bool:
        """Send what goes, and say whether anything did."""
        if self._line is None:
            if time.monotonic() < self._back:
                return False
            try:
                self._line, self._rest = self._connect(), b""
                self._line.setblocking(False)
            except OSError:
                self._gone()
                return False
        try:
            if not self._deaf and select.select([self._line], [], [], 0)[0] and not self._line.recv(CHUNK):
                raise ConnectionError
            count = self._line.send(self._rest or self._blob)
            self._rest = (self._rest or self._blob)[count:]
            self.sent += count
        except BlockingIOError:
            return False
        except OSError:
            self._gone()
        return True

    def _gone(self) -> None:
        if self._line:
            self._line.close()
        self._line = None
        self.sent_away += 1
        self._back = time.monotonic() + AGAIN


def flood(lines: list[Line], seconds: float) -> dict[str, int]:
    """Let all lines send as much as they can."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any([line.push() for line in lines]):
            time.sleep(0.002)
    return {"sent": sum(line.sent for line in lines), "sent_away": sum(line.sent_away for line in lines)}


def over_sockets(
    target: Target, seconds: float, data: bytes, kind: int, count: int, *, deaf: bool, path: str | None = None
) -> dict[str, int]:
    """The same frame over many sockets of one guest."""
    guest = Guest(target)
    blob = (frame(b"x", kind=TEXT & 15) if kind == FRAGMENT else b"") + frame(data, kind) * (CHUNK // (len(data) + 8))
    buffer = 4096 if deaf else None
    return flood([Line(lambda: guest.socket(path, buffer), blob, deaf=deaf) for _ in range(count)], seconds)


def by_many_guests(target: Target, seconds: float, data: bytes, count: int) -> dict[str, int]:
    """A command over sockets of many guests, as fast as it is taken."""
    guests = [Guest(target) for _ in range(count)]
    blob = frame(data) * (CHUNK // (len(data) + 8))
    return flood([Line(guest.socket, blob, deaf=False) for guest in guests], seconds)


def over_http(target: Target, seconds: float, request: bytes, count: int) -> dict[str, int]:
    """Requests one behind the other over many lines."""
    return flood([Line(lambda: dial(target), request * 100, deaf=False) for _ in range(count)], seconds)


def knocking(target: Target, seconds: float) -> dict[str, int]:
    """New lines, as fast as they can be had, on which nothing is said."""
    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            dial(target).close()
        sent += 1
    return {"sent": sent, "sent_away": 0}


GET = b"GET %s HTTP/1.1\r\nhost: x\r\n\r\n"
FLOODS: dict[str, Callable[[Target, float], dict[str, int]]] = {
    "empty objects, one socket": lambda t, s: over_sockets(t, s, b"{}", TEXT, 1, deaf=False),
    "empty objects, 20 sockets": lambda t, s: over_sockets(t, s, b"{}", TEXT, 20, deaf=False),
    "empty objects, never reading": lambda t, s: over_sockets(t, s, b"{}", TEXT, 20, deaf=True),
    "messages of 60 kB": lambda t, s: over_sockets(t, s, b"x" * 60_000, TEXT, 5, deaf=False),
    "pings": lambda t, s: over_sockets(t, s, b"x" * 125, PING, 5, deaf=False),
    "pings, never reading": lambda t, s: over_sockets(t, s, b"x" * 125, PING, 20, deaf=True),
    "endless empty fragments": lambda t, s: over_sockets(t, s, b"", FRAGMENT, 5, deaf=False),
    "nonsense to the lobby": lambda t, s: over_sockets(t, s, b"{}", TEXT, 20, deaf=False, path="/api/lobby"),
    "moves of 15 guests": lambda t, s: by_many_guests(t, s, b'{"type":"play","id":1,"seq":1,"move":0}', 15),
    "requests, 50 lines": lambda t, s: over_http(t, s, GET % b"/api/games", 50),
    "pages, 50 lines": lambda t, s: over_http(t, s, GET % b"/", 50),
    "the protocol, 50 lines": lambda t, s: over_http(t, s, GET % b"/api/openapi.json", 50),
    "new lines": knocking,
}


class Attack:
    """A flood in a process of its own."""

    def __init__(self, name: str, target: Target, seconds: float) -> None:
        context = multiprocessing.get_context("spawn")
        self._out = context.Queue()
        self._process = context.Process(target=_strike, args=(name, target, seconds, self._out))
        self._process.start()
        self._out.get(timeout=60)

    def result(self) -> dict[str, int]:
        """What came of it, when it is over."""
        found: dict[str, int] = self._out.get(timeout=120)
        self._process.join()
        return found


def _strike(name: str, target: Target, seconds: float, out: Any) -> None:
    os.nice(POLITENESS)
    out.put("here")
    out.put(FLOODS[name](target, seconds))
