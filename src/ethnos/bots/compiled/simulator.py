"""Simulate games for the search bot in this process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ethnos.bots.compiled import scores
from ethnos.bots.compiled.scratch import Floats, new_scratch
from ethnos.bots.compiled.search import GAME_ROOT, WORKING_GAMES, simulate_candidates
from ethnos.bots.judgement.scratch import Scratch
from ethnos.bots.simulation import RESULT_COLUMNS, Results, codes_of
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import GameArray, new_game_array, write
from ethnos.packed.plain_game import PlainGame
from ethnos.rules.actions import Action

Simulate = Callable[..., None]
"""`simulate_candidates`, or another function with its arguments."""


class CompiledSimulator:
    """A `Simulator` that numba has compiled; it spreads games over threads if asked."""

    def __init__(self, threads: int = 1, simulate: Simulate = simulate_candidates) -> None:
        scores.load()
        self._scratches = [new_scratch(STANDARD_WEIGHTS) for _ in range(threads)]
        self._simulate = simulate

    def start(
        self, root: PlainGame, actions: Sequence[Action], seed: int, turns: int
    ) -> CompiledSimulation:
        """Return a simulation of these actions."""
        return CompiledSimulation(self._simulate, self._scratches, root, actions, seed, turns)


class CompiledSimulation:
    """A `Simulation` in arrays, one set for every thread."""

    def __init__(
        self,
        simulate: Simulate,
        scratches: Sequence[Scratch],
        root: PlainGame,
        actions: Sequence[Action],
        seed: int,
        turns: int,
    ) -> None:
        self._simulate = simulate
        self._scratches = scratches
        packed = write(root)
        self._games = [_working_games(packed) for _ in scratches]
        self._results = [np.zeros((len(actions), RESULT_COLUMNS)) for _ in scratches]
        self._codes = np.array(codes_of(actions), np.int64)
        self._seed = np.uint64(seed)
        self._turns = turns

    @property
    def results(self) -> Results:
        """The sums so far."""
        total: Floats = sum(self._results[1:], self._results[0])
        found: Results = total.tolist()
        return found

    def play(self, actions: Sequence[int], first: int, stop: int) -> None:
        """Play deals with each of these actions."""
        remaining = np.array(actions, np.int64)
        threads = len(self._scratches)
        parts = [first + (stop - first) * part // threads for part in range(threads + 1)]
        if threads == 1:
            self._play(0, remaining, first, stop)
            return
        with ThreadPoolExecutor(threads) as pool:
            playing = [
                pool.submit(self._play, thread, remaining, parts[thread], parts[thread + 1])
                for thread in range(threads)
            ]
            for played in playing:
                played.result()

    def _play(self, thread: int, remaining: Any, first: int, stop: int) -> None:
        self._simulate(
            self._games[thread],
            self._scratches[thread],
            self._codes,
            remaining,
            self._seed,
            (first, stop),
            self._turns,
            self._results[thread],
        )


def _working_games(packed: GameArray) -> GameArray:
    games = new_game_array(WORKING_GAMES)
    games[GAME_ROOT] = packed[0]
    return games
