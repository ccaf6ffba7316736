"""Routes about notifications while no page is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.languages import DEFAULT_LANGUAGE, match_language
from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import PushKey, Subscribe, Unsubscribe
from ethnos.server.desk.errors import RequestError
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import context, guest_of, read

if TYPE_CHECKING:
    from ethnos.server.machine.push import Push

router = APIRouter(prefix="/api")


@router.get("/push", **documented(200, "PushKey"))
async def push_key(request: Request) -> Response:
    """Return the key to subscribe with, if this server sends notifications."""
    push = context(request).push
    return answer(PushKey(push.public_key if push else None))


@router.post("/me/push", **documented(204, None, 401, 403, 404, 413, 415, 422, body="Subscribe"))
async def subscribe(request: Request) -> Response:
    """Notify this browser when your turn begins."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(Subscribe).decode)
    language = match_language(wanted.language) or DEFAULT_LANGUAGE
    token = context(request).token_digest(request.headers)
    try:
        await _push(request).subscribe(guest.id, token, wanted, language)
    except ValueError as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None
    return Response(status_code=204)


@router.post(
    "/me/push/stop", **documented(204, None, 401, 403, 404, 413, 415, 422, body="Unsubscribe")
)
async def unsubscribe(request: Request) -> Response:
    """Notify this browser no more."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(Unsubscribe).decode)
    await _push(request).unsubscribe(guest.id, wanted.endpoint)
    return Response(status_code=204)


def _push(request: Request) -> Push:
    push = context(request).push
    if push is None:
        raise RequestError(404, RefusalCode.NOT_FOUND, "this server sends no notifications")
    return push
