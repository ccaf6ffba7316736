"""A room that people are in: one command after the other, durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from ethnos import protocol
from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.protocol import Ack, Nack
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize, view
from ethnos.server.live.services import Services
from ethnos.server.outgoing.delivery import Delivery, Viewer
from ethnos.server.rooms import decide
from ethnos.server.rooms.decide import Plan, RefusedError
from ethnos.server.rooms.log import read_line, write_line
from ethnos.server.rooms.state import Change, RoomState
from ethnos.server.rooms.summary import head_of
from ethnos.server.store import Appended, Conflict, Duplicate, Guest, StorageError, Stored

logger = logging.getLogger("ethnos.room")

ATTEMPTS: Final = 20
"""How often a command is tried again because other processes wrote first."""
FEW_LINES: Final = 20
"""More lines than these are read beside the event loop, so that other rooms do not wait."""


class NoSuchRoomError(Exception):
    """There is no room of this name."""


class Room:
    """Everything in memory about one room. All of it can be thrown away and read again."""

    def __init__(self, services: Services, name: str) -> None:
        self.id = name
        self.state = RoomState(name)
        self.viewers: set[Viewer] = set()
        self.last_used = services.monotonic()
        self._services = services
        self._lock = asyncio.Lock()
        self._keys: dict[str, int] = {}
        self._recent: deque[Change] = deque(maxlen=protocol.LONGEST_RESUME)
        self._delivery = Delivery(services.settings.stand_in)
        self._doubtful = False
        """Whether the store could not say how the last write ended."""
        self._bots: asyncio.Task[None] | None = None
        self._away_since: dict[str, float] = {}

    async def load(self) -> None:
        """Read the whole log."""
        await self._read_on()
        if self.state.seq == 0:
            raise NoSuchRoomError(self.id)
        await self.move_clock()
        self.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this room to be in memory."""
        return not self.viewers and self._bots is None and not self._lock.locked()

    # Commands.

    async def submit(self, guest: Guest, command: protocol.AnyCommand) -> Ack | Nack:
        """Carry out what a guest asks for; the answer `Ack` means it is on disk."""
        self.last_used = self._services.monotonic()
        key = f"{guest.id}:{command.k}"
        behind = isinstance(command, protocol.Act) and command.v > self.state.seq
        try:
            if isinstance(command, protocol.Rematch):
                await self._prepare_rematch()
            seq = await self._commit(
                key, lambda plan: decide.decide(plan, guest, command), read_first=behind
            )
        except RefusedError as error:
            return Nack(command.k, self.state.seq, error.why)
        return Ack(command.k, seq)

    async def _commit(
        self, key: str | None, decide: Callable[[Plan], None], *, read_first: bool = False
    ) -> int:
        """Try a command on a copy, write it, and only then let it have happened."""
        async with self._lock:
            try:
                if self._doubtful or read_first:
                    await self._read_on()
                for _ in range(ATTEMPTS):
                    seq = await self._attempt(key, decide)
                    if seq is not None:
                        return seq
            except StorageError as error:
                self._doubtful = True
                raise self._unwritten(error) from None
            raise RefusedError("storage", "too many others write at once")

    def _unwritten(self, error: StorageError) -> RefusedError:
        self._services.metrics.storage_errors.inc()
        logger.warning("the store failed", extra={"room": self.id, "error": str(error)})
        return RefusedError("storage", "the server could not write it down")

    async def _attempt(self, key: str | None, decide: Callable[[Plan], None]) -> int | None:
        if key is not None and key in self._keys:
            return self._keys[key]
        plan = Plan.on(self.state, self._services.now(), self._is_away)
        try:
            decide(plan)
        except RefusedError:
            raise
        except Exception:
            logger.exception("a command failed", extra={"room": self.id})
            raise RefusedError("internal", "a fault of the server; nothing has changed") from None
        bodies = [write_line(change.line) for change in plan.changes]
        head = head_of(plan, self.state)
        with self._services.metrics.append_seconds.time():
            answer = await self._services.store.append(self.id, self.state.seq, key, bodies, head)
        match answer:
            case Appended(seq):
                before = self.state
                self._happen(plan.after, plan.changes)
                if key is not None:
                    self._keys[key] = seq
                self._after_commit(before)
                return seq
            case Duplicate(seq):
                await self._read_on()
                return seq
            case Conflict():
                await self._read_on()
                return None

    def _happen(self, after: RoomState, changes: list[Change]) -> None:
        """Let it have happened, and tell everybody."""
        before, self.state = self.state, after
        self._recent.extend(changes)
        self._services.metrics.lines.inc(len(changes))
        if before.status == "lobby":
            self._look_from_own_seats()
        self._delivery.deliver(self.viewers, before, after, changes)
        if before.status == "lobby" and after.status != "lobby":
            self._dismiss_spectators()
        if after.status == "finished" and before.status != "finished":
            self._services.finished(self.id)

    def _look_from_own_seats(self) -> None:
        """Let nobody look on from a seat given up: the next to sit there is dealt a hand."""
        for viewer in self.viewers:
            own = self.state.seats_of(viewer.guest.id)
            if viewer.viewer is not None and viewer.viewer not in own:
                viewer.viewer = own[0] if own else None

    def _dismiss_spectators(self) -> None:
        """Ask those without a seat to leave, where a game may not be watched."""
        if self.state.options.spectators:
            return
        for viewer in list(self.viewers):
            if not self.state.seats_of(viewer.guest.id):
                viewer.dismiss(protocol.CloseCode.NOT_WELCOME, "this game may not be watched")

    def _after_commit(self, before: RoomState) -> None:
        self._services.publish(self.id, self.state.seq)
        self._services.notify_turn(before, self.state, self._connected)
        self.wake()

    # Other processes.

    async def catch_up(self) -> None:
        """Read what others have written."""
        async with self._lock:
            try:
                await self._read_on()
            except StorageError:
                self._doubtful = True

    async def _read_on(self) -> None:
        stored = await self._services.store.read(self.id, self.state.seq)
        after = self.state.copy()
        if len(stored) > FEW_LINES:
            changes = await asyncio.to_thread(_fold, after, stored)
        else:
            changes = _fold(after, stored)
        self._keys |= {line.key: line.seq for line in stored if line.key is not None}
        self._doubtful = False
        if changes:
            self._happen(after, changes)
            self._wake_later()

    # Viewers.

    def join(self, viewer: Viewer, resume: int | None) -> None:
        """Let somebody look on: everything at once, then every change."""
        self.last_used = self._services.monotonic()
        fresh = viewer not in self.viewers
        self.viewers.add(viewer)
        self._away_since.pop(viewer.guest.id, None)
        frame = self._delivery.welcome(
            self.state, viewer.guest, viewer.viewer, resume, self._recent, self.presence()
        )
        viewer.send(protocol.encode_message(frame))
        if fresh:
            self.presence_changed()

    def part(self, viewer: Viewer) -> None:
        """Let somebody go."""
        self.last_used = self._services.monotonic()
        self.viewers.discard(viewer)
        if viewer.guest.id not in self._connected():
            self._away_since[viewer.guest.id] = self._services.monotonic()
        self.presence_changed()

    def _connected(self) -> set[str]:
        here = {viewer.guest.id for viewer in self.viewers}
        return here | self._services.connected_elsewhere(self.id)

    def presence(self) -> protocol.Presence:
        """Return who is here."""
        connected = self._connected()
        seated = {seat.guest for seat in self.state.seats}
        online = [n for n, seat in enumerate(self.state.seats) if seat.guest in connected]
        return protocol.Presence(online, len(connected - seated))

    def presence_changed(self, *, tell_others: bool = True) -> None:
        """Tell everybody who is here."""
        frame = protocol.encode_message(self.presence())
        for viewer in list(self.viewers):
            viewer.send(frame)
        if tell_others:
            self._services.publish_presence(self.id, {v.guest.id for v in self.viewers})

    def _is_away(self, seat: int) -> bool:
        guest = self.state.seats[seat].guest
        if guest is None or guest in self._connected():
            return False
        since = self._away_since.setdefault(guest, self._services.monotonic())
        return self._services.monotonic() - since >= self._services.settings.away_after

    # Bots and clocks.

    async def move_clock(self) -> None:
        """Give whoever is to decide the time back in which the server was down."""
        deadline = self.state.deadline
        if deadline is None:
            return
        later = self._services.frozen(deadline, self.state.clock_since)
        if later == deadline:
            return
        try:
            await self._commit(
                f"clock:{deadline}", lambda plan: decide.move_clock(plan, deadline, later)
            )
        except RefusedError as error:
            logger.info("the clock was not moved", extra={"room": self.id, "why": error.why.code})

    async def tick(self) -> None:
        """Look whether somebody's time is up, or a bot has not acted."""
        await self.move_clock()
        deadline = self.state.deadline
        if deadline is not None and deadline <= self._services.now():
            try:
                await self._commit(f"timeout:{deadline}", decide.time_out)
            except RefusedError as error:
                logger.info("no timeout", extra={"room": self.id, "why": error.why.code})
                await self.catch_up()  # another process was first
        self.wake()

    def wake(self) -> None:
        """Let the bot that is to decide begin to think."""
        if self._bots is None and self.state.bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots {self.id}")

    def _wake_later(self) -> None:
        """Leave it to the process that wrote last to move the bots, unless it does not."""
        position = self.state.position

        def look() -> None:
            if self.state.position == position:
                self.wake()

        asyncio.get_running_loop().call_later(2 + random.random(), look)

    async def _play_bots(self) -> None:
        try:
            while (spec := self.state.bot_to_move()) is not None:
                await self._play_bot(spec or self._services.settings.stand_in)
        except RefusedError as error:
            logger.info("a bot stopped", extra={"room": self.id, "why": error.why.code})
        except Exception:
            logger.exception("the bots stopped", extra={"room": self.id})
        finally:
            self._bots = None

    async def _play_bot(self, spec: str) -> None:
        game, position = self.state.game, self.state.position
        assert game is not None
        settings = self._services.settings
        seen = view(game, game.to_move)
        pause = settings.bot_pause if self.viewers else 0.0
        # The pause hides how long the bot thought, which could tell of its hand.
        action, _ = await asyncio.gather(
            self._services.think(lambda: choose(spec, seen, settings.bot_think)),
            asyncio.sleep(pause),
        )
        await self._commit(f"bot:{position}", lambda plan: decide.bot_acts(plan, position, action))

    async def stop(self) -> None:
        """Let no bot go on."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    # A further game.

    async def _prepare_rematch(self) -> None:
        if self.state.status == "finished" and self.state.rematch is None:
            try:
                await self._services.make_rematch(self.state)
            except StorageError as error:
                raise self._unwritten(error) from None


def _fold(after: RoomState, stored: Sequence[Stored]) -> list[Change]:
    """Let everything that was stored happen to this copy of a room."""
    return [after.fold(line.seq, read_line(line.body)) for line in stored]


def choose(spec: str, seen: PlayerView, think: float) -> str:
    """Return what a bot decides; one that fails is replaced by chance, so that the game goes on."""
    stream = FastSource(secrets.randbits(64)).stream(0)
    try:
        bot: Bot = make_bot(spec, think=think)
        return str(bot.choose(seen, LegalActions(seen), stream))
    except Exception:
        logger.exception("bot %s failed", spec)
        return str(random_action(determinize(seen, FastSource(0)), stream)[0])
