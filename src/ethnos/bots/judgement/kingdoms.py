"""The value of markers: the expected pay of a kingdom in this age and in later ones."""

from __future__ import annotations

from math import exp, isnan
from typing import Final

from ethnos.bots.judgement.scratch import Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import KINGDOMS, GameStruct
from ethnos.packed.tables import TROLL_STRENGTH
from ethnos.rules.components import MOST_MARKERS, TROLL_TOKENS, TWO_PLAYERS

_TOKENS: Final = len(TROLL_TOKENS)
"""The bits of a set of troll tokens."""
_TURN_BITS: Final = 16
"""Enough for the turns left in any age, whatever the weights."""
_MARKER_BITS: Final = MOST_MARKERS.bit_length()


@compilable
def chance_ahead(lead: float, spread: float) -> float:
    """Return the chance that a rival ends ahead of a seat with this lead."""
    return 1.0 / (1.0 + exp(min(40.0, lead / spread)))


@compilable
def troll_edge(game: GameStruct, rival: int, tokens: int, edge: float) -> float:
    """Return the tie-break advantage of a seat with these troll tokens over a rival."""
    own = TROLL_STRENGTH[tokens]
    theirs = TROLL_STRENGTH[game.trolls[rival]]
    if own == theirs:
        return 0.0
    return edge if own > theirs else -edge


@compilable
def expected_pay(
    game: GameStruct, scratch: Scratch, kingdom: int, seat: int, extra: int, age: int, tokens: int
) -> float:
    """Return the expected pay of a kingdom for a seat at the end of an age."""
    weights = scratch.weights
    turns = round(scratch.turns_left)
    later = age - game.age
    spread = weights.spread + weights.spread_turn * turns + weights.spread_age * later
    none = -weights.no_marker
    own = game.markers[kingdom][seat] + extra
    strength = own if own > 0 else none
    first, second, third = 1.0, 0.0, 0.0  # the chances that 0, 1, 2 rivals are ahead
    alone = True
    for rival in range(game.players):
        if rival == seat:
            continue
        there = weights.rivals * game.markers[kingdom][rival]
        alone = alone and there == 0
        lead = strength - (there if there > 0 else none)
        if later == 0:
            lead += troll_edge(game, rival, tokens, weights.troll_edge)
        ahead = chance_ahead(lead, spread)
        # A rival ahead shifts probability down by one rank; the lowest first, to use old values.
        third += ahead * (second - third)
        second += ahead * (first - second)
        first *= 1.0 - ahead
    pay = first * game.tokens[kingdom][age - 1]
    if game.players == TWO_PLAYERS and age > 1:  # R115, R116
        if alone:
            pay += first * game.tokens[kingdom][0]
    else:
        if age > 1:
            pay += second * game.tokens[kingdom][age - 2]
        if age > 2:
            pay += third * game.tokens[kingdom][age - 3]
    if later == 0 and own == 0:
        pay *= turns / (turns + 4)  # the chance to get a first marker there in this age
    return float(pay)


@compilable
def worth(game: GameStruct, scratch: Scratch, kingdom: int, seat: int, extra: int) -> float:
    """Return the expected pay of a kingdom for a seat in this and later ages."""
    total = 0.0
    share = 1.0
    for age in range(game.age, game.ages + 1):
        total += share * expected_pay(game, scratch, kingdom, seat, extra, age, game.trolls[seat])
        share *= scratch.weights.later_ages
    return total


@compilable
def board_key(game: GameStruct, scratch: Scratch) -> int:
    """Return a cache key of what all marker values depend on: age, time left, troll tokens."""
    key = int(game.age)
    for seat in range(game.players):
        key = key << _TOKENS | int(game.trolls[seat])
    return key << _TURN_BITS | round(scratch.turns_left)


@compilable
def kingdom_key(game: GameStruct, kingdom: int) -> int:
    """Return a cache key of the markers in a kingdom."""
    key = 0
    for seat in range(game.players):
        key = key << _MARKER_BITS | game.markers[kingdom][seat]
    return key


@compilable
def compute_marker_gains(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Compute the value of one more marker in every kingdom, from the cache if possible."""
    board = board_key(game, scratch)
    stale = scratch.cached_board_keys[seat] != board
    scratch.cached_board_keys[seat] = board
    for kingdom in range(KINGDOMS):
        key = kingdom_key(game, kingdom)
        if stale or scratch.cached_kingdom_keys[seat][kingdom] != key:
            scratch.cached_kingdom_keys[seat][kingdom] = key
            with_marker = worth(game, scratch, kingdom, seat, 1)
            scratch.cached_gains[seat][kingdom] = with_marker - worth(
                game, scratch, kingdom, seat, 0
            )
        scratch.marker_gains[kingdom] = scratch.cached_gains[seat][kingdom]


@compilable
def tie_comparisons(game: GameStruct, seat: int, tokens: int) -> int:
    """Return for every rival whether these troll tokens win, tie or lose, as one integer."""
    own = TROLL_STRENGTH[tokens]
    found = 0
    for rival in range(game.players):
        if rival != seat:
            theirs = TROLL_STRENGTH[game.trolls[rival]]
            found = found * 3 + (2 if own > theirs else 1 if own == theirs else 0)
    return found


@compilable
def troll_gain(game: GameStruct, scratch: Scratch, seat: int, token: int) -> float:
    """Return the value of the ties that one more troll token breaks in this age. R97."""
    tokens = game.trolls[seat]
    better = tokens | 1 << (token - 1)
    if tie_comparisons(game, seat, better) == tie_comparisons(game, seat, tokens):
        return 0.0  # the token changes no tie
    # Only the rivals that a seat beats or ties matter, not by how much. If a token computed earlier
    # changes the same comparisons, its value is the same.
    for other in range(1, len(scratch.troll_values)):
        if not isnan(scratch.troll_values[other]):
            same = tokens | 1 << (other - 1)
            if tie_comparisons(game, seat, same) == tie_comparisons(game, seat, better):
                return float(scratch.troll_values[other])
    total = 0.0
    for kingdom in range(KINGDOMS):
        if game.markers[kingdom][seat] > 0:  # tokens break ties only between markers
            total += expected_pay(game, scratch, kingdom, seat, 0, game.age, better)
            total -= expected_pay(game, scratch, kingdom, seat, 0, game.age, tokens)
    return total
