"""A page's connection to a room in the same browser."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from ethnos import protocol
from ethnos.protocol import CloseCode
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.live.visitor import Closed, Visitor
from ethnos.server.store import Guest

logger = logging.getLogger("ethnos.local")


class Wire(Protocol):
    """The way back to the page, as a socket has it."""

    def frame(self, text: str) -> None:
        """Deliver a message."""

    def closed(self, code: int, reason: str) -> None:
        """Say that nothing more will come."""


class Visit(Visitor):
    """Handles the messages of one page, one after the other."""

    def __init__(self, hub: Hub, room: Room, guest: Guest, wire: Wire) -> None:
        super().__init__(hub, room, guest)
        self._wire = wire
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        self._incoming.put_nowait(text)

    def leave(self) -> None:
        """The page has closed the connection."""
        self._over = True
        self._incoming.put_nowait(None)

    def send(self, frame: bytes) -> None:
        if not self._over:
            self._wire.frame(frame.decode())

    def dismiss(self, code: int, reason: str) -> None:
        if not self._over:
            self._reply(protocol.Bye(code, reason))
            self.leave()
            self._wire.closed(code, reason)

    async def run(self) -> None:
        """Serve the page until either side ends the visit."""
        greeted = False
        try:
            while (text := await self._incoming.get()) is not None:
                message = self._decoded(text)
                await (self._answer(message) if greeted else self._greet(message))
                greeted = True
        except Closed as end:
            self.dismiss(end.code, end.reason)
        except Exception:
            logger.exception("a visit failed")
            self.dismiss(CloseCode.INTERNAL, "a fault of the game")
        finally:
            self._over = True
            self._room.part(self)
