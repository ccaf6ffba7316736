"""The page defines no number that is printed on the pieces: it has them from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ethnos.rules import components
from ethnos.rules.cards import DRAGONS

PAGE: Final = Path(__file__).parents[1] / "ui" / "src"
SINGLE: Final[dict[str, int]] = {
    **{name: value for name, value in vars(components).items() if isinstance(value, int)},
    "DRAGONS": DRAGONS,
}
TABLES: Final[dict[str, tuple[int, ...]]] = {
    **{name: value for name, value in vars(components).items() if isinstance(value, tuple)},
    "PLAYERS": tuple(range(components.MIN_PLAYERS, components.MAX_PLAYERS + 1)),
    "DRAGON_NUMBERS": tuple(range(1, DRAGONS + 1)),
}
LIST: Final = re.compile(r"[\[(]\s*(\d+(?:\s*,\s*\d+)+)\s*,?\s*[\])]")
NAMED: Final = re.compile(r"\b([A-Za-z]\w*)\s*(?::\s*\w+\s*)?(?:=|\?\?|[<>=!]=+|[<>])\s*(\d+)\b")
"""A name beside a number: a definition, a default or a comparison."""


def printed_numbers(text: str) -> Iterator[str]:
    """Yield the name of every printed number that a source text defines."""
    for found in LIST.finditer(text):
        numbers = tuple(int(number) for number in found[1].split(","))
        yield from (name for name, table in TABLES.items() if table == numbers)
    for found in NAMED.finditer(text):
        written = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", found[1]).upper()
        yield from (
            name
            for name, number in SINGLE.items()
            if number == int(found[2]) and _is_about(written, name)
        )


def _is_about(written: str, name: str) -> bool:
    """Return whether a name in the page has the telling words of a printed number's name."""
    words = [word for word in name.split("_") if word not in {"FOR", "TO", "AT", "PER", "IN"}]
    return all(word.rstrip("S") in written for word in words)


def sources() -> list[Path]:
    return [
        path
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
    ]


def test_page_defines_no_printed_number() -> None:
    found = {
        f"{path.relative_to(PAGE)}: {name}"
        for path in sources()
        for name in printed_numbers(path.read_text(encoding="utf-8"))
    }
    assert len(sources()) > 50
    assert found == set()


@pytest.mark.parametrize(
    ("planted", "name"),
    [
        ("export const HAND_LIMIT = 10", "HAND_LIMIT"),
        ("if (hand.length >= handLimit && handLimit === 10) {}", "HAND_LIMIT"),
        ("const glory = [0, 1, 3, 6, 10, 15, 20][markers]", "ORC_RAID_GLORY"),
        ("const MERFOLK_LAST_SPACE = 18", "MERFOLK_LAST_SPACE"),
        ("const lastSpaceOfMerfolk: number = 18", "MERFOLK_LAST_SPACE"),
        ("[3, 7, 12, 18].includes(space)", "MERFOLK_SYMBOLS"),
        ("const pays = [2, 4, 6]", "GIANT_TOKEN"),
        ("const bands = [0, 0, 1, 3, 6, 10, 15]", "BAND_GLORY"),
        ("{#each [1, 2, 3] as dragon (dragon)}", "DRAGON_NUMBERS"),
        ("options={[2, 3, 4, 5, 6].map(String)}", "PLAYERS"),
        ("const markersPerPlayer = 26", "MARKERS_PER_PLAYER"),
    ],
)
def test_planted_number_is_found(planted: str, name: str) -> None:
    assert name in set(printed_numbers(planted))
