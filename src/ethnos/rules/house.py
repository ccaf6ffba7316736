"""House numbers: printed numbers that a table may change by agreement.

They are variants, in no rulebook. The defaults of `Ruleset` are the printed numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ethnos.rules import components
from ethnos.rules.errors import SetupError

VARIANT: Final = {"variant": True}
"""Marks the fields of `Ruleset` that hold house numbers; records leave out printed ones."""


@dataclass(frozen=True, slots=True)
class HouseNumber:
    """The bounds of one house number."""

    name: str
    """The field of `Ruleset`."""
    clause: str
    """Where the printed number stands."""
    printed: Callable[[int], int]
    """The printed number, by players."""
    least: int
    most: Callable[[int], int]
    """By players."""

    def check(self, value: object, players: int) -> None:
        """Raise `SetupError` unless the value is a number within bounds."""
        if type(value) is not int:
            raise SetupError(f"{self.name} is an int, not {value!r}; text goes to with_options")
        if not self.least <= value <= self.most(players):
            raise self._refusal(str(value), players)

    def parse(self, text: str, players: int) -> int:
        """Return the number that a text means."""
        if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
            raise self._refusal(text, players)
        return int(text)

    def _refusal(self, word: str, players: int) -> SetupError:
        most = self.most(players)
        return SetupError(
            f"{self.name} is {self.least} to {most}, not '{word}' ({self.clause})",
            "number",
            option=self.name,
            word=word,
            least=self.least,
            most=most,
            clause=self.clause,
        )


_MOST_DIGITS: Final = 4
"""More than any house number has; Python refuses to read very long ones."""

HOUSE_NUMBERS: Final = {
    number.name: number
    for number in (
        HouseNumber(
            "hand_limit",
            "R47",
            lambda _: components.HAND_LIMIT,
            components.LEAST_HAND_LIMIT,
            lambda _: components.MOST_HAND_LIMIT,
        ),
        HouseNumber(
            "marker_count",
            "R7",
            lambda _: components.MARKERS_PER_PLAYER,
            components.LEAST_MARKERS,
            lambda _: components.MOST_MARKERS,
        ),
        # R9: the tokens of a kingdom, the giant token and the merfolk board end with the last age.
        HouseNumber("age_count", "R16", components.ages, 1, components.ages),
    )
}
"""By name."""
