"""docs/bots.md lists the fields of a view as they are."""

import re
from dataclasses import fields
from pathlib import Path

from ethnos.rules import PlayerView

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def section(page: str) -> str:
    start = page.index("\n## What a bot may know\n")
    return page[start : page.index("\n## ", start + 1)]


def listed(page: str) -> list[tuple[str, str]]:
    """Return name and type of each field in the table of a page."""
    found = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| \S", section(page), re.MULTILINE)
    return [(name, kind.replace("\\|", "|")) for name, kind in found]


def test_page_lists_every_field_with_its_type() -> None:
    assert listed(PAGE) == [(field.name, str(field.type)) for field in fields(PlayerView)]


def test_page_names_what_follows_from_the_fields() -> None:
    names = {field.name for field in fields(PlayerView)}
    derived = {name for name in vars(PlayerView) if not name.startswith("_")} - names
    assert derived == set(re.findall(r"`(\w+)(?:\(\w*\))?`", section(PAGE).rpartition("|\n")[2]))


def test_stale_page_is_caught() -> None:
    current = listed(PAGE)
    assert listed(PAGE.replace("| `pool` ", "| `market` ")) != current
    assert listed(PAGE.replace("| `deck_size` | `int`", "| `deck_size` | `str`")) != current
