"""What the hubs of several processes tell each other, over the bus and through the store."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from ethnos.server.live.bus import Bus
from ethnos.server.rate_limits import Spending

if TYPE_CHECKING:
    from ethnos.server.live.hub import Hub  # which has one of these

PRESENCE_REPEAT_SECONDS: Final = 10.0
SPENDING_SECONDS: Final = 0.25
"""How often other processes are told what was spent of the rate limits here."""
TOKEN_CHECK_SECONDS: Final = 10.0
"""How often the tokens of open sessions are looked up, in case a notification was lost."""


class OtherProcesses:
    """Connects a hub with those of other processes."""

    def __init__(self, hub: Hub, bus: Bus) -> None:
        self._hub = hub
        self.bus = bus
        bus.on_version = self._version_published
        bus.on_presence = self._presence_published
        bus.on_frame = self._frame_published
        bus.on_sign_out = hub.sessions.end_signed_out
        bus.on_spending = self._spending_published

    async def open(self) -> None:
        """Begin to listen and, if the store is shared, to look and tell again and again."""
        await self.bus.open()
        if self._hub.store.shared:
            background = self._hub.background
            background.repeat(self._hub.settings.poll, self._poll)
            background.repeat(PRESENCE_REPEAT_SECONDS, self._repeat_presence)
            background.repeat(TOKEN_CHECK_SECONDS, self._check_tokens)
            background.repeat(SPENDING_SECONDS, self._publish_spending)

    # Operators.

    def bans_were_changed(self) -> None:
        """Let the other processes read the bans again."""
        self.bus.publish_orders()

    def on_orders(self, handler: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this whenever an operator has done something at another process."""
        self.bus.on_orders = lambda: self._hub.background.spawn(handler())

    # Again and again.

    async def _poll(self) -> None:
        """Catch up with versions whose publication was lost."""
        heads = await self._hub.store.heads(list(self._hub.rooms))
        for room_id, head in heads.items():
            room = self._hub.rooms.get(room_id)
            if room is not None and head > room.state.seq:
                await self._hub.guarded(room, room.catch_up)

    async def _repeat_presence(self) -> None:
        for room in list(self._hub.rooms.values()):
            if room.viewers:
                room.publish_presence()

    async def _publish_spending(self) -> None:
        spending = self._hub.limits.spending()
        if spending is not None:
            self.bus.publish_spending(spending)

    async def _check_tokens(self) -> None:
        await self._hub.sessions.check_tokens(self._hub.store, self._hub.now())

    # Messages.

    def _version_published(self, room_id: str, seq: int) -> None:
        room = self._hub.rooms.get(room_id)
        if room is not None and seq > room.state.seq:
            self._hub.background.spawn(room.catch_up())

    def _presence_published(self, room_id: str) -> None:
        room = self._hub.rooms.get(room_id)
        if room is not None:
            room.presence_changed(publish=False)

    def _frame_published(self, room_id: str, frame: bytes) -> None:
        room = self._hub.rooms.get(room_id)
        if room is not None:
            room.show(frame)

    def _spending_published(self, process: str, spending: Spending) -> None:
        self._hub.limits.hear(process, spending)
        most = self._hub.settings.sockets_per_guest
        for guest in spending.sockets:
            excess = self._hub.limits.sockets.excess(guest, most, self.bus.process)
            self._hub.sessions.end_excess(guest, excess)
