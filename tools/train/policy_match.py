"""The policy alone, without a search, against heuristic bots."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ethnos.bots.compiled.policy import play_decision
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.judgement.network import Parameters
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled
from ethnos.fast.pack import pack_ruleset
from ethnos.packed.bits import popcount
from ethnos.packed.fields import DECISION_GAME_OVER
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset

SEED: Final = 555
"""Of deals that nobody has learned from."""


@compiled
def play_deals(games: Any, scratch: Any, seeds: Any, wins: Any, margins: Any) -> None:
    """Play every deal with the policy on each seat; add up its wins, and its margins in glory."""
    game = games[0]
    for deal in range(len(seeds)):
        for seat in range(game.players):
            new_game(game, seeds[deal])
            scratch.cached_board_keys[:] = -1
            while game.decision != DECISION_GAME_OVER:
                play_decision(game, scratch, game.to_move == seat)
            if game.winners >> seat & 1:
                wins[deal] += 1.0 / popcount(game.winners) / game.players
            others = -game.glory[seat]
            for rival in range(game.players):
                others += game.glory[rival]
            margin = game.glory[seat] - others / (game.players - 1)
            margins[deal] += margin / game.players


def match(policy: Parameters, players: int, deals: int) -> tuple[Any, Any]:
    """Return the share of wins of the policy, and its margin over the others' mean, by deal."""
    wins, margins = np.zeros(deals), np.zeros(deals)
    seeds = np.array([game_seed(SEED, deal) for deal in range(deals)], np.uint64)
    games = pack_ruleset(Ruleset(players=players))
    scratch = new_scratch(STANDARD_WEIGHTS, policy=policy)
    play_deals(games, scratch, seeds, wins, margins)
    return wins, margins
