"""Words for cards and kingdoms as players type them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe

KINGDOM_LETTERS: Final = {
    Kingdom.BLUE: "B",
    Kingdom.GREEN: "G",
    Kingdom.GREY: "Y",
    Kingdom.ORANGE: "O",
    Kingdom.PURPLE: "P",
    Kingdom.RED: "R",
}
"""One letter each; green keeps the G."""

_PLURALS: Final = {Tribe.DWARF: "dwarves", Tribe.ELF: "elves"}

_TRIBE_WORDS: Final = {
    **{tribe.value: tribe for tribe in Tribe},
    **{_PLURALS.get(tribe, f"{tribe}s"): tribe for tribe in Tribe},
}
_KINGDOM_WORDS: Final = {
    **{kingdom.value: kingdom for kingdom in Kingdom},
    **{kingdom.title.lower(): kingdom for kingdom in Kingdom},
    "gray": Kingdom.GREY,
}
_LETTER_WORDS: Final = {letter.lower(): kingdom for kingdom, letter in KINGDOM_LETTERS.items()}

LONGEST_NUMBER: Final = 4

Meaning = TypeVar("Meaning")


def is_number(word: str) -> bool:
    """Return whether a word is a number that somebody could mean.

    >>> is_number("12"), is_number("²"), is_number("9" * 5000)
    (True, False, False)
    """
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def find_tribe(word: str) -> Tribe | None:
    """Return the tribe a word means, if any.

    >>> find_tribe("Elves"), find_tribe("min"), find_tribe("red")
    (<Tribe.ELF: 'elf'>, <Tribe.MINOTAUR: 'minotaur'>, None)
    """
    return _by_beginning(word.lower(), _TRIBE_WORDS)


def find_kingdom(word: str) -> Kingdom | None:
    """Return the kingdom a word means: its colour, its name or its letter.

    >>> find_kingdom("Rhea"), find_kingdom("o"), find_kingdom("gre")
    (<Kingdom.RED: 'red'>, <Kingdom.ORANGE: 'orange'>, None)
    """
    return _LETTER_WORDS.get(word.lower()) or _by_beginning(word.lower(), _KINGDOM_WORDS)


def find_card(word: str) -> Card | None:
    """Return the card that a word such as `elf:red`, `red:elf` or `skeleton` means."""
    first, colon, second = word.partition(":")
    if not colon:
        return SKELETON if find_tribe(word) is Tribe.SKELETON else None
    for tribe_word, kingdom_word in ((first, second), (second, first)):
        tribe, kingdom = find_tribe(tribe_word), find_kingdom(kingdom_word)
        if tribe and kingdom and tribe is not Tribe.SKELETON:
            return Card(tribe, kingdom)
    return None


def _by_beginning(word: str, meanings: Mapping[str, Meaning]) -> Meaning | None:
    """Return what a word or its unmistakable beginning (two letters or more) means."""
    if word in meanings:
        return meanings[word]
    if len(word) < 2:
        return None
    found = {meaning for name, meaning in meanings.items() if name.startswith(word)}
    return found.pop() if len(found) == 1 else None
