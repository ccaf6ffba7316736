"""Whole games between compiled players, to tune weights by results."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.bots.compiled.policy import play_decision
from ethnos.bots.compiled.scratch import Floats, ScratchArray, new_scratches
from ethnos.bots.weights import Weights
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.pack import pack_ruleset
from ethnos.packed.bits import popcount
from ethnos.packed.fields import DECISION_GAME_OVER
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset


def match(
    ruleset: Ruleset, challenger: Weights, champion: Weights, deals: int, seed: int
) -> tuple[float, float]:
    """Play each deal with the challenger on every seat in turn, champions on all others.

    Return the challenger's share of wins, and its mean margin over the mean glory of the others.
    """
    games = pack_ruleset(ruleset)
    scratches = new_scratches(challenger, champion)
    seeds = np.array([game_seed(seed, deal) for deal in range(deals)], np.uint64)
    totals = np.zeros(2)
    play_deals(games, scratches, seeds, totals)
    played = deals * ruleset.players
    return float(totals[0]) / played, float(totals[1]) / played


@compiled
def play_deals(
    games: GameArray, scratches: ScratchArray, seeds: npt.NDArray[np.uint64], totals: Floats
) -> None:
    """Play every deal once for each seat of the challenger; add up wins and margins."""
    game = games[0]
    for seed in seeds:
        for seat in range(game.players):
            new_game(game, seed)
            scratches[0].cached_board_keys[:] = -1
            scratches[1].cached_board_keys[:] = -1
            while game.decision != DECISION_GAME_OVER:
                play_decision(game, scratches[0] if game.to_move == seat else scratches[1])
            if game.winners >> seat & 1:
                totals[0] += 1.0 / popcount(game.winners)
            others = 0.0
            for rival in range(game.players):
                others += game.glory[rival]
            others -= game.glory[seat]
            totals[1] += game.glory[seat] - others / (game.players - 1)
