"""One line about a room, for lists."""

from __future__ import annotations

from typing import Final

import msgspec

from ethnos.protocol import Hold, RoomStatus, SeatKind
from ethnos.protocol.bodies import SeatSummary, Summary
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Head
from ethnos.talk.names import seat_names

BOT_GRACE: Final = 5_000
"""Milliseconds after which another process checks on a bot that has not acted."""


CLOSED: Final = "closed"
"""The status in the store of a room that the operator has closed, whatever its game."""


class StoredSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store keeps: the summary, and what is not published."""

    summary: Summary
    guests: list[str | None]
    """The guest of each seat."""
    held: list[str] = []
    """What the operator has done to the room: `paused`, `closed`, `hidden`."""


read_summary = msgspec.json.Decoder(StoredSummary).decode


def summarize(room: RoomState, now: int) -> Summary:
    """Return the summary of a room, without the fields about the guest who asks."""
    playing = room.game is not None and not room.game.is_over
    return Summary(
        id=room.room_id,
        code=room.code,
        title=room.options.title,
        status=room.status,
        host=room.host_name,
        seats=[SeatSummary(seat.kind, seat.name) for seat in room.seats],
        spectators=room.options.spectators,
        clock=room.options.clock.kind,
        age=room.game.age if room.game else None,
        to_move=room.game.to_move if room.game and playing else None,
        due=room.deadline,
        updated=now,
        your_seats=[],
        your_turn=False,
        exercise=bool(room.exercise),
        daily=room.daily or None,
    )


def head_after(plan: Plan, before: RoomState | None) -> Head:
    """Return what the store keeps beside the log once a plan is written."""
    room = plan.after
    stored = StoredSummary(
        summarize(room, plan.now), [seat.guest for seat in room.seats], _held(room)
    )
    closed = room.hold is Hold.CLOSED
    due = plan.now + BOT_GRACE if room.bot_to_move() is not None else room.deadline
    if room.status is RoomStatus.FINISHED:
        due = None  # logs of earlier versions may end with a deadline
    players = None
    if before is None or _lists_others(before, room):
        players = tuple(sorted(_listed_guests(room)))
    return Head(
        room.code,
        CLOSED if closed else room.status.value,
        room.options.public and not room.hidden and not closed,
        due,
        msgspec.json.encode(stored),
        players,
        room.host,
    )


def _lists_others(before: RoomState, room: RoomState) -> bool:
    """Return whether a room is among other guests' games than before."""
    if before.seats is room.seats and before.hold is room.hold:  # nearly always
        return False
    return _listed_guests(before) != _listed_guests(room)


def _listed_guests(room: RoomState) -> set[str]:
    """Return the guests among whose games a room is: nobody's, once it is closed."""
    if room.hold is Hold.CLOSED:
        return set()
    return {seat.guest for seat in room.seats if seat.guest}


def _held(room: RoomState) -> list[str]:
    held = [] if room.hold is None else [room.hold.value]
    return [*held, "hidden"] if room.hidden else held


def summary_for(guest: str | None, body: bytes) -> Summary:
    """Return a stored summary as this guest sees it."""
    stored = read_summary(body)
    seats = [n for n, owner in enumerate(stored.guests) if guest and owner == guest]
    turn = stored.summary.to_move in seats
    return msgspec.structs.replace(
        stored.summary, seats=_titled(stored.summary.seats), your_seats=seats, your_turn=turn
    )


def _titled(seats: list[SeatSummary]) -> list[SeatSummary]:
    names = seat_names(tuple(None if seat.kind is SeatKind.BOT else seat.name for seat in seats))
    return [
        msgspec.structs.replace(seat, title=name) for seat, name in zip(seats, names, strict=True)
    ]
