"""The scoring of an age in sentences."""

from __future__ import annotations

from ethnos.phrase import ScoringStep
from ethnos.protocol.base import Part


class AgeScores(Part, frozen=True):
    """Everything an age paid, step by step and by source."""

    age: int
    steps: list[ScoringStep]
    sources: list[dict[str, int]]
    """For each seat, its glory of this age by source, with what giants took at once."""
    glory: list[int]
    """For each seat, all its glory after this age."""
