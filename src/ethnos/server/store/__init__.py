"""Persistent storage of rooms: one interface, implemented with SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from ethnos.server.store.base import (
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
    PushStore,
    Quota,
    StorageError,
    Store,
    Stored,
    Subscription,
)
from ethnos.server.store.moderation import (
    Audited,
    Ban,
    FoundGuest,
    FoundRoom,
    Report,
    ServerStore,
    Wanted,
)
from ethnos.server.store.passkeys import StoredPasskey

__all__ = [
    "Appended",
    "Audited",
    "Ban",
    "Conflict",
    "DailyResult",
    "DailyScore",
    "Duplicate",
    "FoundGuest",
    "FoundRoom",
    "Guest",
    "Head",
    "Interval",
    "KeptReview",
    "Listed",
    "OverQuota",
    "PushStore",
    "Quota",
    "Report",
    "ServerStore",
    "StorageError",
    "Store",
    "Stored",
    "StoredPasskey",
    "Subscription",
    "Wanted",
    "store_for",
]


def store_for(database: str) -> ServerStore:
    """Return the store for a database URL: `sqlite:///file` or `postgresql://...`.

    The drivers are imported late: an embedded server never loads the PostgreSQL client.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from ethnos.server.store.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(database)
    if database.startswith("sqlite:///"):
        from ethnos.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(Path(database.removeprefix("sqlite:///")))
    raise ValueError(f"'{database}' is neither sqlite:///FILE nor postgresql://HOST/NAME")
