"""Helpers of the fact modules: values of the game as facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.testing.conformance.matching import Bag, Fact
from ethnos.testing.conformance.trial import Trial
from ethnos.testing.json_values import FormatError, letter

_Item = TypeVar("_Item")


def by_player(items: Iterable[_Item], fact: Callable[[_Item], Fact]) -> dict[str, Fact]:
    """Return a fact per player, keyed by letter; the items are in seat order."""
    return {letter(seat): fact(item) for seat, item in enumerate(items)}


def card_bag(cards: Iterable[Card]) -> Bag:
    """Return cards in any order."""
    return Bag([str(card) for card in cards])


def number_bag(numbers: Iterable[int]) -> Bag:
    """Return numbers in any order."""
    return Bag(list(numbers))


def name_bag(names: Iterable[Kingdom | Tribe]) -> Bag:
    """Return kingdoms or tribes in any order."""
    return Bag([str(name) for name in names])


def number(value: int) -> Fact:
    """Return a number as a fact, for `by_player`."""
    return value


def answer(key: str, fallback: Callable[[Trial], Fact]) -> Callable[[Trial], Fact]:
    """Return the fact that answers a question such as `next_player`, else a fact of the state."""
    return lambda trial: trial.answers[key] if key in trial.answers else fallback(trial)


def not_asked(key: str, question: str) -> Callable[[Trial], Fact]:
    """Return a fallback for `answer` that reports the missing question."""

    def fallback(_trial: Trial) -> Fact:
        raise FormatError(f"'{key}' is the answer to {question}, which was not asked")

    return fallback
