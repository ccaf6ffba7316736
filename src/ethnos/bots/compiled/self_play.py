"""Positions of whole games between compiled players, for the value network to learn from."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.bots.compiled.judgement import evaluate, prepare, score_choices, write_inputs
from ethnos.bots.compiled.policy import add_moves, play_decision
from ethnos.bots.judgement.network import COMMON_INPUTS, SEAT_INPUTS
from ethnos.bots.judgement.scratch import Scratch
from ethnos.fast.apply import apply_move
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.pcg import Stream, below, game_seed, open_stream
from ethnos.packed.bits import popcount
from ethnos.packed.fields import DECISION_GAME_OVER, DECISION_TURN, SLOTS, GameStruct
from ethnos.rules.streams import EXPLORING_STREAM

Singles = npt.NDArray[np.float32]

WORKING_GAMES: Final = 2
"""The game that is played, and a copy with hidden hands."""
_DECISIONS: Final = 3
"""Some more than the decisions of a turn."""
_EXPLORED_GAP: Final = 6.0
"""Actions whose score is lower than the best by more than this are not tried."""


@compiled
def hide_hands(game: GameStruct, observer: int) -> None:
    """Leave only the publicly known cards in the hands that an observer does not see."""
    for seat in range(game.players):
        if seat != observer:
            game.hand_set[seat] = 0
            for slot in range(SLOTS):
                game.hand[seat, slot] = game.known[seat, slot]
                if game.known[seat, slot] > 0:
                    game.hand_set[seat] |= 1 << slot


@compiled
def explore(game: GameStruct, scratch: Scratch, stream: Stream) -> bool:
    """Take a turn that the search bot would consider, at random; return False if there is none."""
    prepare(game, scratch)
    score_choices(game, scratch)
    count = scratch.choice_count
    if count == 0:
        return False
    best = -1e18
    for index in range(count):
        best = max(best, scratch.scores[index])
    chosen = below(stream, count)
    while scratch.scores[chosen] < best - _EXPLORED_GAP:
        chosen = below(stream, count)
    scratch.moves[0] = 0
    add_moves(game, scratch, scratch.choices[chosen])
    for index in range(scratch.moves[0]):
        apply_move(game, scratch.moves[index + 1])
    return True


@compiled
def write_position(
    games: GameArray, scratch: Scratch, observer: int, seats: Singles, common: Singles
) -> None:
    """Write the inputs of the network; an observer of -2 sees all hands, one of -1 none."""
    games[1] = games[0]
    if observer > -2:  # see above
        hide_hands(games[1], observer)
    write_inputs(games[1], scratch)
    for index in range(games[0].players * SEAT_INPUTS):
        seats[index] = scratch.network.seat_inputs[index]
    for index in range(COMMON_INPUTS):
        common[index] = scratch.network.common_inputs[index]


@compiled
def write_outcome(game: GameStruct, wins: Singles, glory: Singles) -> None:
    """Write the share of the victory and the glory of every seat."""
    for seat in range(game.players):
        wins[seat] = 1.0 / popcount(game.winners) if game.winners >> seat & 1 else 0.0
        glory[seat] = game.glory[seat]


@compiled
def play_games(
    games: GameArray,
    scratch: Scratch,
    seeds: npt.NDArray[np.uint64],
    every: int,
    exploring: int,
    rows: tuple[Singles, Singles, Singles, Singles],
    numbers: npt.NDArray[np.int32],
) -> int:
    """Play a game of every seed and write some positions; return how many.

    Of 100 turns, `exploring` are no best ones. Positions are those where a playout of the search
    bot may stop: one in `every` turns, more often in the two rounds after such a turn, and every
    other beginning of a later age; few within a turn. Half of them are written with all hands, the
    others as one seat, or nobody, sees them. Positions of one game share its outcome, so that many
    games teach more than many positions.
    The rows are the inputs of all seats, the common inputs, shares of victory, and final glory.
    """
    seats, common, wins, glory = rows
    stream = np.zeros(2, np.uint64)
    game = games[0]
    written = 0
    for number in range(len(seeds)):
        new_game(game, seeds[number])
        open_stream(stream, game_seed(seeds[number], np.uint64(1)), EXPLORING_STREAM)
        scratch.cached_board_keys[:] = -1
        begun = written
        since = every * game.players  # as if there had been no such turn for long
        age = game.age
        while game.decision != DECISION_GAME_OVER:
            rarity = every if since > 2 * _DECISIONS * game.players else every // 6
            if game.decision != DECISION_TURN:
                rarity *= 3
            if game.age != age:
                age = game.age
                rarity = 2
            since += 1
            if written < len(common) and below(stream, rarity) == 0:
                observer = below(stream, game.players + 1) - 1 if below(stream, 2) else -2
                write_position(games, scratch, observer, seats[written], common[written])
                numbers[written] = number
                written += 1
                scratch.cached_board_keys[:] = -1
            explores = game.decision == DECISION_TURN and below(stream, 100) < exploring
            if explores and explore(game, scratch, stream):
                since = 0
            else:
                play_decision(game, scratch)
        for position in range(begun, written):
            write_outcome(game, wins[position], glory[position])
    return written


@compiled
def forecast_games(
    games: GameArray,
    scratch: Scratch,
    seeds: npt.NDArray[np.uint64],
    chances: Singles,
    won: Singles,
) -> int:
    """Play a game of every seed; write what the seat to move expects at each turn; return how many.

    A row of `chances` has the chance to win of every seat, a row of `won` their shares of victory.
    """
    game = games[0]
    written = 0
    glory = np.zeros(game.players, np.float32)
    for number in range(len(seeds)):
        new_game(game, seeds[number])
        scratch.cached_board_keys[:] = -1
        begun = written
        while game.decision != DECISION_GAME_OVER:
            if game.decision == DECISION_TURN and written < len(chances):
                games[1] = game
                hide_hands(games[1], game.to_move)
                evaluate(games[1], scratch)
                for seat in range(game.players):
                    chances[written, seat] = scratch.network.chances[seat]
                written += 1
                scratch.cached_board_keys[:] = -1
            play_decision(game, scratch)
        for position in range(begun, written):
            write_outcome(game, won[position], glory)
    return written
