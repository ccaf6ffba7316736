"""Webhooks: call a URL of a disconnected player when their turn begins, once per turn."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from ethnos.protocol import RoomStatus
from ethnos.server.live.notifier import BadUrlError, check_url
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.webhooks")

TIMEOUT_SECONDS: Final = 5
THREADS: Final = 2
"""Of their own: hosts that do not answer must not delay anything else."""
TRANSLATED: Final = tuple(
    map(
        ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "::/96", "2001::/32")
    )
)
"""IPv6 networks whose addresses stand for IPv4 ones: NAT64, 6to4, compatible ones, Teredo."""


def public_addresses(host: str) -> list[str]:
    """Return the addresses of a host; raise `BadUrlError` if one is in the operator's network."""
    try:
        found = socket.getaddrinfo(host, 443, proto=socket.IPPROTO_TCP)
    except UnicodeError:
        raise BadUrlError("this is no name of a host") from None
    addresses = [str(address[0]) for *_, address in found]
    for address in addresses:
        if not _is_public(address):
            raise BadUrlError("a webhook has a public address")
    return addresses


def _is_public(text: str) -> bool:
    """Return whether an address is public, with the IPv4 address that IPv6 may lead to.

    >>> [_is_public(host) for host in ("1.1.1.1", "127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::")]
    [True, False, False, False]
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast
    if any(address in network for network in TRANSLATED):
        return False
    inner = address.ipv4_mapped
    return _is_public(str(inner)) if inner else address.is_global and not address.is_multicast


class Webhooks:
    """Sends webhook calls."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self._store = store
        self._enabled = enabled
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="ethnos-webhook")

    @property
    def is_busy(self) -> bool:
        """Whether a call is running."""
        return bool(self._tasks)

    async def settled(self) -> None:
        """Wait until all running calls have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Stop; calls that run already are not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)

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
                loop = asyncio.get_running_loop()
                data = json.dumps(body).encode()
                await loop.run_in_executor(self._threads, post, found.webhook, data)
        except (OSError, HTTPException, BadUrlError, StorageError) as error:
            logger.info("a webhook failed", extra={"room": room_id, "error": type(error).__name__})


def post(url: str, body: bytes) -> None:
    """Call a URL, unless it leads inside the operator's network; redirects are not followed."""
    host = check_url(url)
    connection = _PinnedConnection(host, public_addresses(host))
    parts = urlsplit(url)
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse()
    finally:
        connection.close()


class _PinnedConnection(HTTPSConnection):
    """Connects to addresses that were checked: a second lookup could give others."""

    def __init__(self, host: str, addresses: list[str]) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, 443, timeout=TIMEOUT_SECONDS, context=self._tls)
        self._addresses = addresses

    def connect(self) -> None:
        *others, last = self._addresses
        for address in others:
            with suppress(OSError):
                return self._connect(address)
        return self._connect(last)

    def _connect(self, address: str) -> None:
        plain = socket.create_connection((address, 443), TIMEOUT_SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)
