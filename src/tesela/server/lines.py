"""What comes over the wire, before anything of it is understood: lines that are silent, deaf, too many or too fast.

uvicorn reads what there is and waits for ever; these are its protocols with limits.
"""

from __future__ import annotations

import asyncio
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tesela.server.limits import Limits, house

PIECE = 512  # bytes that are understood at once: at most 85 frames
SILENCE = 10.0  # seconds in which a line must have asked for something
STUCK = 30.0  # seconds in which a line must read something of what it has asked for
FAREWELL = 2.0  # seconds to answer a farewell
PERSISTENCE = 20.0  # seconds for which somebody may send more than is read
SENT_AWAY = 1008
MANY_FILES = 65_536  # files that a server asks the system for
OTHER_FILES = 100  # files besides lines: the database, the cache of compiled games, pipes


def most_lines() -> float:
    """How many lines there may be: as many as the system grants files, less those for everything else."""
    try:
        import resource
    except ImportError:
        return float("inf")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return float("inf") if soft == resource.RLIM_INFINITY else soft - OTHER_FILES


class Guarded(asyncio.Protocol):
    """A line that counts among those of its address; those of a trusted proxy are counted by the proxy."""

    app: Any
    app_state: dict[str, Any]
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _place: str | None = None
    _timer: asyncio.TimerHandle | None = None

    @property
    def limits(self) -> Limits:
        """The limits of the server."""
        limits: Limits = self.app_state["limits"]
        return limits

    def admit(self) -> bool:
        """Take a place among the lines of this address."""
        host = self.client[0] if self.client else "?"
        trusted = host in getattr(self.app, "trusted_hosts", ())
        place = "" if trusted else house(host)
        if not self.limits.all_lines.enter(""):
            return False
        if place and not self.limits.lines.enter(place):
            self.limits.all_lines.leave("")
            return False
        self._place = place
        return True

    def leave(self) -> None:
        """Give the place back."""
        self.calm()
        if self._place is not None:
            self.limits.all_lines.leave("")
            if self._place:
                self.limits.lines.leave(self._place)
            self._place = None

    def cut_after(self, seconds: float) -> None:
        """Cut the line after a while, unless it calms down."""
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def calm(self) -> None:
        """Do not cut the line after all."""
        if self._timer:
            self._timer.cancel()
            self._timer = None


class HttpLine(Guarded, HttpToolsProtocol):
    """Asks in time, one thing after the other, and reads what it has asked for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there is room."""
        super().connection_made(transport)
        if self.admit():
            self.cut_after(SILENCE)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, the rest of which must follow in time."""
        self.cut_after(SILENCE)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Begin with a request; nobody needs to ask before the last answer is complete."""
        if self.cycle is not None and not self.cycle.response_complete:
            raise httptools.HttpParserError("asked before the last answer")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self.calm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket."""
        self.leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for a slow reader, not for a deaf one."""
        self.cut_after(STUCK)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on."""
        self.calm()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close when nothing more is asked, whether or not the last answer is read."""
        self.cut_after(STUCK)
        super().timeout_keep_alive_handler()


class SocketLine(Guarded, WebSocketsSansIOProtocol):
    """Is read a little at a time, at a pace, and not while it does not read; whoever goes on sending is sent away."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = FAREWELL
        self.read_paused = True  # uvicorn would stop and start reading at every message; `_rest` does where more comes
        self._resting = False
        self._unread = bytearray()
        self._pace = self.limits.pace()
        self._held: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the line it was before has made room."""
        super().connection_made(transport)
        self.admit()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.leave()
        self._unread.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Understand what came, or as much of it as may be, and keep the rest."""
        if not self.handshake_initiated or (len(data) <= PIECE and not self._unread and self._ready):
            super().data_received(data)
        else:
            self._unread += data
            self._read_on()

    def handle_events(self) -> None:
        """Take a piece, and stop reading when there was too much."""
        wait = self._pace.wait(len(self.conn.events) or 1)
        super().handle_events()
        if wait and not self._held:
            self._held = self.loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self._held = None
        self._read_on()

    @property
    def _ready(self) -> bool:
        """Whether what was sent is answered, what was answered is read, and nothing comes too fast."""
        answered = self.queue.empty() or self.close_sent
        return answered and self.writable.is_set() and not self._held

    def _read_on(self) -> None:
        while self._unread and self._ready:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
        if len(self._unread) > PIECE:
            self._timer = self._timer or self.loop.call_later(PERSISTENCE, self._send_away)
        else:
            self.calm()
        self._rest(bool(self._unread))

    def _rest(self, resting: bool) -> None:
        """Read nothing more, or go on reading."""
        if resting != self._resting and not self.transport.is_closing():
            self._resting = resting
            if resting:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message; when it is taken, more is read."""
        message = await self.queue.get()
        if self._unread:
            self._read_on()
        return message

    async def send(self, message: Any) -> None:
        """Send, when the other side reads; a farewell does not wait for that, and then its answer is read."""
        farewell = message["type"] == "websocket.close"
        if farewell:
            self.writable.set()
            self.loop.call_later(2 * FAREWELL, self.transport.abort)
        await super().send(message)
        if farewell:
            self._resting = False
            self._read_on()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._read_on()

    def keepalive_timeout(self) -> None:
        """Hang up on who does not answer; what they have not read is lost."""
        super().keepalive_timeout()
        self.transport.abort()

    def _send_away(self) -> None:
        """Close without waiting for anything."""
        self._unread.clear()
        self.conn.fail(SENT_AWAY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SENT_AWAY})
        self.transport.close()
        self.loop.call_later(FAREWELL, self.transport.abort)
