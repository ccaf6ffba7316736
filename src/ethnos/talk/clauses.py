"""The numbered clauses and rulings that rules, refusals and comments cite: R38, F3, D18."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ethnos.i18n import Document, document
from ethnos.talk.topics import NUMBER

_BAR: Final = re.compile(r"(?<!\\)\|")
_HEADING: Final = "## "
_RULING_CELLS: Final = {7: (2, 4, 6), 4: (1, 2, 3)}
"""The cells of topic, ruling and option: in English, which also quotes the rulebooks, and else."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause or a ruling, in Markdown."""

    number: str
    heading: str
    """Where it is listed; of a ruling, what it is about."""
    text: str
    option: str = ""
    """How a ruling can be changed, with a word for it before."""
    lang: str = ""


def clauses(lang: str) -> dict[str, Clause]:
    """Return every clause and ruling by its number, in English where there is no translation."""
    found = (_clauses(document("clauses", lang)), _rulings(document("rulings", lang)))
    return {clause.number: clause for part in found for clause in part}


def _clauses(page: Document) -> Iterator[Clause]:
    for heading, _, cells in _rows(page.text):
        yield Clause(cells[0], heading, cells[1], lang=page.lang)


def _rulings(page: Document) -> Iterator[Clause]:
    for _, head, cells in _rows(page.text):
        topic, ruling, option = _RULING_CELLS[len(cells)]
        changed = f"{head[option]}: {cells[option]}"
        yield Clause(cells[0], cells[topic], cells[ruling], changed, page.lang)


def _rows(text: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield every numbered row of a table: the heading above, the table's head, the row's cells."""
    heading, head = "", list[str]()
    for line in text.splitlines():
        if line.startswith(_HEADING):
            heading = line.removeprefix(_HEADING)
        cells = [cell.strip().replace(r"\|", "|") for cell in _BAR.split(line)[1:-1]]
        if not cells:
            continue
        if cells[0] == "#":
            head = cells
        elif NUMBER.fullmatch(cells[0]):
            yield heading, head, cells
