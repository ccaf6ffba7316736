"""The scratch space of a compiled player as a struct.

A struct is passed as one pointer. The same values as separate arrays would cost more in reference
counting than the work done on them.
"""

from __future__ import annotations

from dataclasses import astuple, fields
from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.bots.judgement import network as value_network
from ethnos.bots.judgement import policy_network
from ethnos.bots.judgement.network import Parameters
from ethnos.bots.judgement.network_file import POLICY, VALUE, standard_parameters
from ethnos.bots.judgement.scratch import FIELDS, Scratch
from ethnos.bots.weights import Weights

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
ScratchArray = npt.NDArray[np.void]

_WEIGHTS: Final = np.dtype((np.record, [(field.name, "f8") for field in fields(Weights)]))
_NETWORK, _POLICY = (
    np.dtype((np.record, [(name, "f8", (length,)) for name, length in lengths.items()]))
    for lengths in (value_network.LENGTHS, policy_network.LENGTHS)
)
SCRATCH_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("weights", _WEIGHTS),
            ("network", _NETWORK),
            ("policy", _POLICY),
            *((name, *form) for name, form in FIELDS.items()),
        ],
    )
)


def new_scratches(
    *players: Weights, network: Parameters | None = None, policy: Parameters | None = None
) -> ScratchArray:
    """Return scratch space for players with these weights, by default with the bots' networks."""
    array = np.zeros(len(players), SCRATCH_DTYPE)
    for name, values in (network or standard_parameters(VALUE)).items():
        array["network"][name] = values
    for name, values in (policy or standard_parameters(POLICY)).items():
        array["policy"][name] = values
    for scratch, weights in zip(array, players, strict=True):
        scratch["weights"] = astuple(weights)
    array["cached_board_keys"] = -1
    return array


def new_scratch(
    weights: Weights, network: Parameters | None = None, policy: Parameters | None = None
) -> Scratch:
    """Return scratch space for a player with these weights."""
    scratch: Scratch = new_scratches(weights, network=network, policy=policy)[0]
    return scratch
