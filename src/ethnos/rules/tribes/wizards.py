"""Wizards: new cards are drawn after the hand is discarded."""

from __future__ import annotations

from ethnos.rules.tribes.power import Power


class Wizards(Power):
    """R72, R73."""

    def draws(self, size: int) -> int:
        return size
