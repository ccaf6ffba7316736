"""Wizards: new cards after the old hand is gone."""

from __future__ import annotations

from ethnos.rules.tribes.power import Power


class Wizards(Power):
    """R72, R73."""

    def draws(self, size: int) -> int:
        return size
