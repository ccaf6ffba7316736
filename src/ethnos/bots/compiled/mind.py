"""What a compiled player keeps in mind while it weighs one decision."""

from __future__ import annotations

from dataclasses import astuple, fields
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.bots.outlook import HORIZON
from ethnos.bots.weights import Weights
from ethnos.fast.layout import KINGDOMS, MOST_TRIBES, SLOTS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS, TROLL_TOKENS

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


class Mind(NamedTuple):
    """Room for everything that is worked out once for a decision."""

    weights: Floats
    steps: Floats
    """The chance to go on from each own turn to the one after it."""
    outlook: Floats
    """Turns left, the chance of another turn after drawing, and after taking a card."""
    gains: Floats
    """What one marker more is worth in each kingdom."""
    boards: Floats
    """By seat: what one marker more is worth in each kingdom, as worked out last."""
    board_keys: Ints
    """By seat: what the board looked like then, or -1. A new table must forget it."""
    abilities: Floats
    """By the place of the leader's tribe and the size of the band."""
    leads: Floats
    """By leader and size: what he brings besides the glory of the band."""
    trolls: Floats
    """What each troll token is worth."""
    fits: Floats
    """What leaving each card in the pool costs; worked out for the cards in hand."""
    unseen: Ints
    """How many of each card this seat does not know the place of."""
    chances: Floats
    """By group: the chance to find a card of it in one turn."""
    missed: Floats
    """By group: what it promises once a card that does not fit has joined the hand."""
    grown: Floats
    """By group: what it promises once a card that fits has joined it."""
    played: Floats
    value: Floats
    hands: Ints
    """Room for a few hands, a row each."""
    moves: Ints
    """The small steps of a decision, after their number."""


TURNS_LEFT, AFTER_DRAWING, AFTER_TAKING = range(3)
HELD, REST, LEFT, KEPT, TRIED, BAND = range(6)
"""The rows of `Mind.hands`."""


def new_mind(weights: Weights) -> Mind:
    """Return room for a player with these weights."""
    return Mind(
        weights=np.array(astuple(weights), np.float64),
        steps=np.zeros(HORIZON),
        outlook=np.zeros(3),
        gains=np.zeros(KINGDOMS),
        boards=np.zeros((MAX_PLAYERS, KINGDOMS)),
        board_keys=np.full(MAX_PLAYERS, -1, np.int64),
        abilities=np.zeros((MOST_TRIBES, SIZES)),
        leads=np.zeros((SLOTS, SIZES)),
        trolls=np.zeros(len(TROLL_TOKENS) + 1),
        fits=np.zeros(SLOTS),
        unseen=np.zeros(SLOTS, np.int64),
        chances=np.zeros(GROUPS),
        missed=np.zeros(GROUPS),
        grown=np.zeros(GROUPS),
        played=np.zeros(SIZES),
        value=np.zeros(SIZES),
        hands=np.zeros((6, SLOTS), np.int64),
        moves=np.zeros(LARGEST_BAND + 3, np.int64),
    )
