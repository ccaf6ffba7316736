"""Routes of the analysis board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol.analysis import AskMoves, AskPosition
from ethnos.server.desk import analysis, archive
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import RoomId, context, read, who_asks

router = APIRouter(prefix="/api")

Line = Annotated[int, Query(ge=0, le=3_000)]


@router.post(
    "/analysis", **documented(200, "BoardPosition", 403, 413, 415, 422, body="AskPosition")
)
async def position(request: Request) -> Response:
    """Set up a position, carry out an action in it, or deal a new one."""
    wanted = await read(request, Decoder(AskPosition).decode)
    return _json(await analysis.position(wanted, _in_worker(request)))


@router.post(
    "/analysis/moves", **documented(200, "Analysing", 403, 413, 415, 422, 503, body="AskMoves")
)
async def moves(request: Request) -> Response:
    """Find the best actions in a position; ask again until they are there."""
    wanted = await read(request, Decoder(AskMoves).decode)
    found = await analysis.analyse(
        context(request).hub,
        await who_asks(request),
        wanted.position,
        _in_worker(request),
        admit=lambda: context(request).count_analysis(request.scope),
    )
    return answer(found)


@router.get("/rooms/{room_id}/position", **documented(200, "BoardPosition", 404, 409, 422))
async def moment(request: Request, room_id: RoomId, v: Line) -> Response:
    """Return the position after a step of a finished game."""
    data = await archive.record_of(context(request).hub, room_id)
    return _json(await analysis.moment(data, v, _in_worker(request)))


@router.post("/position", **documented(200, "BoardPosition", 403, 413, 422, body="Record"))
async def moment_of_file(request: Request, v: Line) -> Response:
    """Return the position after a step of a record file."""
    data = await request.body()
    return _json(await analysis.moment(data, v, _in_worker(request)))


def _in_worker(request: Request) -> Callable[[Callable[[], bytes]], Awaitable[bytes]]:
    return lambda job: context(request).run_in_worker(request.scope, job)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")
