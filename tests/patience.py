"""How long tests wait for what must happen: only a failure takes so long, so a busy machine has all its time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0
LONG = 5 * PATIENCE  # for a program that works from its beginning to its end
T = TypeVar("T")


def until(
    look: Callable[[], T], wanted: Callable[[T], object] = bool, rest: Callable[[], object] = lambda: time.sleep(0.05)
) -> T:
    """Look again and again until it is as it must become; every change on the way renews the patience."""
    seen = look()
    end = time.monotonic() + PATIENCE
    while not wanted(seen):
        assert time.monotonic() < end, f"waited in vain: {seen}"
        rest()
        if (now := look()) != seen:
            seen, end = now, time.monotonic() + PATIENCE
    return seen
