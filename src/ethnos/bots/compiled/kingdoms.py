"""What markers are worth, compiled: see `ethnos.bots.kingdoms` and `ethnos.bots.outlook`."""

from __future__ import annotations

from math import exp

import numpy as np

from ethnos.bots.compiled.scratch import (
    DRAW_RATE,
    LATER_AGES,
    NO_MARKER,
    SPREAD,
    SPREAD_AGE,
    SPREAD_TURN,
    TROLL_EDGE,
    Mind,
)
from ethnos.bots.outlook import HORIZON
from ethnos.fast.jit import compiled
from ethnos.fast.layout import KINGDOMS, Game
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import TROLL_TOKENS, TWO_PLAYERS
from ethnos.rules.tribes.trolls import tie_strength

_TIES = [
    tie_strength(tuple(token for token in TROLL_TOKENS if tokens >> (token - 1) & 1))
    for tokens in range(1 << len(TROLL_TOKENS))
]
TIE_STRENGTH = np.array([8 * total + highest for total, highest in _TIES])
"""What decides a tie, by the set of troll tokens. R94, R95."""


@compiled
def goes_on(game: Game, draws: float) -> float:
    """Return the chance that the age survives so many draws from the deck."""
    reaching = draws - game.dragon_free
    lower = game.deck_size - game.dragon_free
    ends = 1.0
    for dragon in range(DRAGONS - game.dragons_revealed):
        if reaching <= dragon:
            return 1.0
        ends *= min(1.0, (reaching - dragon) / (lower - dragon))
    return 1.0 - ends


@compiled
def look_ahead(game: Game, mind: Mind) -> None:
    """Work out how long the age may last."""
    rate = mind.weights[DRAW_RATE]
    dragons = DRAGONS - game.dragons_revealed
    lower = game.deck_size - game.dragon_free
    draws = game.dragon_free + (lower + 1) * dragons / (dragons + 1)
    a_round = rate * game.players
    mind.turns_left = draws / a_round
    mind.after_drawing = goes_on(game, 1 + rate * (game.players - 1))
    mind.after_taking = goes_on(game, rate * (game.players - 1))
    alive = 1.0
    for turn in range(HORIZON):
        later = goes_on(game, (turn + 1) * a_round)
        mind.steps[turn] = later / alive if alive > 0 else 0.0
        alive = later


@compiled
def chance_ahead(lead: float, spread: float) -> float:
    """Return the chance that a rival over whom one leads ends up ahead."""
    return 1.0 / (1.0 + exp(min(40.0, lead / spread)))


@compiled
def troll_edge(game: Game, rival: int, tokens: int, edge: float) -> float:
    """Return the edge of a seat with these troll tokens over a rival."""
    own = TIE_STRENGTH[tokens]
    theirs = TIE_STRENGTH[game.trolls[rival]]
    if own == theirs:
        return 0.0
    return edge if own > theirs else -edge


@compiled
def expected_pay(
    game: Game, mind: Mind, kingdom: int, seat: int, extra: int, age: int, tokens: int
) -> float:
    """Return what a kingdom may be expected to pay a seat at the end of an age."""
    weights = mind.weights
    turns = np.rint(mind.turns_left)
    later = age - game.age
    spread = weights[SPREAD] + weights[SPREAD_TURN] * turns + weights[SPREAD_AGE] * later
    none = -weights[NO_MARKER]
    own = game.markers[kingdom, seat] + extra
    strength = own if own > 0 else none
    first, second, third = 1.0, 0.0, 0.0  # the chances that 0, 1, 2 rivals are ahead
    alone = True
    for rival in range(game.players):
        if rival == seat:
            continue
        there = game.markers[kingdom, rival]
        alone = alone and there == 0
        lead = strength - (there if there > 0 else none)
        if later == 0:
            lead += troll_edge(game, rival, tokens, weights[TROLL_EDGE])
        ahead = chance_ahead(lead, spread)
        third += ahead * (second - third)
        second += ahead * (first - second)
        first *= 1.0 - ahead
    pay = first * game.tokens[kingdom, age - 1]
    if game.players == TWO_PLAYERS and age > 1:  # R115, R116
        if alone:
            pay += first * game.tokens[kingdom, 0]
    else:
        if age > 1:
            pay += second * game.tokens[kingdom, age - 2]
        if age > 2:
            pay += third * game.tokens[kingdom, age - 3]
    if later == 0 and own == 0:
        pay *= turns / (turns + 4)
    return float(pay)


@compiled
def worth(game: Game, mind: Mind, kingdom: int, seat: int, extra: int) -> float:
    """Return what a kingdom may pay a seat in this age and in later ones."""
    total = 0.0
    share = 1.0
    for age in range(game.age, game.ages + 1):
        total += share * expected_pay(game, mind, kingdom, seat, extra, age, game.trolls[seat])
        share *= mind.weights[LATER_AGES]
    return total


@compiled
def moment_key(game: Game, mind: Mind) -> int:
    """Return a number for what the worth of all markers depends on: age, time left, tokens."""
    claimed = 0
    for seat in range(game.players):
        claimed = claimed * 7 + game.trolls[seat]
    return (claimed * 8 + game.age) * 256 + int(np.rint(mind.turns_left))


@compiled
def kingdom_key(game: Game, kingdom: int) -> int:
    """Return a number for the markers in a kingdom."""
    key = 0
    for seat in range(game.players):
        key = key << 5 | game.markers[kingdom, seat]
    return key


@compiled
def look_at_board(game: Game, mind: Mind, seat: int) -> None:
    """Work out what one marker more is worth in every kingdom, unless it is known."""
    moment = moment_key(game, mind)
    fresh = mind.moments[seat] != moment
    mind.moments[seat] = moment
    for kingdom in range(KINGDOMS):
        key = kingdom_key(game, kingdom)
        if fresh or mind.board_keys[seat, kingdom] != key:
            mind.board_keys[seat, kingdom] = key
            with_marker = worth(game, mind, kingdom, seat, 1)
            mind.boards[seat, kingdom] = with_marker - worth(game, mind, kingdom, seat, 0)
        mind.gains[kingdom] = mind.boards[seat, kingdom]


@compiled
def beaten(game: Game, seat: int, tokens: int) -> int:
    """Return which rivals a seat with these troll tokens beats or meets in a tie, as a number."""
    own = TIE_STRENGTH[tokens]
    found = 0
    for rival in range(game.players):
        if rival != seat:
            theirs = TIE_STRENGTH[game.trolls[rival]]
            found = found * 3 + (2 if own > theirs else 1 if own == theirs else 0)
    return found


@compiled
def troll_gain(game: Game, mind: Mind, seat: int, token: int) -> float:
    """Return what a troll token is worth by the ties it decides in this age. R97."""
    tokens = game.trolls[seat]
    better = tokens | 1 << (token - 1)
    if beaten(game, seat, better) == beaten(game, seat, tokens):
        return 0.0
    for other in range(1, len(mind.trolls)):  # A token that beats the same rivals is as good.
        if not np.isnan(mind.trolls[other]):
            same = tokens | 1 << (other - 1)
            if beaten(game, seat, same) == beaten(game, seat, better):
                return float(mind.trolls[other])
    total = 0.0
    for kingdom in range(KINGDOMS):
        if game.markers[kingdom, seat] > 0:
            total += expected_pay(game, mind, kingdom, seat, 0, game.age, better)
            total -= expected_pay(game, mind, kingdom, seat, 0, game.age, tokens)
    return total
