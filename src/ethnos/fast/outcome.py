"""The end of the game: ranking and tie-breaks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.board import tribe_of
from ethnos.fast.jit import compiled
from ethnos.fast.powers import SCORING_SIZE
from ethnos.fast.scoring import TROLL_STRENGTH
from ethnos.packed.bits import popcount
from ethnos.packed.fields import (
    BY_BANDS,
    BY_GLORY,
    BY_MARKERS,
    BY_NOTHING,
    BY_TEN_SKELETONS,
    BY_TROLLS,
    DECISION_GAME_OVER,
    KINGDOMS,
    TERMINATION_LAST_AGE,
    TERMINATION_TEN_SKELETONS,
    GameStruct,
)
from ethnos.packed.options import ALL_END_OF_AGE_TIES, AS_SCORED, WITHOUT_SKELETONS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS

Sizes = npt.NDArray[np.int64]
"""The number of bands by seat and size; with a dwarf's bonus one more than the largest size."""


@compiled
def rank_final(game: GameStruct) -> None:
    """Rank the players after the last age. R108-R111."""
    sizes = count_sizes(game)
    game.winners = 0
    best = 0
    for seat in range(game.players):
        game.rank[seat] = 1 + count_better(game, seat, sizes, -1)
        if game.rank[seat] == 1:
            game.winners |= 1 << seat
            best = seat
    game.decision = DECISION_GAME_OVER
    game.termination = TERMINATION_LAST_AGE
    game.decided_by = decided_by(game, best, sizes)


@compiled
def win_by_skeletons(game: GameStruct) -> None:
    """End the game with a band of ten skeletons; the others are ranked as usual. R67."""
    sizes = count_sizes(game)
    winner = game.to_move
    for seat in range(game.players):
        game.rank[seat] = 1 if seat == winner else 2 + count_better(game, seat, sizes, winner)
    game.winners = 1 << winner
    game.decision = DECISION_GAME_OVER
    game.termination = TERMINATION_TEN_SKELETONS
    game.decided_by = BY_TEN_SKELETONS


@compiled
def count_sizes(game: GameStruct) -> Sizes:
    """Count the bands of the last age by seat and size. R110, D68."""
    sizes = np.zeros((MAX_PLAYERS, LARGEST_BAND + 2), np.int64)
    first = 0
    for band in range(game.bands):
        size = int(game.band_size[band])
        counted = size
        if game.final_band_size in (WITHOUT_SKELETONS, AS_SCORED):
            for index in range(first, first + size):
                counted -= game.skeletons >> game.band_cards[index] & 1
        if game.final_band_size == AS_SCORED:
            counted = int(SCORING_SIZE[tribe_of(game, game.band_cards[first]), counted])
        sizes[game.band_owner[band], counted] += 1
        first += size
    return sizes


@compiled
def compare(game: GameStruct, one: int, two: int, sizes: Sizes) -> tuple[int, int]:
    """Return the tie-break that separates two seats, and by how much the first is ahead."""
    if game.glory[one] != game.glory[two]:
        return BY_GLORY, int(game.glory[one] - game.glory[two])
    if game.troll_scope == ALL_END_OF_AGE_TIES:  # D46
        ahead = int(TROLL_STRENGTH[game.trolls[one]] - TROLL_STRENGTH[game.trolls[two]])
        if ahead != 0:
            return BY_TROLLS, ahead
    ahead = 0
    for kingdom in range(KINGDOMS):
        ahead += game.markers[kingdom, one] - game.markers[kingdom, two]
    if ahead != 0:
        return BY_MARKERS, ahead
    for size in range(LARGEST_BAND + 1, -1, -1):
        if sizes[one, size] != sizes[two, size]:
            return BY_BANDS, int(sizes[one, size] - sizes[two, size])
    return BY_NOTHING, 0  # R111


@compiled
def count_better(game: GameStruct, seat: int, sizes: Sizes, without: int) -> int:
    """Return the number of seats ahead of this one, except `without`."""
    better = 0
    for other in range(game.players):
        if other != without and compare(game, other, seat, sizes)[1] > 0:
            better += 1
    return better


@compiled
def decided_by(game: GameStruct, best: int, sizes: Sizes) -> int:
    """Return the tie-break between the winner and the best of the others."""
    if popcount(game.winners) > 1:
        return BY_NOTHING
    second = -1
    for seat in range(game.players):
        if seat != best and (second < 0 or compare(game, seat, second, sizes)[1] > 0):
            second = seat
    return compare(game, best, second, sizes)[0]
