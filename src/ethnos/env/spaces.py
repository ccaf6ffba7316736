"""The spaces of actions and observations, the same in every environment."""

from __future__ import annotations

from typing import Any, Final, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space

from ethnos.env.fast_game import Table
from ethnos.fast.codes import CODES
from ethnos.fast.observation import OBSERVATION_SIZE, Observation

MASK_TYPE: Final = np.int8
"""What `Discrete.sample` asks of a mask."""


class Seen(TypedDict):
    """What an environment shows a seat."""

    observation: Observation
    """The pieces of `ethnos.fast.observation`, one after the other."""
    action_mask: npt.NDArray[np.int8]
    """1 for every legal code; all 0 while another seat decides."""


def action_space() -> Space[Any]:
    """Return the space of all action codes."""
    return Discrete(CODES)


def observation_space() -> Space[Any]:
    """Return the space of what a seat is shown."""
    return Dict(
        {
            "observation": Box(0, 255, (OBSERVATION_SIZE,), np.uint8),
            "action_mask": Box(0, 1, (CODES,), MASK_TYPE),
        }
    )


_NOTHING: Final = np.zeros(CODES, MASK_TYPE)


def seen(table: Table, seat: int) -> Seen:
    """Return what a seat is shown, in arrays of its own."""
    mask = table.mask if seat == table.to_move else _NOTHING
    return {"observation": table.observe(seat), "action_mask": mask.copy()}
