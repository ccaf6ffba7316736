"""The text of the rules, by section, clause or ruling."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from ethnos.i18n import Messages, rules_text
from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.phrase import Phrase, phrase
from ethnos.talk.clauses import NUMBER, Clause, clauses
from ethnos.talk.phrases import names_list
from ethnos.talk.verbs import CommandError
from ethnos.talk.vocabulary import folded, vocabulary

_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the text below it."""

    title: str
    text: str
    """Markdown, including the heading and all subsections."""


def sections(lang: str) -> list[Section]:
    """Return every section of the rules in a language, without the introduction."""
    lines = rules_text(lang).splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(("## ", "### "))]
    found = []
    for start in starts:
        level = _level(lines[start])
        later = (n for n in starts if n > start and _level(lines[n]) <= level)
        text = "\n".join(lines[start : next(later, len(lines))]).strip()
        found.append(Section(lines[start].lstrip("# ").strip(), text))
    return found


def _level(heading: str) -> int:
    return len(heading) - len(heading.lstrip("#"))


def find_section(topic: str, lang: str) -> Section:
    """Return the section of a topic, a clause or a ruling.

    The topic may be in the given language or in English.

    >>> find_section("troll", "en").title
    'Trolls'
    >>> find_section("d18", "en").title
    'D18 · Must the marker be placed?'
    """
    if number := NUMBER.fullmatch(topic):
        return _find_clause(f"{number[1].upper()}{int(number[2])}", lang)
    found = sections(lang)
    for other in dict.fromkeys((lang, DEFAULT_LANGUAGE)):
        titles = [folded(section.title) for section in sections(other)]
        index = _find(_full_title(topic.strip(), other), titles)
        if index is not None and index < len(found):
            return found[index]  # Sections have the same order in every language.
    raise CommandError(_unknown(topic, [section.title for section in found]))


def _find_clause(number: str, lang: str) -> Section:
    listed = clauses(lang)
    if number not in listed:
        raise CommandError(
            phrase("rules-no-clause", word=number, choices=names_list(_ranges(lang)))
        )
    clause = listed[number]
    title = f"{number} · {clause.heading}"
    paragraphs = [f"### {title}", clause.text, clause.option, _note(clause, lang)]
    return Section(title, "\n\n".join(filter(None, paragraphs)))


def _note(clause: Clause, lang: str) -> str:
    return "" if clause.lang == lang else f"*{Messages(lang).format('rules-not-translated')}*"


def _ranges(lang: str) -> list[str]:
    """Return which numbers there are, such as R1–R119."""
    last: dict[str, int] = {}
    for number in clauses(lang):
        last[number[0]] = max(int(number[1:]), last.get(number[0], 0))
    return [f"{letter}1–{letter}{highest}" for letter, highest in last.items()]


def address(topic: str, lang: str) -> str:
    """Return where the page has a topic: the number of a clause, or a section's id.

    Ids come from the English titles, so that an address is good in every language.

    >>> address("Trolle", "de"), address("r38", "en")
    ('trolls', 'R38')
    """
    found = find_section(topic, lang)
    titles = [section.title for section in sections(lang)]
    if found.title not in titles:
        return topic.strip().upper()
    title = sections(DEFAULT_LANGUAGE)[titles.index(found.title)].title
    return re.sub(r"[\W_]+", "-", title.lower()).strip("-")


def _full_title(topic: str, lang: str) -> str:
    """Return the title of a tribe's section for any word for the tribe, such as `elf`."""
    tribe = vocabulary(lang).find_tribe(topic)
    return folded(Messages(lang).format("tribe-title", tribe=str(tribe)) if tribe else topic)


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


def _unknown(topic: str, titles: list[str]) -> Phrase:
    return phrase("rules-unknown", word=topic, topics=names_list(titles))


def plain_text(markdown: str) -> str:
    r"""Return Markdown as plain text for a screen reader: no markup, no links, rows as lists.

    >>> plain_text("## Trolls\n\n| Cards | 1 |\n|---|---|\n| Glory | **0** |")
    'Trolls\n\nCards, 1\nGlory, 0'
    """
    lines = []
    for line in _LINK.sub(r"\1", markdown).splitlines():
        if line.startswith("|") and not line.strip("|- "):
            continue
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            lines.append(", ".join(cell for cell in cells if cell))
        else:
            lines.append(line.lstrip("# ") if line.startswith("#") else line)
    return "\n".join(lines).replace("**", "").replace("*", "").replace("`", "")
