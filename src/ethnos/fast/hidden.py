"""What a seat may not know, drawn anew: the same table as far as the seat can tell."""

from __future__ import annotations

import numpy as np

from ethnos.fast.board import receive
from ethnos.fast.jit import compiled, lowest
from ethnos.fast.layout import (
    DRAGON,
    KEEP,
    MOST_ALLIES,
    NONE,
    SLOTS,
    Game,
)
from ethnos.fast.options import SIMULTANEOUS
from ethnos.fast.pcg import Small, Stream, below, draw_64, shuffle


@compiled
def determinize(game: Game, seat: int, stream: Stream) -> None:
    """Redraw everything this seat may not know, in place; a seat of `NONE` knows no hand.

    Known cards stay in their hands and dragons out of the upper pile, as in
    `ethnos.rules.view.determinize`. Later ages will be dealt from a seed of the stream.
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
    for place in range(count):
        game.discarded[pile[place]] += 1
    hide_plans(game, seat)
    game.seed = draw_64(stream)


@compiled
def gather_hidden(game: Game, seat: int, pile: Small) -> int:
    """Take every card this seat cannot place off the table; return how many. D79."""
    count = 0
    for place in range(game.deck_size):
        slot = game.deck[place]
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
def gather_from_hand(game: Game, rival: int, pile: Small, count: int) -> int:
    """Take the cards of a hand that were not seen being taken."""
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
def stack_deck(game: Game, pile: Small, count: int, stream: Stream) -> int:
    """Stack the deck from the pile, dragons below the upper pile; return what is left. R20."""
    size = game.deck_size
    dragons = 0
    for place in range(size):
        dragons += game.deck[place] == DRAGON
        game.deck[place] = NONE
    lower = size - game.dragon_free
    while dragons > 0:
        place = below(stream, lower)
        if game.deck[place] != DRAGON:
            game.deck[place] = DRAGON
            dragons -= 1
    for place in range(size):
        if game.deck[place] != DRAGON:
            count -= 1
            game.deck[place] = pile[count]
    return count


@compiled
def hide_plans(game: Game, seat: int) -> None:
    """Forget what others decide in secret: a raid is taken to be one of everything. D41."""
    if game.orc_raid_order == SIMULTANEOUS:
        for rival in range(game.players):
            if rival != seat and game.raid_plan[rival] != NONE:
                game.raid_plan[rival] = game.orc_board[rival]
    if game.to_move != seat:
        game.draft_size = 0
        if game.decision == KEEP:
            game.draft_set = game.hand_set[game.to_move]
