"""Where a player reads a sentence that asks for something: its messages say how to answer."""

from __future__ import annotations

from enum import StrEnum


class Voice(StrEnum):
    """A place where the game speaks; the value is the prefix of its messages."""

    TERMINAL = "ask"
    """Answers are typed."""
    PAGE = "live"
    """Answers are clicked."""
