"""Randomness: where a shuffle comes from, and two sources of it.

A game owns one *source*. Each part of the game that needs chance (the setup, every age) asks the
source for a *stream* of its own by number, so nothing about chance has to be kept in the state.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

# The number of every stream, each apart from those that may come from the same source. What is
# drawn depends on them: a number once given stays.

SETUP_STREAM: Final = 0
"""The setup; age n is dealt from stream n."""
POLICY_STREAM: Final = 77
"""The choices of simulated players."""
LINEUP_STREAM: Final = 78
"""Who sits where in a tournament's game."""
TRIBES_STREAM: Final = 79
"""Which tribes a tournament's deal has."""
BOT_STREAM: Final = 80
"""The choices of bots in a game: seat n has the stream 80 + n."""
REDEAL_STREAM: Final = 81
"""What a searching bot imagines to be hidden. Its sources are drawn by the bot: none deals a game,
so it may share the number of seat 1."""
CASE_STREAM: Final = 78
"""What a game of the lock-step is like. No tournament draws from its sources."""
DETERMINIZE_STREAM: Final = 1000
"""What a view hides, see `ethnos.rules.view.determinize`."""
GUESS_STREAM: Final = 1001
"""What an environment hides, drawn by the compiled engine."""
RESHUFFLE_STREAM: Final = 2000
"""Hidden cards dealt again, to see that no view changes."""

Item = TypeVar("Item")


class Stream(Protocol):
    """An endless supply of fair numbers."""

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each as likely as the others."""
        ...


class Source(Protocol):
    """Something that hands out independent streams."""

    @property
    def name(self) -> str:
        """The name and version of the method, as written into records."""
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
    """An unpredictable source for games people play: HMAC-SHA256 over a counter.

    Block c of stream s is HMAC-SHA256(key, s as 4 bytes, c as 8 bytes), big endian. Numbers are
    taken 8 bytes at a time; those at or above the largest multiple of the limit are thrown away.
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
    """Return a well scattered 64-bit number for any number (the finisher of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK_64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK_64
    return value ^ (value >> 31)


@dataclass(frozen=True, slots=True)
class FastSource:
    """A quick source for simulation: PCG32 (XSH-RR), written alike in `ethnos.fast`."""

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
        """Return a fair number: multiply, keep the high half, refuse the few biased low halves."""
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
