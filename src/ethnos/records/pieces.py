"""Conservation: every card, marker and token exists exactly once in a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ethnos.rules.cards import DRAGON, DRAGONS, Card, Kingdom, Tribe, ally_deck
from ethnos.rules.components import MERFOLK_LAST_SPACE, TROLL_TOKENS, glory_tokens
from ethnos.rules.ruleset import MarkerSupply
from ethnos.rules.state import GameState, starting_supply


def missing_pieces(state: GameState) -> list[str]:
    """Return the errors in the pieces of a state, in words; an empty list if there are none."""
    return [*_cards(state), *_dragons(state), *_hands(state), *_markers(state), *_tokens(state)]


def count_allies(state: GameState) -> Counter[Card]:
    """Count every ally in deck, pool, hands, bands and discards."""
    found = Counter(state.pool) + Counter(state.discarded)
    found.update(card for card in state.deck if card is not DRAGON)
    for hand in state.hands:
        found.update(hand)
    for bands in state.bands:
        for band in bands:
            found.update(band.cards)
    return found


def _cards(state: GameState) -> Iterator[str]:
    found, expected = count_allies(state), Counter(ally_deck(state.tribes))
    for card in sorted(found | expected):
        if found[card] != expected[card]:
            yield f"{found[card]} of {card}, not {expected[card]}"


def _dragons(state: GameState) -> Iterator[str]:
    dragons = state.deck.count(DRAGON) + state.dragons_revealed
    if dragons != DRAGONS:
        yield f"{dragons} dragons"
    upper = state.deck[len(state.deck) - state.dragon_free :]
    if len(upper) != state.dragon_free or DRAGON in upper:
        yield f"the next {state.dragon_free} cards are not free of dragons"


def _hands(state: GameState) -> Iterator[str]:
    for seat, hand in enumerate(state.hands):
        if len(hand) > state.ruleset.hand_limit:
            yield f"seat {seat} holds {len(hand)} cards"
        if unheld := Counter(state.known[seat]) - Counter(hand):
            yield f"seat {seat} is known to hold {min(unheld)}, but does not"
    for cards in (state.pool, *state.hands, *state.known):
        if cards != tuple(sorted(cards)):
            yield f"cards out of order: {' '.join(map(str, cards))}"


def _markers(state: GameState) -> Iterator[str]:
    full = starting_supply(state.ruleset, state.tribes)
    for seat in range(state.players):
        placed = sum(state.markers[kingdom][seat] for kingdom in Kingdom)
        placed += len(state.orc_boards[seat])
        supply = state.supply[seat]
        limited = state.ruleset.marker_supply is MarkerSupply.LIMITED
        if supply < 0 or (limited and supply + placed != full):
            yield f"seat {seat} has {supply} markers and placed {placed}, of {full}"
        if not 0 <= state.merfolk[seat] <= MERFOLK_LAST_SPACE:
            yield f"seat {seat} left the merfolk track: {state.merfolk[seat]}"
        board = state.orc_boards[seat]
        if board != tuple(sorted(set(board))):
            yield f"the orc board of seat {seat} holds {' '.join(board)}"


def _tokens(state: GameState) -> Iterator[str]:
    trolls = [token for held in state.trolls for token in held]
    if len(set(trolls)) != len(trolls) or not set(trolls) <= set(TROLL_TOKENS):
        yield f"troll tokens {trolls}"
    if trolls and Tribe.TROLL not in state.tribes:
        yield "troll tokens without trolls"
    glory = sorted(token for tokens in state.tokens.values() for token in tokens)
    too_many = Counter(glory) - Counter(glory_tokens(state.players))
    if too_many or len(glory) != state.ruleset.ages * len(Kingdom):
        yield f"glory tokens {glory}"
    if state.giant:
        holder, size = state.giant
        giants = [b for b in state.bands[holder] if b.leader and b.leader.tribe is Tribe.GIANT]
        if size not in [band.size for band in giants]:
            yield f"seat {holder} holds the giant token without a giant band of {size}"
