"""The tribes that change the state, one function each: the ability of a band they lead.

What a tribe merely declares (sizes, limits, kingdoms in reach) is in `ethnos.packed.powers`.
"""

from __future__ import annotations

from typing import Final

from ethnos.fast.board import current_leader, current_size, has_marker
from ethnos.fast.jit import compiled
from ethnos.packed.bits import lowest
from ethnos.packed.fields import (
    DECISION_FREE_MARKER,
    DECISION_MERFOLK_MOVE,
    DECISION_ORC_MARKER,
    DECISION_TROLL_TOKEN,
    KINGDOMS,
    NONE,
    TRIBE_GIANT,
    TRIBE_MERFOLK,
    TRIBE_ORC,
    TRIBE_TROLL,
    GameStruct,
)
from ethnos.packed.options import EQUAL_TAKES, INSTANT_WIN, ONE_PER_MOVE, SINGLE_EXTRA, UP_TO
from ethnos.rules.components import (
    GIANT_GLORY_AT_ONCE,
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    SKELETONS_TO_WIN,
    TROLL_TOKENS,
)

_TOKENS: Final = len(TROLL_TOKENS)


@compiled
def use(game: GameStruct, tribe: int) -> int:
    """Apply the ability of the leader's tribe; return the decision that follows, or `NONE`. R42."""
    if tribe == TRIBE_GIANT:
        return giants(game)
    if tribe == TRIBE_MERFOLK:
        return merfolk(game)
    if tribe == TRIBE_ORC:
        return orcs(game)
    if tribe == TRIBE_TROLL:
        return trolls(game)
    return NONE


@compiled
def centaurs(game: GameStruct) -> bool:
    """Return whether a band that placed its marker allows another band. R49-R51."""
    if game.centaur_chain == SINGLE_EXTRA and game.bands_this_turn > 1:
        return False  # D26
    return bool(game.hand_set[game.to_move] & ~game.skeletons)  # R64, D45


@compiled
def giants(game: GameStruct) -> int:
    """Take the giant token if the band is large enough; no decision follows. R54-R56."""
    size = current_size(game)
    equal_takes = game.giant_tie == EQUAL_TAKES  # D31
    if (
        game.giant_holder == NONE
        or size > game.giant_size
        or (equal_takes and size == game.giant_size)
    ):
        game.giant_holder = game.to_move
        game.giant_size = size
        game.glory[game.to_move] += GIANT_GLORY_AT_ONCE
    return NONE


@compiled
def merfolk(game: GameStruct) -> int:
    """Move along the track, or return the decision how far. R58-R60, D34."""
    spaces = furthest_move(game)
    if game.merfolk_move == UP_TO and spaces > 0:
        return DECISION_MERFOLK_MOVE
    return move_merfolk(game, spaces)


@compiled
def furthest_move(game: GameStruct) -> int:
    """Return the number of spaces the player to move can advance on the track. R60."""
    return min(current_size(game), int(MERFOLK_LAST_SPACE - game.merfolk[game.to_move]))


@compiled
def move_merfolk(game: GameStruct, spaces: int) -> int:
    """Move the merfolk marker; return the decision about free markers, if any. R58, R59."""
    seat = game.to_move
    start = game.merfolk[seat]
    end = start + spaces
    earned = 0
    for symbol in MERFOLK_SYMBOLS:
        if start < symbol <= end:
            earned += 1
    game.merfolk[seat] = end
    if game.merfolk_symbols == ONE_PER_MOVE:  # D35
        earned = min(earned, 1)
    if earned == 0 or not has_marker(game, seat):  # D36
        return NONE
    game.free_markers = earned
    return DECISION_FREE_MARKER


@compiled
def orcs(game: GameStruct) -> int:
    """Return the decision whether to place a marker on the orc board, if any. R62, R63."""
    seat = game.to_move
    occupied = game.orc_board[seat] >> current_leader(game) % KINGDOMS & 1
    return NONE if occupied or not has_marker(game, seat) else DECISION_ORC_MARKER


@compiled
def skeletons(game: GameStruct, hand: int) -> int:
    """Return the cards of a hand that may lead; skeletons only if ten win. R64, R67, D44."""
    wild = hand & game.skeletons
    if wild == 0:
        return hand
    if (
        game.ten_skeletons == INSTANT_WIN
        and game.hand[game.to_move, lowest(wild)] >= SKELETONS_TO_WIN
    ):
        return hand
    return hand ^ wild


@compiled
def trolls(game: GameStruct) -> int:
    """Return the decision which token to take, if any is available. R68, R69."""
    return DECISION_TROLL_TOKEN if free_trolls(game) else NONE


@compiled
def free_trolls(game: GameStruct) -> int:
    """Return the unclaimed tokens worth no more than the size of the band. R68, D49."""
    claimed = 0
    for seat in range(game.players):
        claimed |= game.trolls[seat]
    size = min(current_size(game), _TOKENS)
    return ((1 << size) - 1) & ~claimed
