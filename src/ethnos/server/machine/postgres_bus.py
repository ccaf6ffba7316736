"""The bus over LISTEN and NOTIFY of PostgreSQL.

Notifications are sent after the commit and in batches. Inside the transaction they would serialize
all commits of the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
import psycopg

from ethnos.server.live.bus import (
    RemotePresence,
    ignore_frame,
    ignore_orders,
    ignore_presence,
    ignore_sign_out,
    ignore_spending,
    ignore_version,
)
from ethnos.server.rate_limits import Spending
from ethnos.server.store.schema import ENCODING

logger = logging.getLogger("ethnos.bus")

CHANNEL: Final = "ethnos"
MAX_PAYLOAD: Final = 7_000
"""PostgreSQL's limit is 8,000 bytes."""
BATCH_SECONDS: Final = 0.002
RECONNECT_SECONDS: Final = 0.5
MAX_FRAMES: Final = 1_000
"""Frames that wait while the connection is down; they are worth nothing later."""
MAX_SPENDINGS: Final = 10
"""Messages about rate limits that wait while the connection is down."""
MAX_GUESTS: Final = 300
"""Guests named per room; more would not fit into a payload. Players are named first."""


class PostgresBus:
    """One connection to listen, which must not go through a pooler, and one to publish."""

    def __init__(self, url: str) -> None:
        self.on_version: Callable[[str, int], None] = ignore_version
        self.on_presence: Callable[[str], None] = ignore_presence
        self.on_frame: Callable[[str, bytes], None] = ignore_frame
        self.on_sign_out: Callable[[bytes], None] = ignore_sign_out
        self.on_orders: Callable[[], None] = ignore_orders
        self.on_spending: Callable[[str, Spending], None] = ignore_spending
        self.listening = asyncio.Event()
        """Set while notifications of other processes arrive."""
        self._url = url
        self.process = secrets.token_hex(4)
        self._remote = RemotePresence()
        self._versions: dict[str, int] = {}
        self._presence: dict[str, list[str]] = {}
        self._frames: list[tuple[str, str]] = []
        self._sign_outs: list[bytes] = []
        self._orders = False
        """Whether an operator has done something that the others do not know yet."""
        self._spendings: list[Spending] = []
        self._pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to listen."""
        self._tasks = [
            asyncio.create_task(self._reconnecting(self._listen)),
            asyncio.create_task(self._reconnecting(self._publish)),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish_version(self, room_id: str, seq: int) -> None:
        """Publish that a room has a new version; never waits."""
        self._versions[room_id] = seq
        self._pending.set()

    def publish_presence(self, room_id: str, guests: Sequence[str]) -> None:
        """Publish which guests are connected to a room here, players first; never waits."""
        self._presence[room_id] = list(guests[:MAX_GUESTS])
        self._pending.set()

    def publish_frame(self, room_id: str, frame: bytes) -> None:
        """Publish a frame for all viewers of a room, which changes nothing; never waits."""
        if len(self._frames) < MAX_FRAMES:
            self._frames.append((room_id, frame.decode()))
            self._pending.set()

    def publish_sign_out(self, digest: bytes) -> None:
        """Publish that the token with this digest was revoked; never waits."""
        self._sign_outs.append(digest)
        self._pending.set()

    def publish_orders(self) -> None:
        """Publish that an operator has changed the bans; never waits."""
        self._orders = True
        self._pending.set()

    def publish_spending(self, spending: Spending) -> None:
        """Publish what was spent of the rate limits here; never waits."""
        if len(self._spendings) < MAX_SPENDINGS:
            self._spendings.append(spending)
            self._pending.set()

    async def _connected(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, client_encoding=ENCODING, prepare_threshold=None
        )

    async def flush(self) -> None:
        """Publish what is pending over a connection of its own, for a process that is to end."""
        async with await self._connected() as connection:
            for payload in self._payloads():
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def connected_elsewhere(self, room_id: str) -> set[str]:
        """Return the guests connected to a room at other processes."""
        return self._remote.connected(room_id)

    async def _reconnecting(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run again whenever the connection is lost; the poll covers the time in between."""
        while True:
            try:
                await work()
            except (psycopg.Error, OSError) as error:
                logger.warning("the bus is down", extra={"error": str(error)})
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        async with await self._connected() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            try:
                async for notice in connection.notifies():
                    self._receive(notice.payload)
            finally:
                self.listening.clear()

    async def _publish(self) -> None:
        async with await self._connected() as connection:
            while True:
                await self._pending.wait()
                await asyncio.sleep(BATCH_SECONDS)
                self._pending.clear()
                for payload in self._payloads():
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def _payloads(self) -> list[str]:
        """Return everything that is pending, in as few payloads as possible."""
        versions, self._versions = self._versions, {}
        presence, self._presence = self._presence, {}
        frames, self._frames = self._frames, []
        sign_outs, self._sign_outs = self._sign_outs, []
        messages: list[dict[str, object]] = [{"s": digest.hex()} for digest in sign_outs]
        orders, self._orders = self._orders, False
        if orders:
            messages.append({"o": 1})
        spendings, self._spendings = self._spendings, []
        messages += ({"l": msgspec.to_builtins(spending)} for spending in spendings)
        for room_id, seq in versions.items():
            messages.append({"r": room_id, "v": seq})
        for room_id, guests in presence.items():
            messages.append({"r": room_id, "g": guests})
        messages += ({"r": room_id, "f": frame} for room_id, frame in frames)
        payloads: list[str] = []
        batch: list[str] = []
        for message in messages:
            text = json.dumps(message, separators=(",", ":"))
            if batch and sum(map(len, batch)) + len(text) + len(batch) > MAX_PAYLOAD:
                payloads.append(self._envelope(batch))
                batch = []
            batch.append(text)
        return [*payloads, self._envelope(batch)] if batch else payloads

    def _envelope(self, batch: list[str]) -> str:
        return f'{{"p":"{self.process}","m":[{",".join(batch)}]}}'

    def _receive(self, payload: str) -> None:
        try:
            envelope = json.loads(payload)
            if envelope["p"] == self.process:
                return
            for message in envelope["m"]:
                self._dispatch(str(envelope["p"]), message)
        except (ValueError, KeyError, TypeError, msgspec.ValidationError):
            logger.warning("a malformed notification was ignored")

    def _dispatch(self, process: str, message: dict[str, object]) -> None:
        if isinstance(digest := message.get("s"), str):
            self.on_sign_out(bytes.fromhex(digest))
            return
        if "o" in message:
            self.on_orders()
            return
        if "l" in message:
            self.on_spending(process, msgspec.convert(message["l"], Spending))
            return
        room_id = str(message["r"])
        if isinstance(seq := message.get("v"), int):
            self.on_version(room_id, seq)
        if isinstance(frame := message.get("f"), str):
            self.on_frame(room_id, frame.encode())
        if isinstance(guests := message.get("g"), list) and self._remote.update(
            process, room_id, frozenset(map(str, guests))
        ):
            self.on_presence(room_id)
