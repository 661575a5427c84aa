"""Several processes that serve one address: started, watched, and renewed one by one."""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import signal
import tempfile
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event

from prometheus_client.multiprocess import mark_process_dead

WATCH = 0.5  # seconds between two looks at the processes
PATIENCE = 15  # seconds for a process to end
logger = logging.getLogger("tesela.workers")


class Workers:
    """Processes that do the same: one that dies is started again, and SIGHUP renews all, one after the other.

    `work` is given an event that it sets as soon as it is ready.
    """

    def __init__(self, count: int, work: Callable[[Event], None]) -> None:
        self._count = count
        self._work = work
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[SpawnProcess] = []
        self._asked: queue.SimpleQueue[int] = queue.SimpleQueue()

    def run(self, started: Callable[[], None]) -> int:
        """Start all and watch over them until told to stop."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda number, frame: self._asked.put(number))
        with tempfile.TemporaryDirectory(prefix="tesela-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            self._processes = [self._start() for _ in range(self._count)]
            started()
            while (asked := self._next()) not in (signal.SIGINT, signal.SIGTERM):
                if asked == signal.SIGHUP:
                    self._renew()
            self._stop(*self._processes)
        return 0

    def _next(self) -> int | None:
        """A signal that came; none when there was none, and the dead have been replaced."""
        try:
            return self._asked.get(timeout=WATCH)
        except queue.Empty:
            for number, process in enumerate(self._processes):
                if not process.is_alive():
                    logger.error("worker %d ended with %s and is started again", number, process.exitcode)
                    mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                    self._processes[number] = self._start()
            return None

    def _start(self) -> SpawnProcess:
        ready = self._context.Event()
        process = self._context.Process(target=self._work, args=(ready,))
        process.start()
        while process.is_alive() and not ready.wait(WATCH):
            pass
        return process

    def _renew(self) -> None:
        """A new process for each old one, which tells its people to come back and then ends."""
        for number, old in enumerate(self._processes):
            self._processes[number] = self._start()
            self._stop(old)

    def _stop(self, *processes: SpawnProcess) -> None:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
            mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
