"""The scratch space of a compiled player: what it computes once for a decision."""

from __future__ import annotations

from dataclasses import astuple, fields
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

from ethnos.bots.outlook import HORIZON
from ethnos.bots.weights import Weights
from ethnos.packed.fields import KINGDOMS, MOST_TRIBES, SLOTS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS, MERFOLK_LAST_SPACE, TROLL_TOKENS

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

GROUPS: Final = MOST_TRIBES + KINGDOMS
"""A group is the cards of one tribe or of one kingdom: first the tribes in play by index."""
SIZES: Final = LARGEST_BAND + 1

Row: TypeAlias = Any
"""An array inside a struct."""

_WEIGHTS: Final = np.dtype((np.record, [(field.name, "f8") for field in fields(Weights)]))


def _floats(*shape: int) -> tuple[object, ...]:
    return "f8", shape


def _ints(*shape: int) -> tuple[object, ...]:
    return "i8", shape


class Scratch:
    """The fields of the scratch struct, in memory order.

    A struct is passed as one pointer. The same values as separate arrays would cost more in
    reference counting than the work done on them.
    """

    weights: Annotated[Weights, (_WEIGHTS,)]
    turn_survival: Annotated[Row, _floats(HORIZON)]
    """By own turn from now: the chance that the age lasts until the turn after it."""
    turns_left: Annotated[float, _floats()]
    """The expected number of own turns before the age ends."""
    survival_after_drawing: Annotated[float, _floats()]
    """The chance of another turn after drawing from the deck now."""
    survival_after_taking: Annotated[float, _floats()]
    """The chance of another turn after taking a card from the pool now."""
    marker_gains: Annotated[Row, _floats(KINGDOMS)]
    """The value of one more marker in each kingdom."""
    cached_gains: Annotated[Row, _floats(MAX_PLAYERS, KINGDOMS)]
    """Cache of `marker_gains` by seat."""
    cached_kingdom_keys: Annotated[Row, _ints(MAX_PLAYERS, KINGDOMS)]
    """The markers that `cached_gains` was computed for."""
    cached_board_keys: Annotated[Row, _ints(MAX_PLAYERS)]
    """What else `cached_gains` was computed for, or -1.

    Glory tokens are not part of the keys: set this to -1 before using another deal.
    """
    ability_values: Annotated[Row, _floats(MOST_TRIBES, SIZES)]
    """By the index of the leader's tribe and the size of the band."""
    leader_values: Annotated[Row, _floats(SLOTS, SIZES)]
    """By leader and size: the value of a band apart from the glory it scores."""
    troll_values: Annotated[Row, _floats(len(TROLL_TOKENS) + 1)]
    """The value of each troll token for breaking ties; NaN until computed."""
    merfolk_values: Annotated[Row, _floats(MERFOLK_LAST_SPACE + 1)]
    """The expected pay of each space of the merfolk track; NaN until computed."""
    discard_costs: Annotated[Row, _floats(SLOTS)]
    """The cost of leaving each card in the pool; computed for the cards in hand."""
    unseen: Annotated[Row, _ints(SLOTS)]
    """The number of copies of each card whose location this seat does not know."""
    find_chances: Annotated[Row, _floats(GROUPS)]
    """By group: the chance to find a card of it in one turn."""
    values_if_missed: Annotated[Row, _floats(GROUPS)]
    """By group: its value after a card of another group has joined the hand."""
    values_if_grown: Annotated[Row, _floats(GROUPS)]
    """By group: its value after a card of this group has joined the hand."""
    play_values: Annotated[Row, _floats(SIZES)]
    """Work array of `value_of_growing`: by added cards, the value of playing the band now."""
    best_values: Annotated[Row, _floats(SIZES)]
    """Work array of `value_of_growing`: by added cards, the better of playing and waiting."""

    # Hands and bands as card counts by slot.
    held: Annotated[Row, _ints(SLOTS)]
    """The hand of the player to move."""
    rest: Annotated[Row, _ints(SLOTS)]
    """What remains of the hand after the band being considered."""
    left: Annotated[Row, _ints(SLOTS)]
    """What remains after a further band."""
    kept: Annotated[Row, _ints(SLOTS)]
    """The cards kept after an elf's band."""
    tried: Annotated[Row, _ints(SLOTS)]
    """The followers of the further band being considered."""
    band: Annotated[Row, _ints(SLOTS)]
    """The followers of the band being considered."""

    moves: Annotated[Row, _ints(LARGEST_BAND + 3)]
    """The moves of the decision: their number, then each move."""


_HINTS: Final = get_type_hints(Scratch, include_extras=True)
SCRATCH_DTYPE: Final = np.dtype(
    (np.record, [(name, *hint.__metadata__[0]) for name, hint in _HINTS.items()])
)


def new_scratch(weights: Weights) -> Scratch:
    """Return scratch space for a player with these weights."""
    array = np.zeros(1, SCRATCH_DTYPE)
    array["weights"] = astuple(weights)
    array["cached_board_keys"] = -1
    scratch: Scratch = array[0]
    return scratch
