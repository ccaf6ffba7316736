"""The bots that decide without leaving compiled code, one for every seat of a game.

They make the decisions of the bots with the same names. `ethnos.bots.compiled.opposed` steps many
games between them and somebody outside, `ethnos.bots.compiled.recorded` plays whole games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.bots.compiled.policy import add_move, decide
from ethnos.bots.compiled.scratch import ScratchArray, new_scratches
from ethnos.bots.novice import ADVENTUROUS, SHORTSIGHTED
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.apply import apply_move
from ethnos.fast.jit import compiled
from ethnos.fast.legal import count_moves, nth_move
from ethnos.fast.pcg import Stream
from ethnos.fast.playout import random_move
from ethnos.packed.fields import DECISION_WIZARD_DRAW, KINGDOMS, TRIBE_SKELETON, GameStruct
from ethnos.rules.errors import SetupError

COMPILED_PLAYERS: Final = ("random", "novice", "adventurer", "heuristic")
"""The names of these bots."""
PLAYER_RANDOM, PLAYER_NOVICE, PLAYER_ADVENTURER, PLAYER_HEURISTIC = range(len(COMPILED_PLAYERS))
OUTSIDE: Final = -1
"""A seat that somebody else decides for."""
_WEIGHTS: Final = (STANDARD_WEIGHTS, SHORTSIGHTED, ADVENTUROUS, STANDARD_WEIGHTS)
_HASH: Final = 31

Seats = npt.NDArray[np.int8]
"""Who sits at each seat: an index into `COMPILED_PLAYERS`, or `OUTSIDE`."""


def compiled_seats(names: Sequence[str | None]) -> Seats:
    """Return the players of all seats by name; `None` is a seat of somebody outside.

    >>> compiled_seats(["heuristic", None, "random"]).tolist()
    [3, -1, 0]
    """
    for name in names:
        if name is not None and name not in COMPILED_PLAYERS:
            raise SetupError(
                f"'{name}' is not compiled; compiled are {', '.join(COMPILED_PLAYERS)}"
            )
    return np.array(
        [OUTSIDE if name is None else COMPILED_PLAYERS.index(name) for name in names], np.int8
    )


def player_scratches() -> ScratchArray:
    """Return scratch space for the players of a game, one for each of `COMPILED_PLAYERS`."""
    return new_scratches(*_WEIGHTS)


@compiled
def forget(scratches: ScratchArray) -> None:
    """Drop what the players have computed: another game is next."""
    for player in range(len(scratches)):
        scratches[player].cached_board_keys[:] = -1


@compiled
def favourite(game: GameStruct) -> int:
    """Return the tribe that a novice to move is fond of, as `ethnos.bots.novice.favourite` does."""
    leaders = 0
    for index in range(game.tribe_count):
        leaders += game.tribes[index] != TRIBE_SKELETON
    chosen = 0  # its hash has too many bits for an integer here; the remainder is all it is for
    for kingdom in range(KINGDOMS):
        for laid in range(game.token_count[kingdom]):
            chosen = (chosen * _HASH + game.tokens[kingdom, laid]) % leaders
    chosen = (chosen + 7 * game.to_move) % leaders
    for index in range(game.tribe_count):
        if game.tribes[index] != TRIBE_SKELETON:
            if chosen == 0:
                return int(game.tribes[index])
            chosen -= 1
    return -1


@compiled
def decide_as(game: GameStruct, player: int, scratches: ScratchArray, stream: Stream) -> None:
    """Write the moves of a player's next decision into its `scratch.moves`, their number first.

    A random player writes one step of it.
    """
    scratch = scratches[player]
    if player == PLAYER_RANDOM:
        scratch.moves[0] = 0
        add_move(scratch, random_move(game, stream))
    elif player == PLAYER_NOVICE and game.decision == DECISION_WIZARD_DRAW:
        scratch.moves[0] = 0
        add_move(scratch, nth_move(game, count_moves(game) - 1))  # all there is to draw
    else:
        if player == PLAYER_NOVICE:
            scratch.weights.favourite = favourite(game)
        decide(game, scratch)


@compiled
def play_as(game: GameStruct, player: int, scratches: ScratchArray, stream: Stream) -> None:
    """Make the next decision of a player, or the next step of a random one."""
    if player == PLAYER_RANDOM:
        apply_move(game, random_move(game, stream))
        return
    decide_as(game, player, scratches, stream)
    scratch = scratches[player]
    for index in range(scratch.moves[0]):
        apply_move(game, scratch.moves[index + 1])
