"""Parts of views and stories, worked out once for all states that agree in what they read."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Concatenate, ParamSpec, TypeVar

REMEMBERED = 2048  # results of one function
NOTHING = object()
ROW = "[seat]"

P = ParamSpec("P")
T = TypeVar("T")
Reader = Callable[Concatenate[Any, P], T]


def remembered(*fields: str) -> Callable[[Reader[P, T]], Reader[P, T]]:
    """Remember what a function makes of a reading of a state; it is shown these fields and no others.

    Of a field written as `hand[seat]` it may read only the row of the seat, its second argument.
    """
    rows = [name.removesuffix(ROW) for name in fields if name.endswith(ROW)]
    wholes = [name for name in fields if not name.endswith(ROW)]

    def remember(function: Reader[P, T]) -> Reader[P, T]:
        memory: dict[Any, Any] = {}

        @functools.wraps(function)
        def recall(s: Any, /, *args: P.args, **kwargs: P.kwargs) -> T:
            read = [_fixed(getattr(s, name)) for name in wholes]
            read += [_fixed(getattr(s, name)[args[0]]) for name in rows]
            key = (*args, *read)
            result = memory.get(key, NOTHING)
            if result is NOTHING:
                if len(memory) >= REMEMBERED:
                    memory.clear()
                glimpse = SimpleNamespace(**{name: getattr(s, name) for name in (*wholes, *rows)})
                result = memory[key] = function(glimpse, *args, **kwargs)
            return result  # type: ignore[no-any-return]

        return recall

    return remember


def _fixed(value: Any) -> Any:
    """What a field holds, as something to look up by."""
    if isinstance(value, int):
        return value
    return tuple(value) if isinstance(value, list) else value.tobytes()
