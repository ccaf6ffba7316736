"""The weights of the heuristic bot. `tools/tune.py` found them; see docs/strength.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Mostly in glory. Every weight is a float, so that the tuner can move it."""

    tempo: float = 1.57
    """The cost of a turn spent recruiting."""
    draw_rate: float = 0.455
    """The mean number of cards a rival draws from the deck per turn."""
    reach: float = 1.72
    """A turn's chance of a fitting card, relative to one blind draw."""
    pool_stays: float = 0.208
    """The chance that a pool card is still there at the next turn."""
    second_plan: float = 0.0283
    """The weight of the second-best plan for a hand."""
    new_group: float = 3.76
    """The value of a card that fits nothing in hand and starts a new group."""

    spread: float = 0.204
    """The uncertainty of the ranking in a kingdom at the end of an age, in markers."""
    spread_turn: float = 0.017
    """What every turn still to come adds to that uncertainty."""
    spread_age: float = 1.42
    """What every later age adds to that uncertainty."""
    later_ages: float = 1.08
    """The weight of glory in a later age, per age."""
    no_marker: float = 0.587
    """How many markers below zero a seat without a marker counts."""
    troll_edge: float = 0.441
    """The value of the better troll tokens in a tie, in markers."""

    rivals: float = 1.0
    """How much the markers of rivals count: 0 forgets them."""
    big_bands: float = 0.0
    """The value that a card adds to a band for the joy of it."""
    favourite: float = -1.0
    """A tribe that is collected for its own sake, as an integer of `ethnos.packed`; -1 for none."""
    fondness: float = 0.0
    """The value that a card adds to a band of that tribe."""

    discard: float = 0.194
    """The cost of a card left in the pool."""
    discard_fit: float = 0.169
    """The additional cost for every fitting card that a rival is known to hold."""

    centaur: float = 3.7
    """The expected value of a further band, before it is known which."""
    elf: float = 0.652
    """The expected value of a kept card, before it is known which."""
    wizard: float = 1.15
    """The value of a card drawn by a wizard."""
    giant_hold: float = 1.63
    """How fast the chance of keeping the giant token falls with turns left and small bands."""
    merfolk_space: float = 0.171
    """The value of a space on the merfolk track, apart from its pay."""
    merfolk_spread: float = 2.86
    """The uncertainty of the ranking on the merfolk track, in spaces."""
    orc_later: float = 0.473
    """The value of an orc marker for each later age."""
    orc_next_age: float = 1.93
    """The expected number of orc markers gained per age."""
    troll: float = 0.507
    """The value per point of a troll token, apart from the ties it breaks now."""
    skeleton: float = 0.568
    """The value of a kept skeleton."""


STANDARD_WEIGHTS: Final = Weights()
