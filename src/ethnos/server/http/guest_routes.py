"""Routes about the guest who asks: sign in, name, devices, own games."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol import RefusalCode
from ethnos.protocol.address import Address, Forwarded
from ethnos.protocol.bodies import ChangeMe, Claim, Link, Me, SignIn
from ethnos.server.desk import guests, rooms
from ethnos.server.desk.errors import RequestError
from ethnos.server.http.cookies import cookie_name
from ethnos.server.http.middleware import answer, host_of
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import context, guest_of, read
from ethnos.server.store import Guest

router = APIRouter(prefix="/api")

FORWARDED_FOR: Final = "x-forwarded-for"


@router.get("/address", **documented(200, "Address"))
async def address(request: Request) -> Response:
    """Tell by which address this request is counted, so that a wrong proxy can be found out."""
    host = host_of(request.scope)
    named = [name.strip() for name in ",".join(request.headers.getlist(FORWARDED_FOR)).split(",")]
    if named == [""]:
        return answer(Address(host, Forwarded.ABSENT))
    with_ports = [name.rpartition(":")[0].strip("[]") for name in named]
    is_used = host in named or host in with_ports
    return answer(Address(host, Forwarded.USED if is_used else Forwarded.IGNORED))


def signed_in(
    request: Request, guest: Guest, token: str | None, status: int, *, bearer: bool
) -> Response:
    """Return a response that describes a guest, and sets the cookie for a new token."""
    me = Me(guest.id, guest.name, guest.webhook, token if bearer else None)
    response = answer(me, status)
    if token is not None:
        secure = context(request).settings.secure_cookies
        response.set_cookie(
            cookie_name(secure=secure),
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
    """Become a guest; a known guest is renamed."""
    wanted = await read(request, Decoder(SignIn).decode)
    name = rooms.checked_name(wanted.name)
    known = await context(request).who(request.headers)
    if known is not None:
        renamed = await rooms.rename(context(request).hub, known, name)
        return signed_in(request, renamed, None, 201, bearer=False)
    rooms.check_words(context(request).hub, name)
    context(request).count_new_guest(request.scope)
    guest, token = await context(request).guests.make(name)
    return signed_in(request, guest, token, 201, bearer=wanted.bearer)


@router.post("/guest/claim", **documented(200, "Me", 403, 404, 413, 415, 422, body="Claim"))
async def claim(request: Request) -> Response:
    """Sign in with a code made on another device."""
    wanted = await read(request, Decoder(Claim).decode)
    context(request).count_new_guest(request.scope)
    guest = await context(request).guests.claim_link(wanted.code)
    if guest is None:
        raise RequestError(404, RefusalCode.NO_SUCH_CODE, "this code is not valid, or no longer")
    context(request).check_ban(guest)
    token = await context(request).guests.new_token(guest)
    return signed_in(request, guest, token, 200, bearer=wanted.bearer)


@router.get("/me", **documented(200, "Me", 401))
async def me(request: Request) -> Response:
    """Return the guest who asks."""
    return signed_in(request, await guest_of(request), None, 200, bearer=False)


@router.patch("/me", **documented(200, "Me", 401, 403, 413, 415, 422, body="ChangeMe"))
async def change_me(request: Request) -> Response:
    """Change your name, or the webhook for your turns."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(ChangeMe).decode)
    changed = await rooms.change(context(request).hub, guest, wanted)
    return signed_in(request, changed, None, 200, bearer=False)


@router.delete("/me", **documented(204, None, 401, 403))
async def sign_out(request: Request) -> Response:
    """Sign out on this device."""
    await guest_of(request)
    await context(request).sign_out(request.headers)
    response = Response(status_code=204)
    secure = context(request).settings.secure_cookies
    name = cookie_name(secure=secure)
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
    return answer(await rooms.games_of(context(request).hub, guest))


@router.get("/me/results", **documented(200, "GameResults", 401))
async def my_results(request: Request) -> Response:
    """List the results of your finished games."""
    guest = await guest_of(request)
    return answer(await rooms.results_of(context(request).hub, guest))
