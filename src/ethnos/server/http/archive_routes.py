"""Routes about finished games: records, replays, win chances, reviews, verification."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol import RefusalCode
from ethnos.protocol.review import AskReview
from ethnos.rules.errors import EthnosError
from ethnos.server.desk import archive
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import results_of
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.record_archive import zipped_records
from ethnos.server.http.requests import RoomId, context, guest_of, read, who_asks

router = APIRouter(prefix="/api")

Seat = Annotated[int, Query(ge=0, le=5)]
FileId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]
View = Annotated[str, Query(pattern="^(full|public|seat:[0-5])$")]


async def record_of(request: Request, room_id: str) -> bytes:
    """Return the record of a finished game, or refuse."""
    return await archive.record_of(context(request).hub, room_id)


@router.get("/rooms/{room_id}/record", **documented(200, None, 404, 409, 422))
async def record(request: Request, room_id: RoomId, view: View = "full") -> Response:
    """Return the record file, whole or redacted for a view."""
    body = await record_of(request, room_id)
    if view != "full":
        body = await redacted(request, body, view)
    disposition = f'attachment; filename="{room_id}.ethnos.jsonl"'
    headers = {"Content-Disposition": disposition}
    return Response(body, media_type="application/jsonl", headers=headers)


async def redacted(request: Request, data: bytes, view: str) -> bytes:
    """Return a record redacted for a view; computed in a worker thread."""
    try:
        job = partial(archive.redacted, data, view)
        return await context(request).run_in_worker(request.scope, job)
    except EthnosError as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None


@router.get("/me/records", **documented(200, None, 401))
async def my_records(request: Request) -> Response:
    """Return the records of all your finished games as one ZIP file."""
    guest = await guest_of(request)
    context(request).count_archive(guest)
    hub = context(request).hub
    results = (await results_of(hub, guest)).results
    return await zipped_records(hub, results)


@router.get("/rooms/{room_id}/replay", **documented(200, "Replay", 404, 409, 422))
async def replay(request: Request, room_id: RoomId, view: View = "full") -> Response:
    """Return a finished game step by step."""
    data = await record_of(request, room_id)
    return await cached(
        request, ("replay", room_id, hash(data), view), lambda: archive.replayed(data, view)
    )


@router.get("/rooms/{room_id}/chances", **documented(200, "Chances", 404, 409))
async def win_chances(request: Request, room_id: RoomId) -> Response:
    """Return each seat's chance to win after every step of a finished game."""
    data = await record_of(request, room_id)
    return await cached(
        request, ("chances", room_id, hash(data)), lambda: archive.win_chances(data)
    )


@router.post(
    "/rooms/{room_id}/review",
    **documented(200, "Reviewing", 403, 404, 409, 413, 415, 422, 503, body="AskReview"),
)
async def review(request: Request, room_id: RoomId) -> Response:
    """Review a finished game from a seat; ask again until it is done."""
    wanted = await read(request, Decoder(AskReview).decode)
    found = await archive.review(
        context(request).hub,
        await who_asks(request),
        room_id,
        wanted.seat,
        admit=lambda: context(request).count_review(request.scope),
    )
    return answer(found)


@router.post("/review", **documented(200, "Reviewing", 403, 413, 422, 503, body="Record"))
async def review_file(request: Request, seat: Seat) -> Response:
    """Review the game of a record file; ask for the id in the answer until it is done."""
    data = await request.body()
    found = await archive.review_file(
        context(request).hub,
        await who_asks(request),
        data,
        seat,
        lambda job: in_worker(request, job),
        admit=lambda: context(request).count_review(request.scope),
    )
    return answer(found)


@router.get("/review/{file}", **documented(200, "Reviewing", 404, 422, 503))
async def review_of_file(request: Request, file: FileId, seat: Seat) -> Response:
    """Tell how far the review of a record file has come."""
    hub = context(request).hub
    return answer(await archive.review_of_file(hub, await who_asks(request), file, seat))


@router.get("/rooms/{room_id}/verification", **documented(200, "Verification", 404, 409, 422))
async def verify_room(request: Request, room_id: RoomId) -> Response:
    """Verify a finished game."""
    data = await record_of(request, room_id)
    return await cached(
        request, ("verification", room_id, hash(data)), lambda: archive.verified(data)
    )


@router.post("/replay", **documented(200, "Replay", 403, 413, 422, body="Record"))
async def replay_file(request: Request, view: View = "full") -> Response:
    """Return the game of a record file step by step."""
    data = await request.body()
    return await computed(request, lambda: archive.replayed(data, view))


@router.post("/verification", **documented(200, "Verification", 403, 413, 422, body="Record"))
async def verify_file(request: Request) -> Response:
    """Verify a record file."""
    data = await request.body()
    return await computed(request, lambda: archive.verified(data))


async def cached(request: Request, key: object, job: Callable[[], bytes]) -> Response:
    """Return a response about a finished game, which is computed once.

    A record changes only when the data of a guest are deleted from it.
    """
    kept = context(request).finished_games
    body = kept.get(key)
    if body is None:
        response = await computed(request, job)
        kept.put(key, bytes(response.body))
        return response
    return Response(body, media_type="application/json")


async def computed(request: Request, job: Callable[[], bytes]) -> Response:
    """Return a response with JSON that is computed in a worker thread."""
    return Response(await in_worker(request, job), media_type="application/json")


async def in_worker(request: Request, job: Callable[[], bytes]) -> bytes:
    """Compute something about a record in a worker thread, or refuse the record."""
    try:
        return await context(request).run_in_worker(request.scope, job)
    except EthnosError as error:  # of the file, or of the game in it
        raise RequestError(422, RefusalCode.BAD_RECORD, str(error)) from None
