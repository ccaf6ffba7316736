"""Conversion of database rows to the types of the store; shared by both stores."""

from __future__ import annotations

from ethnos.server.store.base import (
    DailyResult,
    DailyScore,
    Guest,
    Interval,
    Listed,
    Stored,
    Subscription,
)

Row = tuple[object, ...]


def integer(value: object) -> int:
    """Return an integer column."""
    assert isinstance(value, int)
    return value


def text(value: object) -> str | None:
    """Return a nullable text column."""
    return None if value is None else str(value)


def stored(rows: list[Row]) -> list[Stored]:
    """Return lines of a log."""
    return [Stored(integer(seq), text(key), str(body).encode()) for seq, key, body in rows]


def listed(rows: list[Row]) -> list[Listed]:
    """Return rooms of a list."""
    return [
        Listed(str(room_id), integer(updated), str(summary).encode())
        for room_id, updated, summary in rows
    ]


def intervals(rows: list[Row]) -> list[Interval]:
    """Return spans of time."""
    return [Interval(integer(began), integer(ended)) for began, ended in rows]


def guest(rows: list[Row]) -> Guest | None:
    """Return the guest in the result, if any."""
    for identity, name, webhook in rows:
        return Guest(str(identity), str(name), text(webhook))
    return None


def digests(rows: list[Row]) -> set[bytes]:
    """Return the digests of tokens."""
    return {bytes.fromhex(str(digest)) for (digest,) in rows}


def subscriptions(rows: list[Row]) -> list[Subscription]:
    """Return where a guest is notified."""
    return [Subscription(*map(str, row)) for row in rows]


def dailies(rows: list[Row]) -> list[DailyResult]:
    """Return results of daily deals."""
    return [
        DailyResult(
            str(day), str(guest), str(room_id), integer(place), integer(glory), bool(counted)
        )
        for day, guest, room_id, place, glory, counted in rows
    ]


def daily_scores(rows: list[Row]) -> list[DailyScore]:
    """Return how often each result of a day was reached."""
    return [DailyScore(*map(integer, row)) for row in rows]
