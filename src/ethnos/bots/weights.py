"""What the heuristic bot believes, in numbers. `tools/tune.py` found them; see docs/strength.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Mostly in glory. Every number is a float, so that the tuner can move it."""

    tempo: float = 1.57
    """What a turn spent recruiting costs."""
    draw_rate: float = 0.455
    """How many cards a rival's turn takes from the deck."""
    reach: float = 1.72
    """How much better a turn's chance of a fitting card is than that of one blind draw."""
    pool_stays: float = 0.208
    """The chance that a card in the pool is still there at the next turn."""
    second: float = 0.0283
    """How much of the second-best plan for a hand counts beside the best."""
    fresh: float = 3.76
    """What a card promises that fits nothing in hand."""

    spread: float = 0.204
    """How uncertain the order in a kingdom is at the very end of an age, in markers."""
    spread_turn: float = 0.017
    """How much every turn still to come adds to that."""
    spread_age: float = 1.42
    """How much every further age adds to that."""
    later_ages: float = 1.08
    """What glory of a later age counts."""
    no_marker: float = 0.587
    """How far having no marker at all stands behind having one, besides that marker."""
    troll_edge: float = 0.441
    """How many markers the better troll tokens are worth in a tie."""

    feed: float = 0.194
    """What a card left in the pool costs."""
    feed_fit: float = 0.169
    """What it costs more for every card it fits that a rival is known to hold."""

    centaur: float = 3.7
    """A further band, as long as it is not known which."""
    elf: float = 0.652
    """A card kept, as long as it is not known which."""
    wizard: float = 1.15
    """A card drawn for nothing."""
    giant_hold: float = 1.63
    """How fast the hope of keeping the giant token fades: with turns to come, and small bands."""
    merfolk_space: float = 0.171
    """A space on the merfolk track, besides what it pays."""
    merfolk_spread: float = 2.86
    """How uncertain the order on the merfolk track is, in spaces."""
    orc_later: float = 0.473
    """What an orc marker promises for each age after this."""
    orc_next_age: float = 1.93
    """How many orc markers an age brings."""
    troll: float = 0.507
    """A point of troll token, besides the ties it decides now."""
    skeleton: float = 0.568
    """A skeleton in a hand that is kept."""


STANDARD_WEIGHTS: Final = Weights()
