"""Requests about guests and rooms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from ethnos import protocol
from ethnos.protocol import Hold, RefusalCode, RoomStatus
from ethnos.protocol.bodies import ChangeMe, CreateRoom, Games, RoomFound, RoomMade, Rooms, Summary
from ethnos.protocol.results import GameResult, GameResults
from ethnos.server.archive.results import result_for
from ethnos.server.desk.errors import RequestError
from ethnos.server.live.hub import Hub
from ethnos.server.live.notifier import BadUrlError, check_url
from ethnos.server.live.room import DamagedRoomError, NoSuchRoomError, Room
from ethnos.server.outgoing.frames import room_info
from ethnos.server.rooms.plan import RefusedError
from ethnos.server.rooms.summary import summary_for
from ethnos.server.rooms.text import clean_text
from ethnos.server.store import Guest

Body = TypeVar("Body")

GONE: Final = 410
"""The status of what is said about a room that was closed."""
MAX_LISTED: Final = 100
"""Limit on the rooms of a list."""
MAX_RESULTS: Final = 1_000
"""Limit on the finished games of one guest that are listed and counted."""


def read_body(body: bytes, decode: Callable[[bytes], Body]) -> Body:
    """Return the body of a request, or refuse it."""
    try:
        return decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None


def known(guest: Guest | None) -> Guest:
    """Return the guest who asks, or refuse."""
    if guest is None:
        raise RequestError(401, RefusalCode.NO_SESSION, "become a guest first")
    return guest


# Guests.


def checked_name(name: str) -> str:
    """Return a name cleaned for display, or refuse it."""
    cleaned = clean_text(name)
    if not cleaned:
        raise RequestError(422, RefusalCode.BAD_NAME, "a name needs a visible character")
    return cleaned


def check_words(hub: Hub, *texts: str | None) -> None:
    """Refuse texts with a word that the operator does not want."""
    if any(hub.words.objects(text or "") for text in texts):
        reason = "it contains a word that is not allowed here"
        raise RequestError(422, RefusalCode.BAD_WORDS, reason)


async def rename(hub: Hub, guest: Guest, name: str) -> Guest:
    """Return the guest under another name, which was checked."""
    check_words(hub, name)
    await hub.store.rename_guest(guest.id, name)
    return guest._replace(name=name)


async def change(hub: Hub, guest: Guest, wanted: ChangeMe) -> Guest:
    """Return the guest with another name, or another webhook for their turns."""
    name = None if wanted.name is None else checked_name(wanted.name)
    check_words(hub, wanted.name)
    try:
        if wanted.webhook:
            check_url(wanted.webhook)
    except BadUrlError as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None
    if name is not None:
        await hub.store.rename_guest(guest.id, name)
    if wanted.webhook is not None:
        await hub.store.set_webhook(guest.id, wanted.webhook or None)
    return known(await hub.store.guest(guest.id))


async def games_of(hub: Hub, guest: Guest) -> Games:
    """Return the games a guest has a seat in."""
    found = await hub.store.games_of(guest.id, MAX_LISTED)
    return Games([summary_for(guest.id, line.summary) for line in found])


async def results_of(hub: Hub, guest: Guest) -> GameResults:
    """Return the results of the finished games of a guest, without exercises."""
    found = await hub.store.results_of(guest.id, MAX_RESULTS)
    results = [result_for(guest.id, body) for body in found]
    return GameResults([result for result in results if not result.exercise])


# Rooms.


async def public_rooms(hub: Hub, guest: Guest | None) -> Rooms:
    """Return the public rooms: those to sit down at, and games that this guest may watch."""
    found = await hub.store.listed(MAX_LISTED)
    rooms = [summary_for(guest and guest.id, line.summary) for line in found]
    return Rooms([room for room in rooms if _is_open(room)])


def _is_open(room: Summary) -> bool:
    return room.status is RoomStatus.LOBBY or room.spectators or bool(room.your_seats)


async def create(hub: Hub, guest: Guest, wanted: CreateRoom) -> RoomMade:
    """Create a room."""
    check_words(hub, wanted.options.title, *(seat.name for seat in wanted.seats))
    try:
        made = await hub.new_rooms.create(
            guest, wanted.options, wanted.seats, start=wanted.start, limited=True
        )
    except RefusedError as error:
        raise RequestError(409, RefusalCode(error.why.code), error.why.reason) from None
    return RoomMade(made.room_id, made.code)


async def room_of(hub: Hub, room_id: str) -> Room:
    """Return the room asked for, or refuse."""
    try:
        room = await hub.room(room_id)
    except NoSuchRoomError:
        raise RequestError(404, RefusalCode.NO_SUCH_ROOM, "there is no such room") from None
    except DamagedRoomError:
        raise RequestError(500, RefusalCode.INTERNAL, "this game cannot be read") from None
    if room.state.hold is Hold.CLOSED:
        raise RequestError(GONE, RefusalCode.ROOM_CLOSED, "this room is closed")
    return room


async def describe(hub: Hub, room_id: str) -> protocol.RoomInfo:
    """Describe a room."""
    return room_info((await room_of(hub, room_id)).state, hub.settings.stand_in)


async def stored_summary(hub: Hub, room_id: str) -> Summary | None:
    """Return a room as strangers see it in a list, without loading its game."""
    body = await hub.store.summary_of(room_id)
    return None if body is None else summary_for(None, body)


async def stored_result(hub: Hub, room_id: str) -> GameResult | None:
    """Return the result of a finished game as strangers see it."""
    if await hub.store.summary_of(room_id) is None:  # the room was closed
        return None
    body = await hub.store.result_of(room_id)
    return None if body is None else result_for("", body)


async def room_of_code(hub: Hub, code: str) -> RoomFound:
    """Find a room by its short code."""
    room_id = await hub.store.room_of_code(code.upper())
    if room_id is None:
        raise RequestError(404, RefusalCode.NO_SUCH_ROOM, "no room has this code")
    return RoomFound(room_id)


async def command(
    hub: Hub, guest: Guest, room_id: str, wanted: protocol.AnyCommand, address: str = ""
) -> protocol.Ack | protocol.Nack:
    """Carry out a command, as over the socket."""
    return await hub.commands.submit(await room_of(hub, room_id), guest, address, wanted)
