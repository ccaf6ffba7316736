"""What the heuristic bot believes, in numbers. `tools/tune.py` found them; see docs/strength.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Mostly in glory. Every number is a float, so that the tuner can move it."""

    tempo: float = 1.3
    """What a turn spent recruiting costs."""
    draw_rate: float = 0.65
    """How many cards a rival's turn takes from the deck."""
    reach: float = 1.6
    """How much better a turn's chance of a fitting card is than that of one blind draw."""
    pool_stays: float = 0.45
    """The chance that a card in the pool is still there at the next turn."""
    second: float = 0.15
    """How much of the second-best plan for a hand counts beside the best."""
    fresh: float = 1.0
    """What a card promises that fits nothing in hand."""

    spread: float = 0.55
    """How uncertain the order in a kingdom is at the very end of an age, in markers."""
    spread_turn: float = 0.06
    """How much every turn still to come adds to that."""
    spread_age: float = 1.1
    """How much every further age adds to that."""
    later_ages: float = 0.8
    """What glory of a later age counts."""
    no_marker: float = 0.8
    """How far having no marker at all stands behind having one, besides that marker."""
    troll_edge: float = 0.45
    """How many markers the better troll tokens are worth in a tie."""

    feed: float = 0.35
    """What a card left in the pool costs."""
    feed_fit: float = 0.15
    """What it costs more for every card it fits that a rival is known to hold."""

    centaur: float = 2.0
    """A further band, as long as it is not known which."""
    elf: float = 0.6
    """A card kept, as long as it is not known which."""
    wizard: float = 0.8
    """A card drawn for nothing."""
    giant_hold: float = 1.2
    """How fast the hope of keeping the giant token fades: with turns to come, and small bands."""
    merfolk_space: float = 0.15
    """A space on the merfolk track, besides what it pays."""
    merfolk_spread: float = 2.5
    """How uncertain the order on the merfolk track is, in spaces."""
    orc_later: float = 0.5
    """What an orc marker promises for each age after this."""
    orc_next_age: float = 1.8
    """How many orc markers an age brings."""
    troll: float = 0.25
    """A point of troll token, besides the ties it decides now."""
    skeleton: float = 0.6
    """A skeleton in a hand that is kept."""


STANDARD_WEIGHTS: Final = Weights()
