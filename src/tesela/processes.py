"""Processes and threads that work for others."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """Let this process end when the one that it works for is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def give_way(niceness: int) -> None:
    """Let the calling thread go on only when others leave it time, where the system can do that."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
