"""Compiled playouts at random. `ethnos.bots.compiled` plays on with judgement."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import apply_move
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME_DTYPE, GameArray, new_game_array, read
from ethnos.fast.legal import count_moves, count_of, menu, nth_move, pick
from ethnos.fast.pcg import MASK_64, Stream, below, new_stream, open_stream
from ethnos.packed.fields import DECISION_GAME_OVER, DECISION_RAID, GameStruct
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.streams import POLICY_STREAM


@compiled
def random_move(game: GameStruct, stream: Stream) -> int:
    """Return a uniformly random legal move."""
    if game.decision == DECISION_RAID:
        return nth_move(game, below(stream, count_moves(game)))
    choices = menu(game)
    return pick(choices, below(stream, count_of(choices)))


@compiled
def play_to_end(game: GameStruct, stream: Stream) -> int:
    """Play a game to its end at random; return the number of decisions."""
    decisions = 0
    while game.decision != DECISION_GAME_OVER:
        apply_move(game, random_move(game, stream))
        decisions += 1
    return decisions


@compiled
def play_on(game: GameStruct, stream: Stream, whole_game: bool) -> int:
    """Play to the end of the age, its scoring included, or to the end of the game."""
    decisions = 0
    age = game.age
    while game.decision != DECISION_GAME_OVER and (whole_game or game.age == age):
        apply_move(game, random_move(game, stream))
        decisions += 1
    return decisions


@compiled
def run_playouts(
    games: GameArray,
    seat: int,
    whole_game: bool,
    count: int,
    stream: Stream,
    glory: npt.NDArray[np.int64],
) -> int:
    """Run playouts from the first struct in the second, each from a new determinization.

    Everything hidden from `seat` is resampled before every playout. The final glory of each seat is
    added to `glory`; the number of decisions is returned.
    """
    decisions = 0
    for _ in range(count):
        games[1] = games[0]
        game = games[1]
        determinize(game, seat, stream)
        decisions += play_on(game, stream, whole_game)
        for player in range(game.players):
            glory[player] += game.glory[player]
    return decisions


def playouts(
    games: GameArray,
    seat: int,
    count: int,
    *,
    seed: int = 0,
    whole_game: bool = False,
) -> npt.NDArray[np.float64]:
    """Return the mean glory of every seat after playouts from what a seat knows of a state.

    The array passed in is not changed.
    """
    work = new_game_array(2)
    work.view(np.uint8)[: GAME_DTYPE.itemsize] = games.view(np.uint8)[: GAME_DTYPE.itemsize]
    stream = new_stream()
    open_stream(stream, np.uint64(seed & MASK_64), POLICY_STREAM)
    glory = np.zeros(MAX_PLAYERS, np.int64)
    run_playouts(work, seat, whole_game, count, stream, glory)
    players = int(read(games).players)
    return glory[:players] / count
