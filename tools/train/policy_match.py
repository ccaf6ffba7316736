"""The policy alone, without a search, against heuristic bots."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ethnos.bots.compiled.judgement import best_choice, prepare, score_choices
from ethnos.bots.compiled.policy import add_moves, play_decision
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.apply import apply_move
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.twins import twin
from ethnos.packed.bits import popcount
from ethnos.packed.fields import DECISION_FURTHER_BAND, DECISION_GAME_OVER, DECISION_TURN
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset
from tools.train import correction
from tools.train.policy_network import PolicyNetwork

SEED: Final = 555
"""Of deals that nobody has learned from."""
correct_scores = twin(correction.correct_scores)


@compiled
def play_corrected(game: Any, scratch: Any, policy: Any) -> None:
    """Make the next decision of the player to move by corrected scores, and apply it."""
    if game.decision in (DECISION_TURN, DECISION_FURTHER_BAND):
        prepare(game, scratch)
        score_choices(game, scratch)
        if scratch.choice_count > 0:
            correct_scores(game, scratch, policy)
            scratch.moves[0] = 0
            add_moves(game, scratch, scratch.choices[best_choice(scratch)])
            for index in range(scratch.moves[0]):
                apply_move(game, scratch.moves[index + 1])
            return
    play_decision(game, scratch)


@compiled
def play_deals(games: Any, scratch: Any, policy: Any, seeds: Any, wins: Any, margins: Any) -> None:
    """Play every deal with the policy on each seat; add up its wins, and its margins in glory."""
    game = games[0]
    for deal in range(len(seeds)):
        for seat in range(game.players):
            new_game(game, seeds[deal])
            scratch.cached_board_keys[:] = -1
            while game.decision != DECISION_GAME_OVER:
                if game.to_move == seat:
                    play_corrected(game, scratch, policy)
                else:
                    play_decision(game, scratch)
            if game.winners >> seat & 1:
                wins[deal] += 1.0 / popcount(game.winners) / game.players
            others = -game.glory[seat]
            for rival in range(game.players):
                others += game.glory[rival]
            margin = game.glory[seat] - others / (game.players - 1)
            margins[deal] += margin / game.players


def match(policy: PolicyNetwork, players: int, deals: int) -> tuple[Any, Any]:
    """Return the share of wins of the policy, and its margin over the others' mean, by deal."""
    wins, margins = np.zeros(deals), np.zeros(deals)
    seeds = np.array([game_seed(SEED, deal) for deal in range(deals)], np.uint64)
    games = pack_ruleset(Ruleset(players=players))
    play_deals(games, new_scratch(STANDARD_WEIGHTS), policy, seeds, wins, margins)
    return wins, margins
