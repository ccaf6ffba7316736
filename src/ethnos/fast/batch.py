"""Many games stepped together from Python.

All results are in arrays that are allocated once: after `reset` and after every `step` they hold
the legal codes and the observation of the player to move in each game. A game that ends is replaced
by the next one in the same step.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import apply_move
from ethnos.fast.codes import MASK_DTYPE, code_of, move_of, write_mask
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled, inlined
from ethnos.fast.layout import GameArray
from ethnos.fast.observation import OBSERVATION_DTYPE, OBSERVATION_SIZE, observe, observe_step
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.pcg import MASK_64, Stream, game_seed, new_stream, open_stream
from ethnos.fast.playout import random_move
from ethnos.packed.fields import DECISION_GAME_OVER, GameStruct
from ethnos.packed.moves import CODES
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import POLICY_STREAM

ALL_LEGAL: Final = -1
"""What `step_all` returns if no code was illegal."""


class Buffers(NamedTuple):
    """Arrays of one's own for a batch to write into, such as pinned memory: one row per game."""

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint8]

    def checked(self, count: int) -> Buffers:
        """Raise ValueError unless compiled code can write into them, which checks no bounds."""
        for array, width in zip(self, (OBSERVATION_SIZE, CODES), strict=True):
            fits = array.shape == (count, width) and array.dtype == np.uint8
            if not (fits and array.flags.c_contiguous and array.flags.writeable):
                raise ValueError(
                    f"a buffer must be {count} x {width}, uint8, contiguous and writeable"
                )
        return self


class Batch:
    """Many games of one ruleset, with automatic reset.

    Index i plays games i, i + count, i + 2 * count, ... of the root seed. The number of threads
    does not change the games.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        count: int,
        *,
        seed: int = 0,
        threads: int = 1,
        buffers: Buffers | None = None,
    ) -> None:
        if buffers is None:
            buffers = Buffers(
                np.zeros((count, OBSERVATION_SIZE), np.uint8), np.zeros((count, CODES), np.uint8)
            )
        buffers.checked(count)
        self.games: GameArray = np.repeat(pack_ruleset(ruleset), count)
        self.masks = buffers.masks
        """1 for every legal code, by game."""
        self.observations = buffers.observations
        """The observation of the player to move, by game; see `ethnos.fast.observation`."""
        self.to_move = np.zeros(count, np.int8)
        self.over = np.zeros(count, np.uint8)
        """1 where the last step ended a game; `glory` and `ranks` then hold its result."""
        self.glory = np.zeros((count, MAX_PLAYERS), np.int16)
        self.ranks = np.zeros((count, MAX_PLAYERS), np.int8)
        self.played = np.zeros(count, np.int64)
        """How many games have been started at each index."""
        self._seed = np.uint64(seed & MASK_64)
        self._stream = new_stream()
        self._helpers = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        bounds = [count * part // threads for part in range(threads + 1)]
        self._parts = list(pairwise(bounds))
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start the next game at every index; with a seed, the first games of that seed."""
        if seed is not None:
            self._seed = np.uint64(seed & MASK_64)
            open_stream(self._stream, self._seed, POLICY_STREAM)
            self.played[:] = 0
        self.over[:] = 0
        self._begin()

    def _begin(self) -> None:
        begin_all(self.games, self._seed, self.masks, self.observations, self.to_move, self.played)

    def step(self, codes: npt.ArrayLike) -> None:
        """Apply one code to every game; raise ValueError if one is illegal.

        Games whose code is legal have then advanced; the others are unchanged. Codes that are not
        one whole number per game raise ValueError or TypeError before anything happens.
        """
        self._step(self._checked(codes))

    def _checked(self, codes: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return the codes as compiled code reads them, which checks no bounds."""
        given = np.asarray(codes)
        if given.shape != self.to_move.shape:
            raise ValueError(
                f"{len(self.to_move)} games need as many codes, not shape {given.shape}"
            )
        if given.dtype.kind not in "iu":
            raise TypeError(f"codes are whole numbers, not {given.dtype}")
        return np.ascontiguousarray(given, np.int64)

    def _step(self, codes: npt.NDArray[np.int64]) -> None:
        own, *others = self._parts
        jobs = []
        if self._helpers is not None:
            jobs = [self._helpers.submit(self._step_part, codes, *part) for part in others]
        refused = [self._step_part(codes, *own), *(job.result() for job in jobs)]
        for game in refused:
            if game != ALL_LEGAL:
                raise ValueError(f"game {game}: code {codes[game]} is not legal")

    def _step_part(self, codes: npt.NDArray[np.int64], first: int, last: int) -> int:
        return step_all(
            self.games,
            self._seed,
            codes,
            first,
            last,
            self.masks,
            self.observations,
            self.to_move,
            self.played,
            self.over,
            self.glory,
            self.ranks,
        )

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a uniformly random legal code for every game."""
        codes = np.empty(len(self.games), np.int64)
        sample_all(self.games, self._stream, codes)
        return codes


@inlined
def begin(
    game: GameStruct, index: int, count: int, seed: np.uint64, played: npt.NDArray[np.int64]
) -> None:
    """Start the next game at an index."""
    new_game(game, game_seed(seed, np.uint64(index + count * played[index])))
    played[index] += 1


@compiled
def begin_all(
    games: GameArray,
    seed: np.uint64,
    masks: npt.NDArray[np.uint8],
    observations: npt.NDArray[np.uint8],
    to_move: npt.NDArray[np.int8],
    played: npt.NDArray[np.int64],
) -> None:
    """Start the next game at every index."""
    observations[:] = 0
    legal = masks.view(MASK_DTYPE)
    observed = observations.view(OBSERVATION_DTYPE)
    for index in range(len(games)):
        game = games[index]
        begin(game, index, len(games), seed, played)
        write_mask(game, legal[index, 0])
        observe(game, game.to_move, observed[index, 0])
        to_move[index] = game.to_move


@compiled
def step_all(  # noqa: PLR0913, PLR0917  # the arrays of a batch
    games: GameArray,
    seed: np.uint64,
    codes: npt.NDArray[np.int64],
    first: int,
    last: int,
    masks: npt.NDArray[np.uint8],
    observations: npt.NDArray[np.uint8],
    to_move: npt.NDArray[np.int8],
    played: npt.NDArray[np.int64],
    over: npt.NDArray[np.uint8],
    glory: npt.NDArray[np.int16],
    ranks: npt.NDArray[np.int8],
) -> int:
    """Apply codes to a range of games; return the index of an illegal one, or -1."""
    refused = ALL_LEGAL
    legal = masks.view(MASK_DTYPE)
    observed = observations.view(OBSERVATION_DTYPE)
    for index in range(first, last):
        game = games[index]
        code = codes[index]
        over[index] = 0
        if not 0 <= code < CODES or masks[index, code] == 0:
            refused = index
            continue
        apply_move(game, move_of(game, code))
        if game.decision == DECISION_GAME_OVER:
            over[index] = 1
            for seat in range(game.players):
                glory[index, seat] = game.glory[seat]
                ranks[index, seat] = game.rank[seat]
            begin(game, index, len(games), seed, played)
            observations[index] = 0
        write_mask(game, legal[index, 0])
        observe_step(game, observed[index, 0])
        to_move[index] = game.to_move
    return refused


@compiled
def sample_all(games: GameArray, stream: Stream, codes: npt.NDArray[np.int64]) -> None:
    """Write a random legal code for every game."""
    for index in range(len(games)):
        game = games[index]
        codes[index] = code_of(game, random_move(game, stream))
