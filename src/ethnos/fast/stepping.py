"""One game step by step from Python: quick enough for tests, tools and a single environment.

Python hands arrays to compiled code much faster than records, so these take an array and a place.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import make_move
from ethnos.fast.codes import MOST_CODES, STEPS, move_of, write_codes
from ethnos.fast.jit import compiled
from ethnos.fast.layout import Games
from ethnos.rules.steps import Step


@compiled
def make_step(games: Games, index: int, code: int) -> None:
    """Carry out a legal step, given by its code."""
    game = games[index]
    make_move(game, move_of(game, code))


@compiled
def list_codes(games: Games, index: int, codes: npt.NDArray[np.int16]) -> int:
    """Write the codes of all legal steps, ascending; return how many."""
    return write_codes(games[index], codes)


def legal_codes(games: Games, index: int = 0) -> list[int]:
    """Return the codes of all legal steps, ascending."""
    codes = np.zeros(MOST_CODES, np.int16)
    return [int(code) for code in codes[: list_codes(games, index, codes)]]


def legal_steps(games: Games, index: int = 0) -> list[Step]:
    """Return all legal steps, in the order of `ethnos.rules.steps.steps`."""
    return [STEPS[code] for code in legal_codes(games, index)]
