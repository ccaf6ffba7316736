"""The bots of a room: one task lets them decide, one after the other, while it is their turn."""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING, Final

from ethnos.bots.registry import needs_compiled_code
from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView, view
from ethnos.server.live.bot_pause import BotPause
from ethnos.server.live.bots import choose
from ethnos.server.live.workers import TaskFailedError
from ethnos.server.rooms.daily import bots_stream
from ethnos.server.rooms.decide import act_for_bot
from ethnos.server.rooms.plan import RefusedError

if TYPE_CHECKING:
    from ethnos.server.live.room import Room  # which has one of these

logger = logging.getLogger("ethnos.room")

PLAIN_BOT: Final = "heuristic"
"""Decides where the process of another bot was lost."""


class RoomBots:
    """The task that plays for the bots of a room.

    It keeps the room only while a bot is to decide, so that the two are no reference cycle.
    """

    def __init__(self, pause: float) -> None:
        """Take the usual pause of a bot in seconds."""
        self._task: asyncio.Task[None] | None = None
        self._pause = BotPause(pause)

    @property
    def are_playing(self) -> bool:
        """Whether the task runs."""
        return self._task is not None

    def wake(self, room: Room) -> None:
        """Start the task, if a bot is to decide and it is not running."""
        if self._task is None and room.state.bot_to_move() is not None:
            self._task = asyncio.create_task(self._play(room), name=f"bots {room.room_id}")

    def wake_later(self, room: Room) -> None:
        """Leave the bots to the process that appended last; step in if it does not move them."""
        position = room.state.position

        def step_in() -> None:
            if room.state.position == position:
                self.wake(room)

        asyncio.get_running_loop().call_later(2 + random.random(), step_in)

    def hurry(self) -> None:
        """Skip the pauses until a person decides again."""
        if self._task is not None:
            self._pause.skip()

    async def stop(self) -> None:
        """Cancel the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play(self, room: Room) -> None:
        try:
            while (spec := room.state.bot_to_move()) is not None:
                await self._play_one(room, spec or room.services.settings.stand_in)
        except RefusedError as error:
            room.log_refusal("a bot stopped", error)  # usually stale: another process was first
        except Exception:
            logger.exception("the bots stopped", extra={"room": room.room_id})
        finally:
            self._task = None
            self._pause.restore()

    async def _play_one(self, room: Room, spec: str) -> None:
        game, position = room.state.game, room.state.position
        assert game is not None
        seen = view(game, game.to_move)
        stream = bots_stream(room.state.seed, game) if room.state.daily else None
        # The pause hides how long the bot thought, which could depend on its hand.
        action, _ = await asyncio.gather(
            _action(room, spec, seen, stream),
            self._pause.rest(room.state.bot_pace(), watched=bool(room.viewers)),
        )
        await room.commit(f"bot:{position}", lambda plan: act_for_bot(plan, position, action))


async def _action(room: Room, spec: str, seen: PlayerView, stream: Stream | None) -> Action:
    workers, watched = room.services.workers, bool(room.viewers)
    job = partial(choose, spec, seen, room.services.settings.bot_think, stream)
    try:
        return await workers.run_bot(
            room.state.host, job, watched=watched, apart=needs_compiled_code(spec)
        )
    except TaskFailedError:
        logger.warning("a plain bot decides for another", extra={"room": room.room_id})
        job = partial(choose, PLAIN_BOT, seen, 0.0)
        return await workers.run_bot(room.state.host, job, watched=watched)
