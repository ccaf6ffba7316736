"""Players inside the compiled code, and games played on by them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import make_move
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME, GAME_OVER, RAID, Game, Games, new_games
from ethnos.fast.legal import count_moves, count_of, menu, nth_move, pick
from ethnos.fast.pcg import MASK_64, Stream, below, new_stream, open_stream
from ethnos.fast.plain_game import read
from ethnos.fast.rollout_policy import informed_move
from ethnos.records.digest import POLICY_STREAM
from ethnos.rules.components import MAX_PLAYERS


@compiled
def random_move(game: Game, stream: Stream) -> int:
    """Return any legal move, each as likely as the others."""
    if game.decision == RAID:
        return nth_move(game, below(stream, count_moves(game)))
    choices = menu(game)
    return pick(choices, below(stream, count_of(choices)))


@compiled
def play_to_end(game: Game, stream: Stream) -> int:
    """Play a game to its end at random; return the number of decisions."""
    decisions = 0
    while game.decision != GAME_OVER:
        make_move(game, random_move(game, stream))
        decisions += 1
    return decisions


@compiled
def play_on(game: Game, stream: Stream, informed: bool, whole_game: bool) -> int:
    """Play on to the end of the age, its scoring included, or of the whole game."""
    decisions = 0
    age = game.age
    while game.decision != GAME_OVER and (whole_game or game.age == age):
        if informed:
            make_move(game, informed_move(game, stream))
        else:
            make_move(game, random_move(game, stream))
        decisions += 1
    return decisions


@compiled
def run_playouts(
    games: Games,
    seat: int,
    informed: bool,
    whole_game: bool,
    count: int,
    stream: Stream,
    glory: npt.NDArray[np.int64],
) -> int:
    """Play the first record on many times, in the second, each time from a new guess.

    Whatever `seat` may not know is redrawn before every playout. The glory the seats end up with is
    added to `glory`; the number of decisions is returned.
    """
    decisions = 0
    for _ in range(count):
        games[1] = games[0]
        game = games[1]
        determinize(game, seat, stream)
        decisions += play_on(game, stream, informed, whole_game)
        for player in range(game.players):
            glory[player] += game.glory[player]
    return decisions


def playouts(
    record: Games,
    seat: int,
    count: int,
    *,
    seed: int = 0,
    informed: bool = False,
    whole_game: bool = False,
) -> npt.NDArray[np.float64]:
    """Return the mean glory of every seat after playing on from what a seat knows of a table.

    The first record of the array stays as it is.
    """
    games = new_games(2)
    games.view(np.uint8)[: GAME.itemsize] = record.view(np.uint8)[: GAME.itemsize]
    stream = new_stream()
    open_stream(stream, np.uint64(seed & MASK_64), POLICY_STREAM)
    glory = np.zeros(MAX_PLAYERS, np.int64)
    run_playouts(games, seat, informed, whole_game, count, stream, glory)
    players = int(read(games).players)
    return glory[:players] / count
