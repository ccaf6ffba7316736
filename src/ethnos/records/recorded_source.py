"""A source of randomness rebuilt from the events of a record, if the seed is unknown.

A record contains every card that was dealt, turned up or drawn. These determine the order of the
deck (cards that never appeared are put in any consistent order) and the numbers with which a
shuffle produces it. So the rules themselves replay the game; events need not be applied to a state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from ethnos.records.errors import RecordError
from ethnos.rules import events as ev
from ethnos.rules.cards import DRAGON, DRAGONS, Card, DeckCard, Tribe, ally_deck
from ethnos.rules.components import glory_tokens
from ethnos.rules.events import Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import SETUP_STREAM, Stream

RECORDED: Final = "recorded/1"
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class RecordedSource:
    """A source of randomness rebuilt from the events of a record."""

    numbers: tuple[tuple[int, ...], ...]
    """The numbers of the streams, first for the setup, then for each age."""

    @property
    def name(self) -> str:
        return RECORDED

    def stream(self, number: int) -> Stream:
        if number >= len(self.numbers):
            raise RecordError(f"the record ends before the deal of age {number}")
        return _RecordedStream(self.numbers[number])


class _RecordedStream:
    def __init__(self, numbers: tuple[int, ...]) -> None:
        self._numbers = iter(numbers)

    def below(self, limit: int) -> int:
        number = next(self._numbers, None)
        if number is None or not 0 <= number < limit:
            raise RecordError("the rules ask for chance that the record does not hold")
        return number


def source_from_events(ruleset: Ruleset, events: Iterable[Event]) -> RecordedSource:
    """Return a source with which the rules produce these events, given the same actions."""
    ages: list[_Age] = []
    began: ev.GameBegan | None = None
    for event in events:
        if isinstance(event, ev.GameBegan):
            began = event
        elif isinstance(event, ev.AgeBegan):
            ages.append(_Age(event.first_player))
        elif ages:
            ages[-1].note(event)
    if began is None or not ages:
        raise RecordError("the deal is missing")
    setup = _setup_numbers(ruleset, began, ages[0].first_player)
    return RecordedSource((setup, *(age.numbers(began.tribes) for age in ages)))


def _setup_numbers(ruleset: Ruleset, began: ev.GameBegan, first_player: int) -> tuple[int, ...]:
    numbers = []
    if ruleset.tribes is None:
        others = [tribe for tribe in Tribe if tribe not in began.tribes]
        numbers += _shuffle_numbers(list(Tribe), [*began.tribes, *others])
    drawn = [value for _, values in began.tokens for value in values]
    tokens = list(glory_tokens(ruleset.players))
    left = [*(Counter(tokens) - Counter(drawn)).elements()]
    boxed = left[: len(tokens) - len(drawn)]  # With fewer ages than printed.
    numbers += _shuffle_numbers(tokens, [*boxed, *drawn[::-1]])
    assert SETUP_STREAM == 0
    return (*numbers, first_player)


@dataclass(slots=True)
class _Age:
    """The cards that appeared in one age."""

    first_player: int
    dealt: list[DeckCard] = field(default_factory=list)
    pool: list[DeckCard] = field(default_factory=list)
    drawn: list[DeckCard] = field(default_factory=list)

    def note(self, event: Event) -> None:
        if isinstance(event, ev.CardDealt):
            self.dealt.append(_shown(event.card))
        elif isinstance(event, ev.PoolTurnedUp):
            self.pool.extend(event.cards)
        elif isinstance(event, ev.CardDrawn):
            self.drawn.append(_shown(event.card))
        elif isinstance(event, ev.DragonRevealed):
            self.drawn.append(DRAGON)

    def numbers(self, tribes: tuple[Tribe, ...]) -> tuple[int, ...]:
        """Return the numbers of this age's stream, which make two shuffles."""
        allies: list[DeckCard] = [*ally_deck(tribes)]
        unseen = Counter(allies)
        unseen.subtract(card for card in (*self.dealt, *self.pool, *self.drawn) if card != DRAGON)
        if min(unseen.values(), default=0) < 0:
            raise RecordError("a card appears more often than the deck holds it")
        hidden: list[DeckCard] = [*unseen.elements()]
        hidden += [DRAGON] * (DRAGONS - self.drawn.count(DRAGON))
        order = [*self.drawn, *hidden]  # The complete deck, the next card first.
        half = (len(order) - DRAGONS) // 2
        upper, lower = order[: -half - DRAGONS], order[-half - DRAGONS :]
        lower_allies = [card for card in lower if card != DRAGON]
        shuffled = [*lower_allies, *reversed(upper), *reversed(self.pool), *reversed(self.dealt)]
        return (
            *_shuffle_numbers(allies, shuffled),
            *_shuffle_numbers([*lower_allies, *[DRAGON] * DRAGONS], lower[::-1]),
        )


def _shown(card: Card | None) -> Card:
    if card is None:
        raise RecordError("this record hides cards, so the game cannot be replayed from it")
    return card


def _shuffle_numbers(items: list[Item], wanted: Sequence[Item]) -> list[int]:
    """Return the numbers with which `shuffle` brings items into the wanted order."""
    if len(items) != len(wanted):
        raise RecordError("the record deals another number of cards or tokens than the rules")
    numbers = []
    for last in range(len(items) - 1, 0, -1):
        if wanted[last] not in items[: last + 1]:
            raise RecordError(f"the record deals {wanted[last]}, which is not there")
        chosen = items.index(wanted[last])
        numbers.append(chosen)
        items[last], items[chosen] = items[chosen], items[last]
    return numbers
