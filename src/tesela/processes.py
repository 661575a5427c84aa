"""Processes and threads that work for others."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import threading
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

try:
    import fcntl
except ImportError:  # no such locks on Windows: work may be done twice there
    fcntl = None  # type: ignore[assignment]


def end_with_parent() -> None:
    """Let this process end when the one that it works for is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def end_with_input() -> None:
    """Let this process end when the one that holds the other end of its standard input does, however that ends."""
    threading.Thread(target=_outlive_input, daemon=True).start()


def _outlive_input() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)


def give_way(niceness: int) -> None:
    """Let the calling thread go on only when others leave it time, where the system can do that."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)


@contextlib.contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Wait while another process works under the same lock; without one where it cannot be had."""
    with contextlib.ExitStack() as held:
        if fcntl:
            with contextlib.suppress(OSError):
                lock.parent.mkdir(parents=True, exist_ok=True)
                fcntl.flock(held.enter_context(lock.open("w")), fcntl.LOCK_EX)
        yield
