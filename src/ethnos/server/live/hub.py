"""The hub: all rooms of one process, and the tasks that serve them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from ethnos.server.archive.finished import build_record
from ethnos.server.archive.tasks import ANALYSIS, REVIEW
from ethnos.server.clock import now
from ethnos.server.live.background import Background
from ethnos.server.live.bans import BanList
from ethnos.server.live.bus import Bus, LocalBus
from ethnos.server.live.due_rooms import DueRooms
from ethnos.server.live.guest_commands import GuestCommands
from ethnos.server.live.heartbeat import Heartbeat
from ethnos.server.live.new_rooms import NewRooms
from ethnos.server.live.notifier import Notifier, Notifiers, absent_mover
from ethnos.server.live.other_processes import OtherProcesses
from ethnos.server.live.results import ResultKeeper
from ethnos.server.live.room import Room
from ethnos.server.live.room_loader import RoomLoader
from ethnos.server.live.sessions import Sessions
from ethnos.server.live.tasks import TaskQueue
from ethnos.server.live.words import WordList
from ethnos.server.live.workers import InlineWorkers, Workers
from ethnos.server.metrics import Metrics, NoMetrics
from ethnos.server.rate_limits import Limits
from ethnos.server.rooms.state import RoomState
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, StorageError, Store
from ethnos.server.tracing import NO_TRACER, Tracer

logger = logging.getLogger("ethnos.hub")

UNLOAD_SECONDS: Final = 5.0


class Hub:
    """All rooms and connections of one process. Implements `Services` for its rooms.

    By default it uses nothing of the machine around it: neither threads nor the network.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bus: Bus | None = None,
        *,
        workers: Workers | None = None,
        metrics: Metrics | None = None,
        notifier: Notifier | None = None,
        bans: BanList | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.workers: Workers = workers or InlineWorkers()
        self.metrics: Metrics = metrics or NoMetrics()
        self.tracer: Tracer = NO_TRACER
        self._loader = RoomLoader(self)
        self.sessions = Sessions()
        self.bans = bans or BanList()
        """Whom the operator has excluded."""
        self.words = WordList()
        """What the operator does not want to read."""
        self.reviews = TaskQueue(REVIEW, self.workers)
        """Reviews of finished games, by room and seat."""
        self.analyses = TaskQueue(ANALYSIS, self.workers)
        """The best actions in positions, by their text."""
        self.limits = limits or Limits()
        """All rate limits of this process; several processes share what is spent."""
        per_second, burst = settings.messages_per_second, settings.message_burst
        self.messages = self.limits.add("messages", per_second, burst)
        """Per-guest budget shared by all sockets, so that reconnecting does not reset it."""
        self.others = OtherProcesses(self, bus or LocalBus())
        self._bus = self.others.bus
        self._notifier: Notifier = notifier or Notifiers()
        self.heartbeat = Heartbeat(store, self.now)
        self.results = ResultKeeper(store, self.workers)
        self._due_rooms = DueRooms(store, self.room, self.metrics)
        self._ticked = self.monotonic()
        self._storing = asyncio.Lock()
        """Held while a game that ended is stored: a burst of them does not hold all their logs."""
        self.background = Background()
        """Records to store, rooms to catch up, and what is looked at again and again."""
        self.new_rooms = NewRooms(self)
        self.commands = GuestCommands(self)

    # Start and stop.

    async def open(self) -> None:
        """Open the store and the bus, and start the periodic tasks."""
        await self.store.open()
        try:
            await self.heartbeat.beat()
        except StorageError:
            await self.store.close()
            raise
        self.background.spawn(self._store_old_results())
        self.background.repeat(self.settings.tick, self.tick_due_rooms)
        self.background.repeat(UNLOAD_SECONDS, self.unload_idle_rooms)
        await self.others.open()

    async def close(self) -> None:
        """Stop everything; acknowledged commands are durable already."""
        await self.background.close()
        await self._due_rooms.close()
        for room in list(self.rooms.values()):
            await room.stop()
        await self.reviews.close()
        await self.analyses.close()
        await self._bus.close()
        with suppress(StorageError):
            await self.heartbeat.beat()
        await self.workers.close()
        self._notifier.close()
        await self.store.close()

    async def settled(self) -> None:
        """Wait until records are stored and webhooks called for everything that has happened."""
        while self.background.is_busy or self._notifier.is_busy:
            await self.background.settled()
            await self._notifier.settled()

    # Rooms.

    @property
    def rooms(self) -> dict[str, Room]:
        """The rooms in memory."""
        return self._loader.rooms

    async def room(self, room_id: str) -> Room:
        """Return a room, from memory or from the store.

        Raises `NoSuchRoomError`, `DamagedRoomError` or `StorageError`.
        """
        return await self._loader.room(room_id)

    @property
    def seconds_since_tick(self) -> float:
        """The time since the clocks of all rooms were last looked at."""
        return self.monotonic() - self._ticked

    # Services for rooms.

    def now(self) -> int:
        return now()

    def monotonic(self) -> float:
        return time.monotonic()

    @property
    def downtime_is_known(self) -> bool:
        return not self.heartbeat.is_stale

    async def learn_downtime(self) -> None:
        await self.heartbeat.catch_up()

    def extend_deadline(self, deadline: int, since: int) -> int:
        return self.heartbeat.extend_deadline(deadline, since)

    def publish(self, room_id: str, seq: int) -> None:
        self._bus.publish_version(room_id, seq)

    def publish_presence(self, room_id: str, guests: Sequence[str]) -> None:
        self._bus.publish_presence(room_id, guests)

    def publish_frame(self, room_id: str, frame: bytes) -> None:
        self._bus.publish_frame(room_id, frame)

    def connected_elsewhere(self, room_id: str) -> set[str]:
        return self._bus.connected_elsewhere(room_id)

    def notify_turn(
        self, before: RoomState, after: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        guest = absent_mover(before, after, connected)
        if guest is not None and not self.bans.forbids(guest, "", self.now()):
            self._notifier.notify_turn(before, after, connected)

    def game_finished(self, room_id: str) -> None:
        self.background.spawn(self._store_record(room_id))

    async def _store_record(self, room_id: str) -> None:
        try:
            async with self._storing:
                # A room that was finished when it was loaded has its record already.
                if await self.store.snapshot_of(room_id) is None:
                    record = await self.make_record(room_id, patient=True)
                    await self.store.snapshot(room_id, record)
                    await self.results.keep(room_id, patient=True)
        except StorageError:
            logger.warning("the record will be made on request", extra={"room": room_id})

    async def _store_old_results(self) -> None:
        try:
            await self.results.keep_old()
        except StorageError:
            logger.warning("old results will be stored at the next start")

    async def make_record(self, room_id: str, *, patient: bool = False) -> bytes:
        """Return the record of a finished game; raises `BusyError` as `Workers.run` does."""
        stored = await self.store.read(room_id)
        record, _ = await self.workers.run(lambda: build_record(stored), patient=patient)
        return record

    async def make_rematch(self, room: RoomState, host: Guest) -> None:
        await self.new_rooms.make_rematch(room, host)

    # Periodic tasks.

    async def tick_due_rooms(self) -> None:
        """Act on deadlines that have passed, in every room of the store."""
        if self.heartbeat.is_due and await self.heartbeat.beat():
            for room in list(self.rooms.values()):
                await self.guarded(room, room.move_clock)
        await self._due_rooms.tick(self.now())
        self._ticked = self.monotonic()

    async def guarded(self, room: Room, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something with a room; if it fails, go on with the others."""
        try:
            await work()
        except Exception:
            self.metrics.room_failures.inc()
            logger.exception("a room failed", extra={"room": room.room_id})

    async def unload_idle_rooms(self) -> None:
        """Drop rooms from memory that nobody has used for a while."""
        self._loader.unload(self.settings.unload_after)

    # Sessions.

    def sign_out(self, token: bytes) -> None:
        """End the sessions opened with a token that was revoked, at every process."""
        self.sessions.end_signed_out(token)
        self._bus.publish_sign_out(token)

    # What operators do.

    async def room_was_changed(self, room_id: str, seq: int) -> None:
        """Show what an operator has appended to a room, at every process: at this one, now."""
        self._bus.publish_version(room_id, seq)
        room = self.rooms.get(room_id)
        if room is not None:
            await self.guarded(room, room.catch_up)
