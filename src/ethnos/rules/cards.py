"""The cards: tribes, kingdoms, allies and dragons, and the content of the decks."""

from __future__ import annotations

from bisect import bisect
from enum import StrEnum
from typing import Final, NamedTuple


class Tribe(StrEnum):
    """The twelve tribes, in alphabetical order. R3."""

    CENTAUR = "centaur"
    DWARF = "dwarf"
    ELF = "elf"
    GIANT = "giant"
    HALFLING = "halfling"
    MERFOLK = "merfolk"
    MINOTAUR = "minotaur"
    ORC = "orc"
    SKELETON = "skeleton"
    TROLL = "troll"
    WINGFOLK = "wingfolk"
    WIZARD = "wizard"


class Kingdom(StrEnum):
    """The six kingdoms, each known by its colour, in alphabetical order of the colours. F7."""

    BLUE = "blue"
    GREEN = "green"
    GREY = "grey"
    ORANGE = "orange"
    PURPLE = "purple"
    RED = "red"

    @property
    def title(self) -> str:  # type: ignore[override]  # the kingdom's name hides str.title
        """The name written on the board, such as `Straton`."""
        return _KINGDOM_NAMES[self]


_KINGDOM_NAMES: Final = {  # F7
    Kingdom.BLUE: "Straton",
    Kingdom.GREEN: "Althea",
    Kingdom.GREY: "Pelagon",
    Kingdom.ORANGE: "Ithys",
    Kingdom.PURPLE: "Duris",
    Kingdom.RED: "Rhea",
}


class Card(NamedTuple):
    """An ally. Cards sort by tribe, then by kingdom.

    >>> str(Card(Tribe.ELF, Kingdom.RED))
    'elf:red'
    >>> str(SKELETON)
    'skeleton'
    """

    tribe: Tribe
    kingdom: Kingdom | None
    """The colour; `None` for skeletons, which fit in any band and never lead."""

    @property
    def is_skeleton(self) -> bool:
        """Whether this is one of the wild cards. R65."""
        return self.kingdom is None

    def __str__(self) -> str:
        return f"{self.tribe}:{self.kingdom}" if self.kingdom else str(self.tribe)


class Dragon(StrEnum):
    """The other kind of card in the deck. R5."""

    DRAGON = "dragon"


DRAGON: Final = Dragon.DRAGON
DRAGONS: Final = 3  # R5

DeckCard = Card | Dragon

SKELETON: Final = Card(Tribe.SKELETON, None)

CARD_TYPES: Final[tuple[Card, ...]] = tuple(
    card
    for tribe in Tribe
    for card in (
        (SKELETON,)
        if tribe is Tribe.SKELETON
        else tuple(Card(tribe, kingdom) for kingdom in Kingdom)
    )
)
"""Every distinct card, sorted."""


def copies(card: Card) -> int:
    """Return the number of copies of this card in its tribe's deck. R3, D7."""
    return _COPIES.get(card.tribe, 2)


_COPIES: Final = {Tribe.HALFLING: 4, Tribe.SKELETON: 12}
"""Exceptions to two copies of each card."""


def ally_deck(tribes: tuple[Tribe, ...]) -> list[Card]:
    """Return all ally cards of these tribes, sorted.

    >>> len(ally_deck((Tribe.ELF, Tribe.HALFLING)))
    36
    """
    return [card for card in CARD_TYPES if card.tribe in tribes for _ in range(copies(card))]


def without(cards: tuple[Card, ...], leaving: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that remain after removing others; missing ones are ignored."""
    remaining = list(cards)
    for card in leaving:
        if card in remaining:
            remaining.remove(card)
    return tuple(remaining)


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return sorted cards with one more inserted in order."""
    place = bisect(cards, card)
    return (*cards[:place], card, *cards[place:])


def together(cards: tuple[Card, ...], joining: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of both tuples as one sorted tuple."""
    return tuple(sorted(cards + joining))
