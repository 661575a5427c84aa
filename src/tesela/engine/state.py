"""How a game declares its state: a class of annotated fields that becomes one NumPy record of int64.

The class is never instantiated. It names the fields once, for the type checker, for NumPy and for the compiler:

    class Orchard(State):
        turn: int
        trees: Ints = cells(4, 6)
"""

from __future__ import annotations

import typing
from collections.abc import Collection, Sequence
from types import SimpleNamespace
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray


class Ints(Protocol):
    """A contiguous array of int64, or an array field of a state."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: Any, /) -> int: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...


class Floats(Protocol):
    """A contiguous array of float64."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: Any, /) -> float: ...
    def __setitem__(self, index: Any, value: float, /) -> None: ...


class Features(Protocol):
    """A contiguous array of uint8: what a seat sees, as small whole numbers."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: Any, /) -> Any: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...


class Bytes(Protocol):
    """A contiguous array of int8."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: Any, /) -> int: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...


def constants(rows: Sequence[Any]) -> Ints:
    """A table of constants that rules may read."""
    return np.array(rows, np.int64)


def packed(numbers: Sequence[int]) -> int:
    """Small numbers as the bytes of one, so that rules can add up several at once."""
    return sum(number << (8 * k) for k, number in enumerate(numbers))


class Shape(tuple[int, ...]):
    """The shape of an array field."""


def cells(*shape: int) -> Any:
    """Declare an array field of this shape."""
    return Shape(shape)


class Record:
    """Base of everything that is declared by its fields: `int`, `float`, or an array of whole numbers."""


class State(Record):
    """What every game's state begins with; both are set by the engine before `setup`."""

    rng: Ints = cells(5)  # see rng.py
    rules: int  # the version of the rules under which the game is played


R = TypeVar("R", bound=Record)


class Records(Protocol[R]):
    """A contiguous array of records; functions take it with an index."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> R: ...
    def __setitem__(self, index: int, value: R, /) -> None: ...


States = Records[State]
Table = NDArray[np.void]
"""An array of records as Python holds it."""


def dtype_of(record: type[Record]) -> np.dtype[np.void]:
    """The NumPy record that a class declares."""
    if record not in _dtypes:
        _dtypes[record] = _read_dtype(record)
    return _dtypes[record]


_dtypes: dict[type[Record], np.dtype[np.void]] = {}


def _read_dtype(record: type[Record]) -> np.dtype[np.void]:
    fields: list[Any] = []
    for name, hint in typing.get_type_hints(record).items():
        if hasattr(np.record, name):
            raise TypeError(f"{record.__name__}.{name} would be hidden by NumPy's own attribute of that name")
        shape = getattr(record, name, None)
        if isinstance(shape, Shape):
            fields.append((name, np.int64, tuple(shape)))
        else:
            fields.append((name, np.float64 if hint is float else np.int64))
    return np.dtype(fields)


def blank(record: type[Record], count: int) -> Table:
    """Records of zeros, in the form that compiled functions take."""
    return np.zeros(count, dtype_of(record))


def readable(states: Table) -> Any:
    """The same memory with fields as attributes: `readable(S)[0].turn`."""
    return states.view(np.dtype((np.record, states.dtype)))


def reading(states: Table, i: int) -> Any:
    """State i as it stands, many times quicker to read than `readable`: numbers, rows as lists, tables as arrays."""
    fields = zip(states.dtype.names or (), states.item(i), strict=True)
    return SimpleNamespace(
        **{name: value if isinstance(value, int) or value.ndim > 1 else value.tolist() for name, value in fields}
    )


def copied(reading: Any, names: Collection[str] | None = None) -> Any:
    """A reading of one's own, in which rules may be tried out; with names, only of these fields."""
    fields = vars(reading)
    own = ((name, fields[name]) for name in names or fields)
    return SimpleNamespace(**{name: value if isinstance(value, int) else value.copy() for name, value in own})


def copy_states(target: Table, source: Table) -> None:
    """Copy byte by byte, far quicker than NumPy's copy field by field."""
    target.view(np.uint8)[...] = source.view(np.uint8)
