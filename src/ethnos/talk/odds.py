"""Probabilities as they are told."""

from __future__ import annotations

from math import floor


def whole_percent(chance: float) -> int:
    """Return a chance in whole percent; a half is rounded up, as browsers do.

    >>> whole_percent(1 / 8)
    13
    """
    return floor(100 * chance + 0.5)
