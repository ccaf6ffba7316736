"""Random agents and one ISMCTS agent in OpenSpiel: `python examples/rl_openspiel.py`."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ethnos.env.openspiel  # noqa: F401  # registers the game


def main() -> None:
    """Play one game; player 0 uses ISMCTS for its first decisions, everything else is random."""
    game = pyspiel.load_game("ethnos(players=3)")
    rng = np.random.RandomState(0)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 10)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 5:
            action = searcher.step(state)
            print("search:", state.action_to_string(0, action))
            searched += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    print("win shares:", state.returns())


if __name__ == "__main__":
    main()
