"""The twelve tribes, one function each: what a band led by the tribe does or counts."""

from __future__ import annotations

from typing import Final

from ethnos.fast.board import current_leader, current_size, has_marker, markers_that_count
from ethnos.fast.jit import compiled, lowest
from ethnos.fast.layout import (
    FREE_MARKER,
    KINGDOMS,
    MERFOLK_MOVE,
    NONE,
    ORC_MARKER,
    TROLL_TOKEN,
    WIZARD_DRAW,
    Game,
)
from ethnos.fast.options import (
    EQUAL_TAKES,
    INSTANT_WIN,
    ONE_PER_MOVE,
    SINGLE_EXTRA,
    UP_TO,
)
from ethnos.rules.components import (
    GIANT_GLORY_AT_ONCE,
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    SKELETONS_TO_WIN,
    TROLL_TOKENS,
)

_TOKENS: Final = len(TROLL_TOKENS)


@compiled
def centaurs(game: Game) -> bool:
    """Return whether a band that got its marker onto the board lets another follow. R49-R51."""
    if game.centaur_chain == SINGLE_EXTRA and game.bands_this_turn > 1:
        return False  # D26
    return bool(game.hand_set[game.to_move] & ~game.skeletons)  # R64, D45


@compiled
def dwarves(size: int) -> int:
    """Return what a band counts for at the end of the age. R52, R101."""
    return size + 1


@compiled
def elves(game: Game) -> int:
    """Return how many cards may stay in hand. R53."""
    return current_size(game)


@compiled
def giants(game: Game) -> int:
    """Take the giant token if the band is large enough; there is nothing to decide. R54-R56."""
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
def halflings() -> int:
    """Return the kingdoms that take their marker: none. R57."""
    return 0


@compiled
def merfolk(game: Game) -> int:
    """Move along the track, or ask how far; return what is to be decided. R58-R60, D34."""
    spaces = furthest_move(game)
    if game.merfolk_move == UP_TO and spaces > 0:
        return MERFOLK_MOVE
    return swim(game, spaces)


@compiled
def furthest_move(game: Game) -> int:
    """Return how far the merfolk marker of the player to move can go. R60."""
    return min(current_size(game), int(MERFOLK_LAST_SPACE - game.merfolk[game.to_move]))


@compiled
def swim(game: Game, spaces: int) -> int:
    """Move the merfolk marker and count the free markers earned. R58, R59."""
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
    return FREE_MARKER


@compiled
def minotaurs(size: int) -> int:
    """Return what a band counts for when its marker is placed. R61."""
    return size + 1


@compiled
def orcs(game: Game) -> int:
    """Return what is to be decided: whether to place a marker on the orc board. R62, R63."""
    seat = game.to_move
    occupied = game.orc_board[seat] >> current_leader(game) % KINGDOMS & 1
    return NONE if occupied or not has_marker(game, seat) else ORC_MARKER


@compiled
def skeletons(game: Game, hand: int) -> int:
    """Return the cards of a hand that may lead: skeletons only where ten win. R64, R67, D44."""
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
def trolls(game: Game) -> int:
    """Return what is to be decided: which token to take, if there is one. R68, R69."""
    return TROLL_TOKEN if free_trolls(game) else NONE


@compiled
def free_trolls(game: Game) -> int:
    """Return the unclaimed tokens worth no more than the band is large. R68, D49."""
    claimed = 0
    for seat in range(game.players):
        claimed |= game.trolls[seat]
    size = min(current_size(game), _TOKENS)
    return ((1 << size) - 1) & ~claimed


@compiled
def wingfolk(game: Game, size: int) -> int:
    """Return the kingdoms that take their marker: any it is large enough for. R70, R71."""
    reachable = 0
    for kingdom in range(KINGDOMS):
        if markers_that_count(game, game.to_move, kingdom) < size:
            reachable |= 1 << kingdom
    return reachable


@compiled
def wizards() -> int:
    """Return what is to be decided when the old hand is gone: how many to draw. R72, R73."""
    return WIZARD_DRAW
