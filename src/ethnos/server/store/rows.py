"""Rows as databases return them, read as what they mean; shared by both stores."""

from __future__ import annotations

from ethnos.server.store.base import Guest, Interval, Listed, Stored

Row = tuple[object, ...]


def integer(value: object) -> int:
    """Return a number as a number."""
    assert isinstance(value, int)
    return value


def text(value: object) -> str | None:
    """Return a text that may be missing."""
    return None if value is None else str(value)


def stored(rows: list[Row]) -> list[Stored]:
    """Return lines of a log."""
    return [Stored(integer(seq), text(key), str(body).encode()) for seq, key, body in rows]


def listed(rows: list[Row]) -> list[Listed]:
    """Return games of a list."""
    return [
        Listed(str(game), integer(updated), str(summary).encode())
        for game, updated, summary in rows
    ]


def intervals(rows: list[Row]) -> list[Interval]:
    """Return spans of time."""
    return [Interval(integer(began), integer(ended)) for began, ended in rows]


def guest(rows: list[Row]) -> Guest | None:
    """Return the guest found, if any."""
    for identity, name, webhook in rows:
        return Guest(str(identity), str(name), text(webhook))
    return None
