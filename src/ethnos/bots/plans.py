"""What a hand promises: for every tribe and every kingdom in it, the band it may grow into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ethnos.bots.appraisal import Appraisal
from ethnos.bots.outlook import HORIZON
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.components import HAND_LIMIT, LARGEST_BAND

Group = Tribe | Kingdom
"""The cards of a hand that share a tribe, or that share a kingdom."""


def groups_of(card: Card) -> tuple[Group, ...]:
    """Return the groups a card belongs to; a skeleton has none of its own."""
    return () if card.kingdom is None else (card.tribe, card.kingdom)


class Plans:
    """The promise of hands, one turn from now: each group is grown card by card, then played."""

    def __init__(self, appraisal: Appraisal) -> None:
        self._appraisal = appraisal
        unseen = appraisal.view.unseen()
        self._unseen = Counter(unseen)
        self._unseen_total = max(1, len(unseen))
        self._unseen_groups: Counter[Group] = Counter(
            group for card in unseen for group in groups_of(card)
        )
        self._pool_groups: Counter[Group] = Counter(
            group for card in appraisal.view.pool for group in groups_of(card)
        )

    def promise(self, hand: tuple[Card, ...]) -> float:
        """Return what a hand is worth at the next own turn."""
        if not hand:
            return 0.0
        return self._combined(self._by_group(hand).values())

    def promise_of_drawing(self, hand: tuple[Card, ...]) -> float:
        """Return what a hand is worth on average after a card from the deck has joined it."""
        now = self._by_group(hand)
        grown = {group: self._grown(group, hand) for group in (*Tribe, *Kingdom)}
        total = 0.0
        for card, copies in self._unseen.items():
            after = dict(now)
            for group in groups_of(card) or tuple(now):
                after[group] = max(grown[group], now.get(group, 0.0))
            total += copies * self._combined(after.values())
        return total / self._unseen_total

    def _combined(self, promises: Iterable[float]) -> float:
        best = second = 0.0
        for promise in promises:
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
        return best + self._appraisal.weights.second * second

    def _by_group(self, hand: tuple[Card, ...]) -> dict[Group, float]:
        groups = dict.fromkeys(group for card in hand for group in groups_of(card))
        return {group: self._group(group, hand) for group in groups}

    def _group(self, group: Group, hand: tuple[Card, ...]) -> float:
        members = [card for card in hand if group in groups_of(card)]
        return self._grow(group, members, len(members), len(hand), hand.count(SKELETON))

    def _grown(self, group: Group, hand: tuple[Card, ...]) -> float:
        """Return the promise of a group after one more card, led by one already there."""
        members = [card for card in hand if group in groups_of(card)]
        if not members:
            return 0.0
        return self._grow(group, members, len(members) + 1, len(hand) + 1, hand.count(SKELETON))

    def _grow(
        self, group: Group, leaders: list[Card], cards: int, held: int, skeletons: int
    ) -> float:
        """Return the value of growing a group of so many cards for as long as it pays.

        Seen from the last turn backwards: play it, or spend a turn on the chance of a card more.
        """
        appraisal = self._appraisal
        tempo = appraisal.weights.tempo
        chance = self._chance(group)
        room = min(HAND_LIMIT - held, LARGEST_BAND - cards, HORIZON - 1)
        played = [self._played(leaders, size, skeletons) for size in range(cards, cards + room + 1)]
        value = list(played)
        for turn in range(min(HORIZON - 1, len(appraisal.outlook.steps) - 1), 0, -1):
            goes_on = appraisal.outlook.steps[turn]
            for more in range(room):
                wait = goes_on * (chance * value[more + 1] + (1 - chance) * value[more]) - tempo
                value[more] = max(played[more], wait)
        return value[0]

    def _played(self, leaders: list[Card], cards: int, skeletons: int) -> float:
        return max(self._appraisal.band(leader, cards, skeletons) for leader in leaders)

    def _chance(self, group: Group) -> float:
        """Return the chance to find a card of a group in one turn."""
        weights = self._appraisal.weights
        blind = min(0.9, weights.reach * self._unseen_groups[group] / self._unseen_total)
        gone = (1 - weights.pool_stays) ** self._pool_groups[group]
        return 1 - (1 - blind) * gone
