"""Halflings: many cards, but their bands never place a marker."""

from __future__ import annotations

from ethnos.rules.tribes.power import Power


class Halflings(Power):
    """R57."""

    may_place = False
