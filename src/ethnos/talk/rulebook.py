"""The text of the rules, by section, clause or ruling."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ethnos.i18n import Messages, rules_text
from ethnos.talk.clauses import Clause, clauses
from ethnos.talk.topics import find_number, find_title

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
    number = find_number(topic, lang)
    if number is not None:
        return _clause_section(clauses(lang)[number], lang)
    return sections(lang)[find_title(topic, lang)]


def _clause_section(clause: Clause, lang: str) -> Section:
    title = f"{clause.number} · {clause.heading}"
    paragraphs = [f"### {title}", clause.text, clause.option, _note(clause, lang)]
    return Section(title, "\n\n".join(filter(None, paragraphs)))


def _note(clause: Clause, lang: str) -> str:
    return "" if clause.lang == lang else f"*{Messages(lang).format('rules-not-translated')}*"


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
