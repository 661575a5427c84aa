"""The only file that knows Numba: plain functions in, one game's compiled kernel out.

Rules are ordinary typed Python. Starting from an entry point, `Kernel` follows the calls, makes a twin of every
function in which the names of the contract mean this game's functions, and compiles the twins, callees first, each for
the one signature that its annotations declare. Nothing is compiled that is not reached, and the originals stay plain
Python: `Kernel(..., compiled=False)` is the same twins without the compiler.

A compiled function is cached under a digest of its code, the constants that it uses, its callees' digests, the
versions and the flags, so a stale one can never be found. Where no cache can be written the kernel does without.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import hashlib
import os
import sys
import tempfile
import threading
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

from tesela.engine import atomic, contract
from tesela.engine.state import Bytes, Features, Floats, Ints, Record, Records, State, Table, blank, dtype_of, readable

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]
"""Called with (functions done, functions in all, name of the next)."""

_PLACEHOLDERS = {getattr(contract, name): name for name in contract.NAMES}
_one_at_a_time = threading.RLock()


def jit_enabled() -> bool:
    """False when NUMBA_DISABLE_JIT asks for plain Python."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def cache_root() -> Path:
    """Where compiled code is kept: TESELA_CACHE_DIR, or the user's cache directory."""
    chosen = os.environ.get("TESELA_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path("tesela")


def compile_lock(game: str) -> Path:
    """The file under which one process at a time compiles a game for this installation.

    Other installations have code of their own, so nobody waits for theirs.
    """
    place = hashlib.sha256(__file__.encode()).hexdigest()[:16]
    return cache_root() / game / f"{place}.lock"


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
        rules: int = 1,
        *,
        compiled: bool | None = None,
    ) -> None:
        self.compiled = jit_enabled() if compiled is None else compiled
        self._name = name
        self._functions = functions
        self._state = state
        self._rules = rules
        self.warmed = False
        self._lock = _one_at_a_time if self.compiled else threading.RLock()
        self._digests: dict[FunctionType, str] = {}
        self._ready: dict[FunctionType, Callable[..., Any]] = {}

    def states(self, count: int, rules: int | None = None) -> Table:
        """Blank states in the form that this kernel takes, for games under these rules: the newest, unless told so."""
        states = self.records(self._state, count)
        states["rules"] = self._rules if rules is None else rules
        return states

    def records(self, record: type[Record], count: int) -> Table:
        """Blank records in the form that this kernel takes."""
        return blank(record, count) if self.compiled else readable(blank(record, count))

    def bind(self, template: F) -> F:
        """A template for this game: from the cache, or compiled now."""
        function = typing.cast(FunctionType, template)
        if function not in self._ready:
            if not is_template(typing.get_type_hints(function)):
                raise TypeError(f"{function.__name__} does not take an array of states first")
            with self._lock:
                for needed in self._needed(function):
                    self._make(needed)
        return typing.cast(F, self._ready[function])

    def warm(self, modules: Iterable[ModuleType], progress: Progress | None = None) -> None:
        """Compile or load every template of these modules, telling the progress."""
        with self._lock:
            templates = [template for module in modules for template in templates_of(module)]
            needed = list(dict.fromkeys(function for template in templates for function in self._needed(template)))
            for done, function in enumerate(needed):
                if progress:
                    progress(done, len(needed), function.__name__)
                self._make(function)
            if progress:
                progress(len(needed), len(needed), "")
            self.warmed = True

    def is_cached(self, modules: Iterable[ModuleType]) -> bool:
        """Whether `warm` would only load and not compile."""
        with self._lock:
            return all(self._is_cached(template) for module in modules for template in templates_of(module))

    def _needed(self, template: FunctionType) -> list[FunctionType]:
        """What must be made for a template, callees first: it alone when the cache holds it."""
        return [template] if self.compiled and self._is_cached(template) else self._chain(template, {})

    def _is_cached(self, template: FunctionType) -> bool:
        self._chain(template, {})
        return not self.compiled or self._tools.cached(self._cache_name(template))

    def _chain(self, function: FunctionType, found: dict[FunctionType, None]) -> list[FunctionType]:
        """A function and all that it calls, callees first, each with its digest."""
        for value in self._globals_of(function).values():
            if isinstance(value, FunctionType) and value not in found:
                self._chain(value, found)
        if function not in self._digests:
            self._digests[function] = self._digest(function)
        found[function] = None
        return list(found)

    def _globals_of(self, function: FunctionType) -> dict[str, Any]:
        """The global names that a function reads, those of the contract meaning this game's functions."""
        names = {i.argval for i in dis.get_instructions(function.__code__) if i.opname == "LOAD_GLOBAL"}
        used = {name: function.__globals__[name] for name in sorted(names) if name in function.__globals__}
        return {name: self._own(value) for name, value in used.items()}

    def _own(self, value: Any) -> Any:
        if isinstance(value, FunctionType) and value in _PLACEHOLDERS:
            return self._functions[_PLACEHOLDERS[value]]
        return value

    def _digest(self, function: FunctionType) -> str:
        code = function.__code__
        source = os.stat(code.co_filename)
        parts: list[Any] = [self._name, code.co_filename, source.st_mtime, source.st_size]
        parts += [code.co_code, code.co_consts, code.co_names, code.co_varnames]
        parts += [typing.get_type_hints(function), dtype_of(self._state).descr]
        for name, value in self._globals_of(function).items():
            if isinstance(value, FunctionType):
                parts.append(self._digests[value])
            elif isinstance(value, np.ndarray):
                parts += [name, value.dtype.str, value.shape, value.tobytes()]
            elif not isinstance(value, ModuleType):
                parts += [name, value]
        compiler = os.stat(__file__)
        parts += [np.__version__, sys.implementation.cache_tag, compiler.st_mtime, compiler.st_size]
        parts += [pair for pair in sorted(os.environ.items()) if pair[0].startswith("NUMBA_")]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]

    def _cache_name(self, function: FunctionType) -> str:
        return f"{function.__name__}_{self._digests[function]}"

    def _make(self, function: FunctionType) -> None:
        """Make a function whose callees are made, unless the cache holds it."""
        if function in self._ready:
            return
        if self.compiled and function in atomic.OPERATIONS:
            self._ready[function] = _atomic(atomic.OPERATIONS[function])
            return
        try:
            self._ready[function] = self._twin(function)
        except _DamagedCache:
            for callee in self._chain(function, {})[:-1]:
                self._make(callee)
            self._ready[function] = self._twin(function)

    def _twin(self, function: FunctionType) -> Callable[..., Any]:
        """The function with this game's meaning of its names, compiled if this kernel is."""
        names: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        for name, value in self._globals_of(function).items():
            names[name] = self._ready.get(value, value) if isinstance(value, FunctionType) else value
        twin = FunctionType(function.__code__, names, function.__name__)
        twin.__qualname__ = self._cache_name(function)
        twin.__module__ = function.__module__
        return self._tools.compile(twin, typing.get_type_hints(function)) if self.compiled else twin

    @functools.cached_property
    def _tools(self) -> _Toolchain:
        return _Toolchain(self._name, self._state)


class _DamagedCache(Exception):
    """The cache held a function that cannot be read; it no longer does."""


class _Toolchain:
    """Numba with the types and the cache directory of one game."""

    def __init__(self, name: str, state: type[State]) -> None:
        self._numba = numba = _numba()
        self._state = numba.from_dtype(dtype_of(state))
        self._types: dict[Any, Any] = {
            int: numba.int64,
            float: numba.float64,
            bool: numba.boolean,
            type(None): numba.void,
            tuple[int, int]: numba.types.UniTuple(numba.int64, 2),
            tuple[int, int, int, int]: numba.types.UniTuple(numba.int64, 4),
            Ints: numba.int64[::1],
            Floats: numba.float64[::1],
            Bytes: numba.int8[::1],
            Features: numba.uint8[::1],
        }
        directory = cache_root() / name
        self._directory = directory if writable(directory) else None

    def cached(self, name: str) -> bool:
        """Whether the cache holds the function of this name."""
        return bool(self._files(name))

    def _files(self, name: str) -> list[Path]:
        return list(self._directory.glob(f"*/*.{name}-*.nb?")) if self._directory else []

    def compile(self, twin: FunctionType, hints: dict[str, Any]) -> Callable[..., Any]:
        """The function for its one signature, from the cache if it is there."""
        config = self._numba.core.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._directory or "")
        try:
            dispatcher = self._numba.njit(
                cache=self._directory is not None,
                nogil=True,
                error_model="numpy",
                no_cfunc_wrapper=True,
                no_cpython_wrapper=not is_template(hints),
            )(twin)
        finally:
            config.CACHE_DIR = before
        *parameters, result = map(self._type, hints.values())
        found = self._files(twin.__qualname__)
        try:
            with _no_negative_indices():
                dispatcher.compile(result(*parameters))
        except Exception as fault:
            for path in found:
                path.unlink(missing_ok=True)
            if found:
                raise _DamagedCache from fault
            raise
        dispatcher.disable_compile()
        return typing.cast(Callable[..., Any], dispatcher)

    def _type(self, hint: Any) -> Any:
        if hint in self._types:
            return self._types[hint]
        if typing.get_origin(hint) is Records:
            return self._type(*typing.get_args(hint))[::1]
        return self._state if issubclass(hint, State) else self._numba.from_dtype(dtype_of(hint))


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


@contextlib.contextmanager
def _no_negative_indices() -> Iterator[None]:
    """While it lasts, the compiler takes every index as it is: rules never count from the end of an array.

    Without a choice between two addresses at every access, loops over arrays become vector instructions.
    """
    from numba.core import types
    from numba.core.compiler_lock import global_compiler_lock
    from numba.np import arrayobj

    def as_it_is(context: Any, builder: Any, type_of_index: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, type_of_index, types.intp)

    with global_compiler_lock:
        before = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = before


@functools.cache
def _atomic(operation: str) -> Any:
    """An operation of the processor on a number of an array, with the meaning of its function in `atomic`."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    item_pointer: Any = cgutils.get_item_pointer

    def change(context: Any, numbers: Any, at: Any, value: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(numbers)(context, builder, arguments[0])
            pointer = item_pointer(context, builder, numbers, array, [arguments[1]], wraparound=False)
            return builder.atomic_rmw(operation, pointer, arguments[2], "seq_cst")

        return types.int64(numbers, types.int64, types.int64), write

    return intrinsic(change)


def is_template(hints: dict[str, Any]) -> bool:
    """Whether a function with these annotations takes an array of states first, as all do that Python may call."""
    first = next(iter(hints.values()), None)
    return typing.get_origin(first) is Records and issubclass(typing.get_args(first)[0], State)


def templates_of(module: ModuleType) -> list[FunctionType]:
    """The templates that a module defines."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType)
        and value.__module__ == module.__name__
        and is_template(typing.get_type_hints(value))
    ]
