"""What every route needs from its request: body, context, guest, room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar

import msgspec
from fastapi import Path, Request

from ethnos.protocol import RefusalCode
from ethnos.server.http.context import Context, RequestError
from ethnos.server.live.room import DamagedRoomError, NoSuchRoomError, Room
from ethnos.server.store import Guest

Body = TypeVar("Body")
RoomId = Annotated[str, Path(pattern="^[0-9a-f]{26}$")]
MAX_LISTED: Final = 100
"""Limit on the rooms of a list."""


async def read(request: Request, decode: Callable[[bytes], Body]) -> Body:
    """Return the body of a request, or refuse it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise RequestError(415, RefusalCode.NOT_JSON, "send application/json")
    try:
        return decode(await request.body())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None


def context(request: Request) -> Context:
    """Return the context of the application."""
    found = request.app.state.context
    assert isinstance(found, Context)
    return found


async def guest_of(request: Request) -> Guest:
    """Return the guest who asks, or refuse."""
    guest = await context(request).who(request.headers)
    if guest is None:
        raise RequestError(401, RefusalCode.NO_SESSION, "become a guest first")
    return guest


async def room_of(request: Request, room_id: str) -> Room:
    """Return the room asked for, or refuse."""
    try:
        return await context(request).hub.room(room_id)
    except NoSuchRoomError:
        raise RequestError(404, RefusalCode.NO_SUCH_ROOM, "there is no such room") from None
    except DamagedRoomError:
        raise RequestError(500, RefusalCode.INTERNAL, "this game cannot be read") from None
