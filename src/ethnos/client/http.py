"""The HTTP API: guests, rooms, records."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException
from typing import TypeVar

import msgspec

from ethnos.client.connection import Connection
from ethnos.protocol import RoomInfo, RoomOptions, SeatRequest
from ethnos.protocol.bodies import (
    CreateRoom,
    Games,
    Me,
    Problem,
    RoomFound,
    RoomMade,
    Rooms,
    SignIn,
    Verification,
)
from ethnos.protocol.daily import DailyDays, DailyDeal, StartDaily
from ethnos.protocol.results import GameResults
from ethnos.rules.errors import EthnosError

Answer = TypeVar("Answer")


class RefusedRequestError(EthnosError):
    """Raised when the server refuses a request."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.reason}")
        self.status = status
        self.problem = problem


class Client:
    """A guest on one server."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.me: Me | None = None

    # Guests.

    async def sign_in(self, name: str) -> Me:
        """Register as a guest, or change the guest's name."""
        self.me = await self.post("/api/guest", SignIn(name, bearer=True), Me)
        self.token = self.me.token or self.token
        return self.me

    async def my_games(self) -> Games:
        """Return the games in which this guest has a seat."""
        return await self.get("/api/me/games", Games)

    async def my_results(self) -> GameResults:
        """Return how the finished games of this guest ended."""
        return await self.get("/api/me/results", GameResults)

    async def my_records(self) -> bytes:
        """Return a ZIP file with the records of all finished games of this guest."""
        return await self._request("GET", "/api/me/records")

    # Rooms.

    async def create_room(
        self,
        options: RoomOptions | None = None,
        seats: Sequence[SeatRequest] = (),
        *,
        start: bool = False,
    ) -> RoomMade:
        """Create a room."""
        wanted = CreateRoom(options or RoomOptions(), list(seats), start)
        return await self.post("/api/rooms", wanted, RoomMade)

    async def rooms(self) -> Rooms:
        """Return the public rooms."""
        return await self.get("/api/rooms", Rooms)

    async def find(self, code: str) -> str:
        """Return the id of the room with a short code."""
        return (await self.get(f"/api/codes/{code}", RoomFound)).id

    async def room_info(self, room: str) -> RoomInfo:
        """Return the description of a room."""
        return await self.get(f"/api/rooms/{room}", RoomInfo)

    async def record(self, room: str, view: str = "full") -> bytes:
        """Return the record of a finished game."""
        return await self._request("GET", f"/api/rooms/{room}/record?view={view}")

    async def verification(self, room: str) -> Verification:
        """Return the server's verification of a finished game."""
        return await self.get(f"/api/rooms/{room}/verification", Verification)

    async def join(self, room: str, *, seat: int | None = None) -> Connection:
        """Connect to a room and wait for its welcome."""
        if self.token is None:
            raise RefusedRequestError(401, Problem("no_session", "sign in first"))
        address = self.url.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"
        connection = Connection(address, self.token, seat=seat)
        await connection.open()
        return connection

    # Daily deals.

    async def daily(self, day: str | None = None) -> DailyDeal:
        """Return the deal of a day, by default today's."""
        return await self.get("/api/daily" if day is None else f"/api/daily/{day}", DailyDeal)

    async def play_daily(self, day: str) -> RoomMade:
        """Return the room in which this guest plays the deal of a day."""
        return await self.post(f"/api/daily/{day}", StartDaily(), RoomMade)

    async def dailies(self) -> DailyDays:
        """Return the days that have a deal."""
        return await self.get("/api/dailies", DailyDays)

    # Requests.

    async def get(self, path: str, kind: type[Answer]) -> Answer:
        """Send a GET request and decode the answer."""
        return msgspec.json.decode(await self._request("GET", path), type=kind)

    async def post(self, path: str, body: msgspec.Struct, kind: type[Answer]) -> Answer:
        """Send a POST request and decode the answer."""
        answer = await self._request("POST", path, msgspec.json.encode(body))
        return msgspec.json.decode(answer, type=kind)

    async def _request(self, method: str, path: str, body: bytes | None = None) -> bytes:
        return await asyncio.to_thread(self._request_now, method, path, body)

    def _request_now(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.url + path, data=body, headers=headers, method=method)
        try:
            return _answer(request)
        except HTTPException as error:  # not an OSError, though nothing else than a broken line
            raise ConnectionResetError("the connection broke off during an answer") from error


def _answer(request: urllib.request.Request) -> bytes:
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            answer: bytes = response.read()
            return answer
    except urllib.error.HTTPError as error:
        with error:
            text = error.read()
        try:
            problem = msgspec.json.decode(text, type=Problem)
        except msgspec.DecodeError:
            problem = Problem("unknown", text.decode(errors="replace")[:200])
        raise RefusedRequestError(error.code, problem) from None
