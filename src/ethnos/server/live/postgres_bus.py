"""Hints by LISTEN and NOTIFY, sent after the commit and gathered: inside it they would queue up."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg

from ethnos.server.live.bus import Elsewhere, ignore_hint, ignore_presence

logger = logging.getLogger("ethnos.bus")

CHANNEL: Final = "ethnos"
LARGEST_PAYLOAD: Final = 7_000
"""PostgreSQL refuses 8,000 bytes."""
GATHER_SECONDS: Final = 0.002


class PostgresBus:
    """One connection to listen (it must be a direct one, not pooled) and one to speak."""

    def __init__(self, url: str) -> None:
        self.on_hint: Callable[[str, int], None] = ignore_hint
        self.on_presence: Callable[[str], None] = ignore_presence
        self._url = url
        self._process = secrets.token_hex(4)
        self._elsewhere = Elsewhere()
        self._hints: dict[str, int] = {}
        self._present: dict[str, list[str]] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to listen."""
        self._tasks = [
            asyncio.create_task(self._keep(self._listen)),
            asyncio.create_task(self._keep(self._speak)),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hint(self, room: str, seq: int) -> None:
        """Say that a room has gone on; never waits."""
        self._hints[room] = seq
        self._news.set()

    def presence(self, room: str, guests: set[str]) -> None:
        """Say who is connected to a room here."""
        self._present[room] = sorted(guests)[:50]
        self._news.set()

    def connected_elsewhere(self, room: str) -> set[str]:
        """Return who is said to be connected to a room at other processes."""
        return self._elsewhere.connected(room)

    async def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        """Connect again whenever the connection is lost; a poll covers the meantime."""
        while True:
            try:
                await work()
            except (psycopg.Error, OSError) as error:
                logger.warning("the bus is down", extra={"error": str(error)})
            await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for notice in connection.notifies():
                self._heard(notice.payload)

    async def _speak(self) -> None:
        connection = await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, prepare_threshold=None
        )
        async with connection:
            while True:
                await self._news.wait()
                await asyncio.sleep(GATHER_SECONDS)
                self._news.clear()
                for payload in self._payloads():
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def _payloads(self) -> list[str]:
        """Return everything there is to say, in as few pieces as fit."""
        hints, self._hints = self._hints, {}
        present, self._present = self._present, {}
        pieces: list[dict[str, object]] = []
        for room, seq in hints.items():
            pieces.append({"r": room, "v": seq})
        for room, guests in present.items():
            pieces.append({"r": room, "g": guests})
        payloads: list[str] = []
        batch: list[str] = []
        for piece in pieces:
            text = json.dumps(piece, separators=(",", ":"))
            if batch and sum(map(len, batch)) + len(text) + len(batch) > LARGEST_PAYLOAD:
                payloads.append(self._envelope(batch))
                batch = []
            batch.append(text)
        return [*payloads, self._envelope(batch)] if batch else payloads

    def _envelope(self, batch: list[str]) -> str:
        return f'{{"p":"{self._process}","m":[{",".join(batch)}]}}'

    def _heard(self, payload: str) -> None:
        try:
            said = json.loads(payload)
            if said["p"] == self._process:
                return
            for piece in said["m"]:
                self._note(str(said["p"]), piece)
        except (ValueError, KeyError, TypeError):
            logger.warning("an odd hint was ignored")

    def _note(self, process: str, piece: dict[str, object]) -> None:
        room = str(piece["r"])
        if isinstance(seq := piece.get("v"), int):
            self.on_hint(room, seq)
        if isinstance(guests := piece.get("g"), list) and self._elsewhere.note(
            process, room, frozenset(map(str, guests))
        ):
            self.on_presence(room)
