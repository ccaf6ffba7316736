"""What a room needs from the server around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ethnos.server.metrics import Metrics
from ethnos.server.rooms.state import RoomState
from ethnos.server.settings import Settings
from ethnos.server.store import Store


class Services(Protocol):
    """One of these serves all rooms of a process."""

    store: Store
    settings: Settings
    metrics: Metrics

    def now(self) -> int:
        """Return the time of day in milliseconds."""

    def monotonic(self) -> float:
        """Return seconds that only ever grow."""

    def frozen(self, deadline: int, since: int) -> int:
        """Return a deadline set at one moment, moved on by the downtime that came after."""

    async def think(self, work: Callable[[], str]) -> str:
        """Let a bot think without holding anybody up."""

    def publish(self, room: str, seq: int) -> None:
        """Hint to other processes that a room has gone on."""

    def publish_presence(self, room: str, guests: set[str]) -> None:
        """Tell other processes who is connected to a room here."""

    def connected_elsewhere(self, room: str) -> set[str]:
        """Return who is connected to a room at other processes."""

    def notify_turn(
        self, before: RoomState, after: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Tell a player who is not connected that his turn has begun, if it has."""

    def finished(self, room: str) -> None:
        """Keep the record of a game that has just ended."""

    async def make_rematch(self, room: RoomState) -> None:
        """Make the room that follows this one, unless it exists."""
