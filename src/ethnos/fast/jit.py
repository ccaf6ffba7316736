"""The compile decorators, and bit operations as processor instructions."""

from __future__ import annotations

from collections.abc import Callable
from inspect import getfile
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from llvmlite.binding import (  # type: ignore[import-untyped]  # it has no types
    get_host_cpu_features,
)
from numba.core import cgutils, types
from numba.core import config as numba_config
from numba.extending import intrinsic, overload

from ethnos.fast.cache import cache_folder
from ethnos.packed.bits import lowest, nth, popcount

config: Any = numba_config  # its attributes are defined at run time

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

INTERPRETED: Final[bool] = bool(config.DISABLE_JIT)
"""Whether `NUMBA_DISABLE_JIT=1` makes the same source run as plain Python."""


def compiled(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Compile a function on its first call, and cache the result on disk."""
    return _compile(function, forceinline=False)


def inlined(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Compile a function into its callers, so that array arguments cost no reference counts."""
    return _compile(function, forceinline=True)


def _compile(
    function: Callable[Arguments, Answer], *, forceinline: bool
) -> Callable[Arguments, Answer]:
    if INTERPRETED:
        return function
    decorate: Any = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=forceinline)
    # numba reads the setting while it decorates; other users of numba keep their cache folder.
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(Path(getfile(function)).parent))
    try:
        return cast("Callable[Arguments, Answer]", decorate(function))
    finally:
        config.CACHE_DIR = before


def wrapping(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Compile a function whose 64-bit arithmetic overflows on purpose."""
    if INTERPRETED:  # numpy would warn
        return np.errstate(over="ignore")(function)
    return compiled(function)


# The processor instructions for sets in compiled code.


@intrinsic
def _ctpop(_context: Any, _members: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def _cttz(_context: Any, _members: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), generate


@overload(popcount, inline="always")
def _popcount(members: Any) -> Any:  # noqa: ARG001  # numba reads the name
    def count(members: Any) -> Any:
        return _ctpop(np.int64(members))  # type: ignore[call-arg]  # numba passes the context

    return count


@overload(lowest, inline="always")
def _lowest(members: Any) -> Any:  # noqa: ARG001  # numba reads the name
    def find(members: Any) -> Any:
        return _cttz(np.int64(members))  # type: ignore[call-arg]  # numba passes the context

    return find


@intrinsic
def _pdep(_context: Any, _number: Any, _members: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word))
        )
        return builder.call(pdep, args)

    return types.int64(types.int64, types.int64), generate


def _has_pdep() -> bool:
    """Return whether the target processor has the bit-deposit instruction (BMI2)."""
    if config.CPU_NAME is not None or config.CPU_FEATURES is not None:
        return False  # compiled for another processor than this one
    return bool(get_host_cpu_features().get("bmi2"))


_PDEP: Final = _has_pdep()


@overload(nth, inline="always")
def _nth(members: Any, number: Any) -> Any:  # noqa: ARG001  # numba reads the names
    def deposit(members: Any, number: Any) -> Any:
        return _cttz(_pdep(np.int64(1) << number, np.int64(members)))  # type: ignore[call-arg]

    def clear(members: Any, number: Any) -> Any:
        for _ in range(number):
            members &= members - 1
        return _cttz(np.int64(members))  # type: ignore[call-arg]  # numba passes the context

    return deposit if _PDEP else clear
