"""What `ethnos admin` prints for people; programs take the JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from ethnos.cli.output import visible

# The answers are those of `ethnos.protocol.admin`, as JSON holds them.
Row = Mapping[str, Any]


def _time(ms: int | None) -> str:
    if ms is None:
        return "-"
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _room(one: Row) -> list[str]:
    room = one["room"]
    names = [seat["name"] or "-" for seat in room["seats"]]
    held = [state for state in one["held"] if state != "closed"]
    state = "closed" if "closed" in one["held"] else room["status"]
    return [
        room["id"],
        room["code"],
        " ".join([state, *held]),
        _time(one["created"]),
        _time(room["updated"]),
        room["title"] or "-",
        ", ".join(names),
    ]


def _guest(one: Row) -> list[str]:
    return [
        one["id"],
        _time(one["created"]),
        _time(one["changed"]),
        str(one["rooms"]),
        one["name"],
        ", ".join(one["addresses"]) or "-",
    ]


def _ban(one: Row) -> list[str]:
    kind = "mute" if one["muted"] else "ban"
    until = _time(one["until"]) if one["until"] is not None else "for ever"
    return [one["id"], kind, one["subject"], until, one["why"] or "-"]


def _report(one: Row) -> list[str]:
    said = [f"{line['name']}: {line['text']}" for line in one["chat"]]
    return [
        one["id"],
        _time(one["at"]),
        one["room"],
        one["guest"],
        f"{one['name']}: {one['text']}" if one["text"] else one["name"],
        one["why"] or "-",
        " / ".join(said) or "-",
    ]


def _act(one: Row) -> list[str]:
    return [_time(one["at"]), one["who"], one["what"], one["subject"], one["why"] or "-"]


_LISTS: Final[dict[str, tuple[str, tuple[str, ...], Callable[[Row], list[str]]]]] = {
    "rooms": (
        "rooms",
        ("room", "code", "state", "opened", "changed", "title", "players"),
        _room,
    ),
    "guests": ("guests", ("guest", "since", "active", "rooms", "name", "connected from"), _guest),
    "bans": ("bans", ("ban", "kind", "subject", "until", "why"), _ban),
    "reports": (
        "reports",
        ("report", "at", "room", "guest", "reported", "why", "chat before"),
        _report,
    ),
    "audit": ("acts", ("at", "who", "what", "subject", "why"), _act),
}


def written_out(what: str, answer: Any) -> str:
    """Return an answer as a table, or as the one thing it is.

    >>> written_out("audit", {"acts": []})
    'at  who  what  subject  why'
    """
    if what == "export":
        return json.dumps(answer, indent=1)
    if what not in _LISTS:
        return str(answer["subject"])
    key, titles, row_of = _LISTS[what]
    rows = [list(titles), *([visible(cell) for cell in row_of(one)] for one in answer[key])]
    widths = [max(len(row[column]) for row in rows) for column in range(len(titles))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join(lines)
