"""Dwarves: their bands score as if one card larger."""

from __future__ import annotations

from ethnos.rules.tribes.power import Power


class Dwarves(Power):
    """R52, R101."""

    def scoring_size(self, size: int) -> int:
        return size + 1
