"""Read and write six adjacent bytes with one 64-bit load or store.

Kingdoms, seats, troll tokens and the cards of a tribe all come in sixes. Written byte by byte, an
observation costs more than the move it follows; written six at a time, it does not.

A *six* is six bytes packed into one integer, the first in the lowest byte. A load or store moves
eight bytes, because there is no instruction for six: a load masks the two extra bytes away, a store
overwrites them with zeros. So callers write in ascending order of addresses, and the last six of a
struct must be followed by two more bytes (`tests/fast/test_word_access.py` checks this).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba.core import types
from numba.extending import intrinsic, overload

from ethnos.fast.jit import compiled
from ethnos.packed.fields import Row

SIX: Final = 6
BYTE: Final = 8
WORD: Final = 8
"""The bytes of one load or store: six used, two extra."""

_SIX_BYTES: Final = (1 << SIX * BYTE) - 1
_ALL: Final = (1 << SIX) - 1
_BYTES_OF_BITS: Final = np.array(
    [sum((members >> bit & 1) << bit * BYTE for bit in range(SIX)) for members in range(_ALL + 1)]
)


@compiled
def bits_to_bytes(members: int) -> int:
    """Return a set of up to six members as a six: byte i is 1 if i is a member."""
    return int(_BYTES_OF_BITS[members & _ALL])


# These definitions run in interpreted mode; compiled code uses the instructions generated below.


def read_six(numbers: Row, at: int) -> int:
    """Return six bytes of an array field, counted through its rows."""
    six = numbers.reshape(-1)[at : at + SIX]
    return sum(int(number) << index * BYTE for index, number in enumerate(six))


def write_six(numbers: Row, at: int, six: int) -> None:
    """Write six bytes into an array field, counted through its rows.

    In compiled code the two bytes after them become 0: write what follows them later.
    """
    flat = numbers.reshape(-1)
    for index in range(SIX):
        flat[at + index] = six >> index * BYTE & 255


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
        return _load(numbers, np.int64(at)) & _SIX_BYTES  # type: ignore[call-arg]  # see jit.py

    return read


@overload(write_six, inline="always")
def _write_six(numbers: Any, at: Any, six: Any) -> Any:  # noqa: ARG001  # numba reads the names
    def write(numbers: Any, at: Any, six: Any) -> Any:
        _store(numbers, np.int64(at), np.int64(six))  # type: ignore[call-arg]  # see jit.py

    return write
