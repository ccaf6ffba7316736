"""Computations that take long, by name: they may run in a process of their own."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Generator
from typing import Final

from ethnos.server.archive.analysis import best_moves
from ethnos.server.archive.reviews import reviewed

Argument = bytes | int
Steps = Generator[tuple[int, int], None, bytes]
"""Yields how much is done, of how much (0 if unknown), after every short step; returns a result."""

REVIEW: Final = "review"
"""Review a game; the result is JSON."""
ANALYSIS: Final = "analysis"
"""Find the best actions in a position; the result is JSON."""
CALL: Final = "call"
"""Call a pickled function; the result is pickled as well."""


def called(job: bytes) -> Steps:
    """Call a function that the server itself has sent."""
    yield from ()
    return pickle.dumps(pickle.loads(job)())  # never from outside


TASKS: Final[dict[str, Callable[..., Steps]]] = {
    REVIEW: reviewed,
    ANALYSIS: best_moves,
    CALL: called,
}
