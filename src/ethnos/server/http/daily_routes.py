"""Routes about daily deals."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol.daily import StartDaily
from ethnos.server.desk import daily as desk
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import context, guest_of, read

router = APIRouter(prefix="/api")

Day = Annotated[str, Path(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


@router.get("/daily", **documented(200, "DailyDeal"))
async def today(request: Request) -> Response:
    """Describe the deal of today, with what you did in it."""
    guest = await context(request).who(request.headers)
    return answer(await desk.describe(context(request).hub, guest))


@router.get("/dailies", **documented(200, "DailyDays"))
async def calendar(request: Request) -> Response:
    """List the days that have a deal, with what you did in each."""
    guest = await context(request).who(request.headers)
    return answer(await desk.calendar(context(request).hub, guest))


@router.get("/daily/{day}", **documented(200, "DailyDeal", 404, 422))
async def daily(request: Request, day: Day) -> Response:
    """Describe the deal of a day, with what you did in it."""
    guest = await context(request).who(request.headers)
    return answer(await desk.describe(context(request).hub, guest, day))


@router.post(
    "/daily/{day}",
    **documented(201, "RoomMade", 401, 403, 404, 409, 410, 413, 415, 422, body="StartDaily"),
)
async def start(request: Request, day: Day) -> Response:
    """Play the deal of a day: in one room, to which a second request leads back."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(StartDaily).decode)
    return answer(await desk.start(context(request).hub, guest, day, wanted), 201)
