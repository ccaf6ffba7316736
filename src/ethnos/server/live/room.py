"""A room in memory: one command at a time, durable before anyone is notified."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from ethnos import protocol
from ethnos.protocol import Ack, CloseCode, Hold, Nack, RefusalCode, RoomStatus
from ethnos.server.clock import MAX_SKEW_MS
from ethnos.server.live.presence import Presence
from ethnos.server.live.room_bots import RoomBots
from ethnos.server.live.services import Services
from ethnos.server.outgoing.delivery import Delivery, Viewer
from ethnos.server.rooms.decide import decide, move_clock, time_out
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import read_line, write_line
from ethnos.server.rooms.parts import Change
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_after
from ethnos.server.store import Appended, Conflict, Duplicate, Guest, StorageError, Stored

logger = logging.getLogger("ethnos.room")

ATTEMPTS: Final = 20
"""How often a command is retried because another process appended first."""
FOLD_INLINE: Final = 20
"""Longer logs are folded in a worker thread, so that the event loop stays free for other rooms."""


class NoSuchRoomError(Exception):
    """There is no room with this id."""


class DamagedRoomError(Exception):
    """The log of this room cannot be read."""


class Room:
    """A room with its viewers. Rebuilt from the store whenever it is needed."""

    def __init__(self, services: Services, room_id: str) -> None:
        self.room_id = room_id
        self.state = RoomState(room_id)
        self._presence = Presence(services, room_id)
        self.viewers = self._presence.viewers
        self.last_used = services.monotonic()
        self.services = services
        self._lock = asyncio.Lock()
        self._versions: dict[str, int] = {}
        """The version each idempotency key was acknowledged with."""
        self._recent: deque[Change] = deque(maxlen=protocol.MAX_RESUME)
        self._delivery = Delivery(services.settings.stand_in)
        self._outcome_unknown = False
        """Whether the last write may or may not have reached the store."""
        self._bots = RoomBots(services.settings.bot_pause)

    async def load(self) -> None:
        """Read the whole log."""
        try:
            await self._read_new_lines()
        except StorageError:
            raise
        except Exception as error:
            raise DamagedRoomError(self.room_id) from error
        if self.state.seq == 0:
            raise NoSuchRoomError(self.room_id)
        await self.move_clock()
        self.wake_bots()

    @property
    def is_idle(self) -> bool:
        """Whether the room may be unloaded from memory."""
        return not self.viewers and not self._bots.are_playing and not self._lock.locked()

    # Commands.

    async def submit(self, guest: Guest, command: protocol.AnyCommand) -> Ack | Nack:
        """Carry out a guest's command; `Ack` means it is durable."""
        self.last_used = self.services.monotonic()
        key = f"{guest.id}:{command.k}"
        behind = isinstance(command, protocol.TakeAction) and command.v > self.state.seq
        try:
            if isinstance(command, protocol.OpenRematch):
                await self._prepare_rematch(guest)
            version = await self.commit(
                key, lambda plan: decide(plan, guest, command), read_first=behind
            )
        except RefusedError as error:
            return Nack(command.k, self.state.seq, error.why)
        return Ack(command.k, version)

    async def commit(
        self, key: str | None, fill: Callable[[Plan], None], *, read_first: bool = False
    ) -> int:
        """Fill a plan, append it to the store, then adopt it; return its version."""
        async with self._lock:
            try:
                if self._outcome_unknown or read_first:
                    await self._read_new_lines()
                for _ in range(ATTEMPTS):
                    version = await self._attempt(key, fill)
                    if version is not None:
                        return version
            except StorageError as error:
                self._outcome_unknown = True
                raise self._storage_refusal(error) from None
            raise RefusedError(RefusalCode.STORAGE, "too many concurrent writes")

    def _storage_refusal(self, error: StorageError) -> RefusedError:
        self.services.metrics.storage_errors.inc()
        logger.warning("the store failed", extra={"room": self.room_id, "error": str(error)})
        return RefusedError(RefusalCode.STORAGE, "the command could not be stored")

    async def _attempt(self, key: str | None, fill: Callable[[Plan], None]) -> int | None:
        """Return the version of the change, or `None` if another process appended first.

        After a conflict the new lines are read and the command is decided again from scratch: it
        may be legal no longer, or already have been carried out under the same key.
        """
        if key is not None and key in self._versions:
            return self._versions[key]
        tracer = self.services.tracer
        await self.services.learn_downtime()
        with tracer.step("room.decide"):
            plan = self._plan(fill)
        bodies = [write_line(change.line) for change in plan.changes]
        head = head_after(plan, self.state)
        with self.services.metrics.append_seconds.time(), tracer.step("store.append", len(bodies)):
            answer = await self.services.store.append(
                self.room_id, self.state.seq, key, bodies, head
            )
        match answer:
            case Appended(version):
                before = self.state
                self._adopt(plan.after, plan.changes)
                if key is not None:
                    self._versions[key] = version
                self._after_commit(before)
                return version
            case Duplicate(version):
                await self._read_new_lines()
                return version
            case Conflict():
                await self._read_new_lines()
                return None

    def _plan(self, fill: Callable[[Plan], None]) -> Plan:
        services = self.services
        plan = Plan.for_room(self.state, services.now(), self._is_away, services.tracer)
        try:
            fill(plan)
        except RefusedError:
            raise
        except Exception:
            logger.exception("a command failed", extra={"room": self.room_id})
            reason = "a fault of the server; nothing has changed"
            raise RefusedError(RefusalCode.INTERNAL, reason) from None
        return plan

    def _adopt(self, after: RoomState, changes: list[Change]) -> None:
        """Adopt the new state and notify viewers."""
        before, self.state = self.state, after
        self._recent.extend(changes)
        self.services.metrics.lines.inc(len(changes))
        if before.status is RoomStatus.LOBBY:
            self._restrict_views_to_own_seats()
        if before.status is RoomStatus.LOBBY or after.hold is Hold.CLOSED:
            self._dismiss_unadmitted()  # before the frame with the table
        with self.services.tracer.step("room.deliver", len(self.viewers)):
            self._delivery.deliver(self.viewers, before, after, changes)
        if after.status is RoomStatus.FINISHED and before.status is not RoomStatus.FINISHED:
            self.services.game_finished(self.room_id)

    def _restrict_views_to_own_seats(self) -> None:
        """Move viewers off seats they gave up: the next owner of the seat is dealt a hand."""
        for viewer in self.viewers:
            if viewer.seat is not None:
                viewer.seat = self.state.seat_viewed_by(viewer.guest.id, viewer.seat)

    def _dismiss_unadmitted(self) -> None:
        """Disconnect guests without a seat when a game begins that may not be watched.

        Nobody may watch a room that was closed.
        """
        for viewer in list(self.viewers):
            if not self.state.admits(viewer.guest.id):
                viewer.dismiss(*why_unadmitted(self.state))

    def _after_commit(self, before: RoomState) -> None:
        self.services.publish(self.room_id, self.state.seq)
        self.services.notify_turn(before, self.state, self._presence.connected)
        self.wake_bots()

    # Other processes.

    async def catch_up(self) -> None:
        """Read what other processes have appended."""
        async with self._lock:
            try:
                await self._read_new_lines()
            except StorageError:
                self._outcome_unknown = True

    async def _read_new_lines(self) -> None:
        stored = await self.services.store.read(self.room_id, self.state.seq)
        after = self.state.copy()
        if len(stored) > FOLD_INLINE:
            changes = await self.services.workers.run_soon(lambda: _fold(after, stored))
        else:
            changes = _fold(after, stored)
        self._versions |= {line.key: line.seq for line in stored if line.key is not None}
        self._outcome_unknown = False
        if changes:
            self._adopt(after, changes)
            self._bots.wake_later(self)

    # Viewers.

    def join(self, viewer: Viewer, resume: int | None) -> None:
        """Add a viewer, or start its view again: the whole room now, then every change."""
        self.last_used = self.services.monotonic()
        is_new = viewer not in self.viewers
        self.viewers.add(viewer)
        self._presence.arrived(viewer.guest)
        frame = self._delivery.welcome(
            self.state, viewer.guest, viewer.seat, resume, self._recent, self.presence()
        )
        viewer.send(protocol.encode_message(frame))
        if is_new:
            self.presence_changed()

    def part(self, viewer: Viewer) -> None:
        """Remove a viewer that has disconnected; one that never joined is ignored."""
        if viewer not in self.viewers:
            return
        self.last_used = self.services.monotonic()
        self.viewers.discard(viewer)
        self._presence.left(viewer.guest)
        self.presence_changed()

    def presence(self) -> protocol.Presence:
        """Return which seats are connected, and how many spectators."""
        return self._presence.shown(self.state)

    def presence_changed(self, *, publish: bool = True) -> None:
        """Notify all viewers, and unless told otherwise the other processes."""
        self._presence.changed(self.show, lambda: self.state, publish=publish)

    def publish_presence(self) -> None:
        """Tell other processes which guests are connected here."""
        self._presence.publish(self.state)

    def _is_away(self, seat: int) -> bool:
        return self._presence.is_away(self.state.seats[seat].guest)

    # Reactions.

    def react(self, guest: Guest, seat: int | None, reaction: protocol.Reaction) -> None:
        """Show a reaction to all viewers, here and at other processes; nothing is stored."""
        voice = self.state.voice_of(guest, seat)
        if voice is not None:
            frame = protocol.encode_message(protocol.Reacted(*voice, reaction))
            self.show(frame)
            self.services.publish_frame(self.room_id, frame)

    def show(self, frame: bytes) -> None:
        """Send a frame that changes nothing to all viewers."""
        for viewer in list(self.viewers):
            viewer.send(frame)

    # Clocks.

    async def move_clock(self) -> None:
        """Extend the running deadline by the time the server was down.

        No turn has more time left than a whole one: if it has, the clock of the machine was set
        back since. The clocks of several machines may differ a little.
        """
        deadline = self.state.deadline
        if deadline is None or not self.services.downtime_is_known:
            return
        moved = self.services.extend_deadline(deadline, self.state.clock_since)
        latest = self.services.now() + self.state.options.clock.seconds * 1000
        if moved > latest + MAX_SKEW_MS:
            moved = latest
        if moved == deadline:
            return
        try:
            await self.commit(f"clock:{deadline}", lambda plan: move_clock(plan, deadline, moved))
        except RefusedError as error:
            self.log_refusal("the clock was not moved", error)

    async def tick(self) -> None:
        """Act on a deadline that has passed, or on a bot that has not acted."""
        await self.move_clock()
        deadline = self.state.deadline
        if not self.services.downtime_is_known:
            return  # the clock has just jumped
        if deadline is not None and deadline <= self.services.now():
            try:
                await self.commit(f"timeout:{deadline}", time_out)
            except RefusedError as error:
                self.log_refusal("no timeout", error)
                await self.catch_up()  # another process was first
        else:
            await self.catch_up()  # the store says due, so this state may be old
        self.wake_bots()

    # Bots.

    def wake_bots(self) -> None:
        """Let the bots act, if one of them is to decide."""
        self._bots.wake(self)

    def hurry_bots(self, guest: Guest) -> None:
        """Let the bots act without a pause until the guest who plays alone decides again."""
        if self.state.plays_alone(guest.id):
            self._bots.hurry()

    async def stop(self) -> None:
        """Cancel the bots' task and the timer."""
        self._presence.stop()
        await self._bots.stop()

    def log_refusal(self, message: str, error: RefusedError) -> None:
        """Note what was refused to the server itself."""
        logger.info(message, extra={"room": self.room_id, "why": error.why.code})

    # Rematch.

    async def _prepare_rematch(self, guest: Guest) -> None:
        is_open = self.state.status is RoomStatus.FINISHED and self.state.rematch is None
        if is_open and self.state.seats_of(guest.id) and not self.state.daily:
            try:
                await self.services.make_rematch(self.state, guest)
            except StorageError as error:
                raise self._storage_refusal(error) from None


def why_unadmitted(room: RoomState) -> tuple[CloseCode, str]:
    """Return why a room does not admit a guest."""
    if room.hold is Hold.CLOSED:
        return CloseCode.ROOM_CLOSED, "this room is closed"
    return CloseCode.NOT_WELCOME, "this game may not be watched"


def _fold(after: RoomState, stored: Sequence[Stored]) -> list[Change]:
    return [fold(after, line.seq, read_line(line.body)) for line in stored]
