"""The whole action space of a small state, legal and illegal actions alike."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations

from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import CARD_TYPES, SKELETON, Card, Kingdom, together
from ethnos.rules.components import MERFOLK_LAST_SPACE, TROLL_TOKENS
from ethnos.rules.state import GameState

LARGEST_HAND = 4
KINGDOMS: tuple[Kingdom | None, ...] = (*Kingdom, None)


def shrink_hand(state: GameState) -> GameState:
    """Return the state with a hand small enough to enumerate; other cards are discarded."""
    small = state.copy()
    seat = small.to_move
    small.pool = together(small.pool, small.hands[seat][LARGEST_HAND:])
    small.hands[seat] = small.hands[seat][:LARGEST_HAND]
    small.known[seat] = ()
    return small


def whole_action_space(state: GameState) -> Iterator[Action]:
    """Yield every kind of action with every possible argument."""
    yield from (act.RECRUIT_FROM_DECK, act.PASS, act.STOP_PLAYING)
    yield from map(act.RecruitFromPool, CARD_TYPES)
    yield from map(act.PlaceMarker, KINGDOMS)
    yield from map(act.PlaceFreeMarker, KINGDOMS)
    yield from map(act.PlaceOrcMarker, (True, False))
    yield from map(act.MoveMerfolk, range(-1, MERFOLK_LAST_SPACE + 2))
    yield from map(act.TakeTrollToken, (None, -1, 0, *TROLL_TOKENS, 7))
    yield from map(act.DrawCards, range(-1, 12))
    yield from _raids()
    yield from _bands_and_kept_cards(state.hands[state.to_move])


def _raids() -> Iterator[Action]:
    for size in range(len(Kingdom) + 1):
        yield from map(act.Raid, combinations(Kingdom, size))
    yield from (act.Raid(pair[::-1]) for pair in combinations(Kingdom, 2))
    yield from (act.Raid((kingdom, kingdom)) for kingdom in Kingdom)


def _bands_and_kept_cards(hand: tuple[Card, ...]) -> Iterator[Action]:
    """Yield every selection from the hand, with duplicates and foreign cards, sorted or not."""
    foreign = next(card for card in CARD_TYPES if card not in hand)
    cards = sorted({*hand, foreign, SKELETON})
    for size in range(LARGEST_HAND + 2):
        for lot in combinations_with_replacement(cards, size):
            yield act.KeepCards(lot)
            yield from (act.PlayBand(leader, lot) for leader in (None, *cards))
    for lot in permutations(hand, 2):
        if lot[0] > lot[1]:
            yield act.KeepCards(lot)
            yield from (act.PlayBand(leader, lot) for leader in cards)
