"""Randomness: streams of random numbers, shuffling, and two sources of streams.

A game has one *source*. Each part of the game that needs randomness (the setup, every age) uses a
separate *stream*, selected by number, so the state of a game contains no generator state.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

# Streams of one source must have different numbers. A number never changes: recorded deals depend
# on it.

SETUP_STREAM: Final = 0
"""The setup; age n is dealt from stream n."""
POLICY_STREAM: Final = 77
"""The choices of simulated players."""
LINEUP_STREAM: Final = 78
"""The seating of a tournament game."""
TRIBES_STREAM: Final = 79
"""The tribes of a tournament deal."""
BOT_STREAM: Final = 80
"""The choices of a bot, from a source of its own: see `ethnos.bots.streams`."""
REDEAL_STREAM: Final = 81
"""The hidden cards sampled by a searching bot, which draws the seeds of these sources itself."""
EXPLORING_STREAM: Final = 99
"""The departures from good play in games that a network learns from."""
CASE_STREAM: Final = 78
"""The configuration of a lock-step game. No tournament uses these sources."""
DETERMINIZE_STREAM: Final = 1000
"""The hidden part of a state, see `ethnos.rules.view.determinize`."""
GUESS_STREAM: Final = 1001
"""The hidden part of an environment's state, sampled by the compiled engine."""
RESHUFFLE_STREAM: Final = 2000
"""Hidden cards dealt again, to test that no view changes."""

Item = TypeVar("Item")


class Stream(Protocol):
    """An endless sequence of unbiased random numbers."""

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, all equally likely."""
        ...


class Source(Protocol):
    """A provider of independent streams."""

    @property
    def name(self) -> str:
        """The name and version of the algorithm, as written into records."""
        ...

    def stream(self, number: int) -> Stream:
        """Return the stream of this number, from its beginning."""
        ...


def shuffle(stream: Stream, items: list[Item]) -> None:
    """Shuffle in place (Fisher-Yates, from the last item down)."""
    for last in range(len(items) - 1, 0, -1):
        chosen = stream.below(last + 1)
        items[last], items[chosen] = items[chosen], items[last]


@dataclass(frozen=True, slots=True)
class FairSource:
    """An unpredictable source for games between people: HMAC-SHA256 over a counter.

    Block c of stream s is HMAC-SHA256(key, s as 4 bytes, c as 8 bytes), big endian. Numbers are
    taken 8 bytes at a time; numbers at or above the largest multiple of the limit are rejected.
    """

    key: bytes

    @property
    def name(self) -> str:
        return "hmac-sha256-ctr/1"

    def stream(self, number: int) -> Stream:
        return _FairStream(self.key, number)


class _FairStream:
    __slots__ = ("_block", "_counter", "_key", "_number")

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number.to_bytes(4, "big")
        self._counter = 0
        self._block = b""

    def _next(self) -> int:
        if not self._block:
            message = self._number + self._counter.to_bytes(8, "big")
            self._block = hmac.new(self._key, message, hashlib.sha256).digest()
            self._counter += 1
        value, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(value, "big")

    def below(self, limit: int) -> int:
        usable = (1 << 64) - (1 << 64) % limit
        while True:
            value = self._next()
            if value < usable:
                return value % limit


_MASK_64: Final = (1 << 64) - 1
_MASK_32: Final = (1 << 32) - 1
_PCG_MULTIPLIER: Final = 6364136223846793005


def mix(value: int) -> int:
    """Return a mixed 64-bit number (the finalizer of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK_64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK_64
    return value ^ (value >> 31)


@dataclass(frozen=True, slots=True)
class FastSource:
    """A fast source for simulation: PCG32 (XSH-RR), implemented identically in `ethnos.fast`."""

    seed: int

    @property
    def name(self) -> str:
        return "pcg32/1"

    def stream(self, number: int) -> FastStream:
        return FastStream(mix(self.seed & _MASK_64), number)


class FastStream:
    """PCG32: 64 bits of state, one of 2**63 sequences."""

    __slots__ = ("_increment", "_state")

    def __init__(self, seed: int, sequence: int) -> None:
        self._increment = ((sequence << 1) | 1) & _MASK_64
        self._state = (self._increment + seed) & _MASK_64
        self._next()

    def _next(self) -> int:
        old = self._state
        self._state = (old * _PCG_MULTIPLIER + self._increment) & _MASK_64
        shifted = ((old >> 18 ^ old) >> 27) & _MASK_32
        rotation = old >> 59
        return (shifted >> rotation | shifted << 32 - rotation) & _MASK_32

    def below(self, limit: int) -> int:
        """Return an unbiased number: multiply, keep the high half, reject biased low halves."""
        if limit == 1:
            return 0
        product = self._next() * limit
        low = product & _MASK_32
        if low < limit:
            threshold = (1 << 32) % limit
            while low < threshold:
                product = self._next() * limit
                low = product & _MASK_32
        return product >> 32
