"""The words a player may type: those of one language, and the English ones as well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar
from unicodedata import combining, normalize

from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.phrase import Phrase, one_of, phrase
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.state import Decision
from ethnos.talk.lexicon import Lexicon, lexicon
from ethnos.talk.phrases import names_list
from ethnos.talk.spelling import closest
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb

LONGEST_NUMBER: Final = 4
SHORTEST_PREFIX: Final = 2
SHORTEST_STEM: Final = 3
LONGEST_ENDING: Final = 3
_WITHOUT_ACCENT: Final = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that Unicode does not decompose."""

Meaning = TypeVar("Meaning")


def is_number(word: str) -> bool:
    """Return whether a word is a number of plausible length in ASCII digits.

    >>> is_number("12"), is_number("²"), is_number("9" * 5000)
    (True, False, False)
    """
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def folded(text: str) -> str:
    """Return a text in lower case and without accents.

    >>> folded("Żółty ČERVENÝ")
    'zolty cerveny'
    """
    decomposed = normalize("NFD", text.lower())
    return "".join(c for c in decomposed if not combining(c)).translate(_WITHOUT_ACCENT)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The meanings of words. All words are folded."""

    words: Lexicon
    verbs: Mapping[str, Verb]
    """Words of this language; English words are looked up after these."""
    tribes: Mapping[str, Tribe]
    kingdoms: Mapping[str, Kingdom]
    letters: Mapping[str, Kingdom]
    names: tuple[str, ...]
    """Names of several words, longest first."""
    english: Vocabulary | None

    def word(self, id_: str) -> str:
        """Return the first of the words that a message lists."""
        return self.words.lists[id_][0]

    def means(self, word: str, *ids: str) -> bool:
        """Return whether one of these messages lists the word.

        >>> vocabulary("en").means("N", "typed-no", "typed-none")
        True
        """
        vocabularies = (self, self.english) if self.english else (self,)
        return any(
            folded(word) in map(folded, each.words.lists[id_])
            for each in vocabularies
            for id_ in ids
        )

    def begins(self, word: str, id_: str) -> bool:
        """Return whether a word is the beginning of one that a message lists."""
        vocabularies = (self, self.english) if self.english else (self,)
        listed = [name for each in vocabularies for name in each.words.lists[id_]]
        return any(folded(name).startswith(folded(word)) for name in listed)

    def is_yes(self, word: str) -> bool:
        """Return whether a word means yes."""
        return self.means(word, "typed-yes")

    def is_no(self, word: str) -> bool:
        """Return whether a word means no or none."""
        return self.means(word, "typed-no", "typed-none")

    def is_answer(self, word: str) -> bool:
        """Return whether a word means yes, no, all or none."""
        return self.is_no(word) or self.means(word, "typed-yes", "typed-all")

    def find_verb(self, word: str, decision: Decision) -> Verb:
        """Return the verb of a word: in full, a short form, or an unambiguous prefix.

        >>> vocabulary("en").find_verb("dr", Decision.TURN)
        <Verb.DRAW: 'draw'>
        """
        exact = self.exact_verb(word)
        if exact is not None:
            return exact
        if self.is_answer(word):  # "ne" is not short for "nech".
            raise CommandError(phrase("command-unknown", word=word))
        short = folded(word)
        known = [self.verbs, *([self.english.verbs] if self.english else [])]
        for verbs in (VERBS_FOR[decision], tuple(Verb)):
            for meanings in known:
                matching = {verb for name, verb in meanings.items() if name.startswith(short)}
                found = [verb for verb in verbs if verb in matching]
                if len(found) > 1:
                    choices = one_of(names_list(self.word(f"verb-{verb}") for verb in found))
                    raise CommandError(phrase("command-ambiguous", word=word, choices=choices))
                if found:
                    return found[0]
        raise CommandError(self._unknown(word, decision))

    def exact_verb(self, word: str) -> Verb | None:
        """Return the verb of a whole word or a short form, if any."""
        verb = self.verbs.get(folded(word))
        return self.english.exact_verb(word) if verb is None and self.english else verb

    def is_verb(self, word: str) -> bool:
        """Return whether a word is a whole verb, and therefore not an answer to a question."""
        verb = self.verbs.get(folded(word))
        if verb is None and self.english:
            return self.english.is_verb(word)
        return verb is not None and len(word) > 1

    def _unknown(self, word: str, decision: Decision) -> Phrase:
        """Return the complaint about a word, with a guess among the commands of this moment."""
        names = {
            folded(name): name
            for verb in (*VERBS_FOR[decision], *LOCAL_VERBS)
            for name in self.words.lists[f"verb-{verb}"]
        }
        near = closest(folded(word), names)
        if near:
            return phrase("command-unknown-near", word=word, near=names[near])
        return phrase("command-unknown", word=word)

    def find_tribe(self, word: str) -> Tribe | None:
        """Return the tribe of a word, if any.

        >>> words = vocabulary("en")
        >>> words.find_tribe("Elves"), words.find_tribe("min"), words.find_tribe("red")
        (<Tribe.ELF: 'elf'>, <Tribe.MINOTAUR: 'minotaur'>, None)
        """
        found = _by_stem(folded(word), self.tribes)
        return found or (self.english.find_tribe(word) if self.english else None)

    def is_title(self, word: str, tribe: Tribe) -> bool:
        """Return whether a word names a whole tribe, not one card of it."""
        words = self.words.tribes[tribe]
        if folded(word) == folded(words.title) != folded(words.alone):
            return True
        return self.english is not None and self.english.is_title(word, tribe)

    def find_kingdom(self, word: str) -> Kingdom | None:
        """Return the kingdom of a word: its colour, its name or its letter.

        >>> words = vocabulary("en")
        >>> words.find_kingdom("Rhea"), words.find_kingdom("i"), words.find_kingdom("gre")
        (<Kingdom.RED: 'red'>, <Kingdom.ORANGE: 'orange'>, None)
        """
        short = folded(word)
        found = self.letters.get(short) or _by_stem(short, self.kingdoms)
        return found or (self.english.find_kingdom(word) if self.english else None)

    def find_card(self, word: str) -> Card | None:
        """Return the card of a word such as `elf:red`, `red:elf` or `skeleton`, if any."""
        first, colon, second = word.partition(":")
        if not colon:
            return SKELETON if self.find_tribe(word) is Tribe.SKELETON else None
        for tribe_word, kingdom_word in ((first, second), (second, first)):
            tribe, kingdom = self.find_tribe(tribe_word), self.find_kingdom(kingdom_word)
            if tribe and kingdom and tribe is not Tribe.SKELETON:
                return Card(tribe, kingdom)
        return None

    def joined(self, text: str) -> str:
        """Return a folded text in which names of several words are joined by underscores."""
        for name in self.names:
            text = re.sub(rf"\b{re.escape(name)}\b", name.replace(" ", "_"), folded(text))
        return text


@cache
def vocabulary(lang: str) -> Vocabulary:
    """Return the vocabulary of a language."""
    words = lexicon(lang)
    tribes = [
        (name, tribe)
        for tribe, called in words.tribes.items()
        for name in (called.title, *called.in_kingdom.values())
    ]
    kingdoms = [
        (name, kingdom)
        for kingdom, called in words.kingdoms.items()
        for name in (called.name, called.on_cards, called.colour)
    ]
    if lang == DEFAULT_LANGUAGE:
        kingdoms.append(("gray", Kingdom.GREY))
    letters = [(called.letter, kingdom) for kingdom, called in words.kingdoms.items()]
    names = {folded(name) for name, _ in (*tribes, *kingdoms) if " " in name}
    return Vocabulary(
        words,
        {folded(word): verb for verb in Verb for word in words.lists[f"verb-{verb}"]},
        _unambiguous(tribes),
        _unambiguous(kingdoms),
        _unambiguous(letters),
        tuple(sorted(names, key=len, reverse=True)),
        None if lang == DEFAULT_LANGUAGE else vocabulary(DEFAULT_LANGUAGE),
    )


def _unambiguous(words: Iterable[tuple[str, Meaning]]) -> dict[str, Meaning]:
    """Return the meanings of words, without words that have several."""
    found: dict[str, set[Meaning]] = {}
    for word, meaning in words:
        found.setdefault(folded(word).replace(" ", "_"), set()).add(meaning)
    return {word: meanings.pop() for word, meanings in found.items() if len(meanings) == 1}


def _by_stem(word: str, meanings: Mapping[str, Meaning]) -> Meaning | None:
    """Return the meaning of a word: in full, an unambiguous prefix, or with another ending."""
    if word in meanings:
        return meanings[word]
    if len(word) < SHORTEST_PREFIX:
        return None
    found = {meaning for name, meaning in meanings.items() if name.startswith(word)}
    found = found or {meaning for name, meaning in meanings.items() if _same_stem(word, name)}
    return found.pop() if len(found) == 1 else None


def _same_stem(word: str, name: str) -> bool:
    """Return whether two words differ only in a short ending, such as that of a case or gender."""
    pairs = zip(word, name, strict=False)
    stem = next((index for index, (a, b) in enumerate(pairs) if a != b), min(len(word), len(name)))
    if stem < SHORTEST_STEM or stem < len(name) - LONGEST_ENDING + 1:
        return False
    return stem >= len(word) - LONGEST_ENDING
