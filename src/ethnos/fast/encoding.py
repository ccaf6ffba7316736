"""The bytes and the checksum of a game, the same as those of `ethnos.records.digest`."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled
from ethnos.fast.layout import (
    GAME_OVER,
    KINGDOMS,
    NONE,
    RAID,
    Game,
    Row,
    card_of,
)
from ethnos.records.digest import NOTHING

Buffer = npt.NDArray[np.uint8]

_BUFFER_SIZE: Final = 2_048
"""Several times the longest encoding."""
_POLYNOMIAL: Final = 0xEDB88320
_ONES: Final = np.uint32(0xFFFFFFFF)


def _crc_tables() -> npt.NDArray[np.uint32]:
    """Return the tables of CRC-32 for eight bytes at a time."""
    tables = np.zeros((8, 256), np.uint32)
    for byte in range(256):
        value = byte
        for _ in range(8):
            value = value >> 1 ^ (_POLYNOMIAL if value & 1 else 0)
        tables[0, byte] = value
    for table in range(1, 8):
        for byte in range(256):
            value = int(tables[table - 1, byte])
            tables[table, byte] = value >> 8 ^ int(tables[0, value & 255])
    return tables


_CRC: Final = _crc_tables()


def new_buffer() -> Buffer:
    """Return room for the bytes of a game."""
    return np.zeros(_BUFFER_SIZE, np.uint8)


@compiled
def crc_32(buffer: Buffer, size: int, before: np.uint32) -> np.uint32:
    """Return the checksum of the first bytes, going on from another; as `zlib.crc32`."""
    value = before ^ _ONES
    place = 0
    while place + 8 <= size:
        value = (
            _CRC[7, buffer[place] ^ (value & np.uint32(255))]
            ^ _CRC[6, buffer[place + 1] ^ (value >> np.uint32(8) & np.uint32(255))]
            ^ _CRC[5, buffer[place + 2] ^ (value >> np.uint32(16) & np.uint32(255))]
            ^ _CRC[4, buffer[place + 3] ^ (value >> np.uint32(24))]
            ^ _CRC[3, buffer[place + 4]]
            ^ _CRC[2, buffer[place + 5]]
            ^ _CRC[1, buffer[place + 6]]
            ^ _CRC[0, buffer[place + 7]]
        )
        place += 8
    while place < size:
        value = value >> np.uint32(8) ^ _CRC[0, buffer[place] ^ (value & np.uint32(255))]
        place += 1
    return np.uint32(value ^ _ONES)


@compiled
def encode(game: Game, buffer: Buffer) -> int:
    """Write the bytes of a game; return how many."""
    at = write_moment(game, buffer)
    players = game.players
    for seat in range(players):
        at = write_cards(game, buffer, at, game.hand[seat])
    for seat in range(players):
        at = write_cards(game, buffer, at, game.known[seat])
    at = write_cards(game, buffer, at, game.pool)
    at = write_cards(game, buffer, at, game.discarded)
    for seat in range(players):
        at = write_bands(game, buffer, at, seat)
    at = write_deck(game, buffer, at)
    at = write_seats(game, buffer, at)
    at = write_board(game, buffer, at)
    at = write_results(game, buffer, at)
    return write_outcome(game, buffer, at)


@compiled
def or_nothing(number: int) -> int:
    """Return the byte that stands for a number or for none."""
    return NOTHING if number == NONE else number


@compiled
def write_moment(game: Game, buffer: Buffer) -> int:
    """Write who plays and what is to be decided."""
    buffer[0] = game.players
    buffer[1] = game.tribe_count
    at = 2
    for place in range(game.tribe_count):
        buffer[at] = game.tribes[place]
        at += 1
    buffer[at] = game.age
    buffer[at + 1] = game.first_player
    buffer[at + 2] = game.turn_owner
    buffer[at + 3] = game.to_move
    buffer[at + 4] = game.decision
    buffer[at + 5] = game.bands_this_turn
    buffer[at + 6] = game.free_markers
    buffer[at + 7] = game.dragon_free
    buffer[at + 8] = game.dragons_revealed
    buffer[at + 9] = or_nothing(game.third_dragon_drawer)
    buffer[at + 10] = or_nothing(game.giant_holder)
    buffer[at + 11] = game.giant_size
    return at + 12


@compiled
def write_cards(game: Game, buffer: Buffer, at: int, cards: Row) -> int:
    """Write how many cards lie somewhere, then each of them."""
    start = at
    at += 1
    for slot in range(len(cards)):
        for _ in range(cards[slot]):
            buffer[at] = card_of(game, slot)
            at += 1
    buffer[start] = at - start - 1
    return at


@compiled
def write_bands(game: Game, buffer: Buffer, at: int, seat: int) -> int:
    """Write the bands of a seat: for each its leader, the number of the others, and those."""
    start = at
    at += 1
    bands = 0
    first = 0
    for band in range(game.bands):
        size = game.band_size[band]
        if game.band_owner[band] == seat:
            leader = game.band_cards[first]
            led = 0 if game.skeletons >> leader & 1 else 1
            buffer[at] = card_of(game, leader) if led else NOTHING
            buffer[at + 1] = size - led
            at += 2
            for place in range(first + led, first + size):
                buffer[at] = card_of(game, game.band_cards[place])
                at += 1
            bands += 1
        first += size
    buffer[start] = bands
    return at


@compiled
def write_deck(game: Game, buffer: Buffer, at: int) -> int:
    """Write the deck, the next card last."""
    buffer[at] = game.deck_size
    at += 1
    for place in range(game.deck_size):
        buffer[at] = card_of(game, game.deck[place])
        at += 1
    return at


@compiled
def write_number(buffer: Buffer, at: int, number: int) -> int:
    """Write a number in two bytes, the low one first."""
    buffer[at] = number & 255
    buffer[at + 1] = number >> 8
    return at + 2


@compiled
def write_seats(game: Game, buffer: Buffer, at: int) -> int:
    """Write what lies before the players."""
    for seat in range(game.players):
        at = write_number(buffer, at, game.glory[seat])
    for seat in range(game.players):
        at = write_number(buffer, at, game.supply[seat])
    for seat in range(game.players):
        at = write_number(buffer, at, game.merfolk[seat])
    for seat in range(game.players):
        buffer[at] = game.orc_board[seat]
        at += 1
    for seat in range(game.players):
        buffer[at] = game.trolls[seat]
        at += 1
    for seat in range(game.players):
        buffer[at] = or_nothing(game.raid_plan[seat])
        at += 1
    return at


@compiled
def write_board(game: Game, buffer: Buffer, at: int) -> int:
    """Write the glory tokens and the markers of every kingdom."""
    for kingdom in range(KINGDOMS):
        buffer[at] = game.token_count[kingdom]
        at += 1
        for place in range(game.token_count[kingdom]):
            buffer[at] = game.tokens[kingdom, place]
            at += 1
    for kingdom in range(KINGDOMS):
        buffer[at] = game.players
        at += 1
        for seat in range(game.players):
            buffer[at] = game.markers[kingdom, seat]
            at += 1
    return at


@compiled
def write_results(game: Game, buffer: Buffer, at: int) -> int:
    """Write the ages scored, then the one being scored or 0."""
    scoring = game.decision == RAID
    for age in range(game.age):
        if not game.ages_scored >> age & 1 and not (scoring and age == game.age - 1):
            continue
        buffer[at] = age + 1
        at += 1
        for seat in range(game.players):
            for source in range(5):
                at = write_number(buffer, at, game.age_glory[age, seat, source])
    if not scoring:
        buffer[at] = 0
        at += 1
    return at


@compiled
def write_outcome(game: Game, buffer: Buffer, at: int) -> int:
    """Write how the game ended, or 0."""
    if game.decision != GAME_OVER:
        buffer[at] = 0
        return at + 1
    buffer[at] = 1
    buffer[at + 1] = game.termination
    buffer[at + 2] = game.decided_by
    buffer[at + 3] = game.winners
    at += 4
    for seat in range(game.players):
        buffer[at] = game.rank[seat]
        at += 1
    return at
