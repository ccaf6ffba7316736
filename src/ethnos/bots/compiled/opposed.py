"""Many games between compiled players and somebody outside, stepped together from Python.

A step applies the codes from outside and lets the compiled players go on until every game waits for
the next code.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ethnos.bots.compiled.players import (
    OUTSIDE,
    Seats,
    compiled_seats,
    forget,
    play_as,
    player_scratches,
)
from ethnos.bots.compiled.scratch import ScratchArray
from ethnos.fast.apply import apply_move
from ethnos.fast.batch import ALL_LEGAL, Batch, Buffers, begin
from ethnos.fast.codes import MASK_DTYPE, move_of, write_mask
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.observation import OBSERVATION_DTYPE, OBSERVATION_SIZE, observe, observe_step
from ethnos.fast.pcg import Stream, open_stream
from ethnos.packed.fields import DECISION_GAME_OVER, GameStruct
from ethnos.packed.moves import CODES
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import POLICY_STREAM


class OpposedBatch(Batch):
    """A batch in which compiled players sit at some seats; see `ethnos.fast.batch.Batch`.

    Random players choose from the stream of simulated players of their game.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        count: int,
        players: Sequence[str | None],
        *,
        seed: int = 0,
        threads: int = 1,
        buffers: Buffers | None = None,
    ) -> None:
        if len(players) != ruleset.players:
            raise SetupError(f"{ruleset.players} seats need as many entries, not {len(players)}")
        if all(name is not None for name in players):
            raise SetupError("no seat is left for the learner")
        self._seats = compiled_seats(players)
        self._scratches = [player_scratches() for _ in range(threads)]
        self._streams = np.zeros((count, 2), np.uint64)
        self.finals = np.zeros((count, OBSERVATION_SIZE), np.uint8)
        """Where the last step ended a game: what its last decider saw at the end."""
        super().__init__(ruleset, count, seed=seed, threads=threads, buffers=buffers)

    def _begin(self) -> None:
        begin_opposed(
            self.games,
            self._seed,
            self._seats,
            self._scratches[0],
            self._streams,
            self.masks,
            self.observations,
            self.to_move,
            self.played,
        )

    def _step_part(self, codes: npt.NDArray[np.int64], first: int, last: int) -> int:
        part = self._parts.index((first, last))
        return step_opposed(
            self.games,
            self._seed,
            codes,
            first,
            last,
            self._seats,
            self._scratches[part],
            self._streams,
            self.masks,
            self.observations,
            self.to_move,
            self.played,
            self.over,
            self.glory,
            self.ranks,
            self.finals,
        )


@compiled
def play_until_outside(
    game: GameStruct, seats: Seats, scratches: ScratchArray, stream: Stream
) -> None:
    """Let the compiled players decide until somebody outside must, or the game is over."""
    if game.decision == DECISION_GAME_OVER or seats[game.to_move] == OUTSIDE:
        return
    forget(scratches)
    while game.decision != DECISION_GAME_OVER and seats[game.to_move] != OUTSIDE:
        play_as(game, seats[game.to_move], scratches, stream)


@compiled
def play_first_until_outside(
    games: GameArray, seats: Seats, scratches: ScratchArray, streams: npt.NDArray[np.uint64]
) -> None:
    """Do the same in the first game of an array, with a stream for every seat."""
    game = games[0]
    forget(scratches)
    while game.decision != DECISION_GAME_OVER and seats[game.to_move] != OUTSIDE:
        play_as(game, seats[game.to_move], scratches, streams[game.to_move])


@compiled
def begin_playing(
    game: GameStruct,
    index: int,
    count: int,
    seed: np.uint64,
    seats: Seats,
    scratches: ScratchArray,
    stream: Stream,
    played: npt.NDArray[np.int64],
) -> None:
    """Start the next game at an index that waits for somebody outside."""
    while True:
        begin(game, index, count, seed, played)
        open_stream(stream, game.seed, POLICY_STREAM)
        play_until_outside(game, seats, scratches, stream)
        if game.decision != DECISION_GAME_OVER:  # ten skeletons may win before the first code
            return


@compiled
def begin_opposed(  # noqa: PLR0913, PLR0917  # the arrays of a batch
    games: GameArray,
    seed: np.uint64,
    seats: Seats,
    scratches: ScratchArray,
    streams: npt.NDArray[np.uint64],
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
        begin_playing(game, index, len(games), seed, seats, scratches, streams[index], played)
        write_mask(game, legal[index, 0])
        observe(game, game.to_move, observed[index, 0])
        to_move[index] = game.to_move


@compiled
def step_opposed(  # noqa: PLR0913, PLR0917  # the arrays of a batch
    games: GameArray,
    seed: np.uint64,
    codes: npt.NDArray[np.int64],
    first: int,
    last: int,
    seats: Seats,
    scratches: ScratchArray,
    streams: npt.NDArray[np.uint64],
    masks: npt.NDArray[np.uint8],
    observations: npt.NDArray[np.uint8],
    to_move: npt.NDArray[np.int8],
    played: npt.NDArray[np.int64],
    over: npt.NDArray[np.uint8],
    glory: npt.NDArray[np.int16],
    ranks: npt.NDArray[np.int8],
    finals: npt.NDArray[np.uint8],
) -> int:
    """Apply codes to a range of games; return the index of an illegal one, or -1."""
    refused = ALL_LEGAL
    legal = masks.view(MASK_DTYPE)
    observed = observations.view(OBSERVATION_DTYPE)
    final = finals.view(OBSERVATION_DTYPE)
    for index in range(first, last):
        game = games[index]
        code = codes[index]
        over[index] = 0
        if not 0 <= code < CODES or masks[index, code] == 0:
            refused = index
            continue
        mover = game.to_move
        apply_move(game, move_of(game, code))
        play_until_outside(game, seats, scratches, streams[index])
        if game.decision == DECISION_GAME_OVER:
            over[index] = 1
            for seat in range(game.players):
                glory[index, seat] = game.glory[seat]
                ranks[index, seat] = game.rank[seat]
            finals[index] = 0
            observe(game, mover, final[index, 0])
            begin_playing(game, index, len(games), seed, seats, scratches, streams[index], played)
            observations[index] = 0
        write_mask(game, legal[index, 0])
        observe_step(game, observed[index, 0])
        to_move[index] = game.to_move
    return refused
