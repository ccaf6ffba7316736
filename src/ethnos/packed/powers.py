"""The hooks of `ethnos.rules.tribes` as tables by tribe.

Hooks that return a number, a set of kingdoms, or yes or no are read here from the tribe's own
file. Only a tribe that changes the state (`Power.use`) has a function in `ethnos.fast.tribes`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ethnos.rules.cards import CARD_TYPES, Kingdom, Tribe, copies
from ethnos.rules.components import LARGEST_BAND, MOST_HAND_LIMIT, band_glory
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.power import Power

_POWERS: Final = tuple(power_of(tribe) for tribe in Tribe)
_SIZES: Final = tuple(min(size, LARGEST_BAND) for size in range(MOST_HAND_LIMIT + 1))
"""Bots look up what a hand has of a group; of a house's larger hand a band takes only so many."""
_KINGDOMS: Final = tuple(Kingdom)


def _tribes(wanted: Callable[[Power], bool]) -> int:
    return sum(1 << tribe for tribe, power in enumerate(_POWERS) if wanted(power))


# Sets of tribes, a bit for each: tested without a look at memory, they keep the tables below out of
# the way of most bands.
MAY_LEAD: Final = _tribes(lambda power: power.may_lead)
MAY_PLACE: Final = _tribes(lambda power: power.may_place)
MAY_CHAIN: Final = _tribes(lambda power: power.may_chain)
MAY_KEEP: Final = _tribes(lambda power: any(power.keeps(size) for size in _SIZES))
MAY_DRAW: Final = _tribes(lambda power: any(power.draws(size) for size in _SIZES))
ONLY_OWN: Final = _tribes(lambda power: all(power.kingdoms(own) == (own,) for own in Kingdom))
"""Tribes whose marker goes to the kingdom of the leader's colour. R37."""

Table = tuple[tuple[int, ...], ...]


def _by_size(hook: Callable[[Power, int], int]) -> Table:
    return tuple(tuple(hook(power, size) for size in _SIZES) for power in _POWERS)


# By [tribe][size of the band].
PLACING_SIZE: Final = _by_size(lambda power, size: power.placing_size(size))
SCORING_SIZE: Final = _by_size(lambda power, size: power.scoring_size(size))
KEEPS: Final = _by_size(lambda power, size: power.keeps(size))
DRAWS: Final = _by_size(lambda power, size: power.draws(size))

BAND_WORTH: Final = _by_size(lambda power, size: band_glory(power.scoring_size(size)))
"""What a band scores, by [leader's tribe][cards of the band that are not skeletons]. R87, D50."""

REACH: Final[Table] = tuple(
    tuple(sum(1 << _KINGDOMS.index(kingdom) for kingdom in power.kingdoms(own)) for own in Kingdom)
    for power in _POWERS
)
"""The set of kingdoms a marker may go to, by [tribe][kingdom of the leader]. R37, R70."""

COPIES: Final = tuple(
    next(copies(card) for card in CARD_TYPES if card.tribe is tribe) for tribe in Tribe
)
"""The number of each card in a tribe's deck. R3, D7."""
