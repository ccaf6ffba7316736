"""Minotaurs: one card fewer is enough for their marker."""

from __future__ import annotations

from ethnos.rules.tribes.power import Power


class Minotaurs(Power):
    """R61."""

    def placing_size(self, size: int) -> int:
        return size + 1
