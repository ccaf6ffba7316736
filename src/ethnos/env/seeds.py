"""Seeding for environments that start one game after another."""

from __future__ import annotations

import secrets
from typing import Final

from ethnos.records.digest import game_seed

_SEED_BITS: Final = 63


class Seeds:
    """The sequence of game seeds of one environment.

    An explicit seed is the seed of that game, as in `ethnos.rules.Game(seed=seed)`. Later games
    without one are derived from the last explicit seed; from a random one if there was none.

    >>> seeds = Seeds()
    >>> [seeds.next(0), seeds.next(), seeds.next(0), seeds.next(0)].count(0)
    3
    """

    def __init__(self) -> None:
        self._root: int | None = None
        self._games = 0

    def next(self, seed: int | None = None) -> int:
        """Return the seed of the next game."""
        if seed is not None:
            self._root = seed
            self._games = 0
            return seed
        if self._root is None:
            self._root = secrets.randbits(_SEED_BITS)
        self._games += 1
        return game_seed(self._root, self._games)
