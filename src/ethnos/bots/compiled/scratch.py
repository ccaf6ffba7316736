"""The scratch space of a compiled player as a struct.

A struct is passed as one pointer. The same values as separate arrays would cost more in reference
counting than the work done on them.
"""

from __future__ import annotations

from dataclasses import astuple, fields
from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.bots.judgement.scratch import FIELDS, Scratch
from ethnos.bots.weights import Weights

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
ScratchArray = npt.NDArray[np.void]

_WEIGHTS: Final = np.dtype((np.record, [(field.name, "f8") for field in fields(Weights)]))
SCRATCH_DTYPE: Final = np.dtype(
    (np.record, [("weights", _WEIGHTS), *((name, *form) for name, form in FIELDS.items())])
)


def new_scratches(*players: Weights) -> ScratchArray:
    """Return scratch space for players with these weights."""
    array = np.zeros(len(players), SCRATCH_DTYPE)
    for scratch, weights in zip(array, players, strict=True):
        scratch["weights"] = astuple(weights)
    array["cached_board_keys"] = -1
    return array


def new_scratch(weights: Weights) -> Scratch:
    """Return scratch space for a player with these weights."""
    scratch: Scratch = new_scratches(weights)[0]
    return scratch
