"""Messages between processes. They may be lost, repeated or reordered: a poll closes the gaps."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from ethnos.server.rate_limits import Spending

PRESENCE_TTL_SECONDS: Final = 25.0
"""How long a process's last message about its connected guests is trusted."""
LEAST_SWEPT: Final = 1_000
"""Rooms that are kept without looking whether their messages have expired."""


def ignore_version(room_id: str, seq: int) -> None:
    """Default handler: no room waits for versions."""


def ignore_presence(room_id: str) -> None:
    """Default handler: no room waits for presence."""


def ignore_frame(room_id: str, frame: bytes) -> None:
    """Default handler: nobody looks at a room."""


def ignore_sign_out(digest: bytes) -> None:
    """Default handler: no session waits for its end."""


def ignore_orders() -> None:
    """Default handler: nobody waits for what operators do."""


def ignore_spending(process: str, spending: Spending) -> None:
    """Default handler: nobody limits anything."""


class Bus(Protocol):
    """Publishes what other processes have to know.

    "Room r has version n", "these guests are connected to room r here", frames for it, sign-outs,
    that an operator has done something, and what was spent of the rate limits.
    """

    process: str
    """By what other processes know this one."""
    on_version: Callable[[str, int], None]
    on_presence: Callable[[str], None]
    on_frame: Callable[[str, bytes], None]
    on_sign_out: Callable[[bytes], None]
    on_orders: Callable[[], None]
    on_spending: Callable[[str, Spending], None]

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def publish_version(self, room_id: str, seq: int) -> None:
        """Publish that a room has a new version; never waits."""

    def publish_presence(self, room_id: str, guests: Sequence[str]) -> None:
        """Publish which guests are connected to a room here, players first; never waits."""

    def publish_frame(self, room_id: str, frame: bytes) -> None:
        """Publish a frame for all viewers of a room, which changes nothing; never waits."""

    def publish_sign_out(self, digest: bytes) -> None:
        """Publish that the token with this digest was revoked; never waits."""

    def publish_orders(self) -> None:
        """Publish that an operator has changed the bans; never waits."""

    def publish_spending(self, spending: Spending) -> None:
        """Publish what was spent of the rate limits here; never waits."""

    def connected_elsewhere(self, room_id: str) -> set[str]:
        """Return the guests connected to a room at other processes."""


class LocalBus:
    """The bus of a single process: there is nobody to publish to."""

    def __init__(self) -> None:
        self.process = ""
        self.on_version: Callable[[str, int], None] = ignore_version
        self.on_presence: Callable[[str], None] = ignore_presence
        self.on_frame: Callable[[str, bytes], None] = ignore_frame
        self.on_sign_out: Callable[[bytes], None] = ignore_sign_out
        self.on_orders: Callable[[], None] = ignore_orders
        self.on_spending: Callable[[str, Spending], None] = ignore_spending

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def publish_version(self, room_id: str, seq: int) -> None:
        """Nothing to do."""

    def publish_presence(self, room_id: str, guests: Sequence[str]) -> None:
        """Nothing to do."""

    def publish_frame(self, room_id: str, frame: bytes) -> None:
        """Nothing to do."""

    def publish_sign_out(self, digest: bytes) -> None:
        """Nothing to do."""

    def publish_orders(self) -> None:
        """Nothing to do."""

    def publish_spending(self, spending: Spending) -> None:
        """Nothing to do."""

    def connected_elsewhere(self, room_id: str) -> set[str]:  # noqa: ARG002  # no other process
        """Return the empty set."""
        return set()


class RemotePresence:
    """The guests connected at other processes; each message expires after a while."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        """By room and process: there may be tens of thousands of rooms, but few processes."""
        self._sweep_at = LEAST_SWEPT

    def update(self, process: str, room_id: str, guests: frozenset[str]) -> bool:
        """Store a process's message; return whether it changed anything."""
        if len(self._rooms) > self._sweep_at:
            self._sweep()
        processes = self._rooms.setdefault(room_id, {})
        before = processes.pop(process, None)
        if guests:
            processes[process] = (time.monotonic() + PRESENCE_TTL_SECONDS, guests)
        elif not processes:
            del self._rooms[room_id]
        return (before[1] if before else frozenset()) != guests

    def _sweep(self) -> None:
        """Forget the rooms of processes that have ended, when there are many."""
        for room_id in list(self._rooms):
            self.connected(room_id)
        self._sweep_at = max(LEAST_SWEPT, 2 * len(self._rooms))

    def connected(self, room_id: str) -> set[str]:
        """Return the guests connected to a room at any other process."""
        now = time.monotonic()
        processes = self._rooms.get(room_id, {})
        for process in [process for process, (until, _) in processes.items() if until < now]:
            del processes[process]
        if not processes:
            self._rooms.pop(room_id, None)
        return {guest for _, guests in processes.values() for guest in guests}
