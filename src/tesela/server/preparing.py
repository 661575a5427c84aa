"""The games are compiled while people already play: matches begin on plain Python and go over to the kernel.

Compiling happens in another process, `python -m tesela.server.preparing GAME`, where it holds nobody up. The game that
somebody wants goes first; what a compiler has done when it has to give way stays in the cache.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable

from tesela.bots import TEMPLATES
from tesela.engine import game as games
from tesela.engine.game import find
from tesela.engine.jit import compile_lock
from tesela.processes import end_with_input, one_at_a_time
from tesela.server import protocol as wire

logger = logging.getLogger("tesela.preparing")


class Preparation:
    """Compiles and loads every game in the background and tells how far it is."""

    def __init__(self, loaded: Callable[[str], None]) -> None:
        self._loaded = loaded
        self._ready = {name: asyncio.Event() for name in games.names()}
        self._wanted: list[str] = []
        self._unfit: set[str] = set()
        self._compiler: asyncio.subprocess.Process | None = None
        self._compiling = ""
        self._gives_way = False
        self._progress = wire.Preparing(0.0, None)

    def ready(self, game: str) -> bool:
        """Whether a game is compiled and loaded."""
        return self._ready[game].is_set()

    @property
    def all_ready(self) -> bool:
        """Whether every game is."""
        return all(map(self.ready, self._ready))

    def want(self, game: str) -> None:
        """Compile this game before those that nobody has asked for."""
        if game in self._wanted or self.ready(game):
            return
        self._wanted.append(game)
        if self._compiler and self._compiling not in self._wanted:
            self._gives_way = True
            self._compiler.terminate()

    async def wait(self, game: str) -> None:
        """Wait until a game is compiled and loaded."""
        self.want(game)
        await self._ready[game].wait()

    def progress(self) -> dict[str, wire.Preparing]:
        """How far the games are that are not ready."""
        waiting = wire.Preparing(0.0, None)
        return {
            name: self._progress if name == self._compiling else waiting for name in self._ready if not self.ready(name)
        }

    async def run(self) -> None:
        """Load what is compiled already, then compile and load the rest."""
        for name in self._ready:
            if await asyncio.to_thread(find(name).kernel.is_cached, TEMPLATES):
                await self._load(name)
        while left := self._left():
            if await self._compile(left[0]):
                await self._load(left[0])

    def _left(self) -> list[str]:
        """The games that are to be compiled, those first that somebody wants."""
        return [name for name in (*self._wanted, *self._ready) if not self.ready(name) and name not in self._unfit]

    async def _load(self, name: str) -> None:
        await asyncio.to_thread(find(name).kernel.warm, TEMPLATES)
        self._ready[name].set()
        self._loaded(name)

    async def _compile(self, name: str) -> bool:
        """Compile a game elsewhere; false if that had to give way, or cannot be done at all."""
        self._compiling, self._gives_way, begun = name, False, time.monotonic()
        self._progress = wire.Preparing(0.0, None)
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        self._compiler = compiler = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, name, stdin=pipe, stdout=pipe, stderr=nowhere
        )
        assert compiler.stdout
        try:
            async for line in compiler.stdout:
                share = float(line)
                spent = time.monotonic() - begun
                self._progress = wire.Preparing(share, round(spent / share - spent) if share else None)
            code = await compiler.wait()
        finally:
            self._compiler, self._compiling = None, ""
            if compiler.returncode is None:
                compiler.terminate()
        if code and not self._gives_way:
            logger.error("%s could not be compiled; it is played as plain Python", name)
            self._unfit.add(name)
        return code == 0


def main(name: str) -> None:
    """Compile a game into the cache, telling the share that is done, as long as somebody wants it."""
    end_with_input()

    def tell(done: int, total: int, function: str) -> None:
        print(done / total, flush=True)

    with one_at_a_time(compile_lock(name)):
        find(name).kernel.warm(TEMPLATES, tell)


if __name__ == "__main__":
    main(sys.argv[1])
