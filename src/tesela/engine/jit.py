"""The only file that knows Numba: plain functions in, one game's compiled kernel out.

Rules are ordinary typed Python. Starting from an entry point, `Kernel` follows the calls, makes a twin of every
function in which the names of the contract mean this game's functions, and compiles the twins, callees first, each for
the one signature that its annotations declare. Nothing is compiled that is not reached, and the originals stay plain
Python: `Kernel(..., compiled=False)` is the same twins without the compiler.

A compiled function is cached under a digest of its code, the constants that it uses, its callees' digests, the
versions and the flags, so a stale one can never be found. Where no cache can be written the kernel does without.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import os
import sys
import tempfile
import threading
import typing
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

from tesela.engine import contract
from tesela.engine.state import Floats, Ints, State, States, dtype_of, new_states, readable

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]
"""Called with (functions done, functions in all, name of the next)."""

_PLACEHOLDERS = {getattr(contract, name): name for name in contract.NAMES}
_compiling = threading.RLock()


def jit_enabled() -> bool:
    """False when NUMBA_DISABLE_JIT asks for plain Python."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def cache_root() -> Path:
    """Where compiled code is kept: TESELA_CACHE_DIR, or the user's cache directory."""
    chosen = os.environ.get("TESELA_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path("tesela")


def writable(directory: Path) -> bool:
    """Whether files can be made there, making the directory if need be."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False


class Kernel:
    """One game's functions as Python may call them, compiled on first use or from the cache."""

    def __init__(
        self,
        name: str,
        functions: Mapping[str, Callable[..., Any]],
        state: type[State],
        *,
        compiled: bool | None = None,
    ) -> None:
        self.compiled = jit_enabled() if compiled is None else compiled
        self._name = name
        self._functions = functions
        self._state = state
        self._twins: dict[FunctionType, FunctionType] = {}
        self._order: list[FunctionType] = []
        self._digests: dict[FunctionType, str] = {}
        self._ready: dict[FunctionType, Callable[..., Any]] = {}
        self._toolchain: _Toolchain | None = None

    def states(self, count: int) -> States:
        """Blank states in the form that this kernel takes."""
        blank = new_states(self._state, count)
        return blank if self.compiled else readable(blank)

    def bind(self, template: F) -> F:
        """A template for this game: from the cache, or compiled now."""
        return typing.cast(F, self._entry(_function(template)))

    def warm(self, modules: Iterable[ModuleType], progress: Progress | None = None) -> None:
        """Compile or load every template of these modules, telling the progress."""
        if not self.compiled:
            return
        templates = [t for module in modules for t in templates_of(module)]
        with _compiling:
            todo: list[FunctionType] = []
            for template in templates:
                todo += [f for f in self._missing(template) if f not in todo]
            todo += [t for t in templates if t not in todo]
            for done, function in enumerate(todo):
                if progress:
                    progress(done, len(todo), function.__name__)
                self._compile(function)
            if progress:
                progress(len(todo), len(todo), "")

    def _entry(self, template: FunctionType) -> Callable[..., Any]:
        if template not in self._ready:
            with _compiling:
                self._follow(template)
                if not self.compiled:
                    return self._twins[template]
                for function in self._missing(template):
                    self._compile(function)
                self._compile(template)
        return self._ready[template]

    def _missing(self, template: FunctionType) -> list[FunctionType]:
        """The functions to compile before this one can be: none when it is in the cache."""
        self._follow(template)
        if template in self._ready or self._tools().cached(self._twins[template]):
            return []
        reached = self._reached(template)
        return [f for f in self._order if f in reached and f is not template]

    def _reached(self, function: FunctionType) -> set[FunctionType]:
        found = {function}
        for callee in self._callees(function):
            found |= self._reached(callee)
        return found

    def _callees(self, function: FunctionType) -> list[FunctionType]:
        values = (self._resolve(function.__globals__[name]) for name in _globals_used(function))
        return [value for value in values if isinstance(value, FunctionType)]

    def _resolve(self, value: Any) -> Any:
        if isinstance(value, FunctionType) and value in _PLACEHOLDERS:
            return self._functions[_PLACEHOLDERS[value]]
        return value

    def _follow(self, function: FunctionType) -> None:
        """Make twins of a function and of all that it calls, callees first."""
        if function in self._twins:
            return
        for callee in self._callees(function):
            self._follow(callee)
        names: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        for name in _globals_used(function):
            value = self._resolve(function.__globals__[name])
            names[name] = self._twins.get(value, value) if isinstance(value, FunctionType) else value
        twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        self._digests[function] = self._digest(function)
        twin.__qualname__ = f"{function.__name__}_{self._digests[function]}"
        twin.__module__ = function.__module__
        self._twins[function] = twin
        self._order.append(function)

    def _digest(self, function: FunctionType) -> str:
        code = function.__code__
        source = os.stat(code.co_filename)
        parts: list[Any] = [self._name, code.co_filename, source.st_mtime, source.st_size]
        parts += [code.co_code, code.co_consts, code.co_names, code.co_varnames]
        parts += [str(typing.get_type_hints(function)), dtype_of(self._state).descr]
        for name in _globals_used(function):
            value = self._resolve(function.__globals__[name])
            if isinstance(value, FunctionType):
                parts.append(self._digests[value])
            elif isinstance(value, np.ndarray):
                parts += [name, value.dtype.str, value.shape, value.tobytes()]
            elif not isinstance(value, ModuleType):
                parts += [name, value]
        parts += [np.__version__, sys.implementation.cache_tag]
        parts += [value for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]

    def _tools(self) -> _Toolchain:
        if self._toolchain is None:
            self._toolchain = _Toolchain(self._name, self._state)
        return self._toolchain

    def _compile(self, function: FunctionType) -> None:
        if function in self._ready:
            return
        twin = self._twins[function]
        for name, value in twin.__globals__.items():
            original = self._resolve(function.__globals__.get(name))
            if isinstance(value, FunctionType) and original in self._ready:
                twin.__globals__[name] = self._ready[original]
        self._ready[function] = self._tools().compile(twin, typing.get_type_hints(function))


class _Toolchain:
    """Numba, imported when the first function is compiled or loaded."""

    def __init__(self, name: str, state: type[State]) -> None:
        numba = _numba()
        record = numba.from_dtype(dtype_of(state))
        self._numba = numba
        self._types: dict[Any, Any] = {
            int: numba.int64,
            float: numba.float64,
            bool: numba.boolean,
            type(None): numba.void,
            tuple[int, int]: numba.types.UniTuple(numba.int64, 2),
            Ints: numba.int64[::1],
            Floats: numba.float64[::1],
            States: record[::1],
        }
        self._record = record
        directory = cache_root() / name
        self._directory = directory if writable(directory) else None

    def cached(self, twin: FunctionType) -> bool:
        """Whether the cache holds this function."""
        return self._directory is not None and any(self._directory.glob(f"*/*.{twin.__qualname__}-*.nbi"))

    def compile(self, twin: FunctionType, hints: dict[str, Any]) -> Callable[..., Any]:
        """The function for its one signature, from the cache if it is there."""
        config = self._numba.core.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._directory or "")
        try:
            dispatcher = self._numba.njit(
                cache=self._directory is not None, nogil=True, error_model="numpy", no_cfunc_wrapper=True
            )(twin)
        finally:
            config.CACHE_DIR = before
        parameters = dict(hints)
        result = self._type(parameters.pop("return"))
        dispatcher.compile(result(*(self._type(hint) for hint in parameters.values())))
        dispatcher.disable_compile()
        return typing.cast(Callable[..., Any], dispatcher)

    def _type(self, hint: Any) -> Any:
        if isinstance(hint, type) and issubclass(hint, State):
            return self._record
        return self._types[hint]


@functools.cache
def _numba() -> Any:
    """Numba, taught that an array field of a record may be passed as an array."""
    import numba
    import numba.extending

    def field_as_array(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
        return value

    lower_cast: Any = numba.extending.lower_cast
    lower_cast(numba.types.NestedArray, numba.types.Array)(field_as_array)
    return numba


def templates_of(module: ModuleType) -> list[FunctionType]:
    """The templates that a module defines for callers from Python: those that take an array of states."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and next(iter(typing.get_type_hints(value).values()), None) == States
    ]


def _function(template: Callable[..., Any]) -> FunctionType:
    return typing.cast(FunctionType, template)


def _globals_used(function: FunctionType) -> list[str]:
    """The global names that a function reads and its module defines, in a fixed order."""
    names = {i.argval for i in dis.get_instructions(function.__code__) if i.opname == "LOAD_GLOBAL"}
    return sorted(name for name in names if name in function.__globals__)
