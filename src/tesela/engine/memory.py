"""Parts of views and stories, worked out once for all states that agree in what they read."""

from __future__ import annotations

import functools
from collections.abc import Callable
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, TypeVar, TypeVarTuple

REMEMBERED = 2048  # results of one function
ROW = "[seat]"

Asked = TypeVarTuple("Asked")
T = TypeVar("T")


def remembered(*fields: str) -> Callable[[Callable[[Any, *Asked], T]], Callable[[Any, *Asked], T]]:
    """Remember what a function makes of a reading of a state; it is shown these fields and no others.

    Of a field written as `hand[seat]` it may read only the row of the seat, its second argument.
    """
    rows = [name.removesuffix(ROW) for name in fields if name.endswith(ROW)]
    wholes = [name for name in fields if not name.endswith(ROW)]
    read_wholes, read_rows = _reader(wholes), _reader(rows)

    def remember(function: Callable[[Any, *Asked], T]) -> Callable[[Any, *Asked], T]:
        memory: dict[Any, tuple[T]] = {}

        @functools.wraps(function)
        def recall(s: Any, *asked: *Asked) -> T:
            seat: Any = next(iter(asked), None)
            read = [*read_wholes(s), *(field[seat] for field in read_rows(s))]
            key = (*asked, *[value if type(value) is int else _fixed(value) for value in read])
            known = memory.get(key)
            if known is None:
                if len(memory) >= REMEMBERED:
                    memory.clear()
                glimpse = SimpleNamespace(**{name: getattr(s, name) for name in (*wholes, *rows)})
                known = memory[key] = (function(glimpse, *asked),)
            return known[0]

        return recall

    return remember


def _reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads these fields."""
    return attrgetter(*names) if len(names) > 1 else lambda s: tuple(getattr(s, name) for name in names)


def _fixed(value: Any) -> Any:
    """What a row or a table holds, as something to look up by."""
    return tuple(value) if isinstance(value, list) else value.tobytes()
