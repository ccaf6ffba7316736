"""The route by which players report to the operator."""

from __future__ import annotations

from fastapi import APIRouter, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol import RefusalCode
from ethnos.protocol.admin import MakeReport
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import room_of
from ethnos.server.http.admin_routes import AdminDesk
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import RoomId, context, guest_of, read

router = APIRouter(prefix="/api")


@router.post(
    "/rooms/{room_id}/report",
    **documented(204, None, 401, 403, 404, 410, 413, 415, 422, body="MakeReport"),
)
async def make_report(request: Request, room_id: RoomId) -> Response:
    """Report a player's name, or a chat message, to the operator of the server."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(MakeReport).decode)
    room = await room_of(context(request).hub, room_id)
    if not room.state.admits(guest.id):
        raise RequestError(403, RefusalCode.NO_SPECTATORS)
    desk: AdminDesk = request.app.state.desk
    await desk.report(room, guest, wanted)
    return Response(status_code=204)
