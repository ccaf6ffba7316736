"""Who may do how much, and how fast."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_REMEMBERED: Final = 10_000
LONGEST_FORFEIT: Final = 600.0


class Bucket:
    """Fills at a steady rate; every use takes one out.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(at=0.0) for _ in range(3)], bucket.take(at=1.5)
    ([True, True, False], True)
    >>> Bucket(rate=1, burst=2).take(leaving=1), Bucket(rate=1, burst=2).take(leaving=2)
    (True, False)
    """

    __slots__ = ("_burst", "_forfeit", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._seen: float | None = None
        self._forfeit = 0.0

    def take(self, at: float | None = None, *, leaving: int = 0) -> bool:
        """Return whether there was one left, and as many more as are asked for."""
        now = time.monotonic() if at is None else at
        if self._seen is None:
            self._seen = now
        if now > self._seen:  # not so in the time it has forfeited
            self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
            self._seen = now
        if self._level == self._burst:
            self._forfeit = 0.0
        if self._level < 1 + leaving:
            return False
        self._level -= 1
        return True

    def forfeit(self, seconds: float, at: float | None = None) -> None:
        """Empty it, and let nothing come in for a while: twice as long if it has not filled since.

        Meanwhile there is nothing left to forfeit: whoever has several sockets pays once.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> bucket.forfeit(10, at=0.0), bucket.forfeit(10, at=1.0)
        (None, None)
        >>> bucket.take(at=10.0), bucket.take(at=11.0)
        (False, True)
        >>> bucket.forfeit(10, at=12.0)
        >>> bucket.take(at=31.0), bucket.take(at=33.0)
        (False, True)
        """
        now = time.monotonic() if at is None else at
        if self._seen is not None and now < self._seen:
            return
        self._forfeit = min(max(seconds, 2 * self._forfeit), LONGEST_FORFEIT)
        self._level = 0.0
        self._seen = now + self._forfeit


class Buckets:
    """One bucket for each name; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, *, leaving: int = 0) -> bool:
        """Return whether this name had one left, and as many more as are asked for."""
        return self._bucket(name).take(leaving=leaving)

    def forfeit(self, name: str, seconds: float) -> None:
        """Let this name have nothing for a while."""
        self._bucket(name).forfeit(seconds)

    def _bucket(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket
