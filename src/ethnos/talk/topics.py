"""What the rules can be asked about: sections by their titles, clauses and rulings by number."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.phrase import phrase
from ethnos.talk.lexicon import lexicon
from ethnos.talk.phrases import names_list
from ethnos.talk.verbs import CommandError
from ethnos.talk.vocabulary import folded, vocabulary

NUMBER: Final = re.compile(r"\s*([RFD])\s*([0-9]+)\s*", re.IGNORECASE)
"""The number of a clause or a ruling, as it may be typed."""


def find_number(topic: str, lang: str) -> str | None:
    """Return the number of the clause or ruling that a topic names; `None` if it names none.

    >>> find_number(" r 038", "en"), find_number("trolls", "en")
    ('R38', None)
    """
    typed = NUMBER.fullmatch(topic)
    if typed is None:
        return None
    number = f"{typed[1].upper()}{int(typed[2])}"
    numbers = lexicon(lang).numbers
    if number not in numbers:
        choices = names_list(_ranges(numbers))
        raise CommandError(phrase("rules-no-clause", word=number, choices=choices))
    return number


def find_title(topic: str, lang: str) -> int:
    """Return the index of the section of a topic, which may be in this language or in English."""
    found = lexicon(lang).sections
    for other in dict.fromkeys((lang, DEFAULT_LANGUAGE)):
        titles = [folded(title) for title in lexicon(other).sections]
        index = _find(_full_title(topic.strip(), other), titles)
        if index is not None and index < len(found):
            return index  # Sections have the same order in every language.
    raise CommandError(phrase("rules-unknown", word=topic, topics=names_list(found)))


def address(topic: str, lang: str) -> str:
    """Return where the page has a topic: the number of a clause, or a section's id.

    Ids come from the English titles, so that an address is good in every language.

    >>> address("Trolle", "de"), address("r38", "en")
    ('trolls', 'R38')
    """
    number = find_number(topic, lang)
    if number is not None:
        return number
    title = lexicon(DEFAULT_LANGUAGE).sections[find_title(topic, lang)]
    return re.sub(r"[\W_]+", "-", title.lower()).strip("-")


def _ranges(numbers: list[str]) -> list[str]:
    """Return which numbers there are.

    >>> _ranges(["R1", "R2", "D1"])
    ['R1–R2', 'D1–D1']
    """
    last: dict[str, int] = {}
    for number in numbers:
        last[number[0]] = max(int(number[1:]), last.get(number[0], 0))
    return [f"{letter}1–{letter}{highest}" for letter, highest in last.items()]


def _full_title(topic: str, lang: str) -> str:
    """Return the title of a tribe's section for any word for the tribe, such as `elf`."""
    words = vocabulary(lang)
    tribe = words.find_tribe(topic)
    return folded(words.words.tribes[tribe].title if tribe else topic)


def _find(topic: str, titles: list[str]) -> int | None:
    """Return the index of the title that equals, starts with, contains or resembles the topic."""
    tests = (
        lambda title: title == topic,
        lambda title: title.startswith(topic),
        lambda title: topic in title,
    )
    for test in tests:
        for index, title in enumerate(titles):
            if test(title):
                return index
    near = get_close_matches(topic, titles, n=1, cutoff=0.7)
    return titles.index(near[0]) if near else None
