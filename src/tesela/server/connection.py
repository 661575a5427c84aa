"""One socket of one person: what is sent waits in a queue, so that a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tesela.server.protocol import Closing, Me

BACKLOG = 256 * 1024  # bytes that wait for a slow reader when no more may wait
GOING_AWAY = 1001
TOO_SLOW = 1013


class Connection:
    """Sends in the order of asking; a reader that falls too far behind is sent away and may come back."""

    def __init__(self, socket: WebSocket, me: Me, language: str, address: str) -> None:
        self.me = me
        self.address = address
        self.language = language
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._waiting = 0
        self._code: int | None = None
        self._more = asyncio.get_running_loop().create_future()
        self._writer = asyncio.create_task(self._write())

    def send(self, data: bytes) -> None:
        """Send a message in a while; who reads nothing is sent away."""
        if self._waiting > BACKLOG:
            self._queue.clear()
            self._waiting = 0
            self._writer.cancel()
            self._writer = asyncio.create_task(self._write())
            self.close(code=TOO_SLOW)
        elif self._code is None:
            self._queue.append(data)
            self._waiting += len(data)
            self._wake()

    def close(self, farewell: Closing | None = None, code: int = GOING_AWAY) -> None:
        """Send what waits, say why, and close."""
        if farewell:
            self.send(msgspec.json.encode(farewell))
        self._code = self._code or code
        self._wake()

    def _wake(self) -> None:
        if not self._more.done():
            self._more.set_result(None)

    async def drained(self) -> None:
        """Wait until the socket is closed."""
        await self._writer

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while isinstance(data := await self._next(), bytes):
                await self._socket.send({"type": "websocket.send", "text": data.decode()})
            await self._socket.close(data)

    async def _next(self) -> bytes | int:
        """What is to be sent next: bytes, or the code to close with."""
        while not self._queue:
            if self._code is not None:
                return self._code
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        data = self._queue.popleft()
        self._waiting -= len(data)
        return data

    async def finish(self) -> None:
        """Stop sending."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
