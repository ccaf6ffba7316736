"""Hints between processes. Losing, doubling or reordering them does no harm: a poll comes after."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

PRESENCE_LASTS: Final = 25.0
"""Seconds a process is believed about who is connected to it."""


def ignore_hint(room: str, seq: int) -> None:
    """Do nothing about a hint."""


def ignore_presence(room: str) -> None:
    """Do nothing about somebody coming or going."""


class Bus(Protocol):
    """Carries "room r has reached version n" and "these guests are connected to room r here"."""

    on_hint: Callable[[str, int], None]
    on_presence: Callable[[str], None]

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def hint(self, room: str, seq: int) -> None:
        """Say that a room has gone on; never waits."""

    def presence(self, room: str, guests: set[str]) -> None:
        """Say who is connected to a room here."""

    def connected_elsewhere(self, room: str) -> set[str]:
        """Return who is said to be connected to a room at other processes."""


class LocalBus:
    """The bus of a process that is alone."""

    def __init__(self) -> None:
        self.on_hint: Callable[[str, int], None] = ignore_hint
        self.on_presence: Callable[[str], None] = ignore_presence

    async def open(self) -> None:
        """Nobody to listen to."""

    async def close(self) -> None:
        """Nothing to stop."""

    def hint(self, room: str, seq: int) -> None:
        """Nobody to tell."""

    def presence(self, room: str, guests: set[str]) -> None:
        """Nobody to tell."""

    def connected_elsewhere(self, room: str) -> set[str]:  # noqa: ARG002  # alone with every room
        """Return nobody."""
        return set()


class Elsewhere:
    """Who is connected at other processes, each believed for a while."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, str], tuple[float, frozenset[str]]] = {}

    def note(self, process: str, room: str, guests: frozenset[str]) -> bool:
        """Remember what a process said; return whether it is news."""
        before = self._said.get((process, room))
        if guests:
            self._said[process, room] = (time.monotonic() + PRESENCE_LASTS, guests)
        else:
            self._said.pop((process, room), None)
        return (before[1] if before else frozenset()) != guests

    def connected(self, room: str) -> set[str]:
        """Return everybody said to be connected to a room."""
        self._forget()
        return {
            guest
            for (_, name), (_, guests) in self._said.items()
            if name == room
            for guest in guests
        }

    def _forget(self) -> None:
        now = time.monotonic()
        for key in [key for key, (until, _) in self._said.items() if until < now]:
            del self._said[key]
