"""Tell a player who is not there that it is his turn: one call to a URL of his own, once a turn."""

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

from ethnos.server.rooms.state import RoomState
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.notices")

SECONDS: Final = 5


class BadUrlError(ValueError):
    """A URL that is never called."""


def check_url(url: str) -> None:
    """Raise `BadUrlError` unless this is a public HTTPS address."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username or len(url) > 500:
        raise BadUrlError("a notice goes to a plain https:// address")


def _check_addresses(host: str) -> None:
    """Refuse hosts inside the operator's own network, whatever their name says."""
    for *_, address in socket.getaddrinfo(host, 443, proto=socket.IPPROTO_TCP):
        if not ipaddress.ip_address(address[0]).is_global:
            raise BadUrlError("a notice goes to a public address only")


class Notices:
    """Sends them."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self._store = store
        self._enabled = enabled
        self._tasks: set[asyncio.Task[None]] = set()

    def turn(self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]) -> None:
        """Tell whoever is to decide, if he is away and it was not already his turn before."""
        if not self._enabled or room.game is None or room.status != "playing":
            return
        if before.game is not None and before.game.to_move == room.game.to_move:
            return
        seat = room.seats[room.game.to_move]
        if seat.guest is None or seat.standing_in or seat.guest in connected():
            return
        task = asyncio.create_task(self._tell(seat.guest, room.id, room.options.title))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, guest: str, room: str, title: str) -> None:
        try:
            found = await self._store.guest(guest)
            if found is not None and found.webhook:
                body = {"event": "your_turn", "room": room, "title": title}
                await asyncio.to_thread(_post, found.webhook, json.dumps(body).encode())
        except (OSError, BadUrlError, StorageError) as error:
            logger.info("a notice failed", extra={"room": room, "error": type(error).__name__})


def _post(url: str, body: bytes) -> None:
    check_url(url)
    _check_addresses(urlsplit(url).hostname or "")
    request = urllib.request.Request(  # the scheme was checked
        url, data=body, headers={"Content-Type": "application/json"}, method="POST"
    )
    opener = urllib.request.build_opener(_NoRedirects)
    with opener.open(request, timeout=SECONDS):
        pass


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could lead back inside."""

    def redirect_request(self, *_: object) -> None:
        return None
