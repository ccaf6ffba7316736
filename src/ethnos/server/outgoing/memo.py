"""Work done once, and kept until what it was done from has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Made = TypeVar("Made")


class Memo:
    """Remembers for every name the last thing made, and what it was made from."""

    def __init__(self) -> None:
        self._kept: dict[object, tuple[object, Any]] = {}

    def keep(self, name: object, basis: object, make: Callable[[], Made]) -> Made:
        """Return what was made before from an equal basis, or make it now."""
        kept = self._kept.get(name)
        if kept is not None and (kept[0] is basis or kept[0] == basis):
            found: Made = kept[1]
            return found
        made = make()
        self._kept[name] = (basis, made)
        return made
