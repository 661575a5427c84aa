"""Who is next: everybody in turn, and each of their tables in turn; and how much one may ask for at once."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from tesela.server.limits import Cap

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, each for a person and a table; whose turn it was goes behind all others."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, list[T]]] = {}

    def __len__(self) -> int:
        return sum(len(things) for tables in self._waiting.values() for things in tables.values())

    def add(self, thing: T, person: str, table: str) -> None:
        """Let something wait."""
        self._waiting.setdefault(person, {}).setdefault(table, []).append(thing)

    def take(self, fits: Callable[[T], bool] = lambda thing: True) -> T | None:
        """The next that fits, if there is one; it waits no more."""
        for person, tables in self._waiting.items():
            for table, things in tables.items():
                for thing in things:
                    if fits(thing):
                        self.discard(thing, person, table)
                        self._go_behind(person, table)
                        return thing
        return None

    def discard(self, thing: T, person: str, table: str) -> None:
        """Let something wait no more, if it does."""
        tables = self._waiting.get(person, {})
        if thing in tables.get(table, ()):
            tables[table].remove(thing)
            if not tables[table]:
                del tables[table]
            if not tables:
                del self._waiting[person]

    def _go_behind(self, person: str, table: str) -> None:
        if tables := self._waiting.pop(person, None):
            if things := tables.pop(table, None):
                tables[table] = things
            self._waiting[person] = tables


class Share:
    """How much may be under way at once: for each person, and for all together."""

    def __init__(self, each: int, together: int) -> None:
        self._each = Cap(each)
        self._all = Cap(together)

    @contextlib.contextmanager
    def held(self, person: str) -> Iterator[None]:
        """While something is under way for a person; refused where it is too much."""
        with self._each.place(person, "server-thoughts-yours"), self._all.place("", "server-thoughts-all"):
            yield
