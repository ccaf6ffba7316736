"""Routes about saved games."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ethnos.server.desk import saving
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import RoomId, context, guest_of, read

router = APIRouter(prefix="/api")


@router.get("/rooms/{room_id}/saved", **documented(200, "SavedGame", 401, 404, 409, 422))
async def save(request: Request, room_id: RoomId) -> Response:
    """Return a running game that nobody but the guest and bots play, with all its secrets."""
    guest = await guest_of(request)
    saved = answer(await saving.save(context(request).hub, guest, room_id))
    saved.headers["Cache-Control"] = "no-store"
    return saved


@router.post(
    "/saved", **documented(201, "RoomMade", 401, 403, 409, 413, 415, 422, body="SavedGame")
)
async def open_saved(request: Request) -> Response:
    """Resume a saved game in a new room."""
    guest = await guest_of(request)
    body = await read(request, bytes)
    scope = request.scope
    made = await saving.open_saved(
        context(request).hub, guest, body, lambda job: context(request).run_in_worker(scope, job)
    )
    return answer(made, 201)
