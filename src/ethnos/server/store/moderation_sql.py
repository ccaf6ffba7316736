"""Statements about bans, reports and the audit log, the same for both databases."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, LiteralString

from ethnos.server.store import rows
from ethnos.server.store.moderation import (
    Audited,
    Ban,
    FoundGuest,
    FoundRoom,
    Report,
    Session,
    Wanted,
)
from ethnos.server.store.rows import Row

_ROOMS: Final[LiteralString] = """
    SELECT id, code, status, host, created, updated, head, summary FROM game
    WHERE (? = '' OR status = ? OR summary LIKE ? ESCAPE '!')
        AND (? = '' OR lower(summary) LIKE ? ESCAPE '!')
        AND (? = '' OR host = ? OR id IN (SELECT game FROM player WHERE guest = ?))
        AND (? < 0 OR created < ?) AND (? < 0 OR created > ?) AND (? < 0 OR updated < ?)
    ORDER BY updated DESC, id LIMIT ? OFFSET ?"""
_GUESTS: Final[LiteralString] = """
    SELECT guest.id, name, guest.created, COUNT(game.id), MAX(game.updated) FROM guest
    LEFT JOIN player ON player.guest = guest.id LEFT JOIN game ON game.id = player.game
    WHERE (? = '' OR lower(name) LIKE ? ESCAPE '!') AND (? = '' OR guest.id = ?)
        AND (? < 0 OR guest.created < ?) AND (? < 0 OR guest.created > ?)
    GROUP BY guest.id, name, guest.created
    HAVING (? < 0 OR COALESCE(MAX(game.updated), guest.created) < ?)
    ORDER BY guest.created DESC, guest.id LIMIT ? OFFSET ?"""


def _part(text: str) -> str:
    """Return the pattern of texts that contain this one."""
    for special in "!%_":
        text = text.replace(special, f"!{special}")
    return f"%{text}%"


class ModerationSql(ABC):
    """See `Moderation` for the contract of each method."""

    @abstractmethod
    async def _select(self, sql: LiteralString, *values: object) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def _change(self, sql: LiteralString, *values: object) -> list[Row]:
        """Execute one statement durably; return its rows."""

    # Bans, reports, and what was done.

    async def save_ban(self, ban: Ban) -> None:
        await self._change(
            "INSERT INTO ban VALUES (?, ?, ?, ?, ?, ?)",
            *(ban.id, ban.subject, int(ban.muted), ban.until, ban.why, ban.created),
        )

    async def drop_ban(self, ban_id: str) -> str | None:
        found = await self._change("DELETE FROM ban WHERE id = ? RETURNING subject", ban_id)
        return str(found[0][0]) if found else None

    async def bans(self, now: int) -> list[Ban]:
        found = await self._select(
            "SELECT id, subject, muted, until, why, created FROM ban "
            "WHERE until IS NULL OR until > ? ORDER BY id DESC",
            now,
        )
        return [
            Ban(str(i), str(subject), bool(muted), _time(until), str(why), rows.integer(created))
            for i, subject, muted, until, why, created in found
        ]

    async def drop_expired_bans(self, before: int) -> None:
        await self._change("DELETE FROM ban WHERE until < ?", before)

    async def save_audit(self, done: Audited) -> None:
        await self._change("INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?)", *done)

    async def audits(self, limit: int, skip: int = 0) -> list[Audited]:
        found = await self._select(
            "SELECT id, at, who, what, subject, why FROM audit ORDER BY id DESC LIMIT ? OFFSET ?",
            limit,
            skip,
        )
        return [
            Audited(str(i), rows.integer(at), str(who), str(what), str(subject), str(why))
            for i, at, who, what, subject, why in found
        ]

    async def save_report(self, report: Report) -> None:
        await self._change(
            "INSERT INTO report VALUES (?, ?, ?, ?, ?, ?, ?)",
            *(report.id, report.at, report.room_id, report.reporter, report.guest),
            *(report.body.decode(), report.settled),
        )

    async def reports(self, limit: int, *, settled: bool = False) -> list[Report]:
        found = await self._select(
            "SELECT id, at, game, reporter, guest, body, settled FROM report "
            "WHERE settled IS NULL OR ? = 1 ORDER BY id DESC LIMIT ?",
            int(settled),
            limit,
        )
        return [
            Report(
                str(i),
                rows.integer(at),
                str(room),
                str(reporter),
                str(guest),
                str(body).encode(),
                _time(settled_at),
            )
            for i, at, room, reporter, guest, body, settled_at in found
        ]

    async def settle_report(self, report_id: str, now: int) -> bool:
        sql: LiteralString = "UPDATE report SET settled = ? WHERE id = ? RETURNING id"
        return bool(await self._change(sql, now, report_id))

    # Rooms and guests.

    async def find_rooms(self, wanted: Wanted) -> list[FoundRoom]:
        # The last field of a summary, whose quotes no title can imitate: JSON escapes those.
        held = f'%"held":[%"{wanted.state}"%'
        name = _part(wanted.name.lower())
        found = await self._select(
            _ROOMS,
            *(wanted.state, wanted.state, held),
            *(wanted.name, name),
            *(wanted.guest, wanted.guest, wanted.guest),
            *_times(wanted.created_before, wanted.created_after, wanted.changed_before),
            *(wanted.limit, wanted.skip),
        )
        return [
            FoundRoom(
                str(room_id),
                str(code),
                str(status),
                str(host),
                rows.integer(created),
                rows.integer(updated),
                rows.integer(head),
                str(summary).encode(),
            )
            for room_id, code, status, host, created, updated, head, summary in found
        ]

    async def find_guests(self, wanted: Wanted) -> list[FoundGuest]:
        found = await self._select(
            _GUESTS,
            *(wanted.name, _part(wanted.name.lower()), wanted.guest, wanted.guest),
            *_times(wanted.created_before, wanted.created_after, wanted.changed_before),
            *(wanted.limit, wanted.skip),
        )
        return [
            FoundGuest(
                str(i), str(name), rows.integer(created), rows.integer(number), _time(changed)
            )
            for i, name, created, number, changed in found
        ]

    async def rooms_with(self, guest: str) -> list[str]:
        found = await self._select(
            "SELECT id FROM game WHERE host = ? UNION SELECT game FROM player WHERE guest = ? "
            "UNION SELECT game FROM entry WHERE key LIKE ? ESCAPE '!' "
            "UNION SELECT game FROM visitor WHERE guest = ?",
            guest,
            guest,
            _part(f"{guest}:").removeprefix("%"),  # rooms they have left again
            guest,
        )
        return [str(room_id) for (room_id,) in found]

    async def sessions_of(self, guest: str) -> list[Session]:
        sql: LiteralString = "SELECT digest, purpose, expires FROM token WHERE guest = ?"
        return [
            Session(bytes.fromhex(str(digest)), str(purpose), rows.integer(expires))
            for digest, purpose, expires in await self._select(sql, guest)
        ]

    # Deletion.

    async def replace_result(self, room_id: str, body: bytes) -> None:
        await self._change("UPDATE result SET body = ? WHERE game = ?", body.decode(), room_id)

    async def first_process(self, since: int) -> str:
        found = await self._select("SELECT MIN(process) FROM uptime WHERE ended > ?", since)
        return str(found[0][0])

    async def ended_before(self, before: int, limit: int) -> list[str]:
        sql: LiteralString = "SELECT game FROM result WHERE ended < ? ORDER BY game LIMIT ?"
        return [str(room_id) for (room_id,) in await self._select(sql, before, limit)]

    async def drop_rooms(self, room_ids: Sequence[str]) -> None:
        for sql in _DROP:  # all rooms at once: they share a commit
            await asyncio.gather(*(self._change(sql, room_id) for room_id in room_ids))

    async def unswept(self, before: int, limit: int) -> list[tuple[str, int]]:
        found = await self._select(
            "SELECT id, updated FROM game WHERE updated < ? AND swept < updated "
            "ORDER BY id LIMIT ?",
            before,
            limit,
        )
        return [(str(room_id), rows.integer(changed)) for room_id, changed in found]

    async def mark_swept(self, room_id: str, changed: int) -> None:
        await self._change("UPDATE game SET swept = ? WHERE id = ?", changed, room_id)

    async def drop_guest(self, guest: str) -> None:
        for sql in _FORGET:
            await self._change(sql, guest)


_DROP: Final[tuple[LiteralString, ...]] = (
    "DELETE FROM entry WHERE game = ?",
    "DELETE FROM archive WHERE game = ?",
    "DELETE FROM visitor WHERE game = ?",
    "DELETE FROM player WHERE game = ?",
    "DELETE FROM record WHERE game = ?",
    "DELETE FROM review WHERE game = ?",  # after the record; see `desk.archive`
    "DELETE FROM report WHERE game = ?",
    "DELETE FROM game WHERE id = ?",
    "DELETE FROM result WHERE game = ?",
)
"""The result last: it is by its result that an interrupted deletion is found again."""
_FORGET: Final[tuple[LiteralString, ...]] = (
    "DELETE FROM token WHERE guest = ?",
    "DELETE FROM passkey WHERE guest = ?",
    "DELETE FROM subscription WHERE guest = ?",
    "DELETE FROM daily_result WHERE guest = ?",
    "DELETE FROM player WHERE guest = ?",
    "DELETE FROM visitor WHERE guest = ?",
    "DELETE FROM report WHERE guest = ?",
    "DELETE FROM report WHERE reporter = ?",
    "DELETE FROM guest WHERE id = ?",
)
"""Tokens and passkeys first: from then on nobody can act as this guest."""


def _time(value: object) -> int | None:
    return None if value is None else rows.integer(value)


def _times(*times: int) -> tuple[int, ...]:
    """Return each time twice: whether it counts, and what it is compared with."""
    return tuple(time for time in times for _ in range(2))
