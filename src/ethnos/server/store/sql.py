"""Statements that are the same for both databases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, LiteralString

from ethnos.server.clock import MAX_SKEW_MS, now
from ethnos.server.store import rows
from ethnos.server.store.archive_sql import ArchiveSql
from ethnos.server.store.base import (
    DailyResult,
    DailyScore,
    Guest,
    Interval,
    KeptReview,
    Listed,
    Quota,
    Subscription,
)
from ethnos.server.store.moderation_sql import ModerationSql
from ethnos.server.store.passkeys import PasskeySql
from ethnos.server.store.rows import Row

UPTIME_RETENTION: Final = 90 * 24 * 3600 * 1000
"""How long uptime rows are kept, in ms: longer than any turn clock runs."""


WAITING_COUNTS: Final = 3600 * 1000
"""How long a waiting room counts against its host, in ms since its last change. A guest can give up
a seat but not close a room, so a forgotten one must not count for ever."""
PLAYING_COUNTS: Final = 24 * 3600 * 1000
"""How long a game counts against its host, in ms since its last change."""

COUNT_ROOMS: Final[LiteralString] = """
    SELECT (SELECT COUNT(*) FROM (
        SELECT id FROM game WHERE host = ? AND status = 'lobby' AND updated > ?
        UNION SELECT id FROM game WHERE host = ? AND status = 'playing'
            AND NOT EXISTS (SELECT 1 FROM player WHERE player.game = game.id)
        UNION SELECT id FROM game JOIN player ON player.game = game.id
            WHERE guest = ? AND status = 'lobby') AS waiting),
    (SELECT COUNT(*) FROM game WHERE host = ? AND status = 'playing' AND updated > ?)"""


PROBE: Final[tuple[LiteralString, ...]] = (
    """INSERT INTO game (id, code, head, status, public, summary, created, updated)
        VALUES ('probe', '', 1, 'finished', 0, '', 0, 0)""",
    "INSERT INTO player VALUES ('probe', 'probe')",
    f"INSERT INTO entry VALUES ('probe', 1, NULL, '{' ' * 16_384}')",
)
"""What creating a room writes, and some pages more; to be rolled back."""


def count_values(quota: Quota) -> tuple[object, ...]:
    """Return the values of the placeholders in `COUNT_ROOMS`."""
    guest, now = quota.guest, quota.now
    return (guest, now - WAITING_COUNTS, guest, guest, guest, now - PLAYING_COUNTS)


def is_over(quota: Quota, counted: list[Row]) -> bool:
    """Return whether a guest with these rooms may not open another."""
    waiting, playing = map(rows.integer, counted[0])
    return waiting >= quota.waiting or playing >= quota.playing


class SqlStore(ArchiveSql, ModerationSql, PasskeySql, ABC):
    """Queries and small updates; a subclass adds its connections and `append`.

    A `?` is a placeholder for a value.
    """

    @abstractmethod
    async def _select(self, sql: LiteralString, *values: object) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def _change(self, sql: LiteralString, *values: object) -> list[Row]:
        """Execute one statement durably; return its rows."""

    # Results.

    async def save_result(self, room_id: str, ended: int, body: bytes) -> None:
        await self._change(
            "INSERT INTO result (game, ended, body) VALUES (?, ?, ?) ON CONFLICT (game) DO NOTHING",
            room_id,
            ended,
            body.decode(),
        )

    async def result_of(self, room_id: str) -> bytes | None:
        found = await self._select("SELECT body FROM result WHERE game = ?", room_id)
        return str(found[0][0]).encode() if found else None

    async def save_review(self, review: KeptReview, saved: int, limit: int) -> None:
        room_id, seat, record, body = review
        await self._change(
            "INSERT INTO review (game, seat, record, body, saved) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (game, seat) DO UPDATE "
            "SET record = excluded.record, body = excluded.body, saved = excluded.saved",
            *(room_id, seat, record, body.decode(), saved),
        )
        await self._change(
            "DELETE FROM review WHERE saved <= "
            "(SELECT saved FROM review ORDER BY saved DESC LIMIT 1 OFFSET ?)",
            limit,
        )

    async def review_of(self, room_id: str, seat: int, record: str) -> bytes | None:
        found = await self._select(
            "SELECT body FROM review WHERE game = ? AND seat = ? AND record = ?",
            *(room_id, seat, record),
        )
        return str(found[0][0]).encode() if found else None

    async def drop_reviews(self, room_id: str) -> None:
        await self._change("DELETE FROM review WHERE game = ?", room_id)

    # Lists.

    async def summary_of(self, room_id: str) -> bytes | None:
        found = await self._select(
            "SELECT summary FROM game WHERE id = ? AND status <> 'closed'", room_id
        )
        return str(found[0][0]).encode() if found else None

    async def results_of(self, guest: str, limit: int) -> list[bytes]:
        found = await self._select(
            "SELECT body FROM result JOIN player ON player.game = result.game "
            "WHERE guest = ? ORDER BY ended DESC LIMIT ?",
            guest,
            limit,
        )
        return [str(body).encode() for (body,) in found]

    async def without_result(self, after: str, limit: int) -> list[str]:
        found = await self._select(
            "SELECT id FROM game WHERE status = 'finished' AND id > ? AND NOT EXISTS "
            "(SELECT 1 FROM result WHERE result.game = game.id) ORDER BY id LIMIT ?",
            after,
            limit,
        )
        return [str(room_id) for (room_id,) in found]

    # Daily deals.

    async def begin_day(self, day: str, seed: str) -> str:
        stored = await self.seed_of_day(day)
        if stored is not None:
            return stored
        await self._change(
            "INSERT INTO daily VALUES (?, ?) ON CONFLICT (day) DO NOTHING", day, seed
        )
        return await self.seed_of_day(day) or seed

    async def seed_of_day(self, day: str) -> str | None:
        found = await self._select("SELECT seed FROM daily WHERE day = ?", day)
        return str(found[0][0]) if found else None

    async def days(self, limit: int) -> list[str]:
        found = await self._select("SELECT day FROM daily ORDER BY day DESC LIMIT ?", limit)
        return [str(day) for (day,) in found]

    async def save_daily(self, result: DailyResult) -> None:
        await self._change(
            "INSERT INTO daily_result (day, guest, game, place, glory, counted) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest, day) DO NOTHING",
            *result[:-1],
            int(result.counted),
        )

    async def dailies_of(self, guest: str, limit: int) -> list[DailyResult]:
        return rows.dailies(
            await self._select(
                "SELECT day, guest, game, place, glory, counted FROM daily_result "
                "WHERE guest = ? ORDER BY day DESC LIMIT ?",
                guest,
                limit,
            )
        )

    async def daily_scores(self, day: str) -> list[DailyScore]:
        return rows.daily_scores(
            await self._select(
                "SELECT place, glory, COUNT(*) FROM daily_result WHERE day = ? AND counted = 1 "
                "GROUP BY place, glory ORDER BY glory DESC, place",
                day,
            )
        )

    # Clocks and lists.

    async def due(self, now: int, limit: int) -> list[str]:
        found = await self._select(
            "SELECT id FROM game WHERE due <= ? ORDER BY due LIMIT ?", now, limit
        )
        return [str(room_id) for (room_id,) in found]

    async def listed(self, limit: int) -> list[Listed]:
        return rows.listed(
            await self._select(
                "SELECT id, updated, summary FROM game WHERE public = 1 AND status <> 'finished' "
                "ORDER BY updated DESC LIMIT ?",
                limit,
            )
        )

    async def games_of(self, guest: str, limit: int) -> list[Listed]:
        return rows.listed(
            await self._select(
                "SELECT id, updated, summary FROM game JOIN player ON player.game = game.id "
                "WHERE guest = ? ORDER BY updated DESC LIMIT ?",
                guest,
                limit,
            )
        )

    async def room_of_code(self, code: str) -> str | None:
        found = await self._select(
            "SELECT id FROM game WHERE code = ? AND status <> 'closed' "
            "ORDER BY created DESC LIMIT 1",
            code,
        )
        return str(found[0][0]) if found else None

    # Guests.

    async def save_guest(self, guest: Guest) -> None:
        await self._change("INSERT INTO guest VALUES (?, ?, ?, ?)", *guest, now())

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._change(
            "UPDATE guest SET name = ? WHERE id = ? AND name <> ?", name, guest, name
        )

    async def set_webhook(self, guest: str, webhook: str | None) -> None:
        await self._change("UPDATE guest SET webhook = ? WHERE id = ?", webhook, guest)

    async def guest(self, guest: str) -> Guest | None:
        found = await self._select("SELECT id, name, webhook FROM guest WHERE id = ?", guest)
        return rows.guest(found)

    async def save_token(self, digest: bytes, guest: str, purpose: str, expires: int) -> None:
        await self._change("DELETE FROM token WHERE expires < ?", now())
        await self._change(
            "INSERT INTO token VALUES (?, ?, ?, ?)", digest.hex(), guest, purpose, expires
        )

    async def guest_of_token(self, digest: bytes, purpose: str, now: int) -> Guest | None:
        found = await self._select(
            "SELECT guest.id, name, webhook FROM token JOIN guest ON guest.id = token.guest "
            "WHERE digest = ? AND purpose = ? AND expires > ?",
            digest.hex(),
            purpose,
            now,
        )
        return rows.guest(found)

    async def drop_token(self, digest: bytes) -> bool:
        return bool(
            await self._change("DELETE FROM token WHERE digest = ? RETURNING guest", digest.hex())
        )

    # Notifications.

    async def push_key(self, new: str) -> str:
        await self._change("INSERT INTO push_key VALUES (1, ?) ON CONFLICT (id) DO NOTHING", new)
        return str((await self._select("SELECT secret FROM push_key"))[0][0])

    async def save_subscription(
        self, subscription: Subscription, guest: str, token: bytes, limit: int
    ) -> None:
        endpoint, p256dh, auth, language = subscription
        await self._change(
            "INSERT INTO subscription VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) "
            "DO UPDATE SET guest = excluded.guest, token = excluded.token, "
            "p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, "
            "saved = excluded.saved",
            *(endpoint, guest, token.hex(), p256dh, auth, language, now()),
        )
        await self._change(
            "DELETE FROM subscription WHERE guest = ? AND endpoint NOT IN "
            "(SELECT endpoint FROM subscription JOIN token ON token.digest = subscription.token "
            "WHERE subscription.guest = ? ORDER BY saved DESC, endpoint LIMIT ?)",
            *(guest, guest, limit),
        )

    async def subscriptions_of(self, guest: str, now: int) -> list[Subscription]:
        found = await self._select(
            "SELECT endpoint, p256dh, auth, language FROM subscription "
            "JOIN token ON token.digest = subscription.token "
            "WHERE subscription.guest = ? AND expires > ?",
            *(guest, now),
        )
        return rows.subscriptions(found)

    async def drop_subscription(self, endpoint: str) -> None:
        await self._change("DELETE FROM subscription WHERE endpoint = ?", endpoint)

    # Clocks.

    async def beat(self, process: str, began: int, ended: int) -> None:
        await self._change(
            "DELETE FROM uptime WHERE ended < ? OR ended > ?",
            ended - UPTIME_RETENTION,
            ended + MAX_SKEW_MS,  # written before the clock was set back
        )
        await self._change(
            "INSERT INTO uptime VALUES (?, ?, ?) "
            "ON CONFLICT (process, began) DO UPDATE SET ended = excluded.ended",
            process,
            began,
            ended,
        )

    async def uptimes(self) -> list[Interval]:
        return rows.intervals(await self._select("SELECT began, ended FROM uptime"))
