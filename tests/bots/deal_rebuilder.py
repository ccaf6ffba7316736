"""A bot that tries to compute the deal from the random stream it is handed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ethnos.rules.actions import Action
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource, FastStream, Stream
from ethnos.rules.view import PlayerView, view

MASK_64 = (1 << 64) - 1
BACK = pow(6364136223846793005, -1, 1 << 64)
"""Undoes the multiplication of a step of PCG32."""
USED = 4
"""The most numbers assumed to have been taken from a stream before the bot looks at it."""
DERIVED = 8
"""The highest index assumed for a seed that was derived from another one."""


def unmix(value: int) -> int:
    """Return the number of which `value` is the mixture (the inverse of `mix`)."""
    value ^= value >> 31 ^ value >> 62
    value = value * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK_64
    value ^= value >> 27 ^ value >> 54
    value = value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK_64
    value ^= value >> 30 ^ value >> 60
    return (value - 0x9E3779B97F4A7C15) & MASK_64


def seeds_of(stream: FastStream) -> Iterator[int]:
    """Run a stream backwards; yield the seeds of all sources it may have been opened from."""
    state, increment = stream._state, stream._increment
    for _ in range(1 + USED):
        state = (state - increment) * BACK & MASK_64
        yield unmix((state - increment) & MASK_64)


def deal_seeds(stream: FastStream) -> Iterator[int]:
    """Yield the seeds that may have dealt the game of a bot with this stream."""
    for seed in seeds_of(stream):
        yield seed
        for index in range(DERIVED):
            yield unmix((unmix(seed) - index) & MASK_64)  # seed = game_seed(this, index)


def deals(seed: int, seen: PlayerView) -> bool:
    """Return whether a seed deals everything a seat sees before its first action."""
    state, _ = new_game(seen.ruleset, FastSource(seed))
    dealt = view(state, seen.seat)
    return (dealt.hand, dealt.tokens, dealt.tribes) == (seen.hand, seen.tokens, seen.tribes)


class DealRebuilder:
    """Plays its first legal action; before its own first action it attacks the stream."""

    attacks: ClassVar[int] = 0
    rebuilt: ClassVar[list[int]] = []
    """The seeds of the deals it could rebuild."""

    def __init__(self) -> None:
        self._attacked = False

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        if not self._attacked:
            self._attacked = True
            assert isinstance(stream, FastStream)
            DealRebuilder.attacks += 1
            found = (seed for seed in deal_seeds(stream) if deals(seed, view))
            DealRebuilder.rebuilt += list(dict.fromkeys(found))
        return actions[0]
