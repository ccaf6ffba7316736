"""Rate limits: token buckets, one per guest or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MAX_BUCKETS: Final = 10_000
MAX_PENALTY_SECONDS: Final = 600.0


class Bucket:
    """A token bucket: refills at a steady rate, and every use takes one token.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(at=0.0) for _ in range(3)], bucket.take(at=1.5)
    ([True, True, False], True)
    >>> Bucket(rate=1, burst=2).take(leaving=1), Bucket(rate=1, burst=2).take(leaving=2)
    (True, False)
    """

    __slots__ = ("_burst", "_level", "_penalty", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._seen: float | None = None
        self._penalty = 0.0

    def charge(self, tokens: float) -> None:
        """Take more tokens afterwards, for something that cost more than it seemed to.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> bucket.take(at=0.0), bucket.charge(2.5), bucket.take(at=1.0), bucket.take(at=2.5)
        (True, None, False, True)
        """
        self._level -= tokens

    def take(self, at: float | None = None, *, leaving: int = 0) -> bool:
        """Take a token, if there is one and `leaving` more; return whether there was."""
        now = time.monotonic() if at is None else at
        if self._seen is None:
            self._seen = now
        if now > self._seen:  # false during a penalty
            self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
            self._seen = now
        if self._level == self._burst:
            self._penalty = 0.0
        if self._level < 1 + leaving:
            return False
        self._level -= 1
        return True

    def penalize(self, seconds: float, at: float | None = None) -> None:
        """Empty the bucket and stop its refill for a while.

        The penalty doubles if the bucket has not been full since the last one. A penalty that runs
        already is not repeated, so a guest with several sockets is punished once.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> bucket.penalize(10, at=0.0), bucket.penalize(10, at=1.0)
        (None, None)
        >>> bucket.take(at=10.0), bucket.take(at=11.0)
        (False, True)
        >>> bucket.penalize(10, at=12.0)
        >>> bucket.take(at=31.0), bucket.take(at=33.0)
        (False, True)
        """
        now = time.monotonic() if at is None else at
        if self._seen is not None and now < self._seen:
            return
        self._penalty = min(max(seconds, 2 * self._penalty), MAX_PENALTY_SECONDS)
        self._level = 0.0
        self._seen = now + self._penalty


class Buckets:
    """One bucket per key; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, *, leaving: int = 0) -> bool:
        """Take a token of this key, if there is one and `leaving` more."""
        return self._bucket(key).take(leaving=leaving)

    def charge(self, key: str, tokens: float) -> None:
        """Take more tokens of this key afterwards."""
        self._bucket(key).charge(tokens)

    def penalize(self, key: str, seconds: float) -> None:
        """Empty the bucket of this key and stop its refill for a while."""
        self._bucket(key).penalize(seconds)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
