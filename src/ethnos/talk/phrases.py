"""Cards, bands and lists as arguments of phrases.

`$tribe` and `$kingdom` are the ids of `ethnos.rules`. Messages select by them, so every language
can choose the case and gender its sentence needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from ethnos.phrase import Arg, Name, Phrase, phrase
from ethnos.rules.actions import PlayBand
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom, Tribe

NO_KINGDOM = "none"


class BandKind(StrEnum):
    """What the cards of a band have in common; messages select by it."""

    SINGLE = "single"
    TRIBE = "tribe"
    KINGDOM = "kingdom"
    SAME = "same"
    """Both tribe and kingdom."""
    SKELETONS = "skeletons"
    """Ten skeletons, without a leader."""


def card_args(card: Card) -> dict[str, Arg]:
    """Return the arguments of a message about a card."""
    return {"tribe": str(card.tribe), "kingdom": str(card.kingdom or NO_KINGDOM)}


def card_phrase(card: Card) -> Phrase:
    """Return a card as an item of a list."""
    return Phrase("card", card_args(card))


def cards_list(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    """Return cards as a list, equal cards counted."""
    return tuple(
        Phrase("cards", {"count": count, **card_args(card)})
        for card, count in sorted(Counter(cards).items())
    )


def names_list(names: Iterable[Name]) -> tuple[Phrase, ...]:
    """Return names as a list."""
    return tuple(phrase("item", text=name) for name in names)


def numbers_list(numbers: Iterable[int]) -> tuple[Phrase, ...]:
    """Return numbers as a list."""
    return tuple(phrase("item", text=str(number)) for number in numbers)


def kingdoms_list(kingdoms: Iterable[Kingdom]) -> tuple[Phrase, ...]:
    """Return kingdoms as a list."""
    return tuple(phrase("kingdom-name", kingdom=str(kingdom)) for kingdom in kingdoms)


def tribes_list(tribes: Iterable[Tribe]) -> tuple[Phrase, ...]:
    """Return tribes as a list."""
    return tuple(phrase("tribe-title", tribe=str(tribe)) for tribe in tribes)


def option_message(*parts: str) -> str:
    """Return the id of the message about an option of the rules, or about one of its values.

    >>> option_message("orc_raid", "any_number")
    'option-orc-raid-any-number'
    """
    return "-".join(("option", *parts)).replace("_", "-")


def band_kind(band: Band) -> BandKind:
    """Return what the cards of a band have in common."""
    leader = band.leader
    if leader is None:
        return BandKind.SKELETONS
    if band.size == 1:
        return BandKind.SINGLE
    named = [card for card in band.others if not card.is_skeleton]
    if all(card == leader for card in named):
        return BandKind.SAME
    if all(card.tribe is leader.tribe for card in named):
        return BandKind.TRIBE
    return BandKind.KINGDOM


def band_args(band: Band) -> dict[str, Arg]:
    """Return the arguments of a message about a band; tribe and kingdom are the leader's."""
    kind = band_kind(band)
    leader = band.leader or band.others[0]
    return {
        "band": str(kind),
        "size": band.size,
        "skeletons": band.skeletons,
        "named": band.size - band.skeletons,
        **card_args(leader),
    }


def band_of(action: PlayBand) -> Band:
    """Return the band that an action plays."""
    return Band(action.leader, action.others)
