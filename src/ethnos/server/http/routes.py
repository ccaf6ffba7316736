"""The lobby over HTTP: guests, rooms, lists, records. `docs/protocol.md` describes each route."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, Path, Query, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos import protocol
from ethnos.protocol.bodies import (
    ChangeMe,
    Claim,
    CreateRoom,
    Games,
    Link,
    Me,
    RoomFound,
    RoomMade,
    Rooms,
    SignIn,
)
from ethnos.protocol.schema import full_schema
from ethnos.records.errors import RecordError
from ethnos.records.record import dump_record, load_record
from ethnos.server.archive.chances import chances
from ethnos.server.archive.replays import replay_frames, shown
from ethnos.server.archive.verification import verification
from ethnos.server.http import guests
from ethnos.server.http.catalogue import catalog
from ethnos.server.http.context import Context, RequestError
from ethnos.server.http.middleware import TOO_FAST, answer
from ethnos.server.live.room import NoSuchRoomError, Room
from ethnos.server.live.webhooks import BadUrlError, check_url
from ethnos.server.outgoing.frames import room_info
from ethnos.server.rooms.decide import RefusedError, clean
from ethnos.server.rooms.summary import told_to
from ethnos.server.store import Guest

router = APIRouter(prefix="/api")

Body = TypeVar("Body")
RoomId = Annotated[str, Path(pattern="^[0-9a-f]{26}$")]
Code = Annotated[str, Path(pattern="^[A-Za-z0-9]{1,12}$")]
View = Annotated[str, Query(pattern="^(full|public|seat:[0-5])$")]
LONGEST_LIST: Final = 100


def documented(
    status: int, answer_type: str | None, *refusals: int, body: str | None = None
) -> dict[str, Any]:
    """Describe a route for OpenAPI, whose types are those of `ethnos.protocol.schema`."""
    responses: dict[int, dict[str, Any]] = {status: {"description": "as asked"}}
    if answer_type is not None:
        responses[status]["content"] = _json(answer_type)
    for code in (*refusals, TOO_FAST):
        kind = "Nack" if code == 409 and body == "AnyCommand" else "Problem"
        responses[code] = {"description": "refused", "content": _json(kind)}
    extra: dict[str, Any] = {}
    if body == "AnyCommand":
        kinds = [kind.__name__ for kind in protocol.AnyCommand.__args__]
        options = [{"$ref": f"#/components/schemas/{kind}"} for kind in kinds]
        content = {"application/json": {"schema": {"oneOf": options}}}
        extra = {"requestBody": {"required": True, "content": content}}
    elif body == "Record":
        text = {"text/plain": {"schema": {"type": "string"}}}
        extra = {"requestBody": {"required": True, "content": text}}
    elif body is not None:
        extra = {"requestBody": {"required": True, "content": _json(body)}}
    return {
        "status_code": status,
        "responses": responses,
        "openapi_extra": extra,
        "response_class": Response,
    }


def _json(kind: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind}"}}}


async def read(request: Request, decode: Callable[[bytes], Body]) -> Body:
    """Return the body of a request, or refuse it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise RequestError(415, "not_json", "send application/json")
    try:
        return decode(await request.body())
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError(422, "bad_request", str(error)) from None


def context(request: Request) -> Context:
    """Return what all routes share."""
    found = request.app.state.context
    assert isinstance(found, Context)
    return found


async def guest_of(request: Request) -> Guest:
    """Return who asks, or refuse."""
    guest = await context(request).who(request.headers)
    if guest is None:
        raise RequestError(401, "no_session", "become a guest first")
    return guest


def checked_name(name: str) -> str:
    """Return a name fit to be shown, or refuse it."""
    cleaned = clean(name)
    if not cleaned:
        raise RequestError(422, "bad_name", "a name has letters")
    return cleaned


# Guests.


def signed_in(
    request: Request, guest: Guest, token: str | None, status: int, *, bearer: bool
) -> Response:
    """Answer with who somebody is, and with the cookie that proves it."""
    me = Me(guest.id, guest.name, guest.webhook, token if bearer else None)
    response = answer(me, status)
    if token is not None:
        secure = context(request).settings.secure_cookies
        response.set_cookie(
            guests.cookie_name(secure=secure),
            token,
            max_age=guests.SESSION_SECONDS,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )
    return response


@router.post("/guest", **documented(201, "Me", 403, 413, 415, 422, body="SignIn"))
async def sign_in(request: Request) -> Response:
    """Become a guest; a guest who is known is renamed."""
    wanted = await read(request, Decoder(SignIn).decode)
    name = checked_name(wanted.name)
    known = await context(request).who(request.headers)
    if known is not None:
        renamed = known._replace(name=name)
        await context(request).hub.store.save_guest(renamed)
        return signed_in(request, renamed, None, 201, bearer=False)
    context(request).count_new_guest(request.scope)
    guest, token = await context(request).guests.make(name)
    return signed_in(request, guest, token, 201, bearer=wanted.bearer)


@router.post("/guest/claim", **documented(200, "Me", 403, 404, 413, 415, 422, body="Claim"))
async def claim(request: Request) -> Response:
    """Become the guest who made a code on another device."""
    wanted = await read(request, Decoder(Claim).decode)
    context(request).count_new_guest(request.scope)
    guest = await context(request).guests.claim_link(wanted.code)
    if guest is None:
        raise RequestError(404, "no_such_code", "this code is not valid, or no longer")
    token = await context(request).guests.new_token(guest)
    return signed_in(request, guest, token, 200, bearer=wanted.bearer)


@router.get("/me", **documented(200, "Me", 401))
async def me(request: Request) -> Response:
    """Say who you are."""
    return signed_in(request, await guest_of(request), None, 200, bearer=False)


@router.patch("/me", **documented(200, "Me", 401, 403, 413, 415, 422, body="ChangeMe"))
async def change_me(request: Request) -> Response:
    """Change your name, or where you are told that it is your turn."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(ChangeMe).decode)
    if wanted.name is not None:
        guest = guest._replace(name=checked_name(wanted.name))
    if wanted.webhook is not None:
        try:
            if wanted.webhook:
                check_url(wanted.webhook)
        except BadUrlError as error:
            raise RequestError(422, "bad_request", str(error)) from None
        guest = guest._replace(webhook=wanted.webhook or None)
    await context(request).hub.store.save_guest(guest)
    return signed_in(request, guest, None, 200, bearer=False)


@router.delete("/me", **documented(204, None, 401, 403))
async def sign_out(request: Request) -> Response:
    """Forget this device."""
    await guest_of(request)
    await context(request).sign_out(request.headers)
    response = Response(status_code=204)
    secure = context(request).settings.secure_cookies
    name = guests.cookie_name(secure=secure)
    response.delete_cookie(name, secure=secure, httponly=True, samesite="lax")
    return response


@router.post("/me/link", **documented(201, "Link", 401, 403))
async def link(request: Request) -> Response:
    """Make a one-time code for another device."""
    code, expires = await context(request).guests.make_link(await guest_of(request))
    return answer(Link(code, expires), 201)


@router.get("/me/games", **documented(200, "Games", 401))
async def my_games(request: Request) -> Response:
    """List the games you have a seat in."""
    guest = await guest_of(request)
    found = await context(request).hub.store.games_of(guest.id, LONGEST_LIST)
    return answer(Games([told_to(guest.id, line.summary) for line in found]))


# Rooms.


@router.get("/rooms", **documented(200, "Rooms"))
async def rooms(request: Request) -> Response:
    """List public rooms."""
    guest = await context(request).who(request.headers)
    found = await context(request).hub.store.listed(LONGEST_LIST)
    return answer(Rooms([told_to(guest and guest.id, line.summary) for line in found]))


@router.post(
    "/rooms", **documented(201, "RoomMade", 401, 403, 409, 413, 415, 422, body="CreateRoom")
)
async def create_room(request: Request) -> Response:
    """Make a room."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(CreateRoom).decode)
    hub = context(request).hub
    if await hub.store.count_open(guest.id) >= hub.settings.rooms_per_guest:
        raise RequestError(409, "too_many_rooms", "start or leave one of your rooms first")
    try:
        made = await hub.create(guest, wanted.options, wanted.seats, start=wanted.start)
    except RefusedError as error:
        raise RequestError(409, error.why.code, error.why.reason) from None
    return answer(RoomMade(made.id, made.code), 201)


async def room_of(request: Request, name: str) -> Room:
    """Return the room asked for, or refuse."""
    try:
        return await context(request).hub.room(name)
    except NoSuchRoomError:
        raise RequestError(404, "no_such_room", "there is no such room") from None


@router.get("/rooms/{room_id}", **documented(200, "RoomInfo", 404, 422))
async def room(request: Request, room_id: RoomId) -> Response:
    """Describe a room."""
    found = await room_of(request, room_id)
    return answer(room_info(found.state, context(request).settings.stand_in))


@router.get("/codes/{code}", **documented(200, "RoomFound", 404, 422))
async def room_of_code(request: Request, code: Code) -> Response:
    """Find a room by its short code."""
    context(request).count_guess(request.scope)
    name = await context(request).hub.store.game_of_code(code.upper())
    if name is None:
        raise RequestError(404, "no_such_room", "no room has this code")
    return answer(RoomFound(name))


@router.post(
    "/rooms/{room_id}/commands",
    **documented(200, "Ack", 401, 403, 404, 409, 413, 415, 422, body="AnyCommand"),
)
async def command(request: Request, room_id: RoomId) -> Response:
    """Do something in a room, as over the socket."""
    guest = await guest_of(request)
    wanted = await read(request, protocol.decode_command)
    found = await room_of(request, room_id)
    result = await found.submit(guest, wanted)
    return answer(result, 200 if isinstance(result, protocol.Ack) else 409)


# Finished games.


async def record_of(request: Request, name: str) -> bytes:
    """Return the record of a finished game, or refuse."""
    found = await room_of(request, name)
    if found.state.status != "finished":
        raise RequestError(409, "not_finished", "the game is not over")
    hub = context(request).hub
    return await hub.store.snapshot_of(name) or await hub.make_record(name)


@router.get("/rooms/{room_id}/record", **documented(200, None, 404, 409, 422))
async def record(request: Request, room_id: RoomId, view: View = "full") -> Response:
    """Return the record file, whole or through somebody's eyes."""
    body = await record_of(request, room_id)
    if view != "full":
        body = await seen_by(request, body, view)
    disposition = f'attachment; filename="{room_id}.ethnos.jsonl"'
    headers = {"Content-Disposition": disposition}
    return Response(body, media_type="application/jsonl", headers=headers)


async def seen_by(request: Request, data: bytes, view: str) -> bytes:
    """Return a record through somebody's eyes, worked out beside the event loop."""
    try:
        return await context(request).work(
            request.scope, lambda: dump_record(shown(load_record(data), view))
        )
    except RecordError as error:
        raise RequestError(422, "bad_request", str(error)) from None


@router.get("/rooms/{room_id}/replay", **documented(200, "Replay", 404, 409, 422))
async def replay(request: Request, room_id: RoomId, view: View = "full") -> Response:
    """Return a finished game step by step."""
    return await replayed(request, await record_of(request, room_id), view)


@router.get("/rooms/{room_id}/chances", **documented(200, "Chances", 404, 409))
async def win_chances(request: Request, room_id: RoomId) -> Response:
    """Return how likely everybody was to win after each step of a finished game."""
    data = await record_of(request, room_id)
    return answer(await context(request).work(request.scope, lambda: chances(load_record(data))))


@router.get("/rooms/{room_id}/verification", **documented(200, "Verification", 404, 409, 422))
async def verify_room(request: Request, room_id: RoomId) -> Response:
    """Check a finished game."""
    data = await record_of(request, room_id)
    return answer(await context(request).work(request.scope, lambda: verification(data)))


@router.post("/replay", **documented(200, "Replay", 403, 413, 422, body="Record"))
async def replay_file(request: Request, view: View = "full") -> Response:
    """Return the game of a record file step by step."""
    return await replayed(request, await request.body(), view)


@router.post("/verification", **documented(200, "Verification", 403, 413, 422, body="Record"))
async def verify_file(request: Request) -> Response:
    """Check a record file."""
    data = await request.body()
    return answer(await context(request).work(request.scope, lambda: verification(data)))


async def replayed(request: Request, data: bytes, view: str) -> Response:
    """Answer with a replay, worked out beside the event loop."""
    try:
        found = await context(request).work(
            request.scope, lambda: replay_frames(load_record(data), view)
        )
    except RecordError as error:
        raise RequestError(422, "bad_record", str(error)) from None
    return answer(found)


# What there is.


@router.get("/catalog", **documented(200, "Catalog"))
async def show_catalog(request: Request) -> Response:
    """Say what a room can be made of."""
    return answer(catalog(context(request).settings))


@router.get("/schema", response_class=Response)
async def schema() -> Response:
    """Return the JSON Schema of every message."""
    return Response(msgspec.json.encode(full_schema()), media_type="application/schema+json")
