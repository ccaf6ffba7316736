"""Computations that take seconds, by name: they may run in a process of their own."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ethnos.server.archive.reviews import reviewed

Argument = bytes | int
Steps = Generator[tuple[int, int], None, bytes]
"""Yields how much is done, of how much (0 if unknown), after every short step; returns JSON."""

REVIEW: Final = "review"

TASKS: Final[dict[str, Callable[..., Steps]]] = {
    REVIEW: reviewed,
}
