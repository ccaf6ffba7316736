"""Probabilities that follow from public information."""

from __future__ import annotations

from ethnos.rules.view import PlayerView


def chance_age_ends(view: PlayerView) -> float:
    """Return the chance that drawing one card now ends the age.

    A dragon is replaced by the next card, so all remaining dragons must be on top. R29.
    """
    if view.dragon_free or view.deck_size < view.dragons_left:
        return 0.0
    chance = 1.0
    for drawn in range(view.dragons_left):
        chance *= (view.dragons_left - drawn) / (view.deck_size - drawn)
    return chance


def whole_percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)
