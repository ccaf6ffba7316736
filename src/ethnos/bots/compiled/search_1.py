"""The simulated games of the first search bot, with a hand-made estimate where they stop.

Kept so that the strength of later ones can be measured against it (`search-1`).
"""

from __future__ import annotations

from math import exp
from typing import Final

import numpy as np

from ethnos.bots.compiled.judgement import (
    estimate_time_left,
    giant_holds,
    giant_pays,
    hand_value,
    prepare,
    track_value,
    worth,
)
from ethnos.bots.compiled.policy import best_turn
from ethnos.bots.compiled.scratch import Floats, Ints
from ethnos.bots.compiled.search import (
    GAME_DEALT,
    GAME_PLAYED,
    GAME_ROOT,
    add_outcome,
    play_out,
)
from ethnos.bots.judgement.scratch import Scratch
from ethnos.bots.simulation import RESULT_GLORY, RESULT_PLAYOUTS, RESULT_REWARD, RESULT_WINS
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.pcg import game_seed, open_stream
from ethnos.packed.bits import popcount
from ethnos.packed.fields import (
    DECISION_GAME_OVER,
    KINGDOMS,
    NONE,
    TRIBE_MERFOLK,
    GameStruct,
)
from ethnos.rules.components import MERFOLK_LAST_SPACE, ORC_RAID_GLORY
from ethnos.rules.streams import REDEAL_STREAM

# Fitted to games of the heuristic bot against itself: `python -m tools.tune --forecast`.
TEMPERATURES: Final = {
    2: (2.0, 14.0, 17.0),
    3: (2.0, 8.0, 11.0),
    4: (2.0, 8.0, 11.0, 13.0),
    5: (2.0, 6.0, 10.0, 12.0),
    6: (2.0, 6.0, 9.0, 11.0),
}
"""Softmax temperature of expected glory, by players and ages still to play."""
GLORY_TO_COME: Final = {
    2: (0.0, 37.0, 74.0),
    3: (0.0, 21.0, 42.0),
    4: (0.0, 19.0, 35.0, 51.0),
    5: (0.0, 15.0, 28.0, 41.0),
    6: (0.0, 11.0, 25.0, 39.0),
}
"""Expected further glory apart from markers, by players and ages still to play."""
TURNS_PER_AGE: Final = {2: 40.0, 3: 26.0, 4: 24.0, 5: 19.0, 6: 15.0}
"""The expected number of turns of a seat per age."""


def _by_players(by_players: dict[int, tuple[float, ...]]) -> Floats:
    """Return values as an array by players and ages; missing ages repeat the last value."""
    values = np.zeros((max(by_players) + 1, 4))
    for players, by_ages in by_players.items():
        values[players, : len(by_ages)] = by_ages
        values[players, len(by_ages) :] = by_ages[-1]
    return values


_RAID_GLORY: Final = np.array(ORC_RAID_GLORY)
_TEMPERATURES: Final = _by_players(TEMPERATURES)
_GLORY_TO_COME: Final = _by_players(GLORY_TO_COME)
_TURNS_PER_AGE: Final = np.array([TURNS_PER_AGE.get(players, 1.0) for players in range(7)])


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
            runs = play_out(games[GAME_PLAYED], scratch, actions[action], seat, turns, False)
            add_result(games[GAME_PLAYED], scratch, seat, runs, results[action])


@compiled
def add_result(game: GameStruct, scratch: Scratch, seat: int, runs: bool, result: Floats) -> None:
    """Add the result of a game."""
    if game.decision == DECISION_GAME_OVER:
        add_outcome(game, seat, result)
        return
    estimate_time_left(game, scratch)
    ages = float(game.ages - game.age + 1)
    if runs:
        ages += min(1.0, scratch.turns_left / _TURNS_PER_AGE[game.players]) - 1
    own = expected_glory(game, scratch, seat, runs)
    temperature = interpolate(_TEMPERATURES[game.players], ages)
    odds = 1.0
    for rival in range(game.players):
        if rival != seat:
            odds += exp(min(60.0, (expected_glory(game, scratch, rival, runs) - own) / temperature))
    result[RESULT_REWARD] += 1.0 / odds
    result[RESULT_WINS] += 1.0 / odds
    result[RESULT_GLORY] += own + interpolate(_GLORY_TO_COME[game.players], ages)
    result[RESULT_PLAYOUTS] += 1


@compiled
def interpolate(steps: Floats, ages: float) -> float:
    """Interpolate between the values of two whole numbers of ages."""
    low = min(int(ages), 2)
    return float(steps[low] + (ages - low) * (steps[low + 1] - steps[low]))


@compiled
def expected_glory(game: GameStruct, scratch: Scratch, seat: int, runs: bool) -> float:
    """Return the expected glory of a seat; while an age runs, with its bands and its hand."""
    if not runs:
        return board_outlook(game, scratch, seat)
    owner = game.to_move
    game.to_move = seat
    prepare(game, scratch)
    glory = board_outlook(game, scratch, seat) + game.bands_worth[seat]
    if game.giant_holder == seat:
        glory += giant_pays(game) * giant_holds(scratch, game.giant_size)
    if seat == owner:
        glory += best_turn(game, scratch)
    else:
        glory += scratch.survival_after_taking * hand_value(game, scratch, scratch.held)
    game.to_move = owner
    return float(glory)


@compiled
def board_outlook(game: GameStruct, scratch: Scratch, seat: int) -> float:
    """Return the expected glory of a seat from what is on the board."""
    glory = float(game.glory[seat])
    for kingdom in range(KINGDOMS):
        glory += worth(game, scratch, kingdom, seat, 0)
    if game.tribe_index[TRIBE_MERFOLK] != NONE:
        for space in range(MERFOLK_LAST_SPACE + 1):
            scratch.merfolk_values[space] = np.nan
        glory += track_value(game, scratch, seat, int(game.merfolk[seat]))
    return float(glory + _RAID_GLORY[popcount(game.orc_board[seat])])
