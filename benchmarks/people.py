"""Scripted people for the load on the server: many sockets in one process, as light as Python allows.

They use the frames of `websockets` without its queues, so that on a small machine little is taken from the server.
"""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri


class Option(msgspec.Struct):
    """What a scripted player reads of a choice."""

    action: int


class Options(msgspec.Struct):
    """What a scripted player reads of a match."""

    choices: list[Option]


class Told(msgspec.Struct):
    """What a scripted player reads of a message."""

    type: str
    seq: int = 0
    play: Options | None = None


class Plan(NamedTuple):
    """Somebody's place at a table."""

    address: str
    cookie: str
    table: str

    @property
    def socket(self) -> str:
        """Where its socket is."""
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


class Figures(NamedTuple):
    """What a client process saw: milliseconds from each decision to its acknowledgement, and to the new view."""

    waits: list[float]
    seconds: float
    views: Sequence[float] = ()


class Wire(asyncio.Protocol):
    """One socket; whole messages are handed to `hear`."""

    def __init__(self, address: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self.opened = asyncio.get_running_loop().create_future()
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        self._cookie = cookie

    @classmethod
    async def open(cls, address: str, cookie: str = "", hear: Callable[[bytes], None] = lambda data: None) -> Wire:
        """Connect and shake hands."""
        place, loop = parse_uri(address), asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(address, cookie, hear), place.host, place.port)
        await wire.opened
        return wire

    def connection_made(self, transport: Any) -> None:
        """Ask for the socket."""
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand over what came."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._hear(bytes(event.data))
            elif self._protocol.handshake_exc:
                self.opened.set_exception(self._protocol.handshake_exc)
            else:
                self.opened.set_result(None)
        self._flush()

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._protocol.send_text(data)
        self._flush()

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


class Player:
    """Makes random decisions as fast as the table allows, or after a pause."""

    decode = msgspec.json.Decoder(Told).decode

    def __init__(self, plan: Plan, pause: float) -> None:
        self.waits: list[float] = []
        self.views: list[float] = []
        self._plan = plan
        self._pause = pause
        self._dice = random.Random(plan.cookie)
        self._seq, self._asked, self._taken = 0, -1, 0
        self._sent: float | None = None
        self._choices: list[Option] = []
        self._until = 0.0

    async def come(self) -> None:
        """Connect."""
        self._wire = await Wire.open(self._plan.socket, self._plan.cookie, self._hear)

    def go(self) -> None:
        """Hang up."""
        self._wire.close()

    def play(self, until: float) -> None:
        """Decide whenever there is a choice."""
        self._until = until
        self._go_on()

    def _hear(self, data: bytes) -> None:
        told = self.decode(data)
        if told.type == "update":
            self._seq = told.seq
            if told.play is not None:
                self._choices = told.play.choices
        elif told.type == "ack":
            self._taken = told.seq
            self.waits.append(self._since())
        elif told.type == "refusal":
            self._sent, self._asked = None, -1
        if self._sent is not None and self._asked < self._taken <= self._seq:
            self.views.append(self._since())
            self._sent = None
        self._go_on()

    def _go_on(self) -> None:
        if self._choices and self._sent is None and self._seq != self._asked and time.time() < self._until:
            self._asked = self._seq
            if self._pause:
                asyncio.get_running_loop().call_later(self._dice.uniform(0, 2 * self._pause), self._decide)
            else:
                self._decide()

    def _since(self) -> float:
        assert self._sent is not None
        return 1000 * (time.perf_counter() - self._sent)

    def _decide(self) -> None:
        if not self._choices:
            return
        move = self._dice.choice(self._choices).action
        self._sent, self._asked = time.perf_counter(), self._seq
        self._wire.send(msgspec.json.encode({"type": "play", "id": 1, "seq": self._seq, "move": move}))


class Caller:
    """Sends, waits for the echo, and sends again."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    async def call(self, address: str, seconds: float) -> None:
        """Connect and begin."""
        self._wire = await Wire.open(address, hear=self._hear)
        self._until = time.time() + seconds
        self._call()

    def _call(self) -> None:
        self._sent = time.perf_counter()
        self._wire.send(b"x" * 60)

    def _hear(self, data: bytes) -> None:
        self.waits.append(1000 * (time.perf_counter() - self._sent))
        if time.time() < self._until:
            self._call()


async def play(plans: Sequence[Plan], seconds: float, pause: float) -> Figures:
    """Many players, who begin when all are there."""
    players = [Player(plan, pause) for plan in plans]
    for player in players:
        await player.come()
    await asyncio.sleep(0.5)
    until = time.time() + seconds
    for player in players:
        player.play(until)
    await asyncio.sleep(seconds + 0.5)
    for player in players:
        player.go()
    waits = [wait for player in players for wait in player.waits]
    return Figures(waits, seconds, [wait for player in players for wait in player.views])


async def call(address: str, sockets: int, seconds: float) -> Figures:
    """Many callers of an echo."""
    callers = [Caller() for _ in range(sockets)]
    await asyncio.gather(*(caller.call(address, seconds) for caller in callers))
    await asyncio.sleep(seconds + 0.5)
    return Figures([wait for caller in callers for wait in caller.waits], seconds)


class Crowd:
    """People in a process of their own."""

    def __init__(self, doing: Callable[..., Any], *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._out = context.Queue()
        self._process = context.Process(target=_work, args=(functools.partial(doing, *arguments), self._out))
        self._process.start()

    def figures(self, seconds: float) -> Figures:
        """What they saw, when they have finished."""
        figures: Figures = self._out.get(timeout=seconds + 60)
        self._process.join()
        return figures


def _work(doing: Callable[[], Any], out: Any) -> None:
    out.put(uvloop.run(doing()))


def measured(plans: Sequence[Plan], seconds: float, pause: float = 0.0) -> Figures:
    """Let players play in a process of their own."""
    return Crowd(play, plans, seconds, pause).figures(seconds)
