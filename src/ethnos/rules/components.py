"""Every number printed on the components or in the rulebook's tables. F1-F7."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2  # R1
MAX_PLAYERS: Final = 6  # R1
TWO_PLAYERS: Final = 2
"""Placing and scoring differ for two players. R113-R117."""
FEWEST_FOR_FULL_GAME: Final = 4
"""With fewer players the short game is played: two ages, five tribes, fewer tokens. R16, R112."""

MARKERS_PER_PLAYER: Final = 26  # R7
HAND_LIMIT: Final = 10  # R47
LARGEST_BAND: Final = 10  # R33
POOL_CARDS_PER_PLAYER: Final = 2  # R19
SKELETONS_TO_WIN: Final = 10  # R67

# The bounds of house numbers.
LEAST_HAND_LIMIT: Final = 7
"""Of twelve skeletons, two hands of seven cannot both be full. Two stuck hands (D14) could pass for
ever."""
MOST_HAND_LIMIT: Final = 12
LEAST_MARKERS: Final = 3
"""One for the score, one for the merfolk track, one to place. R10, R12."""
MOST_MARKERS: Final = 40
"""Few enough for the compact numbers of the compiled engine."""

GLORY_TOKENS: Final = (0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10)  # F1
GLORY_TOKENS_SHORT_GAME: Final = (0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10)  # F1, R112

BAND_GLORY: Final = (0, 0, 1, 3, 6, 10, 15)  # R87
"""Glory by band size; larger bands score the last value."""

GIANT_GLORY_AT_ONCE: Final = 2  # R54
GIANT_TOKEN: Final = (2, 4, 6)  # F2
GIANT_TOKEN_SHORT_GAME: Final = (2, 5)  # F2

ORC_RAID_GLORY: Final = (0, 1, 3, 6, 10, 15, 20)  # F3

MERFOLK_LAST_SPACE: Final = 18  # F4
MERFOLK_SYMBOLS: Final = (3, 7, 12, 18)  # F4
MERFOLK_BOARD: Final = (1, 2, 4)  # F5
MERFOLK_BOARD_SHORT_GAME: Final = (1, 3)  # F5

TROLL_TOKENS: Final = (1, 2, 3, 4, 5, 6)  # F6


def is_short_game(players: int) -> bool:
    """Return whether the rules for two and three players apply. R112."""
    return players < FEWEST_FOR_FULL_GAME


def ages(players: int) -> int:
    """Return the number of ages. R16."""
    return 2 if is_short_game(players) else 3


def tribes_in_play(players: int) -> int:
    """Return the number of tribes in the ally deck. R11, R112."""
    return 5 if is_short_game(players) else 6


def glory_tokens(players: int) -> tuple[int, ...]:
    """Return the tokens to shuffle; each kingdom gets one for each age. R9, R112."""
    return GLORY_TOKENS_SHORT_GAME if is_short_game(players) else GLORY_TOKENS


def giant_token(players: int) -> tuple[int, ...]:
    """Return the glory of the giant token in each age."""
    return GIANT_TOKEN_SHORT_GAME if is_short_game(players) else GIANT_TOKEN


def merfolk_board(players: int) -> tuple[int, ...]:
    """Return the values I, II (and III) of the merfolk board."""
    return MERFOLK_BOARD_SHORT_GAME if is_short_game(players) else MERFOLK_BOARD


def band_glory(size: int) -> int:
    """Return the glory of a band of this size. R87.

    >>> [band_glory(size) for size in (0, 1, 3, 6, 10)]
    [0, 0, 3, 15, 15]
    """
    return BAND_GLORY[min(size, len(BAND_GLORY) - 1)]
