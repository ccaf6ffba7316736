"""The action and observation spaces, the same in every environment."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, TypedDict, cast

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    from gymnasium.spaces import Box, Dict, Discrete, Space

from ethnos.env.fast_game import FastGame
from ethnos.fast.observation import OBSERVATION_SIZE, Observation
from ethnos.packed.moves import CODES

MASK_TYPE: Final = np.int8
"""The mask type that `Discrete.sample` requires."""


class MaskedObservation(TypedDict):
    """The observation of a seat with its mask of legal codes."""

    observation: Observation
    """The pieces of `ethnos.fast.observation`, one after the other."""
    action_mask: npt.NDArray[np.int8]
    """1 for every legal code; all 0 for seats that do not decide."""


class Form(StrEnum):
    """How a masked observation is written down."""

    PETTINGZOO = "pettingzoo"
    """`observation` and `action_mask`, in bytes."""
    RLLIB = "rllib"
    """`observations` and `action_mask`, in 32-bit floats."""


def action_space() -> Space[Any]:
    """Return the space of all action codes."""
    return Discrete(CODES)


def row_space(seats: int = 1) -> Space[Any]:
    """Return the space of the observations of some seats, one after the other."""
    return Box(0, 255, (seats * OBSERVATION_SIZE,), np.uint8)


def observation_space(form: Form = Form.PETTINGZOO) -> Space[Any]:
    """Return the space of masked observations."""
    if form is Form.RLLIB:
        return Dict(
            {
                "observations": Box(0.0, 255.0, (OBSERVATION_SIZE,), np.float32),
                "action_mask": Box(0.0, 1.0, (CODES,), np.float32),
            }
        )
    return Dict(
        {
            "observation": row_space(),
            "action_mask": Box(0, 1, (CODES,), MASK_TYPE),
        }
    )


_NOTHING: Final = np.zeros(CODES, MASK_TYPE)


def masked_observation(
    game: FastGame, seat: int, form: Form = Form.PETTINGZOO
) -> MaskedObservation:
    """Return the masked observation of a seat, in new arrays."""
    mask = game.mask if seat == game.to_move else _NOTHING
    if form is Form.RLLIB:
        floats = {
            "observations": game.observe(seat).astype(np.float32),
            "action_mask": mask.astype(np.float32),
        }
        return cast("MaskedObservation", floats)
    return {"observation": game.observe(seat), "action_mask": mask.copy()}
