"""Rate limits: token buckets, one per guest or address, whose spending processes can share.

Every process limits on its own, so that no request waits for another process. Several processes
tell each other, a few times a second, what was spent beyond the refill (`Limits.spending`), and
each takes it from its own buckets as well; the same messages hold the counts of open sockets.
Whoever turns to three processes at once can therefore use three bursts before they have heard of
each other, but has to pay them back: in the long run there is one budget. Where that is lost, the
limits of each process still hold.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated, Final

import msgspec

from ethnos.server.open_sockets import OpenSockets

MAX_BUCKETS: Final = 10_000
MAX_PENALTY_SECONDS: Final = 600.0
MAX_DEBT: Final = 3.0
"""How far spending at other processes can overdraw a bucket, in bursts."""
LEAST_SHARE: Final = 0.05
"""Less spending than this is not published yet, in bursts."""
MAX_KEYS: Final = 100
"""Keys in one `Spending`; it must fit into a notification."""
MAX_PROCESSES: Final = 100


class Bucket:
    """A token bucket: refills at a steady rate, and every use takes one token.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(at=0.0) for _ in range(3)], bucket.take(at=1.5)
    ([True, True, False], True)
    >>> Bucket(rate=1, burst=2).take(leaving=1), Bucket(rate=1, burst=2).take(leaving=2)
    (True, False)
    """

    __slots__ = ("_burst", "_level", "_penalty", "_rate", "_seen", "unpublished")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._seen: float | None = None
        self._penalty = 0.0
        self.unpublished = 0.0
        """What was taken here since the bucket was full, or since it was last published."""

    def charge(self, tokens: float, at: float | None = None) -> None:
        """Take more tokens afterwards, for something that cost more than it seemed to.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> bucket.take(at=0.0), bucket.charge(2.5, at=0.0)
        (True, None)
        >>> bucket.take(at=1.0), bucket.take(at=2.5)
        (False, True)
        """
        self._refill(at)
        self._level -= tokens
        self.unpublished += tokens

    def charge_elsewhere(self, tokens: float, at: float | None = None) -> None:
        """Take what was spent at another process.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> bucket.charge_elsewhere(3, at=0.0), bucket.take(at=1.0), bucket.take(at=2.0)
        (None, False, True)
        >>> bucket.unpublished
        1.0
        """
        self._refill(at)
        self._level = max(self._level - tokens, min(self._level, -MAX_DEBT * self._burst))

    def take(self, at: float | None = None, *, leaving: int = 0) -> bool:
        """Take a token, if there is one and `leaving` more; return whether there was."""
        self._refill(at)
        if self._level < 1 + leaving:
            return False
        self._level -= 1
        self.unpublished += 1
        return True

    def _refill(self, at: float | None) -> None:
        now = time.monotonic() if at is None else at
        if self._seen is None:
            self._seen = now
        if now > self._seen:  # false during a penalty
            self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
            self._seen = now
        if self._level == self._burst:
            self._penalty = 0.0
            self.unpublished = 0.0  # earned back: nobody else has to know

    def penalize(self, seconds: float, at: float | None = None) -> bool:
        """Empty the bucket and stop its refill for a while; return whether this is new.

        The penalty doubles if the bucket has not been full since the last one. A penalty that runs
        already is not repeated, so a guest with several sockets is punished once.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> bucket.penalize(10, at=0.0), bucket.penalize(10, at=1.0)
        (True, False)
        >>> bucket.take(at=10.0), bucket.take(at=11.0)
        (False, True)
        >>> bucket.penalize(10, at=12.0)
        True
        >>> bucket.take(at=31.0), bucket.take(at=33.0)
        (False, True)
        """
        now = time.monotonic() if at is None else at
        if self._seen is not None and now < self._seen:
            return False
        self._penalty = min(max(seconds, 2 * self._penalty), MAX_PENALTY_SECONDS)
        self._level = 0.0
        self._seen = now + self._penalty
        return True


class Buckets:
    """One bucket per key; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._least = max(1.0, LEAST_SHARE * burst)
        self._due: set[str] = set()
        """Keys with enough spending to be published."""
        self._penalties: dict[str, float] = {}
        """Penalties that are not published yet."""

    def take(self, key: str, at: float | None = None, *, leaving: int = 0) -> bool:
        """Take a token of this key, if there is one and `leaving` more."""
        bucket = self._bucket(key)
        is_taken = bucket.take(at, leaving=leaving)
        if bucket.unpublished >= self._least:
            self._due.add(key)
        return is_taken

    def charge(self, key: str, tokens: float) -> None:
        """Take more tokens of this key afterwards."""
        bucket = self._bucket(key)
        bucket.charge(tokens)
        if bucket.unpublished >= self._least:
            self._due.add(key)

    def penalize(self, key: str, seconds: float) -> None:
        """Empty the bucket of this key and stop its refill for a while."""
        if self._bucket(key).penalize(seconds):
            self._penalties[key] = seconds

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MAX_BUCKETS:
                dropped, _ = self._buckets.popitem(last=False)
                self._due.discard(dropped)
                self._penalties.pop(dropped, None)
        self._buckets.move_to_end(key)
        return bucket

    # What other processes have to know.

    def spent(self, most: int) -> dict[str, float]:
        """Return what is to be published, by key; of more than `most`, the greatest sums."""
        sums = {key: self._buckets[key].unpublished for key in self._due}
        keys = sorted((key for key in sums if sums[key] >= self._least), key=lambda key: -sums[key])
        self._due = {*keys[most:]}
        for key in keys[:most]:
            self._buckets[key].unpublished = 0.0
        return {key: sums[key] for key in keys[:most]}

    def penalties(self, most: int) -> dict[str, float]:
        """Return whom this process has penalized since the last time."""
        names = list(self._penalties)[:most]
        return {name: self._penalties.pop(name) for name in names}

    def hear(
        self, spent: dict[str, float], penalties: dict[str, float], at: float | None = None
    ) -> None:
        """Take what was spent at another process, and penalize whom it has penalized."""
        for key, tokens in spent.items():
            self._bucket(key).charge_elsewhere(tokens, at)
        for key, seconds in penalties.items():
            self._bucket(key).penalize(seconds, at)


Tokens = Annotated[float, msgspec.Meta(ge=0, le=1e9)]
"""Not below 0, and a number: either would be a budget without an end."""


Sockets = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Spending(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about its buckets, by limit and key."""

    number: int
    """Grows with every message of a process, so that one that is repeated counts once."""
    spent: dict[str, dict[str, Tokens]] = {}
    penalties: dict[str, dict[str, Tokens]] = {}
    sockets: dict[str, Sockets] = {}
    """How many sockets guests have open there."""


class Limits:
    """All limits of one process, by name, and the open sockets of guests."""

    def __init__(self) -> None:
        self.sockets = OpenSockets()
        self._buckets: dict[str, Buckets] = {}
        self._published = 0
        self._heard: OrderedDict[str, int] = OrderedDict()
        """The number of the last message of each process."""

    def add(self, name: str, rate: float, burst: float) -> Buckets:
        """Return the buckets of a new limit."""
        assert name not in self._buckets, name
        buckets = self._buckets[name] = Buckets(rate, burst)
        return buckets

    def spending(self) -> Spending | None:
        """Return what the other processes have to know by now."""
        room = MAX_KEYS
        spent: dict[str, dict[str, float]] = {}
        penalties: dict[str, dict[str, float]] = {}
        for name, buckets in self._buckets.items():
            if own := buckets.spent(room):
                spent[name] = own
                room -= len(own)
            if punished := buckets.penalties(room):
                penalties[name] = punished
                room -= len(punished)
        sockets = self.sockets.news(room)
        if not spent and not penalties and not sockets:
            return None
        self._published += 1
        return Spending(self._published, spent, penalties, sockets)

    def hear(self, process: str, spending: Spending, at: float | None = None) -> None:
        """Take what another process has spent, once."""
        if spending.number <= self._heard.get(process, 0):
            return
        self._heard[process] = spending.number
        self._heard.move_to_end(process)
        if len(self._heard) > MAX_PROCESSES:
            self._heard.popitem(last=False)
        for name in {*spending.spent, *spending.penalties} & {*self._buckets}:
            spent, penalties = spending.spent.get(name, {}), spending.penalties.get(name, {})
            self._buckets[name].hear(spent, penalties, at)
        self.sockets.hear(process, spending.sockets, at)
