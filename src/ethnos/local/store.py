"""The store of a browser: IndexedDB, reached through the worker that loads this game.

`ui/src/local/database.ts` carries out each operation in one transaction, and answers when the
transaction is complete. Several tabs share the database, as several processes share a server's.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from ethnos.server.store import (
    Appended,
    Conflict,
    DailyResult,
    DailyScore,
    Duplicate,
    Guest,
    Head,
    Interval,
    KeptReview,
    Listed,
    OverQuota,
    Quota,
    StorageError,
    Stored,
)

Call = Callable[[str, str], Awaitable[str]]
"""Carries out an operation: its name and its arguments as JSON; answers JSON."""

_OUTCOMES: Final[dict[str, Callable[[int], Appended | Conflict | Duplicate]]] = {
    "appended": Appended,
    "conflict": Conflict,
    "duplicate": Duplicate,
}


class BrowserStore:
    """See `Store` for the contract of each method."""

    shared = True

    def __init__(self, call: Call) -> None:
        self._call = call

    async def _ask(self, operation: str, *arguments: object) -> Any:
        """Carry out an operation; raise `StorageError` if the browser could not."""
        answer = msgspec.json.decode(
            await self._call(operation, msgspec.json.encode(arguments).decode())
        )
        if "failed" in answer:
            raise StorageError(f"{operation}: {answer['failed']}")
        return answer["done"]

    async def open(self) -> None:
        await self._ask("open")

    async def close(self) -> None:
        await self._ask("close")

    async def check(self) -> None:
        await self._ask("check")

    # The log.

    async def append(
        self, room_id: str, expected: int, key: str | None, bodies: Sequence[bytes], head: Head
    ) -> Appended | Conflict | Duplicate:
        outcome, seq = await self._ask("append", room_id, expected, key, _texts(bodies), _row(head))
        return _OUTCOMES[outcome](seq)

    async def create(
        self, room_id: str, bodies: Sequence[bytes], head: Head, quota: Quota | None = None
    ) -> Appended | Conflict | OverQuota:
        limits = None if quota is None else quota._asdict()
        outcome, seq = await self._ask("create", room_id, _texts(bodies), _row(head), limits)
        if outcome == "over quota":
            return OverQuota()
        return Appended(seq) if outcome == "appended" else Conflict(seq)

    async def read(self, room_id: str, after: int = 0) -> list[Stored]:
        rows = await self._ask("read", room_id, after)
        return [Stored(seq, key, body.encode()) for seq, key, body in rows]

    async def heads(self, room_ids: Iterable[str]) -> dict[str, int]:
        return dict(await self._ask("heads", list(room_ids)))

    async def snapshot(self, room_id: str, body: bytes) -> None:
        await self._ask("snapshot", room_id, body.decode())

    async def snapshot_of(self, room_id: str) -> bytes | None:
        return await self._kept("record", room_id, "body")

    async def result_of(self, room_id: str) -> bytes | None:
        return await self._kept("result", room_id, "body")

    async def summary_of(self, room_id: str) -> bytes | None:
        return await self._kept("game", room_id, "summary")

    async def _kept(self, table: str, key: str, field: str) -> bytes | None:
        found: str | None = await self._ask("kept", table, key, field)
        return None if found is None else found.encode()

    async def save_result(self, room_id: str, ended: int, body: bytes) -> None:
        await self._ask("saveResult", room_id, ended, body.decode())

    async def save_review(self, review: KeptReview, saved: int, limit: int) -> None:
        room_id, seat, record, body = review
        await self._ask("saveReview", room_id, seat, record, body.decode(), saved, limit)

    async def review_of(self, room_id: str, seat: int, record: str) -> bytes | None:
        found: str | None = await self._ask("reviewOf", room_id, seat, record)
        return None if found is None else found.encode()

    async def drop_reviews(self, room_id: str) -> None:
        await self._ask("dropReviews", room_id)

    # Lists.

    async def results_of(self, guest: str, limit: int) -> list[bytes]:
        return [body.encode() for body in await self._ask("resultsOf", guest, limit)]

    async def without_result(self, after: str, limit: int) -> list[str]:
        return list(await self._ask("withoutResult", after, limit))

    # Daily deals.

    async def begin_day(self, day: str, seed: str) -> str:
        return str(await self._ask("beginDay", day, seed))

    async def seed_of_day(self, day: str) -> str | None:
        found = await self._kept("daily", day, "seed")
        return None if found is None else found.decode()

    async def days(self, limit: int) -> list[str]:
        return list(await self._ask("days", limit))

    async def save_daily(self, result: DailyResult) -> None:
        await self._ask("saveDaily", *result)

    async def dailies_of(self, guest: str, limit: int) -> list[DailyResult]:
        return [DailyResult(*row) for row in await self._ask("dailiesOf", guest, limit)]

    async def daily_scores(self, day: str) -> list[DailyScore]:
        return [DailyScore(*row) for row in await self._ask("dailyScores", day)]

    # Clocks and lists.

    async def due(self, now: int, limit: int) -> list[str]:
        return list(await self._ask("due", now, limit))

    async def put_off(self, room_ids: Sequence[str], now: int, until: int) -> None:
        await self._ask("putOff", list(room_ids), now, until)

    async def listed(self, limit: int) -> list[Listed]:
        return _listed(await self._ask("listed", limit))

    async def games_of(self, guest: str, limit: int) -> list[Listed]:
        return _listed(await self._ask("gamesOf", guest, limit))

    async def room_of_code(self, code: str) -> str | None:
        found: str | None = await self._ask("roomOfCode", code)
        return found

    # Guests.

    async def save_guest(self, guest: Guest) -> None:
        await self._ask("saveGuest", *guest)

    async def rename_guest(self, guest: str, name: str) -> None:
        known = await self.guest(guest)
        if known is not None:
            await self.save_guest(known._replace(name=name))

    async def set_webhook(self, guest: str, webhook: str | None) -> None:
        known = await self.guest(guest)
        if known is not None:
            await self.save_guest(known._replace(webhook=webhook))

    async def guest(self, guest: str) -> Guest | None:
        return _guest(await self._ask("guest", guest))

    async def save_token(self, digest: bytes, guest: str, purpose: str, expires: int) -> None:
        await self._ask("saveToken", digest.hex(), guest, purpose, expires)

    async def guest_of_token(self, digest: bytes, purpose: str, now: int) -> Guest | None:
        return _guest(await self._ask("guestOfToken", digest.hex(), purpose, now))

    async def valid_tokens(self, digests: Iterable[bytes], now: int) -> set[bytes]:
        found = await self._ask("validTokens", [digest.hex() for digest in digests], now)
        return {bytes.fromhex(digest) for digest in found}

    async def drop_token(self, digest: bytes) -> bool:
        return bool(await self._ask("dropToken", digest.hex()))

    # Clocks.

    async def beat(self, process: str, began: int, ended: int) -> None:
        # A full storage must not keep a game from being opened; a lost beat only moves clocks.
        with suppress(StorageError):
            await self._ask("beat", process, began, ended)

    async def uptimes(self) -> list[Interval]:
        return [Interval(*row) for row in await self._ask("uptimes")]


def _texts(bodies: Sequence[bytes]) -> list[str]:
    return [body.decode() for body in bodies]


def _row(head: Head) -> dict[str, object]:
    """Return derived columns for JSON, which has no bytes."""
    return {**head._asdict(), "summary": head.summary.decode()}


def _listed(rows: list[tuple[str, int, str]]) -> list[Listed]:
    return [Listed(room_id, updated, summary.encode()) for room_id, updated, summary in rows]


def _guest(row: tuple[str, str, str | None] | None) -> Guest | None:
    return None if row is None else Guest(*row)
