"""One game step by step from Python: fast enough for tests, tools and a single environment.

numba unboxes arrays much faster than structs, so these functions take an array and an index.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import apply_move
from ethnos.fast.codes import MOST_CODES, move_of, write_codes
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.packed.moves import STEPS
from ethnos.rules.steps import Step


@compiled
def apply_code(games: GameArray, index: int, code: int) -> None:
    """Apply a legal code."""
    game = games[index]
    apply_move(game, move_of(game, code))


@compiled
def list_codes(games: GameArray, index: int, codes: npt.NDArray[np.int16]) -> int:
    """Write the codes of all legal steps, ascending; return their number."""
    return write_codes(games[index], codes)


def legal_codes(games: GameArray, index: int = 0) -> list[int]:
    """Return the codes of all legal steps, ascending."""
    codes = np.zeros(MOST_CODES, np.int16)
    return [int(code) for code in codes[: list_codes(games, index, codes)]]


def legal_steps(games: GameArray, index: int = 0) -> list[Step]:
    """Return all legal steps, in the order of `ethnos.rules.steps.steps`."""
    return [STEPS[code] for code in legal_codes(games, index)]
