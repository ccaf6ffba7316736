"""Probabilities as they are told."""

from __future__ import annotations


def whole_percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)
