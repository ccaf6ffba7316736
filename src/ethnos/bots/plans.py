"""The value of a hand: for every tribe and every kingdom in it, the band it may grow into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ethnos.bots.appraisal import Appraisal
from ethnos.bots.outlook import HORIZON
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.components import HAND_LIMIT

Group = Tribe | Kingdom
"""The cards of a hand that share a tribe, or that share a kingdom."""


_Key = tuple[Group, tuple[Card, ...], int, int, int]
"""A group, its cards, the size of the hand, how many more join the group, and the skeletons."""


def groups_of(card: Card) -> tuple[Group, ...]:
    """Return the groups a card belongs to; a skeleton has none of its own."""
    return () if card.kingdom is None else (card.tribe, card.kingdom)


class Plans:
    """Values of hands, one turn from now: each group is grown card by card, then played."""

    def __init__(self, appraisal: Appraisal) -> None:
        self._appraisal = appraisal
        self._grown: dict[_Key, float] = {}
        self._chances: dict[Group, float] = {}
        unseen = appraisal.view.unseen()
        self._unseen = Counter(unseen)
        self._unseen_total = max(1, len(unseen))
        self._unseen_groups: Counter[Group] = Counter(
            group for card in unseen for group in groups_of(card)
        )
        self._pool_groups: Counter[Group] = Counter(
            group for card in appraisal.view.pool for group in groups_of(card)
        )

    def hand_value(self, hand: tuple[Card, ...]) -> float:
        """Return the value of a hand at the player's next turn."""
        groups = dict.fromkeys(group for card in hand for group in groups_of(card))
        return self._combined(self._group(group, hand, len(hand)) for group in groups)

    def hand_value_after_drawing(self, hand: tuple[Card, ...]) -> float:
        """Return the mean value of a hand after a card from the deck has joined it."""
        held = len(hand) + 1
        groups = dict.fromkeys(group for card in hand for group in groups_of(card))
        missed = {group: self._group(group, hand, held) for group in groups}
        grown = {group: self._group(group, hand, held, more=1) for group in groups}
        fresh = self._appraisal.weights.new_group
        total = 0.0
        for card, copies in self._unseen.items():
            after = missed.copy()
            for group in groups_of(card) or groups:
                after[group] = grown.get(group, fresh)
            total += copies * self._combined(after.values())
        return total / self._unseen_total

    def _combined(self, values: Iterable[float]) -> float:
        best = second = 0.0
        for value in values:
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + self._appraisal.weights.second_plan * second

    def _group(self, group: Group, hand: tuple[Card, ...], held: int, more: int = 0) -> float:
        """Return the value of a group in a hand of `held` cards, `more` of them joining it."""
        members = tuple([card for card in hand if card[0] is group or card[1] is group])
        key = (group, members, held, more, hand.count(SKELETON))
        if key not in self._grown:
            self._grown[key] = self._grow(key)
        return self._grown[key]

    def _grow(self, key: _Key) -> float:
        """Return the value of growing a group for as long as it pays.

        Dynamic programming from the last turn back: play it, or spend a turn to find a card.
        """
        group, members, held, more, skeletons = key
        appraisal = self._appraisal
        tempo = appraisal.weights.tempo
        chance = self._chance(group)
        missing = 1 - chance
        cards = len(members) + more
        room = min(HAND_LIMIT - held, HORIZON - 1)
        leaders = dict.fromkeys(members)
        bands = [appraisal.bands(leader, cards, room + 1, skeletons) for leader in leaders]
        played = bands[0] if len(bands) == 1 else [max(sizes) for sizes in zip(*bands, strict=True)]
        value = played.copy()
        for survival in appraisal.outlook.turn_survival[HORIZON - 1 : 0 : -1]:
            for size in range(room):
                wait = survival * (chance * value[size + 1] + missing * value[size]) - tempo
                now = played[size]
                value[size] = now if now > wait else wait
        return value[0]

    def _chance(self, group: Group) -> float:
        """Return the chance to find a card of a group in one turn."""
        if group not in self._chances:
            self._chances[group] = self._find(group)
        return self._chances[group]

    def _find(self, group: Group) -> float:
        weights = self._appraisal.weights
        blind = min(0.9, weights.reach * self._unseen_groups[group] / self._unseen_total)
        gone = (1 - weights.pool_stays) ** self._pool_groups[group]
        return 1 - (1 - blind) * gone
