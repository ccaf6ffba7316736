"""Imagine games: deal the unknown anew, take an action, let everybody play on."""

from __future__ import annotations

from math import exp
from typing import Final

import numpy as np

from ethnos.bots.compiled.appraisal import RAID, giant_holds, giant_pays, track_value
from ethnos.bots.compiled.kingdoms import look_ahead, worth
from ethnos.bots.compiled.plans import promise
from ethnos.bots.compiled.policy import best_turn, play_on, prepare
from ethnos.bots.compiled.scratch import HELD, Floats, Ints, Mind
from ethnos.bots.forecast import TEMPERATURES, TO_COME, TURNS_AN_AGE
from ethnos.fast.apply import make_move
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled, popcount
from ethnos.fast.layout import (
    GAME_OVER,
    KINGDOMS,
    MERFOLK,
    NONE,
    TURN,
    Game,
    Games,
)
from ethnos.fast.pcg import game_seed, open_stream
from ethnos.rules.components import MERFOLK_LAST_SPACE

ROOT, DEALT, PLAYED = range(3)
"""The table in question, with the unknown dealt anew, and played on."""
REWARD, WINS, GLORY, PLAYOUTS = range(4)
"""The columns in which results of an action are added up."""

_REDEAL_STREAM: Final = 81
_CLOSE: Final = 6.0
"""A margin of glory that is neither nothing nor everything when the game ends."""
_MARGIN_COUNTS: Final = 0.5
"""How much of a reward at the end of the game is the margin, and not victory alone."""


def _table(by_players: dict[int, tuple[float, ...]]) -> Floats:
    table = np.zeros((max(by_players) + 1, 4))
    for players, by_ages in by_players.items():
        table[players, : len(by_ages)] = by_ages
        table[players, len(by_ages) :] = by_ages[-1]
    return table


_TEMPERATURES: Final = _table(TEMPERATURES)
_TO_COME: Final = _table(TO_COME)
_TURNS_AN_AGE: Final = np.array([TURNS_AN_AGE.get(players, 1.0) for players in range(7)])


@compiled
def imagine(
    games: Games,
    mind: Mind,
    actions: Ints,
    alive: Ints,
    seed: np.uint64,
    deals: tuple[int, int],
    turns: int,
    results: Floats,
) -> None:
    """Play deals of these numbers, the last one excluded, with every action still alive.

    Games are imagined for so many own turns, or to the end of the age.
    """
    stream = np.zeros(2, np.uint64)
    seat = games[ROOT].to_move
    mind.moments[:] = -1
    for number in range(deals[0], deals[1]):
        open_stream(stream, game_seed(seed, np.uint64(number)), _REDEAL_STREAM)
        games[DEALT] = games[ROOT]
        determinize(games[DEALT], seat, stream)
        for action in alive:
            games[PLAYED] = games[DEALT]
            runs = play_out(games[PLAYED], mind, actions[action], seat, turns)
            add_up(games[PLAYED], mind, seat, runs, results[action])


@compiled
def play_out(game: Game, mind: Mind, moves: Ints, seat: int, turns: int) -> bool:
    """Take an action and play on for so many own turns; return whether the age still runs."""
    age = game.age
    for step in range(moves[0]):
        make_move(game, moves[step + 1])
    owner = game.turn_owner
    while game.age == age and game.decision != GAME_OVER:
        if game.turn_owner != owner:
            owner = game.turn_owner
            if owner == seat and game.decision == TURN:
                turns -= 1
                if turns == 0:
                    return True
        play_on(game, mind)
    return False


@compiled
def add_up(game: Game, mind: Mind, seat: int, runs: bool, result: Floats) -> None:
    """Add what a game came to."""
    result[PLAYOUTS] += 1
    if game.decision == GAME_OVER:
        win = 0.0
        if game.winners >> seat & 1:
            win = 1.0 / popcount(game.winners)
        rival = best_rival(game, seat)
        margin = 1.0 / (1.0 + exp((rival - game.glory[seat]) / _CLOSE))
        result[REWARD] += (1 - _MARGIN_COUNTS) * win + _MARGIN_COUNTS * margin
        result[WINS] += win
        result[GLORY] += game.glory[seat]
        return
    look_ahead(game, mind)
    ages = float(game.ages - game.age + 1)
    if runs:
        ages += min(1.0, mind.turns_left / _TURNS_AN_AGE[game.players]) - 1
    own = expected(game, mind, seat, runs)
    heat = between(_TEMPERATURES[game.players], ages)
    odds = 1.0
    for rival in range(game.players):
        if rival != seat:
            odds += exp(min(60.0, (expected(game, mind, rival, runs) - own) / heat))
    result[REWARD] += 1.0 / odds
    result[WINS] += 1.0 / odds
    result[GLORY] += own + between(_TO_COME[game.players], ages)


@compiled
def between(steps: Floats, ages: float) -> float:
    """Return a value between two whole numbers of ages."""
    low = min(int(ages), 2)
    return float(steps[low] + (ages - low) * (steps[low + 1] - steps[low]))


@compiled
def best_rival(game: Game, seat: int) -> int:
    """Return the most glory that anybody else has."""
    most = 0
    for rival in range(game.players):
        if rival != seat:
            most = max(most, game.glory[rival])
    return most


@compiled
def expected(game: Game, mind: Mind, seat: int, runs: bool) -> float:
    """Return the glory a seat may expect; while an age runs, of its bands and its hand, too."""
    if not runs:
        return outlook(game, mind, seat)
    owner = game.to_move
    game.to_move = seat
    prepare(game, mind)
    glory = outlook(game, mind, seat) + game.bands_worth[seat]
    if game.giant_holder == seat:
        glory += giant_pays(game) * giant_holds(mind, game.giant_size)
    if seat == owner:
        glory += best_turn(game, mind)[0]
    else:
        glory += mind.after_taking * promise(game, mind, mind.hands[HELD])
    game.to_move = owner
    return float(glory)


@compiled
def outlook(game: Game, mind: Mind, seat: int) -> float:
    """Return the glory a seat may expect of what lies on the board."""
    glory = float(game.glory[seat])
    for kingdom in range(KINGDOMS):
        glory += worth(game, mind, kingdom, seat, 0)
    if game.tribe_place[MERFOLK] != NONE:
        for space in range(MERFOLK_LAST_SPACE + 1):
            mind.track[space] = np.nan
        glory += track_value(game, mind, seat, int(game.merfolk[seat]))
    return float(glory + RAID[popcount(game.orc_board[seat])])
