"""One socket of one person: what is sent waits in a queue, so that a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tesela.server.protocol import Closing, Me

QUEUE = 200  # messages that may wait for a slow reader
GOING_AWAY = 1001
TOO_SLOW = 1013


class Connection:
    """Sends in the order of asking; a reader that falls too far behind is sent away and may come back."""

    def __init__(self, socket: WebSocket, me: Me, language: str) -> None:
        self.me = me
        self.language = language
        self._socket = socket
        self._queue: deque[bytes | int] = deque()
        self._more = asyncio.get_running_loop().create_future()
        self._writer = asyncio.create_task(self._write())

    def send(self, data: bytes) -> None:
        """Send a message in a while."""
        if len(self._queue) < QUEUE:
            self._put(data)
        elif len(self._queue) == QUEUE:
            self._put(TOO_SLOW)

    def close(self, farewell: Closing | None = None, code: int = GOING_AWAY) -> None:
        """Send what waits, say why, and close."""
        if farewell:
            self._put(msgspec.json.encode(farewell))
        self._put(code)

    def _put(self, item: bytes | int) -> None:
        self._queue.append(item)
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
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        return self._queue.popleft()

    async def finish(self) -> None:
        """Stop sending."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
