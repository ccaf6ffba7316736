"""Random agents and one that searches, in OpenSpiel: `python examples/rl_openspiel.py`."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ethnos.env.openspiel  # noqa: F401  # registers the game


def main() -> None:
    """Let player 0 think with ISMCTS for its first decisions, then play on at random."""
    game = pyspiel.load_game("ethnos(players=3)")
    chance = np.random.RandomState(0)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 10)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 5:
            action = searcher.step(state)
            print("search:", state.action_to_string(0, action))
            searched += 1
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    print("win shares:", state.returns())


if __name__ == "__main__":
    main()
