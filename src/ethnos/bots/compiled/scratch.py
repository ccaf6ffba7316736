"""What a compiled player keeps in mind while it weighs one decision."""

from __future__ import annotations

from dataclasses import astuple, fields
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

from ethnos.bots.outlook import HORIZON
from ethnos.bots.weights import Weights
from ethnos.fast.layout import KINGDOMS, MOST_TRIBES, SLOTS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS, MERFOLK_LAST_SPACE, TROLL_TOKENS

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

GROUPS: Final = MOST_TRIBES + KINGDOMS
"""Six tribes by their place, then six kingdoms."""
SIZES: Final = LARGEST_BAND + 1

(
    TEMPO,
    DRAW_RATE,
    REACH,
    POOL_STAYS,
    SECOND,
    FRESH,
    SPREAD,
    SPREAD_TURN,
    SPREAD_AGE,
    LATER_AGES,
    NO_MARKER,
    TROLL_EDGE,
    FEED,
    FEED_FIT,
    CENTAUR_WEIGHT,
    ELF_WEIGHT,
    WIZARD_WEIGHT,
    GIANT_HOLD,
    MERFOLK_SPACE,
    MERFOLK_SPREAD,
    ORC_LATER,
    ORC_NEXT_AGE,
    TROLL_WEIGHT,
    SKELETON_WEIGHT,
) = range(len(fields(Weights)))
"""Places in an array of weights: the fields of `Weights` in their order."""


Row: TypeAlias = Any
"""An array inside a record; numbers go in and come out."""


def _floats(*shape: int) -> tuple[str, tuple[int, ...]]:
    return "f8", shape


def _ints(*shape: int) -> tuple[str, tuple[int, ...]]:
    return "i8", shape


class Mind:
    """Room for everything that is worked out once for a decision: the fields of a record.

    A record travels as one address; as many arrays would cost more than the work done on them.
    """

    weights: Annotated[Row, _floats(len(fields(Weights)))]
    steps: Annotated[Row, _floats(HORIZON)]
    """The chance to go on from each own turn to the one after it."""
    turns_left: Annotated[float, _floats()]
    after_drawing: Annotated[float, _floats()]
    """The chance of another turn after drawing from the deck now."""
    after_taking: Annotated[float, _floats()]
    """The chance of another turn after taking a card from the pool now."""
    gains: Annotated[Row, _floats(KINGDOMS)]
    """What one marker more is worth in each kingdom."""
    boards: Annotated[Row, _floats(MAX_PLAYERS, KINGDOMS)]
    """By seat: what one marker more is worth in each kingdom, as worked out last."""
    board_keys: Annotated[Row, _ints(MAX_PLAYERS, KINGDOMS)]
    """What the markers looked like then."""
    moments: Annotated[Row, _ints(MAX_PLAYERS)]
    """What else counted then, or -1. A table with other glory tokens must forget it."""
    abilities: Annotated[Row, _floats(MOST_TRIBES, SIZES)]
    """By the place of the leader's tribe and the size of the band."""
    leads: Annotated[Row, _floats(SLOTS, SIZES)]
    """By leader and size: what he brings besides the glory of the band."""
    trolls: Annotated[Row, _floats(len(TROLL_TOKENS) + 1)]
    """What each troll token is worth by the ties it decides, or not a number."""
    track: Annotated[Row, _floats(MERFOLK_LAST_SPACE + 1)]
    """What each space of the merfolk track may pay, or not a number."""
    fits: Annotated[Row, _floats(SLOTS)]
    """What leaving each card in the pool costs; worked out for the cards in hand."""
    unseen: Annotated[Row, _ints(SLOTS)]
    """How many of each card this seat does not know the place of."""
    chances: Annotated[Row, _floats(GROUPS)]
    """By group: the chance to find a card of it in one turn."""
    missed: Annotated[Row, _floats(GROUPS)]
    """By group: what it promises once a card that does not fit has joined the hand."""
    grown: Annotated[Row, _floats(GROUPS)]
    """By group: what it promises once a card that fits has joined it."""
    played: Annotated[Row, _floats(SIZES)]
    value: Annotated[Row, _floats(SIZES)]
    hands: Annotated[Row, _ints(6, SLOTS)]
    """Room for a few hands, a row each."""
    moves: Annotated[Row, _ints(LARGEST_BAND + 3)]
    """The small steps of a decision, after their number."""


HELD, REST, LEFT, KEPT, TRIED, BAND = range(6)
"""The rows of `Mind.hands`."""

_HINTS: Final = get_type_hints(Mind, include_extras=True)
MIND: Final = np.dtype(
    (np.record, [(name, *hint.__metadata__[0]) for name, hint in _HINTS.items()])
)


def new_mind(weights: Weights) -> Mind:
    """Return room for a player with these weights."""
    mind: Mind = np.zeros(1, MIND)[0]
    mind.weights[:] = astuple(weights)
    mind.moments[:] = -1
    return mind
