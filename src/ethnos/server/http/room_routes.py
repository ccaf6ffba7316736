"""Routes about rooms: lists, creation, commands over HTTP, and what a room can consist of."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache, partial
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos import protocol
from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.protocol.bodies import CreateRoom
from ethnos.protocol.schema import full_schema
from ethnos.server.desk import rooms as desk
from ethnos.server.desk.catalogue import catalogue
from ethnos.server.drawing.link_card import draw
from ethnos.server.http.link_preview import card_of
from ethnos.server.http.middleware import answer, host_of
from ethnos.server.http.openapi import documented
from ethnos.server.http.pages import accepted_encodings
from ethnos.server.http.requests import RoomId, context, guest_of, read
from ethnos.server.settings import Settings

router = APIRouter(prefix="/api")

Code = Annotated[str, Path(pattern="^[A-Za-z0-9]{1,12}$")]
Lang = Annotated[str, Query(pattern="^[A-Za-z]{2}(-[A-Za-z]{2})?$")]


@router.get("/rooms", **documented(200, "Rooms"))
async def rooms(request: Request) -> Response:
    """List public rooms."""
    guest = await context(request).who(request.headers)
    return answer(await desk.public_rooms(context(request).hub, guest))


@router.post(
    "/rooms", **documented(201, "RoomMade", 401, 403, 409, 413, 415, 422, body="CreateRoom")
)
async def create_room(request: Request) -> Response:
    """Create a room."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(CreateRoom).decode)
    return answer(await desk.create(context(request).hub, guest, wanted), 201)


@router.get("/rooms/{room_id}", **documented(200, "RoomInfo", 404, 422))
async def room(request: Request, room_id: RoomId) -> Response:
    """Describe a room."""
    return answer(await desk.describe(context(request).hub, room_id))


@router.get("/rooms/{room_id}/picture", **documented(200, None, 404, 422))
async def picture(request: Request, room_id: RoomId, lang: Lang = DEFAULT_LANGUAGE) -> Response:
    """Return the picture that chats show beside a link to this room, as PNG."""
    card = await card_of(context(request).hub, room_id, lang)
    kept = context(request).pictures
    body = kept.get(card)
    if body is None:
        body = await context(request).run_in_worker(request.scope, partial(draw, card))
        kept.put(card, body)
    headers = {"Cache-Control": "private, max-age=60", "X-Robots-Tag": "noindex"}
    return Response(body, media_type="image/png", headers=headers)


@router.get("/codes/{code}", **documented(200, "RoomFound", 404, 422))
async def room_of_code(request: Request, code: Code) -> Response:
    """Find a room by its short code."""
    context(request).count_guess(request.scope)
    return answer(await desk.room_of_code(context(request).hub, code))


@router.post(
    "/rooms/{room_id}/commands",
    **documented(200, "Ack", 401, 403, 404, 409, 413, 415, 422, body="AnyCommand"),
)
async def command(request: Request, room_id: RoomId) -> Response:
    """Carry out a command, as over the socket."""
    guest = await guest_of(request)
    wanted = await read(request, protocol.decode_command)
    address = host_of(request.scope)
    result = await desk.command(context(request).hub, guest, room_id, wanted, address)
    return answer(result, 200 if isinstance(result, protocol.Ack) else 409)


@router.get("/catalog", **documented(200, "Catalog"))
async def show_catalog(request: Request) -> Response:
    """Return the catalogue: tribes, rulings, presets, bots, limits."""
    settings, headers = context(request).settings, {"Vary": "Accept-Encoding"}
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"  # every first visit loads it: 1.0 KB instead of 3.2
        body = _compressed_catalogue(settings)
    else:
        body = _catalogue(settings)
    return Response(body, headers=headers, media_type="application/json")


@lru_cache(maxsize=1)
def _catalogue(settings: Settings) -> bytes:
    return msgspec.json.encode(catalogue(settings))


@lru_cache(maxsize=1)
def _compressed_catalogue(settings: Settings) -> bytes:
    return gzip.compress(_catalogue(settings))


@router.get("/schema", response_class=Response)
async def schema() -> Response:
    """Return the JSON Schema of every message."""
    return Response(_schema(), media_type="application/schema+json")


@cache
def _schema() -> bytes:
    """Made once: it takes as long as some ten moves."""
    return msgspec.json.encode(full_schema())
