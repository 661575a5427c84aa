"""`tesela worker`: thinks for the bots of a database's tables, on as many machines as one likes."""

from __future__ import annotations

import asyncio
import signal

from tesela.engine.errors import BadSetup
from tesela.server.hall import Hall
from tesela.server.metrics import Metrics
from tesela.server.serve import log_as_json
from tesela.server.settings import Settings
from tesela.server.store import SharedStore, connect
from tesela.words import Words, say


def think(settings: Settings, words: Words, log_level: str = "warning") -> int:
    """Think until told to stop; a turn that is not finished is left to others."""
    log_as_json(log_level)
    store = connect(settings.database)
    if not isinstance(store, SharedStore):
        raise BadSetup("server-worker-database")
    store.open()
    asyncio.run(_think(store, words))
    return 0


async def _think(store: SharedStore, words: Words) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    hall = Hall(store, Metrics())
    await hall.preparation.run()
    await hall.open()
    print(words(say("server-worker-started")), flush=True)
    await stop.wait()
    await hall.close()
