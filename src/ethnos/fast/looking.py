"""What a policy is shown: the observation and the legal codes of the player to move."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.codes import MASK_DTYPE, write_mask
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.observation import OBSERVATION_DTYPE, OBSERVATION_SIZE, Observation, observe
from ethnos.packed.moves import CODES

Mask = npt.NDArray[np.uint8]


def look(games: GameArray) -> tuple[Observation, Mask]:
    """Return both for the first struct of an array, in new arrays."""
    row, mask = np.zeros(OBSERVATION_SIZE, np.uint8), np.zeros(CODES, np.uint8)
    write_look(games, row, mask)
    return row, mask


@compiled
def write_look(games: GameArray, row: Observation, mask: Mask) -> None:
    """Write both for the first struct, over zeros."""
    game = games[0]
    write_mask(game, mask.view(MASK_DTYPE)[0])
    observe(game, game.to_move, row.view(OBSERVATION_DTYPE)[0])
