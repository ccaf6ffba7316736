"""A page without a browser: it speaks to a local host by messages, as the worker does."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ethnos import protocol
from ethnos.local.host import Host
from ethnos.records.codec import Json
from ethnos.rules.legal import legal_actions
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, store_for
from tests.server.harness import within


@dataclass
class Connection:
    """A connection of the page: what has arrived, and what came after."""

    page: Page
    number: int
    frames: list[protocol.FromServer] = field(default_factory=list)
    opened: bool = False
    closed: int | None = None

    def send(self, **message: object) -> None:
        self.page.host.receive(self.number, json.dumps(message))

    def close(self) -> None:
        self.page.host.leave(self.number)

    async def until(self, kind: type[Any]) -> Any:
        """Return the next message of this kind; what came before it is dropped."""
        while True:
            while self.frames:
                frame = self.frames.pop(0)
                if isinstance(frame, kind):
                    return frame
            await self.page.changed()


class Page:
    """Sends requests and opens connections."""

    def __init__(self, database: Path) -> None:
        settings = Settings(bot_pause=0.0, tick=3600, public_daily=True)
        self.host = Host(store_for(f"sqlite:///{database}"), self._post, settings=settings)
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[tuple[int, Any]]] = {}
        self._connections: dict[int, Connection] = {}
        self._changed = asyncio.Event()

    def _post(self, kind: str, number: int, code: int, text: str) -> None:
        if kind == "answer":
            self._answers.pop(number).set_result((code, text))
            return
        connection = self._connections[number]
        if kind == "frame":
            connection.frames.append(protocol.decode_answer(text.encode()))
        connection.opened |= kind == "opened"
        connection.closed = code if kind == "closed" else connection.closed
        self._changed.set()

    async def changed(self) -> None:
        """Wait until something arrives."""
        self._changed.clear()
        async with asyncio.timeout(30):
            await self._changed.wait()

    async def text(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Return the status and the text of an answer."""
        number = next(self._numbers)
        answered = self._answers[number] = asyncio.get_running_loop().create_future()
        self.host.ask(number, method, path, body)
        async with asyncio.timeout(60):
            status, text = await answered
        return status, text

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Return the status of an answer and what it says."""
        status, text = await self.text(method, path, json.dumps(body or {}))
        return status, json.loads(text)

    async def connect(self, path: str) -> Connection:
        """Open a connection; it may be refused."""
        connection = Connection(self, next(self._numbers))
        self._connections[connection.number] = connection
        self.host.connect(connection.number, path)
        while not connection.opened and connection.closed is None:
            await self.changed()
        return connection

    async def new_game(self, *seats: dict[str, str], **options: object) -> str:
        """Sign in, deal a game and return its room."""
        await self.ask("POST", "/guest", {"name": "Ann"})
        wanted = {"options": {"players": len(seats), **options}, "seats": seats, "start": True}
        status, made = await self.ask("POST", "/rooms", wanted)
        assert status == 201, made
        return str(made["id"])

    async def ends_of_ages(
        self, left: int, *seats: dict[str, str], **options: object
    ) -> list[Json]:
        """Play a game of people at this device; return it as saved before the end of each age.

        It is saved so many actions before the end.
        """
        room = await self.host.hub.room(await self.new_game(*seats, **options))
        guest = Guest(str(room.state.seats[0].guest), "Ann")
        latest: deque[Json] = deque(maxlen=left)
        found: list[Json] = []
        age = 1
        while room.state.game is not None and not room.state.game.is_over:
            if room.state.game.age > age:
                found.append(latest[0])
                age = room.state.game.age
            latest.append((await self.ask("GET", f"/rooms/{room.state.room_id}/saved"))[1])
            action = legal_actions(room.state.game)[-1]
            key, seq = f"k{room.state.seq:08}", room.state.seq
            done = await room.submit(guest, protocol.TakeAction(key, seq, str(action)))
            assert isinstance(done, protocol.Ack), done
        return [*found, latest[0]]


def late_games(folder: Path, left: int, *seats: dict[str, str], **options: object) -> list[Json]:
    """Return a game of people at one device as saved shortly before the end of each age."""

    async def saved() -> list[Json]:
        async with opened(folder / "late.db") as page:
            return await page.ends_of_ages(left, *seats, **options)

    with ThreadPoolExecutor() as beside:  # in the caller's thread runs Playwright's event loop
        return beside.submit(lambda: within(saved())).result()


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Page]:
    """Open a page over a database file."""
    page = Page(database)
    await page.host.open()
    try:
        yield page
    finally:
        await page.host.close()
