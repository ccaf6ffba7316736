"""Simulate games for the search bot in this process."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ethnos.bots.compiled import scores
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.search import GAME_ROOT, WORKING_GAMES, simulate_candidates
from ethnos.bots.judgement.scratch import Scratch
from ethnos.bots.simulation import RESULT_COLUMNS, Results, codes_of
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import new_game_array, write
from ethnos.packed.plain_game import PlainGame
from ethnos.rules.actions import Action


class CompiledSimulator:
    """A `Simulator` that numba has compiled."""

    def __init__(self) -> None:
        scores.load()
        self._scratch = new_scratch(STANDARD_WEIGHTS)

    def start(
        self, root: PlainGame, actions: Sequence[Action], seed: int, turns: int
    ) -> CompiledSimulation:
        """Return a simulation of these actions."""
        return CompiledSimulation(self._scratch, root, actions, seed, turns)


class CompiledSimulation:
    """A `Simulation` in arrays."""

    def __init__(
        self, scratch: Scratch, root: PlainGame, actions: Sequence[Action], seed: int, turns: int
    ) -> None:
        self._scratch = scratch
        self._games = new_game_array(WORKING_GAMES)
        self._games[GAME_ROOT] = write(root)[0]
        self._codes = np.array(codes_of(actions), np.int64)
        self._seed = np.uint64(seed)
        self._turns = turns
        self._results = np.zeros((len(actions), RESULT_COLUMNS))

    @property
    def results(self) -> Results:
        """The sums so far."""
        return self._results.tolist()

    def play(self, actions: Sequence[int], first: int, stop: int) -> None:
        """Play deals with each of these actions."""
        simulate_candidates(
            self._games,
            self._scratch,
            self._codes,
            np.array(actions, np.int64),
            self._seed,
            (first, stop),
            self._turns,
            self._results,
        )
