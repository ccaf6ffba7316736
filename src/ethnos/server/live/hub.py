"""All rooms of one process, and what keeps them going: clocks, polls, hints, records."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from ethnos import protocol
from ethnos.protocol import RoomOptions, SeatKind, SeatRequest
from ethnos.records.record import RULES_VERSION
from ethnos.records.seeds import new_nonce, new_seed
from ethnos.server.archive.finished import build_record
from ethnos.server.clock import now
from ethnos.server.live.bus import Bus, LocalBus
from ethnos.server.live.heartbeat import Pulse
from ethnos.server.live.room import NoSuchRoomError, Room
from ethnos.server.live.webhooks import Notices
from ethnos.server.metrics import Metrics
from ethnos.server.rate_limits import Buckets
from ethnos.server.rooms import decide, log
from ethnos.server.rooms.decide import Plan, RefusedError
from ethnos.server.rooms.log import write_line
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_of
from ethnos.server.settings import Settings
from ethnos.server.store import Appended, Guest, StorageError, Store

logger = logging.getLogger("ethnos.hub")

Result = TypeVar("Result")

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
CODE_LENGTH: Final = 6
MOST_DUE: Final = 200
THINKERS: Final = 2


class OpenSession(Protocol):
    """An open connection, as the hub counts and ends it."""

    guest: Guest
    token: bytes
    """The digest of the token it was opened with."""

    def dismiss(self, code: int, reason: str) -> None:
        """End the connection."""


class Hub:
    """All rooms and connections of one process."""

    def __init__(self, store: Store, settings: Settings, bus: Bus | None = None) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.sessions: set[OpenSession] = set()
        self.messages = Buckets(settings.messages_per_second, settings.message_burst)
        """Of each guest, over all sockets: who is cut off gains nothing by coming back."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._bus = bus or LocalBus()
        self._bus.on_hint = self._hinted
        self._bus.on_presence = self._presence_elsewhere
        self._notices = Notices(store, enabled=settings.webhooks)
        self._pulse = Pulse(store, self.now)
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="ethnos-bot")
        self._workers = asyncio.Semaphore(2)
        self._tasks: set[asyncio.Task[None]] = set()

    # Life.

    async def open(self) -> None:
        """Begin to look after the rooms."""
        await self.store.open()
        await self._pulse.beat()
        await self._bus.open()
        self._spawn(self._every(self.settings.tick, self._look_at_due))
        self._spawn(self._every(5.0, self._unload))
        if self.store.shared:
            self._spawn(self._every(self.settings.poll, self._poll))
            self._spawn(self._every(10.0, self._repeat_presence))

    async def close(self) -> None:
        """Stop; whatever was acknowledged is on disk already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.stop()
        await self._bus.close()
        with suppress(StorageError):
            await self._pulse.beat()
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except StorageError as error:
                logger.warning("the store failed", extra={"error": str(error)})
            except Exception:
                logger.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    # Rooms.

    async def room(self, name: str) -> Room:
        """Return a room, from memory or from the store; raise `NoSuchRoomError`."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Room:
        try:
            room = Room(self, name)
            await room.load()
            self.rooms[name] = room
            self.metrics.rooms.set(len(self.rooms))
            return room
        finally:
            del self._loading[name]

    async def create(
        self,
        host: Guest,
        options: RoomOptions,
        seats: list[SeatRequest],
        *,
        start: bool = False,
        name: str | None = None,
    ) -> RoomState:
        """Make a room, seat whoever is known, and deal if asked to."""
        decide.check_options(options)
        if len(seats) > options.players:
            raise RefusedError("bad_options", "there are more seats than players")
        name = name or secrets.token_hex(13)
        plan = Plan(self.now(), RoomState(name))
        plan.add(
            log.RoomCreated(
                at=plan.now,
                room=name,
                code=new_code(),
                rules=RULES_VERSION,
                options=options,
                host=host.id,
                host_name=host.name,
                seed=new_seed().hex(),
            )
        )
        for number, seat in enumerate(seats):
            _fill(plan, number, seat, host)
        if start:
            decide.start(plan)
        return await self._write(plan)

    async def _write(self, plan: Plan) -> RoomState:
        bodies = [write_line(change.line) for change in plan.changes]
        answer = await self.store.append(plan.after.id, 0, None, bodies, head_of(plan, None))
        if not isinstance(answer, Appended):
            raise RefusedError("already_started", "there is such a room")
        if plan.after.bot_to_move() is not None:
            await self.room(plan.after.id)
        return plan.after

    # What rooms need.

    def now(self) -> int:
        return now()

    def monotonic(self) -> float:
        return time.monotonic()

    def frozen(self, deadline: int, since: int) -> int:
        return self._pulse.frozen(deadline, since)

    async def think(self, work: Callable[[], str]) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, work)

    async def work(self, job: Callable[[], Result]) -> Result:
        """Do something long beside the event loop, not many at once."""
        async with self._workers:
            return await asyncio.to_thread(job)

    def publish(self, room: str, seq: int) -> None:
        self._bus.hint(room, seq)

    def publish_presence(self, room: str, guests: set[str]) -> None:
        self._bus.presence(room, guests)

    def connected_elsewhere(self, room: str) -> set[str]:
        return self._bus.connected_elsewhere(room)

    def notify_turn(
        self, before: RoomState, after: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        self._notices.turn(before, after, connected)

    def finished(self, room: str) -> None:
        self._spawn(self._keep_record(room))

    async def _keep_record(self, name: str) -> None:
        try:
            if await self.store.snapshot_of(name) is None:  # else it was over when it was loaded
                await self.store.snapshot(name, await self.make_record(name))
        except StorageError:
            logger.warning("the record will be made when asked for", extra={"room": name})

    async def make_record(self, name: str) -> bytes:
        """Return the record of a finished game."""
        stored = await self.store.read(name)
        return await self.work(lambda: build_record(stored))

    async def make_rematch(self, room: RoomState) -> None:
        host = Guest(room.host, room.host_name)
        name = decide.rematch_id(room.id)
        if await self.store.heads([name]):
            return
        try:
            seats = [SeatRequest("open")] * len(room.seats)
            plan_seats = [
                SeatRequest("bot", seat.bot) if seat.kind is SeatKind.BOT else seats[number]
                for number, seat in enumerate(room.seats)
            ]
            fresh = await self.create(host, room.options, plan_seats, name=name)
        except RefusedError:
            return  # somebody else was quicker
        await self._reseat(fresh, room)

    async def _reseat(self, fresh: RoomState, old: RoomState) -> None:
        """Give everybody the seat they had."""
        room = await self.room(fresh.id)
        for number, seat in enumerate(old.seats):
            if seat.kind is SeatKind.HUMAN and seat.guest is not None:
                guest = Guest(seat.guest, seat.name)
                key = f"rematch-{number}"
                await room.submit(guest, protocol.Sit(key, number, seat.name, new_nonce()))

    # Housekeeping.

    async def _look_at_due(self) -> None:
        if self._pulse.is_due and await self._pulse.beat():
            for room in list(self.rooms.values()):
                await room.move_clock()
        for name in await self.store.due(self.now(), MOST_DUE):
            try:
                await (await self.room(name)).tick()
            except NoSuchRoomError:
                logger.warning("a room without a log", extra={"room": name})

    async def _poll(self) -> None:
        """Close the gaps that lost hints have left."""
        heads = await self.store.heads(list(self.rooms))
        for name, head in heads.items():
            room = self.rooms.get(name)
            if room is not None and head > room.state.seq:
                await room.catch_up()

    async def _unload(self) -> None:
        limit = self.monotonic() - self.settings.unload_after
        for name, room in list(self.rooms.items()):
            if room.is_idle and room.last_used < limit:
                del self.rooms[name]
        self.metrics.rooms.set(len(self.rooms))

    async def _repeat_presence(self) -> None:
        for name, room in list(self.rooms.items()):
            if room.viewers:
                self._bus.presence(name, {viewer.guest.id for viewer in room.viewers})

    def _hinted(self, name: str, seq: int) -> None:
        room = self.rooms.get(name)
        if room is not None and seq > room.state.seq:
            self._spawn(room.catch_up())

    def _presence_elsewhere(self, name: str) -> None:
        room = self.rooms.get(name)
        if room is not None:
            room.presence_changed(tell_others=False)


def new_code() -> str:
    """Return a short code to type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _fill(plan: Plan, number: int, seat: SeatRequest, host: Guest) -> None:
    if seat.kind == "bot":
        bot = seat.bot or "heuristic"
        decide.check_bot(bot)
        plan.add(log.BotSeated(plan.now, number, bot))
    elif seat.kind == "me":
        name = decide.clean(seat.name or "") or host.name
        plan.add(log.SeatTaken(plan.now, number, host.id, name, new_nonce()))
