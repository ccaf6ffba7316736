"""What a room needs from the process around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ethnos.server.live.workers import Workers
from ethnos.server.metrics import Metrics
from ethnos.server.rooms.state import RoomState
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, Store
from ethnos.server.tracing import Tracer


class Services(Protocol):
    """Services shared by all rooms of a process; `Hub` implements them."""

    store: Store
    settings: Settings
    metrics: Metrics
    tracer: Tracer
    workers: Workers

    def now(self) -> int:
        """Return the time in milliseconds since the epoch."""

    def monotonic(self) -> float:
        """Return the monotonic clock, in seconds."""

    @property
    def downtime_is_known(self) -> bool:
        """Whether deadlines can be extended, and turns end, by what is known now."""

    async def learn_downtime(self) -> None:
        """Learn it, if the clock has just jumped; to be called before anything is stored."""

    def extend_deadline(self, deadline: int, since: int) -> int:
        """Return a deadline set at `since`, extended by the downtime after that."""

    def publish(self, room_id: str, seq: int) -> None:
        """Tell other processes that a room has a new version; may be lost."""

    def publish_presence(self, room_id: str, guests: Sequence[str]) -> None:
        """Tell other processes which guests are connected to a room here, players first."""

    def publish_frame(self, room_id: str, frame: bytes) -> None:
        """Have other processes send a frame to their viewers of a room; may be lost."""

    def connected_elsewhere(self, room_id: str) -> set[str]:
        """Return the guests connected to a room at other processes."""

    def notify_turn(
        self, before: RoomState, after: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Notify a disconnected player whose turn has begun."""

    def game_finished(self, room_id: str) -> None:
        """Store the record of a game that has just ended."""

    async def make_rematch(self, room: RoomState, host: Guest) -> None:
        """Create the room of the rematch, unless it exists; whoever asks first is its host."""
