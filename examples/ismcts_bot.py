"""OpenSpiel's information-set tree search as a bot, with playouts in compiled code.

    pip install 'ethnos[fast,openspiel]'
    cd examples
    ethnos arena --bots ismcts_bot:IsmctsBot,novice,novice,novice --games 4

OpenSpiel's algorithm is plain Python; with its own playouts, which are too, it would need minutes
for a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from ethnos.env.codes import action_of
from ethnos.env.openspiel import EthnosGame, EthnosState, game_of
from ethnos.env.rewards import Reward
from ethnos.packed.moves import STEPS
from ethnos.rules.actions import Action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.steps import is_complete
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

SIMULATIONS = 10
EXPLORATION = 0.7
SEEDS = 1 << 31


class RandomPlayouts:
    """Judges a state by one random game to its end, as `RandomRolloutEvaluator` does."""

    def __init__(self, rng: np.random.RandomState) -> None:
        self._rng = rng

    def evaluate(self, state: EthnosState) -> list[float]:
        """Return what every seat gets."""
        return state.random_returns(self._rng.randint(SEEDS))

    def prior(self, state: EthnosState) -> list[tuple[int, float]]:
        """Return equal probabilities."""
        legal = state.legal_actions()
        return [(code, 1 / len(legal)) for code in legal]


class IsmctsBot:
    """Searches with 10 simulations for every step of an action."""

    def __init__(self) -> None:
        self._games: dict[Ruleset, EthnosGame] = {}

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        """Return the action whose steps were visited most."""
        game = self._games.get(view.ruleset)
        if game is None:
            game = self._games[view.ruleset] = game_of(view.ruleset, Reward.RANK)
        rng = np.random.RandomState(stream.below(SEEDS))
        state = game.state_of_view(view, rng.randint(SEEDS))
        search: Any = ISMCTSBot(
            game, RandomPlayouts(rng), EXPLORATION, SIMULATIONS, random_state=rng
        )
        search.set_resampler(
            lambda state, player: state.resample_from_infostate(player, rng.random_sample)
        )
        codes: list[int] = []
        while not codes or not is_complete(STEPS[codes[-1]]):
            codes.append(int(search.step(state)))
            state.apply_action(codes[-1])
        return action_of(codes)
