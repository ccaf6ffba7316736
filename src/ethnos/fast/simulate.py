"""Simulations of uniformly random players, equal to `ethnos.testing.simulation`."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import apply_move
from ethnos.fast.codes import code_of
from ethnos.fast.deal import new_game
from ethnos.fast.encoding import Buffer, crc_32, encode, new_buffer
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.legal import count_moves, nth_move
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.pcg import MASK_64, Stream, below, game_seed, new_stream, open_stream
from ethnos.fast.playout import play_to_end
from ethnos.packed.fields import GameStruct
from ethnos.packed.moves import CODES
from ethnos.records.digest import GameSummary, Progress, SimulationResult, digest_of
from ethnos.records.digest import game_seed as seed_of
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import POLICY_STREAM

Weights = npt.NDArray[np.int64]
"""The relative probability of each code, at least 1."""

GAMES_AT_ONCE: Final = 1_000
"""Games played between two progress reports."""


def simulate(
    ruleset: Ruleset,
    games: int,
    seed: int,
    *,
    digest: bool = False,
    progress: Progress | None = None,
    first: int = 0,
) -> SimulationResult:
    """Play games `first`, `first + 1`, ... of a root seed to their ends."""
    start = perf_counter()
    summaries = simulated_games(ruleset, games, seed, digest=digest, progress=progress, first=first)
    return SimulationResult(
        games=games,
        decisions=sum(game.decisions for game in summaries),
        seconds=perf_counter() - start,
        digest=digest_of(summaries) if digest else None,
    )


def simulated_games(
    ruleset: Ruleset,
    games: int,
    seed: int,
    *,
    digest: bool,
    progress: Progress | None = None,
    first: int = 0,
) -> list[GameSummary]:
    """Return a summary of every game; without a digest the checksums are 0."""
    array = pack_ruleset(ruleset)
    policy = new_stream()
    buffer = new_buffer()
    decisions = np.zeros(games, np.int64)
    checksums = np.zeros(games, np.uint32)
    for done in range(0, games, GAMES_AT_ONCE):
        part = slice(done, min(done + GAMES_AT_ONCE, games))
        simulate_games(
            array,
            np.uint64(seed & MASK_64),
            first + done,
            digest,
            policy,
            buffer,
            decisions[part],
            checksums[part],
        )
        if progress is not None:
            progress(part.stop)
    return [
        GameSummary(seed_of(seed, first + number), int(decisions[number]), int(checksums[number]))
        for number in range(games)
    ]


@compiled
def simulate_games(
    games: GameArray,
    root_seed: np.uint64,
    first: int,
    digest: bool,
    policy: Stream,
    buffer: Buffer,
    decisions: npt.NDArray[np.int64],
    checksums: npt.NDArray[np.uint32],
) -> None:
    """Play one game for every entry of `decisions`, in the first struct of `games`."""
    game = games[0]
    weights = np.ones(CODES, np.int64)
    for number in range(len(decisions)):
        seed = game_seed(root_seed, np.uint64(first + number))
        new_game(game, seed)
        open_stream(policy, seed, POLICY_STREAM)
        if digest:
            decisions[number], checksums[number] = play_noting(game, policy, buffer, weights)
        else:
            decisions[number] = play_to_end(game, policy)


@compiled
def play_noting(
    game: GameStruct, policy: Stream, buffer: Buffer, weights: Weights
) -> tuple[int, np.uint32]:
    """Play a game to its end by code weights; return the number of decisions and the checksum."""
    checksum = crc_32(buffer, encode(game, buffer), np.uint32(0))
    choice = np.zeros(2, np.uint8)
    decisions = 0
    while True:
        moves = count_moves(game)
        if moves == 0:
            return decisions, checksum
        chosen = choose_by_weight(game, moves, policy, weights)
        choice[0] = moves
        choice[1] = chosen
        apply_move(game, nth_move(game, chosen))
        decisions += 1
        checksum = crc_32(choice, 2, checksum)
        if game.draft_size == 0:  # a complete action
            checksum = crc_32(buffer, encode(game, buffer), checksum)


@compiled
def choose_by_weight(game: GameStruct, moves: int, policy: Stream, weights: Weights) -> int:
    """Return the index of a legal move, drawn by the weights of their codes."""
    total = 0
    for number in range(moves):
        total += weights[code_of(game, nth_move(game, number))]
    left = below(policy, total)
    for number in range(moves):
        left -= weights[code_of(game, nth_move(game, number))]
        if left < 0:
            return number
    return moves - 1


def play_packed(games: GameArray, seed: int, weights: Weights) -> tuple[int, int]:
    """Play the first game of an array to its end; return decisions and checksum."""
    policy = new_stream()
    open_stream(policy, np.uint64(seed), POLICY_STREAM)
    decisions, checksum = play_first(games, policy, new_buffer(), weights)
    return decisions, int(checksum)


@compiled
def play_first(
    games: GameArray, policy: Stream, buffer: Buffer, weights: Weights
) -> tuple[int, np.uint32]:
    """Play the first game of an array to its end; return decisions and checksum."""
    return play_noting(games[0], policy, buffer, weights)
