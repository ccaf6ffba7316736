"""Which set for tonight? What a set can be wanted for, and the sets that fit best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ethnos.bots.compiled.census import MEASURES
from ethnos.lab.tables import Measured, Table

AIMS: Final = {
    "calm": ("overtakings", 1),
    "fierce": ("overtakings", -1),
    "short": ("turns", 1),
    "long": ("turns", -1),
    "close": ("lead", 1),
}
"""By aim: the measure that decides, and 1 where less of it fits better, else -1."""


def fitting(measured: Iterable[Measured], aim: str) -> list[Table]:
    """Return the tables in the order of how well they fit an aim."""
    measure, sign = AIMS[aim]
    column = MEASURES.index(measure)

    def misfit(one: Measured) -> tuple[float, Table]:
        return sign * one.sums[column] / one.games, one.table

    return [one.table for one in sorted(measured, key=misfit)]
