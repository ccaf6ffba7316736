"""Determinization: resample everything that is hidden from a seat."""

from __future__ import annotations

import numpy as np

from ethnos.fast.board import receive
from ethnos.fast.jit import compiled
from ethnos.fast.pcg import Small, Stream, below, draw_64, shuffle
from ethnos.packed.bits import lowest
from ethnos.packed.fields import DECISION_KEEP, DRAGON, MOST_ALLIES, NONE, SLOTS, GameStruct
from ethnos.packed.options import SIMULTANEOUS


@compiled
def determinize(game: GameStruct, seat: int, stream: Stream) -> None:
    """Resample everything hidden from this seat, in place; the seat `NONE` knows no hand.

    Known cards stay in their hands and no dragon enters the upper pile, as in
    `ethnos.rules.view.determinize`. Later ages are dealt from a seed drawn from the stream.
    """
    pile = np.empty(MOST_ALLIES, np.int8)
    count = gather_hidden(game, seat, pile)
    shuffle(stream, pile, count)
    for rival in range(game.players):
        if rival != seat:
            missing = game.hand_size[rival]
            game.hand_size[rival] = 0
            for slot in range(SLOTS):
                game.hand_size[rival] += game.hand[rival, slot]
            for _ in range(missing - game.hand_size[rival]):
                count -= 1
                receive(game, rival, int(pile[count]))
    count = stack_deck(game, pile, count, stream)
    for index in range(count):
        game.discarded[pile[index]] += 1
    hide_plans(game, seat)
    game.seed = draw_64(stream)


@compiled
def gather_hidden(game: GameStruct, seat: int, pile: Small) -> int:
    """Collect every card whose location is hidden from this seat; return their number. D79."""
    count = 0
    for index in range(game.deck_size):
        slot = game.deck[index]
        if slot != DRAGON:
            pile[count] = slot
            count += 1
    for rival in range(game.players):
        if rival != seat:
            count = gather_from_hand(game, rival, pile, count)
    for slot in range(SLOTS):
        for _ in range(game.discarded[slot]):
            pile[count] = slot
            count += 1
        game.discarded[slot] = 0
    return count


@compiled
def gather_from_hand(game: GameStruct, rival: int, pile: Small, count: int) -> int:
    """Collect the cards of a hand that are not publicly known."""
    hand = game.hand_set[rival]
    while hand:
        slot = lowest(hand)
        hand &= hand - 1
        for _ in range(game.hand[rival, slot] - game.known[rival, slot]):
            pile[count] = slot
            count += 1
        game.hand[rival, slot] = game.known[rival, slot]
        if game.known[rival, slot] == 0:
            game.hand_set[rival] ^= 1 << slot
    return count


@compiled
def stack_deck(game: GameStruct, pile: Small, count: int, stream: Stream) -> int:
    """Build the deck from the pile, dragons below the upper pile; return the rest. R20."""
    size = game.deck_size
    dragons = 0
    for index in range(size):
        dragons += game.deck[index] == DRAGON
        game.deck[index] = NONE
    lower = size - game.dragon_free
    while dragons > 0:
        index = below(stream, lower)
        if game.deck[index] != DRAGON:
            game.deck[index] = DRAGON
            dragons -= 1
    for index in range(size):
        if game.deck[index] != DRAGON:
            count -= 1
            game.deck[index] = pile[count]
    return count


@compiled
def hide_plans(game: GameStruct, seat: int) -> None:
    """Replace secret raid plans by a raid of everything, and drop a rival's draft. D41."""
    if game.orc_raid_order == SIMULTANEOUS:
        for rival in range(game.players):
            if rival != seat and game.raid_plan[rival] != NONE:
                game.raid_plan[rival] = game.orc_board[rival]
    if game.to_move != seat:
        game.draft_size = 0
        if game.decision == DECISION_KEEP:
            game.draft_set = game.hand_set[game.to_move]
