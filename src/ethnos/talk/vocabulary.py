"""The words a player may type, in one language: its own, and the English ones as well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeVar
from unicodedata import combining, normalize

from ethnos.i18n import DEFAULT_LANGUAGE, Messages, Phrase, phrase
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.state import Decision
from ethnos.talk.phrases import names_list
from ethnos.talk.verbs import VERBS_FOR, CommandError, Verb

LONGEST_NUMBER: Final = 4
SHORTEST_BEGINNING: Final = 2
SHORTEST_STEM: Final = 3
LONGEST_ENDING: Final = 3
_WITHOUT_ACCENT: Final = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that Unicode does not take apart."""

Meaning = TypeVar("Meaning")


def is_number(word: str) -> bool:
    """Return whether a word is a number that somebody could mean.

    >>> is_number("12"), is_number("²"), is_number("9" * 5000)
    (True, False, False)
    """
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def folded(text: str) -> str:
    """Return a text in small letters without accents, as somebody in a hurry types it.

    >>> folded("Żółty ČERVENÝ")
    'zolty cerveny'
    """
    apart = normalize("NFD", text.lower())
    return "".join(sign for sign in apart if not combining(sign)).translate(_WITHOUT_ACCENT)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What words mean. All of them are folded."""

    messages: Messages
    verbs: Mapping[str, Verb]
    """Words of the language itself; English ones are looked up after these."""
    tribes: Mapping[str, Tribe]
    kingdoms: Mapping[str, Kingdom]
    letters: Mapping[str, Kingdom]
    names: tuple[str, ...]
    """Names of several words, longest first."""
    english: Vocabulary | None

    def word(self, id_: str) -> str:
        """Return the natural word among those a message lists."""
        return _listed(self.messages, id_)[0]

    def means(self, word: str, *ids: str) -> bool:
        """Return whether a word is one of those these messages list.

        >>> vocabulary("en").means("N", "typed-no", "typed-none")
        True
        """
        books = (self, self.english) if self.english else (self,)
        return any(
            folded(word) in map(folded, _listed(book.messages, id_))
            for book in books
            for id_ in ids
        )

    def is_yes(self, word: str) -> bool:
        """Return whether a word agrees."""
        return self.means(word, "typed-yes")

    def is_no(self, word: str) -> bool:
        """Return whether a word declines."""
        return self.means(word, "typed-no", "typed-none")

    def find_verb(self, word: str, decision: Decision) -> Verb:
        """Return the verb a word means: itself, a short form, or an unmistakable beginning.

        >>> vocabulary("en").find_verb("dr", Decision.TURN)
        <Verb.DRAW: 'draw'>
        """
        short = folded(word)
        books = [self.verbs, *([self.english.verbs] if self.english else [])]
        for book in books:
            if short in book:
                return book[short]
        for verbs in (VERBS_FOR[decision], tuple(Verb)):
            for book in books:
                begun = {verb for name, verb in book.items() if name.startswith(short)}
                found = [verb for verb in verbs if verb in begun]
                if len(found) > 1:
                    choices = names_list(self.word(f"verb-{verb}") for verb in found)
                    raise CommandError(phrase("command-ambiguous", word=word, choices=choices))
                if found:
                    return found[0]
        raise CommandError(self._unknown(word))

    def is_verb(self, word: str) -> bool:
        """Return whether a word is a command in full, so that it is no answer to a question."""
        known = self.verbs.get(folded(word))
        if known is None and self.english:
            return self.english.is_verb(word)
        return known is not None and len(word) > 1

    def _unknown(self, word: str) -> Phrase:
        known = [name for name in self.verbs if len(name) > 1]
        near = get_close_matches(folded(word), known, n=1, cutoff=0.5)
        if near:
            shown = self.word(f"verb-{self.verbs[near[0]]}")
            return phrase("command-unknown-near", word=word, near=shown)
        return phrase("command-unknown", word=word)

    def find_tribe(self, word: str) -> Tribe | None:
        """Return the tribe a word means, if any.

        >>> words = vocabulary("en")
        >>> words.find_tribe("Elves"), words.find_tribe("min"), words.find_tribe("red")
        (<Tribe.ELF: 'elf'>, <Tribe.MINOTAUR: 'minotaur'>, None)
        """
        found = _by_stem(folded(word), self.tribes)
        return found or (self.english.find_tribe(word) if self.english else None)

    def is_title(self, word: str, tribe: Tribe) -> bool:
        """Return whether a word names a tribe as such, not one card of it."""
        title = self.messages.format("tribe-title", tribe=str(tribe))
        alone = self.messages.format("card-in-kingdom", tribe=str(tribe), kingdom="none")
        if folded(word) == folded(title) != folded(alone):
            return True
        return self.english is not None and self.english.is_title(word, tribe)

    def find_kingdom(self, word: str) -> Kingdom | None:
        """Return the kingdom a word means: its colour, its name or its letter.

        >>> words = vocabulary("en")
        >>> words.find_kingdom("Rhea"), words.find_kingdom("o"), words.find_kingdom("gre")
        (<Kingdom.RED: 'red'>, <Kingdom.ORANGE: 'orange'>, None)
        """
        short = folded(word)
        found = self.letters.get(short) or _by_stem(short, self.kingdoms)
        return found or (self.english.find_kingdom(word) if self.english else None)

    def find_card(self, word: str) -> Card | None:
        """Return the card that a word such as `elf:red`, `red:elf` or `skeleton` means."""
        first, colon, second = word.partition(":")
        if not colon:
            return SKELETON if self.find_tribe(word) is Tribe.SKELETON else None
        for tribe_word, kingdom_word in ((first, second), (second, first)):
            tribe, kingdom = self.find_tribe(tribe_word), self.find_kingdom(kingdom_word)
            if tribe and kingdom and tribe is not Tribe.SKELETON:
                return Card(tribe, kingdom)
        return None

    def joined(self, text: str) -> str:
        """Return a text in which names of several words are one word each."""
        for name in self.names:
            text = re.sub(rf"\b{re.escape(name)}\b", name.replace(" ", "_"), folded(text))
        return text


@cache
def vocabulary(lang: str) -> Vocabulary:
    """Return the words of a language, taken from its messages."""
    messages = Messages(lang)
    said = messages.format
    tribes = [(said("tribe-title", tribe=str(tribe)), tribe) for tribe in Tribe]
    kingdoms = [(said("kingdom-name", kingdom=str(kingdom)), kingdom) for kingdom in Kingdom]
    for kingdom in Kingdom:
        kingdoms.append((said("kingdom-colour", kingdom=str(kingdom)), kingdom))
        for tribe in Tribe:
            card = {"tribe": str(tribe), "kingdom": str(kingdom)}
            tribes.append((said("card-in-kingdom", **card), tribe))
            if tribe is not Tribe.SKELETON:
                kingdoms.append((said("card-in-tribe", **card), kingdom))
    if lang == DEFAULT_LANGUAGE:
        kingdoms.append(("gray", Kingdom.GREY))
    letters = [(said("kingdom-letter", kingdom=str(kingdom)), kingdom) for kingdom in Kingdom]
    names = {folded(name) for name, _ in (*tribes, *kingdoms) if " " in name}
    return Vocabulary(
        messages,
        {folded(word): verb for verb in Verb for word in _listed(messages, f"verb-{verb}")},
        _unmistakable(tribes),
        _unmistakable(kingdoms),
        _unmistakable(letters),
        tuple(sorted(names, key=len, reverse=True)),
        None if lang == DEFAULT_LANGUAGE else vocabulary(DEFAULT_LANGUAGE),
    )


def _listed(messages: Messages, id_: str) -> list[str]:
    return messages.format(id_).replace(",", " ").split()


def _unmistakable(words: Iterable[tuple[str, Meaning]]) -> dict[str, Meaning]:
    """Return what words mean, without those that mean two things."""
    found: dict[str, set[Meaning]] = {}
    for word, meaning in words:
        found.setdefault(folded(word).replace(" ", "_"), set()).add(meaning)
    return {word: meanings.pop() for word, meanings in found.items() if len(meanings) == 1}


def _by_stem(word: str, meanings: Mapping[str, Meaning]) -> Meaning | None:
    """Return what a word, its unmistakable beginning, or its stem with another ending means."""
    if word in meanings:
        return meanings[word]
    if len(word) < SHORTEST_BEGINNING:
        return None
    begun = {meaning for name, meaning in meanings.items() if name.startswith(word)}
    found = begun or {meaning for name, meaning in meanings.items() if _same_stem(word, name)}
    return found.pop() if len(found) == 1 else None


def _same_stem(word: str, name: str) -> bool:
    """Return whether two words differ only in a short ending, as cases and genders do."""
    pairs = zip(word, name, strict=False)
    stem = next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(word), len(name)))
    if stem < SHORTEST_STEM or stem < len(name) - LONGEST_ENDING + 1:
        return False
    return stem >= len(word) - LONGEST_ENDING
