"""Setup and the deal of an age, card for card as `ethnos.rules` does it."""

from __future__ import annotations

from typing import Final

import numpy as np

from ethnos.fast.board import is_short_game
from ethnos.fast.jit import compiled
from ethnos.fast.pcg import Stream, below, open_stream, shuffle
from ethnos.fast.powers import COPIES
from ethnos.packed.fields import (
    CARDS,
    DECISION_TURN,
    DRAGON,
    FIRST_CARD_OF_TRIBE,
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    SLOTS,
    TRIBE_MERFOLK,
    TRIBE_SKELETON,
    TRIBES,
    GameStruct,
)
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import (
    GLORY_TOKENS,
    GLORY_TOKENS_SHORT_GAME,
    POOL_CARDS_PER_PLAYER,
)
from ethnos.rules.streams import SETUP_STREAM

_TOKENS: Final = np.array(GLORY_TOKENS, np.int8)
_TOKENS_SHORT_GAME: Final = np.array(GLORY_TOKENS_SHORT_GAME, np.int8)


@compiled
def new_game(game: GameStruct, seed: np.uint64) -> None:
    """Set up the board and deal the first age; the struct's ruleset is kept. R9-R15."""
    game.seed = seed
    stream = game.dealer
    open_stream(stream, seed, SETUP_STREAM)
    if not game.tribes_given:
        draw_tribes(game, stream)
    clear_board(game)
    lay_tokens(game, stream)
    game.first_player = below(stream, game.players)  # R21
    start_age(game)


@compiled
def draw_tribes(game: GameStruct, stream: Stream) -> None:
    """Draw the tribes in play at random. R4, R11."""
    tribes = np.arange(TRIBES).astype(np.int8)
    shuffle(stream, tribes, TRIBES)
    count = MOST_TRIBES - is_short_game(game)  # R112
    chosen = 0
    for index in range(count):
        chosen |= 1 << int(tribes[index])
    set_tribes(game, chosen)


@compiled
def set_tribes(game: GameStruct, chosen: int) -> None:
    """Store the tribes in play, given as a set."""
    index = 0
    game.skeletons = 0
    for tribe in range(TRIBES):
        game.tribe_index[tribe] = NONE
        if chosen >> tribe & 1:
            game.tribe_index[tribe] = index
            game.tribes[index] = tribe
            for kingdom in range(KINGDOMS):
                game.card_at[index * KINGDOMS + kingdom] = FIRST_CARD_OF_TRIBE[tribe] + kingdom
            if tribe == TRIBE_SKELETON:
                game.skeletons = 1 << index * KINGDOMS
            index += 1
    game.tribe_count = index
    game.card_at[DRAGON] = CARDS
    for absent in range(index, MOST_TRIBES):
        game.tribes[absent] = NONE


@compiled
def clear_board(game: GameStruct) -> None:
    """Reset what persists from age to age."""
    game.age = 1
    supply = game.marker_count - 1 - (game.tribe_index[TRIBE_MERFOLK] != NONE)  # R10, R12
    for seat in range(game.players):
        game.glory[seat] = 0
        game.supply[seat] = supply
        game.merfolk[seat] = 0
        game.orc_board[seat] = 0
    game.markers[:] = 0
    game.age_glory[:] = 0
    game.ages_scored = 0
    game.third_dragon_drawer = NONE
    game.free_markers = 0
    game.winners = 0


@compiled
def lay_tokens(game: GameStruct, stream: Stream) -> None:
    """Lay a kingdom's tokens out ascending, lowest on I. R9."""
    ages = game.ages
    tokens = (_TOKENS_SHORT_GAME if is_short_game(game) else _TOKENS).copy()
    left = len(tokens)
    shuffle(stream, tokens, left)
    for kingdom in range(KINGDOMS):
        game.token_count[kingdom] = ages
        for laid in range(ages):
            left -= 1
            token = tokens[left]
            index = laid
            while index > 0 and game.tokens[kingdom, index - 1] > token:
                game.tokens[kingdom, index] = game.tokens[kingdom, index - 1]
                index -= 1
            game.tokens[kingdom, index] = token


@compiled
def start_age(game: GameStruct) -> None:
    """Shuffle all allies, deal a card each, lay out the pool, hide the dragons. R18-R24, D67."""
    stream = game.dealer
    open_stream(stream, game.seed, game.age)
    clear_table(game)
    left = gather_allies(game)
    deck = game.deck
    shuffle(stream, deck, left)
    seat = game.first_player
    for _ in range(game.players):  # R18
        left -= 1
        slot = deck[left]
        game.hand[seat, slot] = 1
        game.hand_set[seat] = 1 << slot
        game.hand_size[seat] = 1
        seat = seat + 1 if seat + 1 < game.players else 0
    for _ in range(POOL_CARDS_PER_PLAYER * game.players):  # R19
        left -= 1
        slot = deck[left]
        game.pool[slot] += 1
        game.covered[slot] -= 1
        game.pool_set |= 1 << slot
    half = left // 2  # R20
    for index in range(left - 1, half - 1, -1):
        deck[index + DRAGONS] = deck[index]
    for index in range(half, half + DRAGONS):
        deck[index] = DRAGON
    shuffle(stream, deck, half + DRAGONS)
    game.deck_size = left + DRAGONS
    game.dragon_free = left - half
    game.dragons_revealed = 0
    begin_turn(game, game.first_player)


@compiled
def gather_allies(game: GameStruct) -> int:
    """Put all ally cards into the deck, sorted; return their number. R3."""
    count = 0
    for index in range(game.tribe_count):
        tribe = game.tribes[index]
        copies = COPIES[tribe]
        slots = 1 if tribe == TRIBE_SKELETON else KINGDOMS
        for slot in range(index * KINGDOMS, index * KINGDOMS + slots):
            game.covered[slot] = copies
            for _ in range(copies):
                game.deck[count] = slot
                count += 1
    return count


@compiled
def clear_table(game: GameStruct) -> None:
    """Reset what lasts for one age only. R91, R97, R102-R107."""
    for seat in range(game.players):
        game.hand_set[seat] = 0
        game.hand_size[seat] = 0
        game.trolls[seat] = 0
        game.raid_plan[seat] = NONE
        game.bands_worth[seat] = 0
        game.bands_by_size[seat] = 0
        for slot in range(SLOTS):
            game.hand[seat, slot] = 0
            game.known[seat, slot] = 0
    for slot in range(SLOTS):
        game.pool[slot] = 0
        game.covered[slot] = 0
        game.discarded[slot] = 0
    game.pool_set = 0
    game.bands = 0
    game.cards_laid = 0
    game.giant_holder = NONE
    game.giant_size = 0
    game.draft_size = 0
    game.draft_set = 0


@compiled
def begin_turn(game: GameStruct, seat: int) -> None:
    """Make it this player's turn. R24, R25."""
    game.turn_owner = seat
    game.to_move = seat
    game.decision = DECISION_TURN
    game.bands_this_turn = 0
