"""The byte encoding and checksum of a state, equal to those of `ethnos.records.digest`."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled
from ethnos.fast.layout import card_of
from ethnos.packed.fields import DECISION_GAME_OVER, DECISION_RAID, KINGDOMS, NONE, GameStruct, Row
from ethnos.records.digest import NOTHING

Buffer = npt.NDArray[np.uint8]

_BUFFER_SIZE: Final = 2_048
"""Several times the longest encoding."""
_POLYNOMIAL: Final = 0xEDB88320
_ONES: Final = np.uint32(0xFFFFFFFF)


def _crc_tables() -> npt.NDArray[np.uint32]:
    """Return the CRC-32 lookup tables for eight bytes at a time."""
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
    """Return a buffer for the encoding of a state."""
    return np.zeros(_BUFFER_SIZE, np.uint8)


@compiled
def crc_32(buffer: Buffer, size: int, before: np.uint32) -> np.uint32:
    """Return the CRC-32 of the first bytes, continued from `before`; equal to `zlib.crc32`."""
    value = before ^ _ONES
    index = 0
    while index + 8 <= size:
        value = (
            _CRC[7, buffer[index] ^ (value & np.uint32(255))]
            ^ _CRC[6, buffer[index + 1] ^ (value >> np.uint32(8) & np.uint32(255))]
            ^ _CRC[5, buffer[index + 2] ^ (value >> np.uint32(16) & np.uint32(255))]
            ^ _CRC[4, buffer[index + 3] ^ (value >> np.uint32(24))]
            ^ _CRC[3, buffer[index + 4]]
            ^ _CRC[2, buffer[index + 5]]
            ^ _CRC[1, buffer[index + 6]]
            ^ _CRC[0, buffer[index + 7]]
        )
        index += 8
    while index < size:
        value = value >> np.uint32(8) ^ _CRC[0, buffer[index] ^ (value & np.uint32(255))]
        index += 1
    return np.uint32(value ^ _ONES)


@compiled
def encode(game: GameStruct, buffer: Buffer) -> int:
    """Write the encoding of a state; return its length."""
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
    """Return the byte for a number or for `NONE`."""
    return NOTHING if number == NONE else number


@compiled
def write_moment(game: GameStruct, buffer: Buffer) -> int:
    """Write players, tribes, turn and decision."""
    buffer[0] = game.players
    buffer[1] = game.tribe_count
    at = 2
    for index in range(game.tribe_count):
        buffer[at] = game.tribes[index]
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
def write_cards(game: GameStruct, buffer: Buffer, at: int, cards: Row) -> int:
    """Write the number of cards, then each card."""
    start = at
    at += 1
    for slot in range(len(cards)):
        for _ in range(cards[slot]):
            buffer[at] = card_of(game, slot)
            at += 1
    buffer[start] = at - start - 1
    return at


@compiled
def write_bands(game: GameStruct, buffer: Buffer, at: int, seat: int) -> int:
    """Write the bands of a seat: for each the leader, the number of others, and the others."""
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
            for index in range(first + led, first + size):
                buffer[at] = card_of(game, game.band_cards[index])
                at += 1
            bands += 1
        first += size
    buffer[start] = bands
    return at


@compiled
def write_deck(game: GameStruct, buffer: Buffer, at: int) -> int:
    """Write the deck, the next card last."""
    buffer[at] = game.deck_size
    at += 1
    for index in range(game.deck_size):
        buffer[at] = card_of(game, game.deck[index])
        at += 1
    return at


@compiled
def write_number(buffer: Buffer, at: int, number: int) -> int:
    """Write a number in two bytes, the low one first."""
    buffer[at] = number & 255
    buffer[at + 1] = number >> 8
    return at + 2


@compiled
def write_seats(game: GameStruct, buffer: Buffer, at: int) -> int:
    """Write the fields that are kept by seat."""
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
def write_board(game: GameStruct, buffer: Buffer, at: int) -> int:
    """Write the glory tokens and the markers of every kingdom."""
    for kingdom in range(KINGDOMS):
        buffer[at] = game.token_count[kingdom]
        at += 1
        for index in range(game.token_count[kingdom]):
            buffer[at] = game.tokens[kingdom, index]
            at += 1
    for kingdom in range(KINGDOMS):
        buffer[at] = game.players
        at += 1
        for seat in range(game.players):
            buffer[at] = game.markers[kingdom, seat]
            at += 1
    return at


@compiled
def write_results(game: GameStruct, buffer: Buffer, at: int) -> int:
    """Write the scored ages, then the age being scored or 0."""
    scoring = game.decision == DECISION_RAID
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
def write_outcome(game: GameStruct, buffer: Buffer, at: int) -> int:
    """Write the outcome, or 0."""
    if game.decision != DECISION_GAME_OVER:
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
