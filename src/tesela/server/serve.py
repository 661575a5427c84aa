"""`tesela serve`: starts the server, opens the address, and stops without losing anything."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.synchronize import Event

import uvicorn
from starlette.applications import Starlette

from tesela.engine.errors import BadSetup
from tesela.processes import end_with_parent
from tesela.server.app import application
from tesela.server.lines import HttpLine, SocketLine
from tesela.server.settings import Settings
from tesela.server.socket import MESSAGE_LIMIT
from tesela.server.store import POSTGRES, connect
from tesela.server.workers import Workers
from tesela.words import Words, say

FRAME_LIMIT = 16 * MESSAGE_LIMIT
SWITCH = 0.001  # seconds after which a busy thread gives way, so that the one that writes is not kept waiting
RUBBISH = (50_000, 20, 50)  # new objects before Python looks for cycles: tables are many small objects and few cycles
PATIENCE = 5  # seconds for clients to go when the server stops
PING = 20.0  # seconds between two questions whether somebody is still there
SILENCE = 60.0  # seconds without an answer after which they are taken to be gone; a busy machine answers late


class JsonLines(logging.Formatter):
    """Log lines for machines: no request bodies, no cookies, no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        if hasattr(record, "table"):
            line["table"] = record.table
        return json.dumps(line, ensure_ascii=False)


def serve(settings: Settings, words: Words, *, open_browser: bool, log_level: str = "warning") -> int:
    """Serve until told to stop."""
    listener = listen(settings)
    address = address_of(listener, settings)

    def started() -> None:
        print(words(say("server-started-at", address=address)), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.workers > 1:
        if not settings.database.startswith(POSTGRES):
            raise BadSetup("server-workers", count=settings.workers)
        log_as_json(log_level)
        connect(settings.database).open()
        return Workers(settings.workers, partial(_serve_as_one, settings, listener, log_level)).run(started)
    return work(settings, listener, log_level, started)


def work(settings: Settings, listener: socket.socket, log_level: str, started: Callable[[], None]) -> int:
    """Serve in this process."""
    log_as_json(log_level)
    app = application(settings, started)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*RUBBISH)
    server = Server(configured(app), app)
    server.run(sockets=[listener])
    return 0 if server.started else 2


def configured(app: Starlette) -> uvicorn.Config:
    """How an application is served."""
    return uvicorn.Config(
        app,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=SILENCE,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )


def _serve_as_one(settings: Settings, listener: socket.socket, log_level: str, ready: Event) -> None:
    end_with_parent()
    sys.exit(work(settings, listener, log_level, ready.set))


def log_as_json(log_level: str) -> None:
    """Log to the standard error, a line of JSON for each event."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=log_level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(
        logging.ERROR
    )  # below that it tells whatever anybody sends, and private links


class Server(uvicorn.Server):
    """Told to stop, it tells everybody and stops; the signal does not also end the process."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is being written and say goodbye, then close."""
        await self._app.state.hall.farewell()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully at SIGINT and SIGTERM, at once when told twice."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at; says clearly why not, where it cannot."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
        listener.set_inheritable(True)
    except (OSError, OverflowError) as fault:
        detail = getattr(fault, "strerror", None) or str(fault)
        raise BadSetup("server-address", host=settings.host, port=settings.port, detail=detail) from None
    return listener


def address_of(listener: socket.socket, settings: Settings) -> str:
    """The address for a browser on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{host}:{listener.getsockname()[1]}/"
