"""The host of a page without a server: requests and connections, as numbered messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from ethnos.bots import LEVELS
from ethnos.local.desk import LocalDesk
from ethnos.local.visit import Visit
from ethnos.server.live.bus import Bus
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import DamagedRoomError, NoSuchRoomError
from ethnos.server.settings import Settings
from ethnos.server.store import StorageError, Store

Post = Callable[[str, int, int, str], None]
"""Sends the page a message: what it is, the number it belongs to, a code, a text."""

NO_HANDSHAKE: Final = 1006
"""How a WebSocket ends whose handshake was refused."""

SETTINGS: Final = Settings(
    tick=2.0, rooms_per_guest=50, bot_think=0.1, adviser=LEVELS[-1].id, public_daily=True
)
"""Deadlines are rare where everyone sits at one device, and nobody else fills the list of rooms.
A bot that thinks holds up everything else; nobody else needs hints, so the best bot gives them.
All browsers get the same daily deal; nobody here could keep its seed from the player."""


@dataclass(frozen=True, slots=True)
class _Wire:
    post: Post
    number: int

    def frame(self, text: str) -> None:
        self.post("frame", self.number, 0, text)

    def closed(self, code: int, reason: str) -> None:
        self.post("closed", self.number, code, reason)


class Host:
    """Serves the pages of one browser tab."""

    def __init__(
        self, store: Store, post: Post, bus: Bus | None = None, settings: Settings = SETTINGS
    ) -> None:
        self.hub = Hub(store, settings, bus)
        self._desk = LocalDesk(self.hub)
        self._post = post
        self._visits: dict[int, Visit] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store and start the rooms' clocks."""
        await self.hub.open()

    async def close(self) -> None:
        """Stop everything; what was acknowledged is stored already."""
        for visit in self._visits.values():
            visit.leave()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hub.close()

    def ask(self, number: int, method: str, address: str, body: str) -> None:
        """Answer a request with the message `answer`: its status and text."""
        self._spawn(self._ask(number, method, address, body))

    def connect(self, number: int, address: str) -> None:
        """Open a connection: the message `opened`, then `frame` after `frame`, at last `closed`."""
        self._spawn(self._visit(number, address))

    def receive(self, number: int, text: str) -> None:
        """Take a message that the page has sent over a connection."""
        if number in self._visits:
            self._visits[number].receive(text)

    def leave(self, number: int) -> None:
        """The page has closed a connection."""
        if number in self._visits:
            self._visits[number].leave()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, number: int, method: str, address: str, body: str) -> None:
        self._post("answer", number, *await self._desk.ask(method, address, body))

    async def _visit(self, number: int, address: str) -> None:
        visit = await self._admitted(number, address)
        if visit is None:
            self._post("closed", number, NO_HANDSHAKE, "")
            return
        self._visits[number] = visit
        self._post("opened", number, 0, "")
        try:
            await visit.run()
        finally:
            del self._visits[number]

    async def _admitted(self, number: int, address: str) -> Visit | None:
        """Return a visit to the room, unless it does not exist or may not be seen."""
        match urlsplit(address).path.strip("/").split("/"):
            case ["rooms", room_id, "socket"]:
                pass
            case _:
                return None
        try:
            guest = await self._desk.guest()
            room = await self.hub.room(room_id)
        except (NoSuchRoomError, DamagedRoomError, StorageError):
            return None
        if guest is None or not room.state.admits(guest.id):
            return None
        return Visit(self.hub, room, guest, _Wire(self._post, number))
