"""What the end of an age pays, as tables."""

from __future__ import annotations

from typing import Final

from ethnos.rules.components import (
    GIANT_TOKEN,
    GIANT_TOKEN_SHORT_GAME,
    MERFOLK_BOARD,
    MERFOLK_BOARD_SHORT_GAME,
    TROLL_TOKENS,
)
from ethnos.rules.tribes.trolls import tie_strength

# By [short game][age - 1].
GIANT_GLORY: Final = (tuple(GIANT_TOKEN), (*GIANT_TOKEN_SHORT_GAME, 0))
MERFOLK_GLORY: Final = (tuple(MERFOLK_BOARD), (*MERFOLK_BOARD_SHORT_GAME, 0))


def _strength(tokens: int) -> int:
    total, highest = tie_strength(tuple(t for t in TROLL_TOKENS if tokens >> t - 1 & 1))
    return total * 8 + highest


TROLL_STRENGTH: Final = tuple(_strength(tokens) for tokens in range(1 << len(TROLL_TOKENS)))
"""What decides a tie, by the set of tokens held: the total, then the highest. R94, R95."""
