"""Scoring at the end of an age."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.board import is_short_game
from ethnos.fast.jit import compiled
from ethnos.fast.powers import BAND_WORTH
from ethnos.packed import tables
from ethnos.packed.fields import (
    FROM_BANDS,
    FROM_GIANT,
    FROM_KINGDOMS,
    FROM_MERFOLK,
    KINGDOMS,
    MOST_AGES,
    NONE,
    TRIBE_MERFOLK,
    GameStruct,
)
from ethnos.packed.options import BOTH_TOKENS, KINGDOMS_ONLY, LEADER_ONLY, WINNER_ONLY
from ethnos.rules.components import (
    MAX_PLAYERS,
    TWO_PLAYERS,
)

Numbers = npt.NDArray[np.int64]


TROLL_STRENGTH: Final = np.array(tables.TROLL_STRENGTH)
GIANT_GLORY: Final = np.array(tables.GIANT_GLORY)
MERFOLK_GLORY: Final = np.array(tables.MERFOLK_GLORY)


@compiled
def earn(game: GameStruct, seat: int, source: int, glory: int) -> None:
    """Add glory to a player at the end of an age."""
    game.glory[seat] += glory
    game.age_glory[game.age - 1, seat, source] += glory


@compiled
def score_board(game: GameStruct) -> None:
    """Score the kingdoms, the merfolk track and the giant token. R77, R88, R90."""
    values = np.zeros(MOST_AGES, np.int64)
    strengths = np.zeros(MAX_PLAYERS, np.int64)
    for kingdom in range(KINGDOMS):
        paid = min(int(game.token_count[kingdom]), game.age)
        for rank in range(paid):  # R80-R82
            values[rank] = game.tokens[kingdom, paid - 1 - rank]
        for seat in range(game.players):
            # A player without a marker has no rank. R84, D59
            strengths[seat] = game.markers[kingdom, seat] or NONE
        share(game, FROM_KINGDOMS, values, paid, strengths)
    if game.tribe_index[TRIBE_MERFOLK] != NONE:
        score_merfolk(game, values, strengths)
    if game.giant_holder != NONE:
        token = GIANT_GLORY[is_short_game(game), game.age - 1]
        earn(game, game.giant_holder, FROM_GIANT, token)


@compiled
def score_merfolk(
    game: GameStruct,
    values: Numbers,
    strengths: Numbers,
) -> None:
    """Score the merfolk track like a seventh kingdom. R88, D38, D39."""
    paid = game.age
    for rank in range(paid):
        values[rank] = MERFOLK_GLORY[is_short_game(game), paid - 1 - rank]
    if game.merfolk_scoring == LEADER_ONLY:
        paid = min(paid, 1)
    for seat in range(game.players):
        space = game.merfolk[seat]
        strengths[seat] = space if space or game.merfolk_zero_ranks else NONE
    share(game, FROM_MERFOLK, values, paid, strengths)


@compiled
def share(
    game: GameStruct,
    source: int,
    values: Numbers,
    paid: int,
    strengths: Numbers,
) -> None:
    """Pay the ranks; tied players share the sum of theirs, rounded down. R85, R86, D60."""
    break_ties(game, source, strengths)
    if game.players == TWO_PLAYERS and game.age == game.ages and paid > 1:
        if share_between_two(game, source, values, strengths):
            return
        paid = paid if strengths[0] == strengths[1] and game.two_player_tie == BOTH_TOKENS else 1
    for seat in range(game.players):
        if strengths[seat] == NONE:
            continue
        ahead = 0
        level = 0
        for other in range(game.players):
            ahead += strengths[other] > strengths[seat]
            level += strengths[other] == strengths[seat]
        total = 0
        for rank in range(ahead, min(ahead + level, paid)):
            total += values[rank]
        earn(game, seat, source, total // level)


@compiled
def share_between_two(
    game: GameStruct,
    source: int,
    values: Numbers,
    strengths: Numbers,
) -> bool:
    """Pay both tokens if only one of two players is present in the last age. R116."""
    alone = bool((strengths[0] == NONE) != (strengths[1] == NONE))
    if source == FROM_MERFOLK and not game.merfolk_two_player_sole_bonus:  # D39
        alone = False
    if alone:
        earn(game, 0 if strengths[1] == NONE else 1, source, values[0] + values[1])
    return alone


@compiled
def break_ties(game: GameStruct, source: int, strengths: Numbers) -> None:
    """Add troll tokens to the strengths where they break ties. R94, R95, D46-D48."""
    if source == FROM_MERFOLK and game.troll_scope == KINGDOMS_ONLY:
        return
    held = 0
    for seat in range(game.players):
        held |= game.trolls[seat]
    if held == 0:
        return
    for seat in range(game.players):
        if strengths[seat] != NONE:
            strengths[seat] = strengths[seat] * 256 + TROLL_STRENGTH[game.trolls[seat]]
    if game.troll_depth != WINNER_ONLY:
        return
    for seat in range(game.players):  # D47: below the best of a tie the others stay tied
        best = strengths[seat]
        for other in range(game.players):
            if strengths[other] >> 8 == strengths[seat] >> 8:
                best = max(best, strengths[other])
        if strengths[seat] < best:
            strengths[seat] = strengths[seat] >> 8 << 8


@compiled
def band_worth(leader_tribe: int, size: int, wild: int) -> int:
    """Return what a band scores: without skeletons, a dwarf adds one. R87, R98-R101, D50."""
    return int(BAND_WORTH[leader_tribe, size - wild])


@compiled
def score_bands(game: GameStruct) -> None:
    """Score every band of every player. R79, R87."""
    for seat in range(game.players):
        earn(game, seat, FROM_BANDS, int(game.bands_worth[seat]))
