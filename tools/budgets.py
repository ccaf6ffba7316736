"""Measurements beside what is allowed, as a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table


class Measured(NamedTuple):
    """A measurement and its limit."""

    what: str
    value: float
    allowed: float
    unit: str
    at_least: bool = False

    @property
    def good(self) -> bool:
        return self.value >= self.allowed if self.at_least else self.value <= self.allowed


def show(measurements: Iterable[Measured]) -> bool:
    """Print the table when all is measured; return whether every limit is kept."""
    table = Table("what", "measured", "allowed", "")
    kept = True
    for one in measurements:
        sign = "≥" if one.at_least else "≤"
        verdict = "good" if one.good else "TOO FEW" if one.at_least else "TOO MUCH"
        table.add_row(
            one.what,
            f"{one.value:.{2 if abs(one.value) < 10 else 1}f} {one.unit}".strip(),
            f"{sign} {one.allowed:g} {one.unit}".strip(),
            verdict,
        )
        kept = kept and one.good
    Console().print(table)
    return kept
