"""The sockets: one for each table, and one for the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import tesela
from tesela.engine.errors import IllegalMove, TeselaError
from tesela.server import protocol as wire
from tesela.server.commands import Refused
from tesela.server.connection import Connection
from tesela.server.hall import Hall
from tesela.server.http import NotAllowed, check_origin, language_of, told
from tesela.server.identity import COOKIE, Identity
from tesela.server.limits import Full, Limits, TooMany, address_of
from tesela.server.room import Room
from tesela.server.settings import Settings
from tesela.server.store import StoreFault
from tesela.words import LANGUAGES

MESSAGE_LIMIT = 4 * 1024
NO_ENTRY = 4403
UNKNOWN_PERSON = 4401
NO_TABLE = 4404
TRY_LATER = 1013
REASON = 120  # bytes that a reason to close may have
MALFORMED = 0  # the id in the answer to a message that had none
decode = msgspec.json.Decoder(wire.FromClient).decode


class Sockets:
    """Receives what clients send and answers each command once."""

    def __init__(self, hall: Hall, identity: Identity, limits: Limits, settings: Settings) -> None:
        self._hall = hall
        self._identity = identity
        self._limits = limits
        self._settings = settings

    async def lobby(self, socket: WebSocket) -> None:
        """Show the lobby as long as somebody looks."""
        async with self._accepted(socket) as connection:
            if connection is None:
                return
            self._hall.visitors.add(connection)
            connection.send(self._hall.picture())
            if self._hall.company:
                self._hall.company.look_at_lobby()
            try:
                while await self._receive(socket) is not None:
                    self._limits.commands.spend(connection.me.id)
            except TooMany:
                connection.close()
                await connection.drained()
            finally:
                self._hall.visitors.discard(connection)

    async def table(self, socket: WebSocket) -> None:
        """Let somebody sit or watch at a table until they go."""
        async with self._accepted(socket) as connection:
            if connection is None:
                return
            try:
                room = await self._hall.room(socket.path_params["table"])
                await room.enter(connection, _count(socket, "seen"), _count(socket, "chapters"))
            except TeselaError as fault:
                connection.send(self._refused(MALFORMED, fault, connection))
                connection.close(code=TRY_LATER if isinstance(fault, StoreFault) else NO_TABLE)
                await connection.drained()
                return
            try:
                await self._serve(socket, room, connection)
            finally:
                await room.leave(connection)

    @contextlib.asynccontextmanager
    async def _accepted(self, socket: WebSocket) -> AsyncIterator[Connection | None]:
        """A socket for somebody whom we know, who comes from our own pages and has not too many already."""
        await socket.accept()
        async with contextlib.AsyncExitStack() as stack:
            try:
                connection = await self._welcome(socket, stack)
            except TeselaError as fault:
                language = self._language(socket)
                await socket.close(
                    _code_of(fault), told(fault.message, language).encode()[:REASON].decode(errors="ignore")
                )
                yield None
            else:
                stack.push_async_callback(connection.finish)
                stack.enter_context(self._hall.metrics.sockets.track_inprogress())
                yield connection

    async def _welcome(self, socket: WebSocket, stack: contextlib.AsyncExitStack) -> Connection:
        check_origin(socket.headers, self._settings)
        address = address_of(socket)
        stack.enter_context(self._limits.sockets.place(address))
        me = await self._identity.recognise(socket.cookies.get(COOKIE))
        if me is None:
            raise NotAllowed("server-who")
        stack.enter_context(self._limits.own_sockets.place(me.id))
        connection = Connection(socket, me, self._language(socket), address)
        connection.send(msgspec.json.encode(wire.Hello(wire.PROTOCOL, tesela.__version__)))
        return connection

    def _language(self, socket: WebSocket) -> str:
        asked = socket.query_params.get("lang", "")
        return asked if asked in LANGUAGES else language_of(socket.headers)

    async def _receive(self, socket: WebSocket) -> bytes | None:
        """The next message; none when the other side has gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            message = await socket.receive()
            if message["type"] == "websocket.receive":
                text = message.get("text")
                return text.encode() if text is not None else message.get("bytes") or b""
        return None

    async def _serve(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        while (data := await self._receive(socket)) is not None:
            began = time.perf_counter()
            id = MALFORMED
            try:
                self._limits.commands.spend(connection.me.id)
                self._limits.all_commands.spend(connection.address)
            except TooMany as fault:
                connection.send(self._refused(MALFORMED, fault, connection))
                await asyncio.sleep(fault.seconds)
                continue
            try:
                command = self._understood(data)
                id = command.id
                answer = msgspec.json.encode(await self._obey(command, room, connection))
            except TeselaError as fault:
                self._hall.metrics.refusals.inc()
                answer = self._refused(id, fault, connection)
            connection.send(answer)
            self._hall.metrics.latency.observe(time.perf_counter() - began)

    def _understood(self, data: bytes) -> wire.FromClient:
        if len(data) > MESSAGE_LIMIT:
            raise Refused("server-too-large", limit=MESSAGE_LIMIT)
        try:
            command: wire.FromClient = decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise Refused("server-malformed", detail=str(fault)[:120]) from None
        return command

    async def _obey(self, command: wire.FromClient, room: Room, connection: Connection) -> wire.Ack | wire.Hint:
        if isinstance(command, wire.ChatCommand):
            self._limits.chat.spend(connection.me.id)
        if isinstance(command, wire.SitCommand):
            self._hall.check_seats(room, connection.me.id)
        if isinstance(command, wire.HintCommand):
            self._limits.hints.spend(connection.me.id)
            return await room.hint(command, connection)
        with self._hall.herald.answering():
            return await room.obey(command, connection)

    def _refused(self, id: int, fault: TeselaError, connection: Connection) -> bytes:
        rule = fault.rule if isinstance(fault, IllegalMove) else None
        text = told(fault.message, connection.language)
        return msgspec.json.encode(wire.Refusal(id, fault.message, text, rule))


def _code_of(fault: TeselaError) -> int:
    """How a socket is closed that could not be opened."""
    if isinstance(fault, StoreFault | Full):
        return TRY_LATER
    return UNKNOWN_PERSON if fault.message.id == "server-who" else NO_ENTRY


def _count(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0
