"""Find the cards that a command names: by number, card, tribe or kingdom."""

from __future__ import annotations

import re
from typing import Final

from ethnos.phrase import Phrase, one_of, phrase
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.talk.phrases import NO_KINGDOM, card_phrase, cards_list
from ethnos.talk.verbs import CommandError
from ethnos.talk.vocabulary import Vocabulary, is_number

_RANGE: Final = re.compile(r"[0-9]{1,4}-[0-9]{1,4}")

Wanted = int | Card | Tribe | Kingdom
"""A card number, a card, all cards of a tribe, or all of a kingdom."""


def pick_cards(words: list[str], hand: tuple[Card, ...], vocabulary: Vocabulary) -> list[Card]:
    """Return the cards of the hand that the words name, each card at most once."""
    chosen: list[int] = []
    for wanted in _wanted(words, hand, vocabulary):
        found = [index for index in _indices(wanted, hand) if index not in chosen]
        if not found:
            raise CommandError(_lacking(wanted))
        chosen += found[:1] if isinstance(wanted, Card) else found
    return [hand[index] for index in chosen]


def pick_card(
    words: list[str],
    shown: tuple[Card, ...],
    vocabulary: Vocabulary,
    *,
    among: list[Card] | None = None,
) -> Card:
    """Return the one card that the words name.

    Numbers refer to the cards shown; names are looked up in `among` if it is given.
    """
    cards = shown if among is None else tuple(among)
    wanted = _wanted(words, shown, vocabulary)
    if len(wanted) != 1:
        raise CommandError(phrase("command-one-card"))
    if isinstance(wanted[0], Card):
        card = wanted[0]
        if among is not None and card not in among:
            raise CommandError(phrase("command-leader-not-in-band"))
        return card
    if isinstance(wanted[0], int):
        card = shown[wanted[0] - 1]
        if card not in cards:
            raise CommandError(phrase("command-leader-not-in-band"))
        return card
    found = list(dict.fromkeys(cards[index] for index in _indices(wanted[0], cards)))
    if not found:
        raise CommandError(_lacking(wanted[0]))
    if len(found) > 1:
        raise CommandError(phrase("command-which-card", cards=one_of(cards_list(found))))
    return found[0]


def _indices(wanted: Wanted, cards: tuple[Card, ...]) -> list[int]:
    match wanted:
        case int():
            return [wanted - 1]
        case Card():
            return [index for index, card in enumerate(cards) if card == wanted]
        case Tribe():
            return [index for index, card in enumerate(cards) if card.tribe is wanted]
        case Kingdom():
            return [index for index, card in enumerate(cards) if card.kingdom is wanted]


def _wanted(words: list[str], shown: tuple[Card, ...], vocabulary: Vocabulary) -> list[Wanted]:
    """Return what each word, or pair of words such as `red elf` or `elf of Rhea`, stands for."""
    wanted: list[Wanted] = []
    named = vocabulary.joined(" ".join(words).replace("+", " ")).split()
    parts = [part for part in named if not vocabulary.means(part, "typed-of")]
    while parts:
        word = parts.pop(0)
        if is_number(word) or _RANGE.fullmatch(word):
            wanted += _numbers(word, shown)
        elif vocabulary.means(word, "typed-all"):
            wanted += range(1, len(shown) + 1)
        elif parts and (pair := vocabulary.find_card(f"{word}:{parts[0]}")):
            parts.pop(0)
            wanted.append(pair)
        else:
            wanted.append(_named(word, vocabulary))
    return wanted


def _numbers(word: str, shown: tuple[Card, ...]) -> list[int]:
    ends = [int(end) for end in word.split("-")]
    first, last = min(ends), max(ends)
    if not shown:
        raise CommandError(phrase("command-no-cards"))
    for number in (first, last):
        if not 1 <= number <= len(shown):
            raise CommandError(phrase("command-number", number=number, last=len(shown)))
    return list(range(first, last + 1))


def _named(word: str, vocabulary: Vocabulary) -> Card | Tribe | Kingdom:
    card = vocabulary.find_card(word)
    if card is not None and not (card == SKELETON and vocabulary.is_title(word, Tribe.SKELETON)):
        return card  # "skeleton" is one card, "skeletons" the tribe.
    named = vocabulary.find_tribe(word) or vocabulary.find_kingdom(word)
    if named is None:
        raise CommandError(phrase("command-no-card-word", word=word))
    return named


def _lacking(wanted: Wanted) -> Phrase:
    """Return the error for something that is not, or no longer, available."""
    match wanted:
        case int():
            return phrase("command-number-twice", number=wanted)
        case Card():
            word = card_phrase(wanted)
        case Tribe():
            word = phrase("card-in-kingdom", tribe=str(wanted), kingdom=NO_KINGDOM)
        case Kingdom():
            word = phrase("kingdom-name", kingdom=str(wanted))
    return phrase("command-no-such-card", word=word)
