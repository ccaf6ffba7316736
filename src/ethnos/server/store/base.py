"""The contract of a store. A room's log is the only truth; everything else is derived from it.

`append` decides every race: the lines of a log are numbered 1, 2, 3, ... and an append states the
number it expects to be the last. Of several appends that expect the same, one succeeds. The answer
`Appended` means that the lines are on disk and survive a crash of the whole machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class StorageError(Exception):
    """The operation failed, or its outcome is unknown: resend the same key to learn it."""


class Appended(NamedTuple):
    """The lines are durable; `seq` is the number of the last."""

    seq: int


class Conflict(NamedTuple):
    """The log is longer than expected; read the new lines and decide again."""

    head: int


class Duplicate(NamedTuple):
    """These lines were appended before under the same key; `seq` is the number of the last."""

    seq: int


class OverQuota(NamedTuple):
    """The guest has too many rooms; nothing was stored."""


class Quota(NamedTuple):
    """Limits on the rooms of a guest, checked in the transaction that creates another one."""

    guest: str
    waiting: int
    """Rooms in the lobby that the guest sits in or has just opened, and games of bots only."""
    playing: int
    """Games that the guest has opened and that are being played."""
    now: int


class Stored(NamedTuple):
    """One line of a room's log."""

    seq: int
    key: str | None
    body: bytes


class Head(NamedTuple):
    """Derived columns, so that lists and clocks need not read logs."""

    code: str
    """The short code people type."""
    status: str
    public: bool
    due: int | None
    """When the room needs attention (a deadline passes, a bot is to move); in ms."""
    summary: bytes
    """The room in a list, as JSON."""
    players: tuple[str, ...] | None = None
    """The guests with a seat; `None` leaves the stored ones unchanged."""
    host: str = ""
    """The guest who opened the room; stored when it is created."""


class Listed(NamedTuple):
    """One room in a list."""

    room_id: str
    updated: int
    summary: bytes


class Interval(NamedTuple):
    """A span of time, in ms."""

    begin: int
    end: int


class Guest(NamedTuple):
    """A person without an account."""

    id: str
    name: str
    webhook: str | None = None


class Subscription(NamedTuple):
    """Where a browser of a guest is notified, as the Push API of the browser describes it."""

    endpoint: str
    """The address at the browser's push service; whoever knows it may send there."""
    p256dh: str
    """The browser's public key."""
    auth: str
    """A secret between browser and server."""
    language: str
    """The language of the notifications."""


class KeptReview(NamedTuple):
    """The review of a finished game for a seat."""

    room_id: str
    seat: int
    record: str
    """The digest of the record that was reviewed: it may be replaced by one that names less."""
    body: bytes


class DailyResult(NamedTuple):
    """How a guest did in the deal of a day."""

    day: str
    guest: str
    room_id: str
    place: int
    """Among the players of the game."""
    glory: int
    counted: bool
    """Whether it was played in time; otherwise it is practice."""


class DailyScore(NamedTuple):
    """How many guests reached this place and glory in the deal of a day."""

    place: int
    glory: int
    games: int


class Store(Protocol):
    """Persistent storage of rooms, guests and uptimes."""

    shared: bool
    """Whether other processes may write to the same store."""

    async def open(self) -> None:
        """Connect and migrate the schema."""

    async def close(self) -> None:
        """Finish running operations and disconnect."""

    async def append(
        self, room_id: str, expected: int, key: str | None, bodies: Sequence[bytes], head: Head
    ) -> Appended | Conflict | Duplicate:
        """Append lines after number `expected`, all or none; 0 creates the room (see `create`).

        The key is stored with the last line.
        """

    async def create(
        self, room_id: str, bodies: Sequence[bytes], head: Head, quota: Quota | None = None
    ) -> Appended | Conflict | OverQuota:
        """Create a room with its first lines, unless it exists or its host has too many."""

    async def read(self, room_id: str, after: int = 0) -> list[Stored]:
        """Return the lines after this number."""

    async def heads(self, room_ids: Iterable[str]) -> dict[str, int]:
        """Return the last line number of each of these rooms that exists."""

    async def snapshot(self, room_id: str, body: bytes) -> None:
        """Store the record of a finished game, replacing an earlier one."""

    async def snapshot_of(self, room_id: str) -> bytes | None:
        """Return the stored record, if any."""

    async def save_result(self, room_id: str, ended: int, body: bytes) -> None:
        """Store the result of a finished game, which ended at this time; the first one is kept."""

    async def result_of(self, room_id: str) -> bytes | None:
        """Return the result of a game, if it is stored."""

    async def summary_of(self, room_id: str) -> bytes | None:
        """Return the summary of a room, if it exists and no operator has closed it."""

    async def results_of(self, guest: str, limit: int) -> list[bytes]:
        """Return the results of the games this guest has a seat in, the latest end first."""

    async def without_result(self, after: str, limit: int) -> list[str]:
        """Return finished rooms without a result, in the order of their ids, after this one."""

    async def save_review(self, review: KeptReview, saved: int, limit: int) -> None:
        """Store the review of a finished game for a seat, replacing an earlier one.

        Of all reviews the latest are kept, at most `limit`.
        """

    async def review_of(self, room_id: str, seat: int, record: str) -> bytes | None:
        """Return the review for a seat, if one of this record is stored."""

    async def drop_reviews(self, room_id: str) -> None:
        """Delete the reviews of a game."""

    async def begin_day(self, day: str, seed: str) -> str:
        """Store the seed of a day's deal, unless it has one; return the one that is stored."""

    async def seed_of_day(self, day: str) -> str | None:
        """Return the seed of a day's deal, if there is one."""

    async def days(self, limit: int) -> list[str]:
        """Return the days that have a deal, the latest first."""

    async def save_daily(self, result: DailyResult) -> None:
        """Store how a guest did in the deal of a day; the first result is kept."""

    async def dailies_of(self, guest: str, limit: int) -> list[DailyResult]:
        """Return how a guest did in the deals of days, the latest day first."""

    async def daily_scores(self, day: str) -> list[DailyScore]:
        """Return the results of a day that count, the most glory first, then the best place."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Return rooms that need attention, the most overdue first."""

    async def put_off(self, room_ids: Sequence[str], now: int, until: int) -> None:
        """Let these rooms need attention at `until` instead, if they are still due at `now`."""

    async def listed(self, limit: int) -> list[Listed]:
        """Return public rooms whose game is not over, the newest first."""

    async def games_of(self, guest: str, limit: int) -> list[Listed]:
        """Return the rooms this guest has a seat in, the newest first."""

    async def room_of_code(self, code: str) -> str | None:
        """Return the newest room with this short code that no operator has closed."""

    async def save_guest(self, guest: Guest) -> None:
        """Insert a new guest."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Give a guest another name; one who was deleted meanwhile stays deleted."""

    async def set_webhook(self, guest: str, webhook: str | None) -> None:
        """Give a guest another webhook, or none; one who was deleted meanwhile stays deleted."""

    async def guest(self, guest: str) -> Guest | None:
        """Return a guest by id."""

    async def save_token(self, digest: bytes, guest: str, purpose: str, expires: int) -> None:
        """Store the SHA-256 of a token; the token itself is never stored."""

    async def guest_of_token(self, digest: bytes, purpose: str, now: int) -> Guest | None:
        """Return the guest of a token that has not expired."""

    async def valid_tokens(self, digests: Iterable[bytes], now: int) -> set[bytes]:
        """Return those of these tokens that exist and have not expired."""

    async def drop_token(self, digest: bytes) -> bool:
        """Delete a token; return whether it existed, so that a one-time token works once."""

    async def beat(self, process: str, began: int, ended: int) -> None:
        """Insert or extend the uptime of a process; old uptimes are deleted."""

    async def uptimes(self) -> list[Interval]:
        """Return the uptimes of all processes."""

    async def check(self) -> None:
        """Raise `StorageError` unless a room could be created and stored; nothing is left over."""


class PushStore(Protocol):
    """Persistent storage of what notifications need; a browser has no use for it."""

    async def push_key(self, new: str) -> str:
        """Return the key that signs notifications; the first one ever given is kept."""

    async def save_subscription(
        self, subscription: Subscription, guest: str, token: bytes, limit: int
    ) -> None:
        """Store where the browser signed in with this token is notified.

        Of several browsers of a guest the latest are kept, at most `limit`.
        """

    async def subscriptions_of(self, guest: str, now: int) -> list[Subscription]:
        """Return the subscriptions of a guest whose tokens have not expired."""

    async def drop_subscription(self, endpoint: str) -> None:
        """Delete a subscription, if it exists."""
