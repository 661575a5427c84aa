"""How a game declares its state: a class of annotated fields that becomes one NumPy record of int64.

The class is never instantiated. It names the fields once, for the type checker, for NumPy and for the compiler:

    class Orchard(State):
        turn: int
        trees: Ints = cells(4, 6)
"""

from __future__ import annotations

import typing
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray


class Ints(Protocol):
    """A contiguous array of int64, or an array field of a state."""

    def __getitem__(self, index: Any, /) -> int: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...


class Floats(Protocol):
    """A contiguous array of float64."""

    def __getitem__(self, index: Any, /) -> float: ...
    def __setitem__(self, index: Any, value: float, /) -> None: ...


def constants(rows: Sequence[Any]) -> Ints:
    """A table of constants that rules may read."""
    return np.array(rows, np.int64)


class Shape(tuple[int, ...]):
    """The shape of an array field."""


def cells(*shape: int) -> Any:
    """Declare an array field of this shape."""
    return Shape(shape)


class State:
    """What every game's state begins with; `rng` is seeded by the engine before `setup`."""

    rng: Ints = cells(4)


States = NDArray[np.void]
"""A contiguous array of one game's states; functions take it with an index."""


def dtype_of(state: type[State]) -> np.dtype[np.void]:
    """The NumPy record that a state class declares."""
    if state not in _dtypes:
        _dtypes[state] = _read_dtype(state)
    return _dtypes[state]


_dtypes: dict[type[State], np.dtype[np.void]] = {}


def _read_dtype(state: type[State]) -> np.dtype[np.void]:
    fields: list[Any] = []
    for name in typing.get_type_hints(state):
        if hasattr(np.record, name):
            raise TypeError(f"{state.__name__}.{name} would be hidden by NumPy's own attribute of that name")
        shape = getattr(state, name, None)
        fields.append((name, np.int64, tuple(shape)) if isinstance(shape, Shape) else (name, np.int64))
    return np.dtype(fields)


def new_states(state: type[State], count: int) -> States:
    """Blank states, in the form that compiled functions take."""
    return np.zeros(count, dtype_of(state))


def readable(states: States) -> Any:
    """The same memory with fields as attributes: `readable(S)[0].turn`."""
    return states.view(np.dtype((np.record, states.dtype)))


def snapshot(state: Any) -> Any:
    """The fields of a readable state, looked up once: many times quicker to read, and not to be changed."""
    return SimpleNamespace(**{name: state[name] for name in state.dtype.names})


def copy_states(target: States, source: States) -> None:
    """Copy byte by byte, far quicker than NumPy's copy field by field."""
    target.view(np.uint8)[...] = source.view(np.uint8)
