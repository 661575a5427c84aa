"""One socket of one person: what is sent waits in a queue, so that a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib

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
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, data: bytes) -> None:
        """Send a message in a while."""
        if self._queue.qsize() < QUEUE:
            self._queue.put_nowait(data)
        elif self._queue.qsize() == QUEUE:
            self._queue.put_nowait(TOO_SLOW)

    def close(self, farewell: Closing | None = None, code: int = GOING_AWAY) -> None:
        """Send what waits, say why, and close."""
        if farewell:
            self._queue.put_nowait(msgspec.json.encode(farewell))
        self._queue.put_nowait(code)

    async def drained(self) -> None:
        """Wait until the socket is closed."""
        await self._writer

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while isinstance(data := await self._queue.get(), bytes):
                await self._socket.send_text(data.decode())
            await self._socket.close(data)

    async def finish(self) -> None:
        """Stop sending."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
