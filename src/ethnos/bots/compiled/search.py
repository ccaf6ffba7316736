"""Simulate games for the search bot: determinize, apply an action, play on."""

from __future__ import annotations

from math import exp
from typing import Final

import numpy as np

from ethnos.bots.compiled.judgement import evaluate
from ethnos.bots.compiled.policy import play_decision
from ethnos.bots.compiled.scratch import Floats, Ints
from ethnos.bots.judgement.scratch import Scratch
from ethnos.bots.simulation import RESULT_GLORY, RESULT_PLAYOUTS, RESULT_REWARD, RESULT_WINS
from ethnos.fast.apply import apply_move
from ethnos.fast.codes import move_of
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.pcg import game_seed, open_stream
from ethnos.packed.bits import popcount
from ethnos.packed.fields import (
    DECISION_GAME_OVER,
    DECISION_TURN,
    GameStruct,
)
from ethnos.rules.streams import REDEAL_STREAM

WORKING_GAMES: Final = 3
GAME_ROOT, GAME_DEALT, GAME_PLAYED = range(WORKING_GAMES)
"""Indices of the working games: the state to decide in, determinized, and played on."""

MARGIN_SCALE: Final = 6.0
"""The scale, in glory, of the logistic function of the final margin."""
MARGIN_SHARE: Final = 0.5
"""The share of the margin in the reward of a finished game; the rest is victory."""


@compiled
def simulate_candidates(
    games: GameArray,
    scratch: Scratch,
    actions: Ints,
    remaining: Ints,
    seed: np.uint64,
    deals: tuple[int, int],
    turns: int,
    results: Floats,
) -> None:
    """Play the deals in a half-open range of numbers with every remaining action.

    Games are played for `turns` turns of the seat, or to the end of the age. The codes of an action
    are preceded by their number.
    """
    stream = np.zeros(2, np.uint64)
    seat = games[GAME_ROOT].to_move
    scratch.cached_board_keys[:] = -1
    for number in range(deals[0], deals[1]):
        open_stream(stream, game_seed(seed, np.uint64(number)), REDEAL_STREAM)
        games[GAME_DEALT] = games[GAME_ROOT]
        determinize(games[GAME_DEALT], seat, stream)
        for action in remaining:
            games[GAME_PLAYED] = games[GAME_DEALT]
            play_out(games[GAME_PLAYED], scratch, actions[action], seat, turns, True)
            add_result(games[GAME_PLAYED], scratch, seat, results[action])


@compiled
def play_out(
    game: GameStruct, scratch: Scratch, codes: Ints, seat: int, turns: int, corrects: bool
) -> bool:
    """Apply an action and play on for `turns` own turns; return whether the age still runs.

    All seats play like the heuristic bot; the policy network may correct what the own seat does.
    """
    age = game.age
    for index in range(codes[0]):
        apply_move(game, move_of(game, codes[index + 1]))
    owner = game.turn_owner
    while game.age == age and game.decision != DECISION_GAME_OVER:
        if game.turn_owner != owner:
            owner = game.turn_owner
            if owner == seat and game.decision == DECISION_TURN:
                turns -= 1
                if turns == 0:
                    return True
        play_decision(game, scratch, corrects and game.to_move == seat)
    return False


@compiled
def add_result(game: GameStruct, scratch: Scratch, seat: int, result: Floats) -> None:
    """Add the result of a game; of one that goes on, what the value network expects."""
    if game.decision == DECISION_GAME_OVER:
        add_outcome(game, seat, result)
        return
    evaluate(game, scratch)
    chance = scratch.network.chances[seat]
    result[RESULT_REWARD] += chance
    result[RESULT_WINS] += chance
    result[RESULT_GLORY] += scratch.network.glory[seat]
    result[RESULT_PLAYOUTS] += 1


@compiled
def add_outcome(game: GameStruct, seat: int, result: Floats) -> None:
    """Add the result of a finished game."""
    win = 0.0
    if game.winners >> seat & 1:
        win = 1.0 / popcount(game.winners)
    margin = 1.0 / (1.0 + exp((best_rival(game, seat) - game.glory[seat]) / MARGIN_SCALE))
    result[RESULT_REWARD] += (1 - MARGIN_SHARE) * win + MARGIN_SHARE * margin
    result[RESULT_WINS] += win
    result[RESULT_GLORY] += game.glory[seat]
    result[RESULT_PLAYOUTS] += 1


@compiled
def best_rival(game: GameStruct, seat: int) -> int:
    """Return the highest glory of the other seats."""
    most = 0
    for rival in range(game.players):
        if rival != seat:
            most = max(most, game.glory[rival])
    return most
