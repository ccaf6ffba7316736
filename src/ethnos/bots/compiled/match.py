"""Whole games between compiled players: for tuning weights by results."""

from __future__ import annotations

from dataclasses import astuple
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.bots.compiled.kingdoms import look_ahead
from ethnos.bots.compiled.policy import play_on
from ethnos.bots.compiled.scratch import MIND, Floats, Mind, new_mind
from ethnos.bots.compiled.search import outlook
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled, popcount
from ethnos.fast.layout import GAME_OVER, Game, Games
from ethnos.fast.pack import prototype
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset

Minds = npt.NDArray[np.void]


def match(
    ruleset: Ruleset, challenger: Weights, champion: Weights, deals: int, seed: int
) -> tuple[float, float]:
    """Play each deal with the challenger on every seat in turn, champions on all others.

    Return the challenger's share of wins, and by how much glory he beats the others' mean.
    """
    games = prototype(ruleset)
    minds = np.zeros(2, MIND)
    for mind, weights in zip(minds, (challenger, champion), strict=True):
        mind["weights"] = astuple(weights)
    seeds = np.array([game_seed(seed, deal) for deal in range(deals)], np.uint64)
    totals = np.zeros(2)
    play_deals(games, minds, seeds, totals)
    played = deals * ruleset.players
    return float(totals[0]) / played, float(totals[1]) / played


@compiled
def play_deals(games: Games, minds: Minds, seeds: npt.NDArray[np.uint64], totals: Floats) -> None:
    """Play every deal once for each seat of the challenger; add up wins and margins."""
    game = games[0]
    for seed in seeds:
        for seat in range(game.players):
            new_game(game, seed)
            minds[0].moments[:] = -1
            minds[1].moments[:] = -1
            while game.decision != GAME_OVER:
                play_on(game, minds[0] if game.to_move == seat else minds[1])
            if game.winners >> seat & 1:
                totals[0] += 1.0 / popcount(game.winners)
            others = 0.0
            for rival in range(game.players):
                others += game.glory[rival]
            others -= game.glory[seat]
            totals[1] += game.glory[seat] - others / (game.players - 1)


def between_ages(ruleset: Ruleset, games: int, seed: int) -> list[Moment]:
    """Play games of the standard player against itself; return what each age's start promised."""
    record = prototype(ruleset)
    mind = new_mind(STANDARD_WEIGHTS)
    moments = []
    for number in range(games):
        new_game(record[0], np.uint64(game_seed(seed, number)))
        mind.moments[:] = -1
        begun = []
        while play_an_age(record[0], mind):
            look_ahead(record[0], mind)
            outlooks = tuple(outlook(record[0], mind, s) for s in range(ruleset.players))
            begun.append((ruleset.ages - int(record[0].age) + 1, outlooks))
        seats = range(ruleset.players)
        winners = frozenset(seat for seat in seats if record[0].winners >> seat & 1)
        glory = tuple(int(record[0].glory[seat]) for seat in seats)
        moments += [Moment(ages, outlooks, winners, glory) for ages, outlooks in begun]
    return moments


class Moment(NamedTuple):
    """The start of an age, and what became of it."""

    ages_to_play: int
    outlooks: tuple[float, ...]
    """By seat, see `ethnos.bots.compiled.search.outlook`."""
    winners: frozenset[int]
    glory: tuple[int, ...]


@compiled
def play_an_age(game: Game, mind: Mind) -> bool:
    """Play to the start of the next age; return False if the game ended instead."""
    age = game.age
    while game.age == age and game.decision != GAME_OVER:
        play_on(game, mind)
    return game.decision != GAME_OVER
