"""A server in this process, whose event loop is watched: how long each step has held it, in processor time."""

from __future__ import annotations

import asyncio
import asyncio.events
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import uvicorn

from tesela.client import Client
from tesela.server.app import application
from tesela.server.hall import Hall
from tesela.server.serve import configured, listen
from tesela.server.settings import Settings
from tesela.words import LANGUAGES, words
from tests.patience import PATIENCE, until

RUN = "_run"
NOTED = 0.001  # seconds below which a step is not worth noting


class Watch:
    """Notes every step of an event loop that holds it for more than a moment."""

    def __init__(self) -> None:
        self.steps: list[tuple[float, str]] = []
        self._run: Any = getattr(asyncio.events.Handle, RUN)

    def __enter__(self) -> Self:
        watch, run = self, self._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            held = time.thread_time() - began
            if held > NOTED:
                watch.steps.append((held, _told(handle)))

        setattr(asyncio.events.Handle, RUN, timed)
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        setattr(asyncio.events.Handle, RUN, self._run)

    def longest(self) -> tuple[float, str]:
        """Milliseconds of the longest step since the last look, and what it was."""
        steps, self.steps = self.steps, []
        held, what = max(steps, default=(0.0, ""))
        return 1000 * held, what


def _told(handle: Any) -> str:
    """What a step was."""
    task = getattr(handle._callback, "__self__", None)
    return repr(task if isinstance(task, asyncio.Task) else handle)[:300]


class Inside:
    """A server on a free port, and its hall to look at."""

    def __init__(self, folder: Path, generosity: float = 100_000) -> None:
        settings = Settings(port=0, database=f"sqlite:///{folder / 'inside.sqlite3'}", generosity=generosity)
        self._listener = listen(settings)
        self.port = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._started = threading.Event()
        self._app = application(settings, self._started.set)
        self._server = uvicorn.Server(configured(self._app))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),))
        self.watch = Watch()

    def person(self, name: str = "Ada", language: str = "en") -> Client:
        """Somebody new."""
        return Client(self.address, name, language=language)

    @property
    def hall(self) -> Hall:
        """All its tables."""
        hall: Hall = self._app.state.hall
        return hall

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Its event loop."""
        assert self._loop
        return self._loop

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve([self._listener])

    def __enter__(self) -> Self:
        self.watch.__enter__()
        self._thread.start()
        assert self._started.wait(PATIENCE)
        until(lambda: self.hall.preparation.all_ready and words.cache_info().currsize == len(LANGUAGES))
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.watch.__exit__(kind, fault, at)
