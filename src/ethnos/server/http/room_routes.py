"""Routes about rooms: lists, creation, commands over HTTP, and what a room can consist of."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos import protocol
from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import CreateRoom, RoomFound, RoomMade, Rooms
from ethnos.protocol.schema import full_schema
from ethnos.server.http.catalogue import catalogue
from ethnos.server.http.context import RequestError
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import MAX_LISTED, RoomId, context, guest_of, read, room_of
from ethnos.server.outgoing.frames import room_info
from ethnos.server.rooms.plan import RefusedError
from ethnos.server.rooms.summary import summary_for
from ethnos.server.settings import Settings

router = APIRouter(prefix="/api")

Code = Annotated[str, Path(pattern="^[A-Za-z0-9]{1,12}$")]


@router.get("/rooms", **documented(200, "Rooms"))
async def rooms(request: Request) -> Response:
    """List public rooms."""
    guest = await context(request).who(request.headers)
    found = await context(request).hub.store.listed(MAX_LISTED)
    return answer(Rooms([summary_for(guest and guest.id, line.summary) for line in found]))


@router.post(
    "/rooms", **documented(201, "RoomMade", 401, 403, 409, 413, 415, 422, body="CreateRoom")
)
async def create_room(request: Request) -> Response:
    """Create a room."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(CreateRoom).decode)
    hub = context(request).hub
    try:
        made = await hub.create(
            guest, wanted.options, wanted.seats, start=wanted.start, limited=True
        )
    except RefusedError as error:
        raise RequestError(409, RefusalCode(error.why.code), error.why.reason) from None
    return answer(RoomMade(made.room_id, made.code), 201)


@router.get("/rooms/{room_id}", **documented(200, "RoomInfo", 404, 422))
async def room(request: Request, room_id: RoomId) -> Response:
    """Describe a room."""
    found = await room_of(request, room_id)
    return answer(room_info(found.state, context(request).settings.stand_in))


@router.get("/codes/{code}", **documented(200, "RoomFound", 404, 422))
async def room_of_code(request: Request, code: Code) -> Response:
    """Find a room by its short code."""
    context(request).count_guess(request.scope)
    room_id = await context(request).hub.store.room_of_code(code.upper())
    if room_id is None:
        raise RequestError(404, RefusalCode.NO_SUCH_ROOM, "no room has this code")
    return answer(RoomFound(room_id))


@router.post(
    "/rooms/{room_id}/commands",
    **documented(200, "Ack", 401, 403, 404, 409, 413, 415, 422, body="AnyCommand"),
)
async def command(request: Request, room_id: RoomId) -> Response:
    """Carry out a command, as over the socket."""
    guest = await guest_of(request)
    wanted = await read(request, protocol.decode_command)
    found = await room_of(request, room_id)
    result = await found.submit(guest, wanted)
    return answer(result, 200 if isinstance(result, protocol.Ack) else 409)


@router.get("/catalog", **documented(200, "Catalog"))
async def show_catalog(request: Request) -> Response:
    """Return the catalogue: tribes, rulings, presets, bots, limits."""
    return Response(_catalogue(context(request).settings), media_type="application/json")


@lru_cache(maxsize=1)
def _catalogue(settings: Settings) -> bytes:
    return msgspec.json.encode(catalogue(settings))


@router.get("/schema", response_class=Response)
async def schema() -> Response:
    """Return the JSON Schema of every message."""
    return Response(_schema(), media_type="application/schema+json")


@cache
def _schema() -> bytes:
    """Made once: it takes as long as some ten moves."""
    return msgspec.json.encode(full_schema())
