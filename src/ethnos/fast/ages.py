"""The end of an age, in the order of the list at the end of locale/en/clauses.md."""

from __future__ import annotations

from typing import Final

import numpy as np

from ethnos.fast.board import seat_after
from ethnos.fast.deal import start_age
from ethnos.fast.jit import compiled
from ethnos.fast.outcome import rank_final
from ethnos.fast.scoring import TROLL_STRENGTH, earn, score_bands, score_board
from ethnos.packed.bits import lowest, popcount
from ethnos.packed.fields import DECISION_RAID, FROM_RAIDS, NONE, GameStruct
from ethnos.packed.options import ALL_END_OF_AGE_TIES, LIMITED, SIMULTANEOUS
from ethnos.rules.components import ORC_RAID_GLORY

_RAID_GLORY: Final = np.array(ORC_RAID_GLORY)


@compiled
def end_age(game: GameStruct) -> None:
    """Score an age that the third dragon ended, up to the first raid decision."""
    discard_hands(game)
    score_board(game)
    ask_for_raids(game)


@compiled
def discard_hands(game: GameStruct) -> None:
    """Discard all hands. R76, D77."""
    for seat in range(game.players):
        hand = game.hand_set[seat]
        while hand:
            slot = lowest(hand)
            hand &= hand - 1
            game.discarded[slot] += game.hand[seat, slot]
            game.covered[slot] += game.known[seat, slot]
            game.hand[seat, slot] = 0
            game.known[seat, slot] = 0
        game.hand_set[seat] = 0
        game.hand_size[seat] = 0


@compiled
def ask_for_raids(game: GameStruct) -> None:
    """Ask the next player with orc markers, clockwise from the age's first player. R92, D41."""
    seat = game.first_player
    for _ in range(game.players):
        if game.orc_board[seat] != 0 and game.raid_plan[seat] == NONE:
            game.decision = DECISION_RAID
            game.to_move = seat
            return
        seat = seat_after(game, seat)
    if game.orc_raid_order == SIMULTANEOUS:
        for planner in range(game.players):
            carry_out_raid(game, planner)
    score_bands(game)
    game.ages_scored |= 1 << game.age - 1
    close_age(game)


@compiled
def plan_raid(game: GameStruct, spaces: int) -> None:
    """Store a player's raid decision; carry it out now unless raids are simultaneous. D41."""
    game.raid_plan[game.to_move] = spaces
    if game.orc_raid_order != SIMULTANEOUS:
        carry_out_raid(game, game.to_move)
    ask_for_raids(game)


@compiled
def carry_out_raid(game: GameStruct, seat: int) -> None:
    """Remove the raiding markers and score them. R92, R93."""
    spaces = game.raid_plan[seat]
    if spaces == NONE:
        return
    game.orc_board[seat] &= ~spaces
    taken = popcount(spaces)
    if game.marker_supply == LIMITED:  # D21
        game.supply[seat] += taken
    earn(game, seat, FROM_RAIDS, _RAID_GLORY[taken])


@compiled
def close_age(game: GameStruct) -> None:
    """End the game after the last age, or begin the next. R103, R108, D72."""
    if game.age == game.ages:
        rank_final(game)
        return
    game.first_player = choose_first_player(game)
    game.age += 1
    start_age(game)


@compiled
def choose_first_player(game: GameStruct) -> int:
    """Return the next first player: least glory, ties by turn order from the drawer. R22, R23."""
    trolls_decide = game.troll_scope == ALL_END_OF_AGE_TIES  # D46
    seat = max(game.third_dragon_drawer, 0)
    first = seat
    for _ in range(game.players):
        if game.glory[seat] < game.glory[first] or (
            trolls_decide
            and game.glory[seat] == game.glory[first]
            and TROLL_STRENGTH[game.trolls[seat]] > TROLL_STRENGTH[game.trolls[first]]
        ):
            first = seat
        seat = seat_after(game, seat)
    return first
