"""The hub: all rooms of one process, and the tasks that serve them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from ethnos import protocol
from ethnos.protocol import RefusalCode, RoomOptions, SeatKind, SeatRequest
from ethnos.records.record import RULES_VERSION
from ethnos.records.seeds import new_seed
from ethnos.server.archive.finished import build_record
from ethnos.server.archive.tasks import ANALYSIS, REVIEW
from ethnos.server.clock import now
from ethnos.server.live.background import Background
from ethnos.server.live.bans import BanList
from ethnos.server.live.bus import Bus, LocalBus
from ethnos.server.live.due_rooms import DueRooms
from ethnos.server.live.heartbeat import Heartbeat
from ethnos.server.live.notifier import Notifier, Notifiers, absent_mover
from ethnos.server.live.results import ResultKeeper
from ethnos.server.live.room import DamagedRoomError, Room
from ethnos.server.live.sessions import Sessions
from ethnos.server.live.tasks import TaskQueue
from ethnos.server.live.words import WordList
from ethnos.server.live.workers import BusyError, InlineWorkers, Workers
from ethnos.server.metrics import Metrics, NoMetrics
from ethnos.server.rate_limits import Limits, Spending
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.codes import new_code
from ethnos.server.rooms.decide import rematch_id
from ethnos.server.rooms.log import write_line
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.refusals import refused_by_room
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_after
from ethnos.server.settings import Settings
from ethnos.server.store import Appended, Guest, OverQuota, Quota, StorageError, Store
from ethnos.server.tracing import NO_TRACER, Tracer

logger = logging.getLogger("ethnos.hub")

DAMAGED_SECONDS: Final = 60.0
"""How long a room that could not be read is refused without reading it again."""
REACTIONS_PER_SECOND: Final = 0.5
REACTION_BURST: Final = 4
"""Reactions of a guest, in all rooms; more are ignored."""
UNLOAD_SECONDS: Final = 5.0
PRESENCE_REPEAT_SECONDS: Final = 10.0
SPENDING_SECONDS: Final = 0.25
"""How often other processes are told what was spent of the rate limits here."""
TOKEN_CHECK_SECONDS: Final = 10.0
"""How often the tokens of open sessions are looked up, in case a notification was lost."""


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
        self.rooms: dict[str, Room] = {}
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
        self.reactions = self.limits.add("reactions", REACTIONS_PER_SECOND, REACTION_BURST)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._damaged: dict[str, float] = {}
        """Rooms that could not be read, and when to try again."""
        self._bus: Bus = bus or LocalBus()
        self._bus.on_version = self._version_published
        self._bus.on_presence = self._presence_published
        self._bus.on_frame = self._frame_published
        self._bus.on_sign_out = self.sessions.end_signed_out
        self._bus.on_spending = self._spending_published
        self._notifier: Notifier = notifier or Notifiers()
        self.heartbeat = Heartbeat(store, self.now)
        self.results = ResultKeeper(store, self.workers)
        self._due_rooms = DueRooms(store, self.room, self.metrics)
        self._ticked = self.monotonic()
        self.background = Background()
        """Records to store, rooms to catch up, and what is looked at again and again."""

    # Start and stop.

    async def open(self) -> None:
        """Open the store and the bus, and start the periodic tasks."""
        await self.store.open()
        try:
            await self.heartbeat.beat()
        except StorageError:
            await self.store.close()
            raise
        await self._bus.open()
        self.background.spawn(self._store_old_results())
        self.background.repeat(self.settings.tick, self.tick_due_rooms)
        self.background.repeat(UNLOAD_SECONDS, self.unload_idle_rooms)
        if self.store.shared:
            self.background.repeat(self.settings.poll, self._poll)
            self.background.repeat(PRESENCE_REPEAT_SECONDS, self._repeat_presence)
            self.background.repeat(TOKEN_CHECK_SECONDS, self._check_tokens)
            self.background.repeat(SPENDING_SECONDS, self._publish_spending)

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

    async def room(self, room_id: str) -> Room:
        """Return a room, from memory or from the store.

        Raises `NoSuchRoomError`, `DamagedRoomError` or `StorageError`.
        """
        if room_id in self.rooms:
            self.rooms[room_id].last_used = self.monotonic()
            return self.rooms[room_id]
        if self._damaged.get(room_id, 0.0) > self.monotonic():
            raise DamagedRoomError(room_id)
        if room_id not in self._loading:
            self._loading[room_id] = asyncio.create_task(self._load(room_id))
        # Several callers may wait for one load; a cancelled caller must not cancel it.
        return await asyncio.shield(self._loading[room_id])

    async def _load(self, room_id: str) -> Room:
        try:
            room = Room(self, room_id)
            await room.load()
            self.rooms[room_id] = room
            self.metrics.rooms.set(len(self.rooms))
            self._damaged.pop(room_id, None)
            return room
        except DamagedRoomError:
            self.metrics.room_failures.inc()
            logger.exception("a room cannot be read", extra={"room": room_id})
            self._damaged[room_id] = self.monotonic() + DAMAGED_SECONDS
            raise
        finally:
            del self._loading[room_id]

    async def create(
        self,
        host: Guest,
        options: RoomOptions,
        seats: list[SeatRequest],
        *,
        start: bool = False,
        room_id: str | None = None,
        limited: bool = False,
    ) -> RoomState:
        """Create a room, fill the requested seats, and deal if asked to.

        If `limited`, the host may not have more rooms than the settings allow.
        """
        options = lobby.checked_options(options)
        if len(seats) > options.players:
            raise RefusedError(RefusalCode.BAD_OPTIONS, "there are more seats than players")
        room_id = room_id or secrets.token_hex(13)
        plan = Plan(self.now(), RoomState(room_id))
        plan.add(
            log.RoomCreated(
                at=plan.now,
                room_id=room_id,
                code=new_code(),
                rules=RULES_VERSION,
                options=options,
                host=host.id,
                host_name=host.name,
                seed=new_seed().hex(),
            )
        )
        for number, seat in enumerate(seats):
            _fill_seat(plan, number, seat, host)
        if start:
            lobby.deal(plan)
        return await self.store_new(plan, limited=limited)

    async def store_new(self, plan: Plan, *, limited: bool) -> RoomState:
        """Store a planned room, unless its host has too many; return it."""
        quota = None
        if limited:
            limits = self.settings.rooms_per_guest, self.settings.games_per_guest
            quota = Quota(plan.after.host, *limits, plan.now)
        bodies = [write_line(change.line) for change in plan.changes]
        head = head_after(plan, None)
        answer = await self.store.create(plan.after.room_id, bodies, head, quota)
        if isinstance(answer, OverQuota):
            reason = "start, leave or finish one of your rooms first"
            raise RefusedError(RefusalCode.TOO_MANY_ROOMS, reason)
        if not isinstance(answer, Appended):
            raise RefusedError(RefusalCode.ALREADY_STARTED, "this room already exists")
        if plan.after.bot_to_move() is not None:
            await self.room(plan.after.room_id)
        return plan.after

    async def submit(
        self, room: Room, guest: Guest, address: str, command: protocol.AnyCommand
    ) -> protocol.Ack | protocol.Nack:
        """Carry out a guest's command, unless the operator forbids this one."""
        is_chat = isinstance(command, protocol.SendChat)
        if is_chat and self.bans.mutes(guest.id, address, self.now()):
            why = refused_by_room(RefusalCode.MUTED, "you may not chat")
            return protocol.Nack(command.k, room.state.seq, why)
        if self.words.objects(_text_in(command)):
            why = refused_by_room(RefusalCode.BAD_WORDS, "a word in it is not wanted here")
            return protocol.Nack(command.k, room.state.seq, why)
        return await room.submit(guest, command)

    def may_react(self, guest: Guest, address: str) -> bool:
        """Return whether a guest may react now: the operator allows it, and it is not too often."""
        is_muted = self.bans.mutes(guest.id, address, self.now())
        return not is_muted and self.reactions.take(guest.id)

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
            # A room that was finished when it was loaded has its record already.
            if await self.store.snapshot_of(room_id) is None:
                await self.store.snapshot(room_id, await self.make_record(room_id))
                await self.results.keep(room_id)
        except (StorageError, BusyError):
            logger.warning("the record will be made on request", extra={"room": room_id})

    async def _store_old_results(self) -> None:
        try:
            await self.results.keep_old()
        except (StorageError, BusyError):
            logger.warning("old results will be stored at the next start")

    async def make_record(self, room_id: str) -> bytes:
        """Return the record of a finished game."""
        stored = await self.store.read(room_id)
        record, _ = await self.workers.run(lambda: build_record(stored))
        return record

    async def make_rematch(self, room: RoomState, host: Guest) -> None:
        room_id = rematch_id(room.room_id)
        if await self.store.heads([room_id]):
            return
        seats = [
            SeatRequest("bot", seat.bot) if seat.kind is SeatKind.BOT else SeatRequest("open")
            for seat in room.seats
        ]
        try:
            rematch = await self.create(host, room.rematch_options, seats, room_id=room_id)
        except RefusedError:
            return  # another process created it first
        await self._reseat(rematch, room)

    async def _reseat(self, rematch: RoomState, old: RoomState) -> None:
        """Give every player the seat they had."""
        room = await self.room(rematch.room_id)
        for number, seat in enumerate(old.seats):
            if seat.kind is SeatKind.HUMAN and seat.guest is not None:
                guest = Guest(seat.guest, seat.name)
                key = f"rematch-{number}"
                command = protocol.TakeSeat(key, number, seat.name)
                await room.submit(guest, command)

    # Periodic tasks.

    async def tick_due_rooms(self) -> None:
        """Act on deadlines that have passed, in every room of the store."""
        if self.heartbeat.is_due and await self.heartbeat.beat():
            for room in list(self.rooms.values()):
                await self._guarded(room, room.move_clock)
        await self._due_rooms.tick(self.now())
        self._ticked = self.monotonic()

    async def _poll(self) -> None:
        """Catch up with versions whose publication was lost."""
        heads = await self.store.heads(list(self.rooms))
        for room_id, head in heads.items():
            room = self.rooms.get(room_id)
            if room is not None and head > room.state.seq:
                await self._guarded(room, room.catch_up)

    async def _guarded(self, room: Room, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something with a room; if it fails, go on with the others."""
        try:
            await work()
        except Exception:
            self.metrics.room_failures.inc()
            logger.exception("a room failed", extra={"room": room.room_id})

    async def unload_idle_rooms(self) -> None:
        """Drop rooms from memory that nobody has used for a while."""
        limit = self.monotonic() - self.settings.unload_after
        for room_id, room in list(self.rooms.items()):
            if room.is_idle and room.last_used < limit:
                del self.rooms[room_id]
        self._damaged = {i: t for i, t in self._damaged.items() if t > self.monotonic()}
        self.metrics.rooms.set(len(self.rooms))

    async def _repeat_presence(self) -> None:
        for room in list(self.rooms.values()):
            if room.viewers:
                room.publish_presence()

    async def _publish_spending(self) -> None:
        spending = self.limits.spending()
        if spending is not None:
            self._bus.publish_spending(spending)

    def _spending_published(self, process: str, spending: Spending) -> None:
        self.limits.hear(process, spending)
        most = self.settings.sockets_per_guest
        for guest in spending.sockets:
            excess = self.limits.sockets.excess(guest, most, self._bus.process)
            self.sessions.end_excess(guest, excess)

    # Sessions.

    def sign_out(self, token: bytes) -> None:
        """End the sessions opened with a token that was revoked, at every process."""
        self.sessions.end_signed_out(token)
        self._bus.publish_sign_out(token)

    async def _check_tokens(self) -> None:
        await self.sessions.check_tokens(self.store, self.now())

    # What operators do.

    async def room_was_changed(self, room_id: str, seq: int) -> None:
        """Show what an operator has appended to a room, at every process: at this one, now."""
        self._bus.publish_version(room_id, seq)
        room = self.rooms.get(room_id)
        if room is not None:
            await self._guarded(room, room.catch_up)

    def bans_were_changed(self) -> None:
        """Let the other processes read the bans again."""
        self._bus.publish_orders()

    def on_orders(self, handler: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this whenever an operator has done something at another process."""
        self._bus.on_orders = lambda: self.background.spawn(handler())

    # Messages from other processes.

    def _version_published(self, room_id: str, seq: int) -> None:
        room = self.rooms.get(room_id)
        if room is not None and seq > room.state.seq:
            self.background.spawn(room.catch_up())

    def _presence_published(self, room_id: str) -> None:
        room = self.rooms.get(room_id)
        if room is not None:
            room.presence_changed(publish=False)

    def _frame_published(self, room_id: str, frame: bytes) -> None:
        room = self.rooms.get(room_id)
        if room is not None:
            room.show(frame)


def _text_in(command: protocol.AnyCommand) -> str:
    """Return what a guest has typed."""
    if isinstance(command, protocol.SendChat):
        return command.text
    if isinstance(command, protocol.TakeSeat):
        return command.name or ""
    return command.options.title if isinstance(command, protocol.ConfigureRoom) else ""


def _fill_seat(plan: Plan, number: int, seat: SeatRequest, host: Guest) -> None:
    if seat.kind == "bot":
        bot = seat.bot or "heuristic"
        lobby.check_bot(bot)
        plan.add(log.BotSeated(plan.now, number, bot))
    elif seat.kind == "me":
        plan.add(lobby.sit(plan, number, host, seat.name))
