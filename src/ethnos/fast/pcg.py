"""The random generator of `ethnos.rules.streams.FastSource`: PCG32 (PCG-XSH-RR).

A stream is an array of two 64-bit integers: its state and its increment.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled, wrapping

Stream = npt.NDArray[np.uint64]
Small = npt.NDArray[np.int8]

MASK_64: Final = (1 << 64) - 1

_MULTIPLIER: Final = np.uint64(6364136223846793005)
_GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_ONE: Final = np.uint64(1)
_LOW_32: Final = np.uint64(0xFFFFFFFF)
_ALL_32: Final = np.uint64(1 << 32)
_18: Final = np.uint64(18)
_27: Final = np.uint64(27)
_30: Final = np.uint64(30)
_31: Final = np.uint64(31)
_32: Final = np.uint64(32)
_59: Final = np.uint64(59)


def new_stream() -> Stream:
    """Return an uninitialized stream; call `open_stream` before use."""
    return np.zeros(2, np.uint64)


@wrapping
def mix(value: np.uint64) -> np.uint64:
    """Return a number with its bits mixed (the finalizer of SplitMix64)."""
    value = value + _GOLDEN
    value = (value ^ (value >> _30)) * _MIX_1
    value = (value ^ (value >> _27)) * _MIX_2
    return value ^ (value >> _31)


@wrapping
def game_seed(root_seed: np.uint64, index: np.uint64) -> np.uint64:
    """Return the seed of one of many games, as defined by `ethnos.records.digest`."""
    return mix(mix(root_seed) + index)


@wrapping
def open_stream(stream: Stream, seed: np.uint64, number: int) -> None:
    """Initialize a stream with one of the streams of a seed."""
    stream[1] = (np.uint64(number) << _ONE) | _ONE
    stream[0] = stream[1] + mix(seed)
    draw_32(stream)


@wrapping
def draw_32(stream: Stream) -> np.uint64:
    """Return 32 random bits."""
    old: np.uint64 = stream[0]
    stream[0] = old * _MULTIPLIER + stream[1]
    shifted = (((old >> _18) ^ old) >> _27) & _LOW_32
    rotation = old >> _59
    return ((shifted >> rotation) | (shifted << (_32 - rotation))) & _LOW_32


@compiled
def draw_64(stream: Stream) -> np.uint64:
    """Return 64 random bits."""
    high = draw_32(stream)
    return (high << _32) | draw_32(stream)


@compiled
def below(stream: Stream, limit: int) -> int:
    """Return an unbiased integer from 0 to limit - 1; a limit of 1 consumes nothing."""
    if limit == 1:
        return 0
    sides = np.uint64(limit)
    product = draw_32(stream) * sides
    low = product & _LOW_32
    if low < sides:
        threshold = _ALL_32 % sides
        while low < threshold:
            product = draw_32(stream) * sides
            low = product & _LOW_32
    return int(np.int64(product >> _32))


@compiled
def shuffle(stream: Stream, items: Small, count: int) -> None:
    """Shuffle the first `count` items in place (Fisher-Yates, from the last down)."""
    for last in range(count - 1, 0, -1):
        chosen = below(stream, last + 1)
        held = items[last]
        items[last] = items[chosen]
        items[chosen] = held
