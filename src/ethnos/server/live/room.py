"""A room in memory: one command at a time, durable before anyone is notified."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ethnos import protocol
from ethnos.bots.registry import needs_compiled_code
from ethnos.protocol import Ack, CloseCode, Hold, Nack, RefusalCode, RoomStatus
from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView, view
from ethnos.server.clock import MAX_SKEW_MS
from ethnos.server.live.bot_pause import BotPause
from ethnos.server.live.bots import choose
from ethnos.server.live.pacing import Paced
from ethnos.server.live.services import Services
from ethnos.server.live.workers import TaskFailedError
from ethnos.server.outgoing.delivery import Delivery, Viewer
from ethnos.server.rooms.daily import bots_stream
from ethnos.server.rooms.decide import act_for_bot, decide, move_clock, time_out
from ethnos.server.rooms.log import read_line, write_line
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.state import Change, RoomState
from ethnos.server.rooms.summary import head_after
from ethnos.server.store import Appended, Conflict, Duplicate, Guest, StorageError, Stored

logger = logging.getLogger("ethnos.room")

ATTEMPTS: Final = 20
"""How often a command is retried because another process appended first."""
FOLD_INLINE: Final = 20
"""Longer logs are folded in a worker thread, so that the event loop stays free for other rooms."""
PLAIN_BOT: Final = "heuristic"
"""Decides where the process of another bot was lost."""
PRESENCE_SECONDS: Final = 0.5
"""Time between two presence frames of a room."""


class NoSuchRoomError(Exception):
    """There is no room with this id."""


class DamagedRoomError(Exception):
    """The log of this room cannot be read."""


class Room:
    """A room with its viewers. Rebuilt from the store whenever it is needed."""

    def __init__(self, services: Services, room_id: str) -> None:
        self.room_id = room_id
        self.state = RoomState(room_id)
        self.viewers: set[Viewer] = set()
        self.last_used = services.monotonic()
        self._services = services
        self._lock = asyncio.Lock()
        self._versions: dict[str, int] = {}
        """The version each idempotency key was acknowledged with."""
        self._recent: deque[Change] = deque(maxlen=protocol.MAX_RESUME)
        self._delivery = Delivery(services.settings.stand_in)
        self._outcome_unknown = False
        """Whether the last write may or may not have reached the store."""
        self._bots: asyncio.Task[None] | None = None
        self._bot_pause = BotPause(services.settings.bot_pause)
        self._presence_news = Paced(PRESENCE_SECONDS)
        self._publish_presence = False
        """Whether the other processes are to be told next time."""
        self._away_since: dict[str, float] = {}

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
        return not self.viewers and self._bots is None and not self._lock.locked()

    # Commands.

    async def submit(self, guest: Guest, command: protocol.AnyCommand) -> Ack | Nack:
        """Carry out a guest's command; `Ack` means it is durable."""
        self.last_used = self._services.monotonic()
        key = f"{guest.id}:{command.k}"
        behind = isinstance(command, protocol.TakeAction) and command.v > self.state.seq
        try:
            if isinstance(command, protocol.OpenRematch):
                await self._prepare_rematch(guest)
            version = await self._commit(
                key, lambda plan: decide(plan, guest, command), read_first=behind
            )
        except RefusedError as error:
            return Nack(command.k, self.state.seq, error.why)
        return Ack(command.k, version)

    async def _commit(
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
        self._services.metrics.storage_errors.inc()
        logger.warning("the store failed", extra={"room": self.room_id, "error": str(error)})
        return RefusedError(RefusalCode.STORAGE, "the command could not be stored")

    async def _attempt(self, key: str | None, fill: Callable[[Plan], None]) -> int | None:
        """Return the version of the change, or `None` if another process appended first.

        After a conflict the new lines are read and the command is decided again from scratch: it
        may be legal no longer, or already have been carried out under the same key.
        """
        if key is not None and key in self._versions:
            return self._versions[key]
        tracer = self._services.tracer
        with tracer.step("room.decide"):
            plan = self._plan(fill)
        bodies = [write_line(change.line) for change in plan.changes]
        head = head_after(plan, self.state)
        with self._services.metrics.append_seconds.time(), tracer.step("store.append", len(bodies)):
            answer = await self._services.store.append(
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
        services = self._services
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
        self._services.metrics.lines.inc(len(changes))
        if before.status is RoomStatus.LOBBY:
            self._restrict_views_to_own_seats()
        if before.status is RoomStatus.LOBBY or after.hold is Hold.CLOSED:
            self._dismiss_unadmitted()  # before the frame with the table
        with self._services.tracer.step("room.deliver", len(self.viewers)):
            self._delivery.deliver(self.viewers, before, after, changes)
        if after.status is RoomStatus.FINISHED and before.status is not RoomStatus.FINISHED:
            self._services.game_finished(self.room_id)

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
        self._services.publish(self.room_id, self.state.seq)
        self._services.notify_turn(before, self.state, self._connected)
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
        stored = await self._services.store.read(self.room_id, self.state.seq)
        after = self.state.copy()
        if len(stored) > FOLD_INLINE:
            changes = await self._services.workers.run_soon(lambda: _fold(after, stored))
        else:
            changes = _fold(after, stored)
        self._versions |= {line.key: line.seq for line in stored if line.key is not None}
        self._outcome_unknown = False
        if changes:
            self._adopt(after, changes)
            self._wake_bots_later()

    # Viewers.

    def join(self, viewer: Viewer, resume: int | None) -> None:
        """Add a viewer, or start its view again: the whole room now, then every change."""
        self.last_used = self._services.monotonic()
        is_new = viewer not in self.viewers
        self.viewers.add(viewer)
        self._away_since.pop(viewer.guest.id, None)
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
        self.last_used = self._services.monotonic()
        self.viewers.discard(viewer)
        if viewer.guest.id not in self._connected():
            self._away_since[viewer.guest.id] = self._services.monotonic()
        self.presence_changed()

    def _connected(self) -> set[str]:
        """Return the guests connected to this room, at any process."""
        here = {viewer.guest.id for viewer in self.viewers}
        return here | self._services.connected_elsewhere(self.room_id)

    def presence(self) -> protocol.Presence:
        """Return which seats are connected, and how many spectators."""
        connected = self._connected()
        seated = {seat.guest for seat in self.state.seats}
        online = [n for n, seat in enumerate(self.state.seats) if seat.guest in connected]
        return protocol.Presence(online, len(connected - seated))

    def presence_changed(self, *, publish: bool = True) -> None:
        """Notify all viewers, and unless told otherwise the other processes.

        Changes that follow each other closely are gathered: spectators who come and go cost the
        players at most two frames a second.
        """
        self._publish_presence = self._publish_presence or publish
        self._presence_news.call(self._send_presence)

    def _send_presence(self) -> None:
        self.show(protocol.encode_message(self.presence()))
        if self._publish_presence:
            self.publish_presence()
        self._publish_presence = False

    def publish_presence(self) -> None:
        """Tell other processes which guests are connected here.

        Not all may fit into a message. A player who is left out would look disconnected there, and
        could be replaced by a bot; so players are named first.
        """
        seated = {seat.guest for seat in self.state.seats}
        here = {viewer.guest.id for viewer in self.viewers}
        guests = sorted(here, key=lambda guest: (guest not in seated, guest))
        self._services.publish_presence(self.room_id, guests)

    def _is_away(self, seat: int) -> bool:
        guest = self.state.seats[seat].guest
        if guest is None or guest in self._connected():
            return False
        since = self._away_since.setdefault(guest, self._services.monotonic())
        return self._services.monotonic() - since >= self._services.settings.away_after

    # Reactions.

    def react(self, guest: Guest, seat: int | None, reaction: protocol.Reaction) -> None:
        """Show a reaction to all viewers, here and at other processes; nothing is stored."""
        voice = self.state.voice_of(guest, seat)
        if voice is not None:
            frame = protocol.encode_message(protocol.Reacted(*voice, reaction))
            self.show(frame)
            self._services.publish_frame(self.room_id, frame)

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
        if deadline is None or not self._services.downtime_is_known:
            return
        moved = self._services.extend_deadline(deadline, self.state.clock_since)
        latest = self._services.now() + self.state.options.clock.seconds * 1000
        if moved > latest + MAX_SKEW_MS:
            moved = latest
        if moved == deadline:
            return
        try:
            await self._commit(f"clock:{deadline}", lambda plan: move_clock(plan, deadline, moved))
        except RefusedError as error:
            self._log_refusal("the clock was not moved", error)

    async def tick(self) -> None:
        """Act on a deadline that has passed, or on a bot that has not acted."""
        await self.move_clock()
        deadline = self.state.deadline
        if not self._services.downtime_is_known:
            return  # the clock has just jumped
        if deadline is not None and deadline <= self._services.now():
            try:
                await self._commit(f"timeout:{deadline}", time_out)
            except RefusedError as error:
                self._log_refusal("no timeout", error)
                await self.catch_up()  # another process was first
        else:
            await self.catch_up()  # the store says due, so this state may be old
        self.wake_bots()

    # Bots.

    def wake_bots(self) -> None:
        """Start the bots' task, if a bot is to decide and the task is not running."""
        if self._bots is None and self.state.bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots {self.room_id}")

    def _wake_bots_later(self) -> None:
        """Leave the bots to the process that appended last; step in if it does not move them."""
        position = self.state.position

        def step_in() -> None:
            if self.state.position == position:
                self.wake_bots()

        asyncio.get_running_loop().call_later(2 + random.random(), step_in)

    async def _play_bots(self) -> None:
        try:
            while (spec := self.state.bot_to_move()) is not None:
                await self._play_bot(spec or self._services.settings.stand_in)
        except RefusedError as error:
            self._log_refusal("a bot stopped", error)  # usually stale: another process was first
        except Exception:
            logger.exception("the bots stopped", extra={"room": self.room_id})
        finally:
            self._bots = None
            self._bot_pause.restore()

    async def _play_bot(self, spec: str) -> None:
        game, position = self.state.game, self.state.position
        assert game is not None
        seen = view(game, game.to_move)
        stream = bots_stream(self.state.seed, game) if self.state.daily else None
        # The pause hides how long the bot thought, which could depend on its hand.
        action, _ = await asyncio.gather(
            self._bot_action(spec, seen, stream),
            self._bot_pause.rest(self.state.bot_pace(), watched=bool(self.viewers)),
        )
        await self._commit(f"bot:{position}", lambda plan: act_for_bot(plan, position, action))

    async def _bot_action(self, spec: str, seen: PlayerView, stream: Stream | None) -> Action:
        workers, watched = self._services.workers, bool(self.viewers)
        job = partial(choose, spec, seen, self._services.settings.bot_think, stream)
        try:
            return await workers.run_bot(
                self.state.host, job, watched=watched, apart=needs_compiled_code(spec)
            )
        except TaskFailedError:
            logger.warning("a plain bot decides for another", extra={"room": self.room_id})
            job = partial(choose, PLAIN_BOT, seen, 0.0)
            return await workers.run_bot(self.state.host, job, watched=watched)

    def hurry_bots(self, guest: Guest) -> None:
        """Let the bots act without a pause until the guest who plays alone decides again."""
        if self._bots is not None and self.state.plays_alone(guest.id):
            self._bot_pause.skip()

    async def stop(self) -> None:
        """Cancel the bots' task and the timer."""
        self._presence_news.cancel()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    def _log_refusal(self, message: str, error: RefusedError) -> None:
        logger.info(message, extra={"room": self.room_id, "why": error.why.code})

    # Rematch.

    async def _prepare_rematch(self, guest: Guest) -> None:
        is_open = self.state.status is RoomStatus.FINISHED and self.state.rematch is None
        if is_open and self.state.seats_of(guest.id) and not self.state.daily:
            try:
                await self._services.make_rematch(self.state, guest)
            except StorageError as error:
                raise self._storage_refusal(error) from None


def why_unadmitted(room: RoomState) -> tuple[CloseCode, str]:
    """Return why a room does not admit a guest."""
    if room.hold is Hold.CLOSED:
        return CloseCode.ROOM_CLOSED, "this room is closed"
    return CloseCode.NOT_WELCOME, "this game may not be watched"


def _fold(after: RoomState, stored: Sequence[Stored]) -> list[Change]:
    return [after.fold(line.seq, read_line(line.body)) for line in stored]
