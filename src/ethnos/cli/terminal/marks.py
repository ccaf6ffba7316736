"""Marks that identify players and kingdoms without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ethnos.rules.cards import Kingdom

SHAPES: Final = "●▲■◆★✚"
"""One per seat."""

KINGDOM_STYLES: Final = {
    Kingdom.BLUE: "bright_blue",
    Kingdom.GREEN: "green",
    Kingdom.GREY: "bright_black",
    Kingdom.ORANGE: "dark_orange",
    Kingdom.PURPLE: "medium_purple1",
    Kingdom.RED: "red",
}


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a distinct letter for each player.

    >>> letters(["Ida", "Ilse", "Kofi"])
    ('I', 'L', 'K')
    """
    chosen: list[str] = []
    for name in names:
        wanted = [letter for letter in name.upper() if letter.isalnum()]
        chosen.append(next(mark for mark in [*wanted, *"123456"] if mark not in chosen))
    return tuple(chosen)
