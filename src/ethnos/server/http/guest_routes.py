"""Routes about the guest who asks: sign in, name, devices, own games."""

from __future__ import annotations

from fastapi import APIRouter, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import ChangeMe, Claim, Games, Link, Me, SignIn
from ethnos.server.http import guests
from ethnos.server.http.context import RequestError
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import MAX_LISTED, context, guest_of, read
from ethnos.server.live.webhooks import BadUrlError, check_url
from ethnos.server.rooms.summary import summary_for
from ethnos.server.rooms.text import clean_text
from ethnos.server.store import Guest

router = APIRouter(prefix="/api")


def checked_name(name: str) -> str:
    """Return a name cleaned for display, or refuse it."""
    cleaned = clean_text(name)
    if not cleaned:
        raise RequestError(422, RefusalCode.BAD_NAME, "a name needs a visible character")
    return cleaned


def signed_in(
    request: Request, guest: Guest, token: str | None, status: int, *, bearer: bool
) -> Response:
    """Return a response that describes a guest, and sets the cookie for a new token."""
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
    """Become a guest; a known guest is renamed."""
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
    """Sign in with a code made on another device."""
    wanted = await read(request, Decoder(Claim).decode)
    context(request).count_new_guest(request.scope)
    guest = await context(request).guests.claim_link(wanted.code)
    if guest is None:
        raise RequestError(404, RefusalCode.NO_SUCH_CODE, "this code is not valid, or no longer")
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
    if wanted.name is not None:
        guest = guest._replace(name=checked_name(wanted.name))
    if wanted.webhook is not None:
        try:
            if wanted.webhook:
                check_url(wanted.webhook)
        except BadUrlError as error:
            raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None
        guest = guest._replace(webhook=wanted.webhook or None)
    await context(request).hub.store.save_guest(guest)
    return signed_in(request, guest, None, 200, bearer=False)


@router.delete("/me", **documented(204, None, 401, 403))
async def sign_out(request: Request) -> Response:
    """Sign out on this device."""
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
    found = await context(request).hub.store.games_of(guest.id, MAX_LISTED)
    return answer(Games([summary_for(guest.id, line.summary) for line in found]))
