"""The function a kernel exports: the search bot's simulation, on buffers at fixed places.

`ethnos.bots.kernel` writes and reads the buffers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numba.core import types
from numba.np.numpy_support import carray, from_dtype

from ethnos.bots.compiled.scratch import SCRATCH_DTYPE, new_scratch
from ethnos.bots.compiled.search import WORKING_GAMES, simulate_candidates
from ethnos.bots.kernel import (
    MOST_ACTIONS,
    NUMBER_ACTIONS,
    NUMBER_FIRST,
    NUMBER_SEED,
    NUMBER_STOP,
    NUMBER_TURNS,
    NUMBERS,
)
from ethnos.bots.simulation import MOST_STEPS, RESULT_COLUMNS
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import GAME_DTYPE

NAME: Final = "simulate"


@dataclass(frozen=True)
class Buffer:
    """An array in the kernel's memory, under the name of an argument of `simulate`."""

    name: str
    dtype: Any
    initial: bytes


def simulate(
    numbers: Any, games: Any, scratch: Any, codes: Any, actions: Any, results: Any
) -> None:
    """Call the search bot's simulation with these buffers."""
    number = carray(numbers, NUMBERS)
    simulate_candidates(
        carray(games, WORKING_GAMES),
        carray(scratch, 1)[0],
        carray(codes, (MOST_ACTIONS, MOST_STEPS + 1)),
        carray(actions, MOST_ACTIONS)[: number[NUMBER_ACTIONS]],
        np.uint64(number[NUMBER_SEED]),
        (number[NUMBER_FIRST], number[NUMBER_STOP]),
        number[NUMBER_TURNS],
        carray(results, (MOST_ACTIONS, RESULT_COLUMNS)),
    )


def _zeros(dtype: Any, *shape: int) -> bytes:
    return np.zeros(shape, dtype).tobytes()


_scratch: Any = new_scratch(STANDARD_WEIGHTS)  # a row of an array, whatever its type says
BUFFERS: Final = (
    Buffer("numbers", np.dtype(np.int64), _zeros(np.int64, NUMBERS)),
    Buffer("games", GAME_DTYPE, _zeros(GAME_DTYPE, WORKING_GAMES)),
    Buffer("scratch", SCRATCH_DTYPE, _scratch.tobytes()),
    Buffer("codes", np.dtype(np.int64), _zeros(np.int64, MOST_ACTIONS, MOST_STEPS + 1)),
    Buffer("actions", np.dtype(np.int64), _zeros(np.int64, MOST_ACTIONS)),
    Buffer("results", np.dtype(np.float64), _zeros(np.float64, MOST_ACTIONS, RESULT_COLUMNS)),
)
_pointer: Any = types.CPointer  # it has no types
SIGNATURE: Final = types.void(*(_pointer(from_dtype(buffer.dtype)) for buffer in BUFFERS))
