"""Wingfolk: their marker may be placed in any kingdom."""

from __future__ import annotations

from ethnos.rules.cards import Kingdom
from ethnos.rules.tribes.power import Power


class Wingfolk(Power):
    """R70, R71."""

    def kingdoms(self, own: Kingdom) -> tuple[Kingdom, ...]:
        return tuple(Kingdom)
