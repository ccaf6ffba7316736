"""Decision times in a histogram of bounded size."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, exp, log
from typing import Final

_STEP: Final = log(1.03)
"""The width of a bucket: 3 %."""
_SHORTEST: Final = 1e-7


@dataclass(slots=True)
class Times:
    """A histogram of seconds, on a logarithmic scale.

    >>> times = Times()
    >>> for milliseconds in range(1, 101):
    ...     times.add(milliseconds / 1_000)
    >>> times.count, round(times.quantile(0.5), 2), round(times.quantile(0.99), 2), times.longest
    (100, 0.05, 0.1, 0.1)
    """

    buckets: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0

    @property
    def count(self) -> int:
        """The number of decisions."""
        return self.buckets.total()

    def add(self, seconds: float) -> None:
        """Add one decision."""
        self.buckets[round(log(max(seconds, _SHORTEST)) / _STEP)] += 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Times) -> None:
        """Add all decisions of another histogram."""
        self.buckets.update(other.buckets)
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> float:
        """Return the time that this share of the decisions does not exceed."""
        wanted = ceil(share * self.count)
        for bucket in sorted(self.buckets):
            wanted -= self.buckets[bucket]
            if wanted <= 0:
                return min(exp(bucket * _STEP), self.longest)
        return 0.0
