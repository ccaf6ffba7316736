"""Measure the speed of both engines: random play of whole four-player games on one core."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

import numpy as np

from ethnos.fast.batch import Batch
from ethnos.fast.encoding import new_buffer
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray, new_game_array
from ethnos.fast.pack import pack_ruleset, pack_state
from ethnos.fast.pcg import new_stream, open_stream
from ethnos.fast.playout import run_playouts
from ethnos.fast.simulate import simulate_games
from ethnos.records.digest import game_seed
from ethnos.rules.apply import apply_legal
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.testing.simulation import play_game

BATCH_GAMES: Final = 1_024
_MIDDLE_OF_AN_AGE: Final = 35
"""Cards left in the deck when playouts start: about half of an age has been played."""


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat some work; return the units per CPU second of the best round.

    The best round is the one that other processes disturbed least.
    """
    work()  # Compiles and fills caches.
    best = 0.0
    end = process_time() + seconds
    while process_time() < end or best == 0.0:
        start = process_time()
        done = work()
        best = max(best, done / (process_time() - start))
    return best


def rules_decisions(seconds: float, ruleset: Ruleset | None = None) -> float:
    """Return the decisions per second of the reference engine."""
    chosen = ruleset or Ruleset()
    seeds = [game_seed(1, index) for index in range(4)]
    return best_rate(
        lambda: sum(play_game(chosen, seed, digest=False).decisions for seed in seeds), seconds
    )


def fast_decisions(seconds: float, ruleset: Ruleset | None = None) -> float:
    """Return the decisions per second of the fast engine."""
    games = pack_ruleset(ruleset or Ruleset())
    stream, buffer = new_stream(), new_buffer()
    decisions, checksums = np.zeros(200, np.int64), np.zeros(200, np.uint32)

    def work() -> int:
        simulate_games(games, np.uint64(1), 0, False, stream, buffer, decisions, checksums)
        return int(decisions.sum())

    return best_rate(work, seconds)


def middle_of_an_age() -> GameState:
    """Return a state in the middle of the second age."""
    source = FastSource(5)
    state, _ = new_game(Ruleset(), source)
    stream = source.stream(POLICY_STREAM)
    while state.age < 2 or len(state.deck) > _MIDDLE_OF_AN_AGE:
        apply_legal(state, random_action(state, stream)[0])
    return state


def fast_playouts(seconds: float) -> float:
    """Return playouts per second to the end of the age, each from a new determinization."""
    state = middle_of_an_age()
    games = new_game_array(2)
    games[:1] = pack_state(state)
    stream = new_stream()
    open_stream(stream, np.uint64(1), POLICY_STREAM)
    glory = np.zeros(MAX_PLAYERS, np.int64)

    def work() -> int:
        run_playouts(games, state.to_move, False, 500, stream, glory)
        return 500

    return best_rate(work, seconds)


def batch_decisions(seconds: float, *, threads: int = 1) -> float:
    """Return decisions per second of a batch stepped from Python, with masks and observations."""
    batch = Batch(Ruleset(), BATCH_GAMES, threads=threads)
    for _ in range(500):  # Until the games are at different stages.
        batch.step(batch.sample())

    def work() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * BATCH_GAMES

    return best_rate(work, seconds)


@compiled
def copy_around(games: GameArray, count: int) -> int:
    """Copy game structs around in a pattern that the compiler cannot optimize away."""
    size = len(games)
    for number in range(count):
        games[(number * 7 + 3) % size] = games[number % size]
    return count


def copy_nanoseconds(seconds: float) -> float:
    """Return the nanoseconds to copy one game."""
    games = np.repeat(pack_ruleset(Ruleset()), 64)
    return 1e9 / best_rate(lambda: copy_around(games, 10_000), seconds)
