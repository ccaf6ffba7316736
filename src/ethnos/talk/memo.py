"""A cache that keeps one value per name, until its input changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Memo:
    """Keeps, for every name, the last value and the input it was computed from."""

    def __init__(self) -> None:
        self._kept: dict[object, tuple[object, Any]] = {}

    def keep(self, name: object, basis: object, make: Callable[[], Made]) -> Made:
        """Return the value kept for an equal input, or compute it now."""
        kept = self._kept.get(name)
        if kept is not None and (kept[0] is basis or kept[0] == basis):
            found: Made = kept[1]
            return found
        made = make()
        self._kept[name] = (basis, made)
        return made
