"""Elves: part of the hand may be kept."""

from __future__ import annotations

from ethnos.rules.tribes.power import Power


class Elves(Power):
    """R53."""

    def keeps(self, size: int) -> int:
        return size
