"""Routes about finished games: records, replays, win chances, verification."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ethnos.server.desk import archive
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import RoomId, context
from ethnos.server.live.hub import Hub

router = APIRouter(prefix="/api")

View = Annotated[str, Query(pattern="^(full|public|seat:[0-5])$")]


def counted(request: Request) -> Hub:
    """Return the hub, unless this address has asked for too many computations."""
    context(request).count_replay(request.scope)
    return context(request).hub


async def record_of(request: Request, room_id: str) -> bytes:
    """Return the record of a finished game, or refuse."""
    return await archive.record_of(context(request).hub, room_id)


@router.get("/rooms/{room_id}/record", **documented(200, None, 404, 409, 422))
async def record(request: Request, room_id: RoomId, view: View = "full") -> Response:
    """Return the record file, whole or redacted for a view."""
    body = await record_of(request, room_id)
    if view != "full":
        body = await archive.redacted(counted(request), body, view)
    disposition = f'attachment; filename="{room_id}.ethnos.jsonl"'
    headers = {"Content-Disposition": disposition}
    return Response(body, media_type="application/jsonl", headers=headers)


@router.get("/rooms/{room_id}/replay", **documented(200, "Replay", 404, 409, 422))
async def replay(request: Request, room_id: RoomId, view: View = "full") -> Response:
    """Return a finished game step by step."""
    data = await record_of(request, room_id)
    return answer(await archive.replay(counted(request), data, view))


@router.get("/rooms/{room_id}/chances", **documented(200, "Chances", 404, 409))
async def win_chances(request: Request, room_id: RoomId) -> Response:
    """Return each seat's chance to win after every step of a finished game."""
    data = await record_of(request, room_id)
    return answer(await archive.chances(counted(request), data))


@router.get("/rooms/{room_id}/verification", **documented(200, "Verification", 404, 409, 422))
async def verify_room(request: Request, room_id: RoomId) -> Response:
    """Verify a finished game."""
    data = await record_of(request, room_id)
    return answer(await archive.verify(counted(request), data))


@router.post("/replay", **documented(200, "Replay", 403, 413, 422, body="Record"))
async def replay_file(request: Request, view: View = "full") -> Response:
    """Return the game of a record file step by step."""
    data = await request.body()
    return answer(await archive.replay(counted(request), data, view))


@router.post("/verification", **documented(200, "Verification", 403, 413, 422, body="Record"))
async def verify_file(request: Request) -> Response:
    """Verify a record file."""
    data = await request.body()
    return answer(await archive.verify(counted(request), data))
