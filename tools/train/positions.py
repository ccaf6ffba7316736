"""Positions to learn from: games of the heuristic bot against itself, on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final

import numpy as np

from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.self_play import WORKING_GAMES, play_games
from ethnos.bots.judgement.network import COMMON_INPUTS, SEAT_INPUTS
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import new_game_array
from ethnos.fast.pack import pack_ruleset
from ethnos.packed.fields import OPTION_VALUES
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset

PLAYERS: Final = (2, 3, 4, 5, 6, 4, 3, 4, 5, 2)
"""The player counts, chunk by chunk."""
CHUNK: Final = 100
"""Games of one ruleset."""
EXPLORING: Final = (2, 5, 10, 3)
"""Of 100 turns, how many are not played by the best action, for ten chunks each."""
VARIED: Final = 3
"""Every third chunk varies the rulings."""
CHANGED: Final = 0.3
"""The share of the rulings that it varies."""
EVERY: Final = 100
"""See `play_games`."""
_ROOM: Final = 25
"""The most positions of a game, on average."""

Chunk = dict[str, Any]
"""Arrays of positions: `seats`, `common`, `wins`, `glory` and the number of the `game`."""
Positions = dict[int, Chunk]
"""Positions by the number of players."""


def ruleset_of(chunk: int, seed: int) -> Ruleset:
    """Return the ruleset of a chunk; the tribes are drawn for every game."""
    ruleset = Ruleset(players=PLAYERS[chunk % len(PLAYERS)])
    if chunk % VARIED:
        return ruleset
    chance = np.random.default_rng((seed, chunk))
    varied: dict[str, Any] = {}
    for name, values in OPTION_VALUES.items():
        if chance.random() < CHANGED:
            varied[name] = values[int(chance.integers(len(values)))]
    return replace(ruleset, **varied)


def play_chunk(chunk: int, seed: int) -> Chunk:
    """Play the games of a chunk, and return positions of them."""
    ruleset = ruleset_of(chunk, seed)
    players, most = ruleset.players, CHUNK * _ROOM
    games = new_game_array(WORKING_GAMES)
    games[0] = pack_ruleset(ruleset)[0]
    seats = np.zeros((most, players * SEAT_INPUTS), np.float32)
    common = np.zeros((most, COMMON_INPUTS), np.float32)
    wins = np.zeros((most, players), np.float32)
    glory = np.zeros((most, players), np.float32)
    numbers = np.zeros(most, np.int32)
    count = play_games(
        games,
        new_scratch(STANDARD_WEIGHTS),
        np.array([game_seed(seed, chunk * CHUNK + n) for n in range(CHUNK)], np.uint64),
        EVERY,
        EXPLORING[chunk // len(PLAYERS) % len(EXPLORING)],
        (seats, common, wins, glory),
        numbers,
    )
    return {
        "seats": seats[:count].reshape(count, players, SEAT_INPUTS).astype(np.float16),
        "common": common[:count].astype(np.float16),
        "wins": wins[:count].astype(np.float16),
        "glory": glory[:count].astype(np.float16),
        "game": numbers[:count] + chunk * CHUNK,
    }


def play(games: int, seed: int, threads: int) -> Iterator[Chunk]:
    """Yield the positions of many games, a chunk at a time and in order."""
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda chunk: play_chunk(chunk, seed), range(games // CHUNK))


def gather(chunks: list[Chunk]) -> Positions:
    """Return the positions of many chunks by the number of players."""
    found: dict[int, list[Chunk]] = {}
    for chunk in chunks:
        found.setdefault(chunk["seats"].shape[1], []).append(chunk)
    return {
        players: {name: np.concatenate([one[name] for one in some]) for name in some[0]}
        for players, some in sorted(found.items())
    }
