"""Count what happens in many games of one ruleset between compiled players of one kind."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ethnos.bots.compiled.players import COMPILED_PLAYERS, decide_as, forget, player_scratches
from ethnos.bots.compiled.scratch import ScratchArray
from ethnos.fast.apply import apply_move
from ethnos.fast.deal import new_game
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.pcg import MASK_64, game_seed, open_stream
from ethnos.packed.bits import popcount
from ethnos.packed.fields import (
    DECISION_GAME_OVER,
    DECISION_TURN,
    KINGDOMS,
    MOST_AGES,
    MOST_TRIBES,
    NONE,
    GameStruct,
)
from ethnos.packed.moves import ARGUMENTS, MOVE_LEAD
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import POLICY_STREAM

MEASURES: Final = ("turns", "lead", "spread", "glory", "overtakings")
"""What is measured in every game.

All turns; the winner's glory above the second's, above the last's, and in all; how often a kingdom
passed from one leader, who had most markers alone, to another.
"""
TURNS, LEAD, SPREAD, GLORY, OVERTAKINGS = range(len(MEASURES))

CENSUS_DTYPE: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("games", "i8"),
                ("sums", "f8", (len(MEASURES),)),
                ("squares", "f8", (len(MEASURES),)),
                ("age_turns", "i8", (MOST_AGES,)),
                # By place at the table: 0 is the first player of the first age, 1 the next.
                ("won", "f8", (MAX_PLAYERS,)),
                ("earned", "i8", (MAX_PLAYERS,)),
                # By tribe in play: the bands it led, and those of them that winners played.
                ("led", "i8", (MOST_TRIBES,)),
                ("led_won", "f8", (MOST_TRIBES,)),
                # By pair of tribes: the players who led most bands with these two, and how many of
                # them won; on the diagonal those who led most with this one.
                ("most_led", "i8", (MOST_TRIBES, MOST_TRIBES)),
                ("most_led_won", "f8", (MOST_TRIBES, MOST_TRIBES)),
                # Of the game being played.
                ("own_led", "i8", (MAX_PLAYERS, MOST_TRIBES)),
                ("leaders", "i8", (KINGDOMS,)),
                ("turns", "i8"),
                ("overtakings", "i8"),
            ]
        ),
    )
)
Census = Any
"""A struct of `CENSUS_DTYPE`."""


def take_census(ruleset: Ruleset, bot: str, games: int, seed: int) -> Census:
    """Play games 0 to `games` - 1 of a seed with this bot at every seat; return what was counted.

    Shared victories are split.
    """
    counted = np.zeros(1, CENSUS_DTYPE)
    play_census(
        pack_ruleset(ruleset),
        COMPILED_PLAYERS.index(bot),
        player_scratches(),
        np.uint64(seed & MASK_64),
        games,
        counted,
    )
    return counted[0]


@compiled
def play_census(
    games: GameArray,
    player: int,
    scratches: ScratchArray,
    seed: np.uint64,
    count: int,
    counted: Any,
) -> None:
    """Play games in the first struct of an array, and count in the first census of another."""
    game = games[0]
    census = counted[0]
    stream = np.zeros(2, np.uint64)
    scratch = scratches[player]
    for number in range(count):
        new_game(game, game_seed(seed, np.uint64(number)))
        open_stream(stream, game.seed, POLICY_STREAM)
        forget(scratches)
        first = game.first_player
        census.own_led[:] = 0
        census.leaders[:] = NONE
        census.turns = 0
        census.overtakings = 0
        while game.decision != DECISION_GAME_OVER:
            if game.decision == DECISION_TURN and game.draft_size == 0:
                census.turns += 1
                census.age_turns[game.age - 1] += 1
            seat = game.to_move
            decide_as(game, player, scratches, stream)
            for index in range(scratch.moves[0]):
                move = scratch.moves[index + 1]
                if move // ARGUMENTS == MOVE_LEAD:
                    census.own_led[seat, (move % ARGUMENTS) // KINGDOMS] += 1
                apply_move(game, move)
            note_overtakings(game, census)
        note_result(game, census, first)


@compiled
def note_overtakings(game: GameStruct, census: Census) -> None:
    """Count the kingdoms that somebody else leads alone now."""
    for kingdom in range(KINGDOMS):
        most = 0
        leader = NONE
        for seat in range(game.players):
            markers = game.markers[kingdom, seat]
            if markers > most:
                most = markers
                leader = seat
            elif markers == most:
                leader = NONE
        if leader != NONE:
            before = census.leaders[kingdom]
            census.overtakings += before not in (NONE, leader)
            census.leaders[kingdom] = leader


@compiled
def note_result(game: GameStruct, census: Census, first: int) -> None:
    """Count a finished game."""
    best = -1
    second = -1
    last = 1 << 30
    share = 1.0 / popcount(game.winners)
    for seat in range(game.players):
        glory = int(game.glory[seat])
        second = max(second, min(best, glory))
        best = max(best, glory)
        last = min(last, glory)
        won = share if game.winners >> seat & 1 else 0.0
        place = (seat - first) % game.players
        census.won[place] += won
        census.earned[place] += glory
        note_leaders(game, census, seat, won)
    census.games += 1
    note_measure(census, TURNS, census.turns)
    note_measure(census, LEAD, best - second)
    note_measure(census, SPREAD, best - last)
    note_measure(census, GLORY, best)
    note_measure(census, OVERTAKINGS, census.overtakings)


@compiled
def note_leaders(game: GameStruct, census: Census, seat: int, won: float) -> None:
    """Count the tribes that led the bands of a seat."""
    most = NONE
    second = NONE
    for offset in range(game.tribe_count):
        tribe = (offset + census.games) % game.tribe_count  # no tribe wins all ties
        led = census.own_led[seat, tribe]
        census.led[tribe] += led
        census.led_won[tribe] += led * won
        if led > 0 and (most == NONE or led > census.own_led[seat, most]):
            second = most
            most = tribe
        elif led > 0 and (second == NONE or led > census.own_led[seat, second]):
            second = tribe
    if most != NONE:
        census.most_led[most, most] += 1
        census.most_led_won[most, most] += won
    if second != NONE:
        census.most_led[min(most, second), max(most, second)] += 1
        census.most_led_won[min(most, second), max(most, second)] += won


@compiled
def note_measure(census: Census, measure: int, value: int) -> None:
    """Add the value of a measure in one game."""
    census.sums[measure] += value
    census.squares[measure] += float(value) * value
