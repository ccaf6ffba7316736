"""Webhooks: call a URL of a disconnected player when their turn begins, once per turn."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import urllib.request
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from ethnos.protocol import RoomStatus
from ethnos.server.live.notifier import BadUrlError, check_url
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.webhooks")

TIMEOUT_SECONDS: Final = 5


def check_addresses(host: str) -> None:
    """Refuse hosts inside the operator's network, whatever their name."""
    for *_, address in socket.getaddrinfo(host, 443, proto=socket.IPPROTO_TCP):
        if not ipaddress.ip_address(address[0]).is_global:
            raise BadUrlError("a webhook has a public address")


class Webhooks:
    """Sends webhook calls."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self._store = store
        self._enabled = enabled
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a call is running."""
        return bool(self._tasks)

    async def settled(self) -> None:
        """Wait until all running calls have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Call the player to decide, if they are disconnected and their turn has just begun."""
        if not self._enabled or room.game is None or room.status is not RoomStatus.PLAYING:
            return
        if before.game is not None and before.game.to_move == room.game.to_move:
            return
        seat = room.seats[room.game.to_move]
        if seat.guest is None or seat.standing_in or seat.guest in connected():
            return
        task = asyncio.create_task(self._call(seat.guest, room.room_id, room.options.title))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, guest: str, room_id: str, title: str) -> None:
        try:
            found = await self._store.guest(guest)
            if found is not None and found.webhook:
                body = {"event": "your_turn", "room": room_id, "title": title}
                await asyncio.to_thread(post, found.webhook, json.dumps(body).encode())
        except (OSError, BadUrlError, StorageError) as error:
            logger.info("a webhook failed", extra={"room": room_id, "error": type(error).__name__})


def post(url: str, body: bytes) -> None:
    """Call a URL, unless it leads inside the operator's network."""
    check_url(url)
    check_addresses(urlsplit(url).hostname or "")
    request = urllib.request.Request(  # the scheme was checked
        url, data=body, headers={"Content-Type": "application/json"}, method="POST"
    )
    opener = urllib.request.build_opener(_NoRedirects)
    with opener.open(request, timeout=TIMEOUT_SECONDS):
        pass


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could lead to an address inside the network."""

    def redirect_request(self, *_: object) -> None:
        return None
