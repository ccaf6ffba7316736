"""Routes to play on from a moment of a finished game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol.review import TryIt
from ethnos.server.desk import exercises
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import RoomId, context, guest_of, read

router = APIRouter(prefix="/api")

Line = Annotated[int, Query(ge=1, le=3_000)]
Seat = Annotated[int, Query(ge=0, le=5)]
Bot = Annotated[str, Query(max_length=64)]


@router.post(
    "/rooms/{room_id}/exercise",
    **documented(201, "RoomMade", 401, 403, 404, 409, 413, 415, 422, body="TryIt"),
)
async def try_room(request: Request, room_id: RoomId) -> Response:
    """Open a room to play on from a decision of a finished game."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(TryIt).decode)
    here, scope = context(request), request.scope
    made = await exercises.try_room(
        here.hub, guest, room_id, wanted, lambda job: here.run_in_worker(scope, job)
    )
    return answer(made, 201)


@router.post("/exercise", **documented(201, "RoomMade", 401, 403, 409, 413, 422, body="Record"))
async def try_file(request: Request, v: Line, seat: Seat, bot: Bot) -> Response:
    """Open a room to play on from a decision of a record file."""
    guest = await guest_of(request)
    data = await request.body()
    here, scope = context(request), request.scope
    made = await exercises.try_record(
        here.hub, guest, data, TryIt(v, seat, bot), lambda job: here.run_in_worker(scope, job)
    )
    return answer(made, 201)
