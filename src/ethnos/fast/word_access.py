"""Six small numbers as one word: kingdoms, seats, troll tokens and a tribe's cards come in sixes.

Written byte by byte, an observation takes longer than the step it shows; six at a time, it does
not. The lowest byte of a word is the first of its numbers.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba.core import types
from numba.extending import intrinsic, overload

from ethnos.fast.jit import compiled
from ethnos.fast.layout import Row

SIX: Final = 6
BYTE: Final = 8
WORD: Final = 8
"""The bytes compiled code reads and writes at once: those of six numbers and two more."""

_SIX_NUMBERS: Final = (1 << SIX * BYTE) - 1
_ALL: Final = (1 << SIX) - 1
_SPREAD: Final = np.array(
    [sum((members >> bit & 1) << bit * BYTE for bit in range(SIX)) for members in range(_ALL + 1)]
)


@compiled
def spread(members: int) -> int:
    """Return a set of up to six things as six numbers, 1 for every member."""
    return int(_SPREAD[members & _ALL])


# Interpreted, these definitions run; compiled, the instructions below.


def read_six(numbers: Row, at: int) -> int:
    """Return six numbers of one field of a record; rows are counted through."""
    six = numbers.reshape(-1)[at : at + SIX]
    return sum(int(number) << place * BYTE for place, number in enumerate(six))


def write_six(numbers: Row, at: int, six: int) -> None:
    """Write six numbers into one field of a record; rows are counted through.

    Compiled, the two bytes after them become 0: what lies there in the record is written later.
    """
    flat = numbers.reshape(-1)
    for place in range(SIX):
        flat[at + place] = six >> place * BYTE & 255


def _address(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
    first = context.make_array(kind)(context, builder, array).data
    byte = builder.gep(builder.bitcast(first, ir.IntType(BYTE).as_pointer()), [at])
    return builder.bitcast(byte, ir.IntType(WORD * BYTE).as_pointer())


@intrinsic
def _load(_context: Any, numbers: Any, _at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(context, builder, signature.args[0], *args), align=1)

    return types.int64(numbers, types.int64), generate


@intrinsic
def _store(_context: Any, numbers: Any, _at: Any, _word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array, at, word = args
        builder.store(word, _address(context, builder, signature.args[0], array, at), align=1)
        return context.get_dummy_value()

    return types.void(numbers, types.int64, types.int64), generate


@overload(read_six, inline="always")
def _read_six(numbers: Any, at: Any) -> Any:  # noqa: ARG001  # numba reads the names
    def read(numbers: Any, at: Any) -> Any:
        return _load(numbers, np.int64(at)) & _SIX_NUMBERS  # type: ignore[call-arg]  # see jit.py

    return read


@overload(write_six, inline="always")
def _write_six(numbers: Any, at: Any, six: Any) -> Any:  # noqa: ARG001  # numba reads the names
    def write(numbers: Any, at: Any, six: Any) -> Any:
        _store(numbers, np.int64(at), np.int64(six))  # type: ignore[call-arg]  # see jit.py

    return write
