"""Routes about passkeys: make one, sign in with one, list and delete them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Request
from msgspec.json import Decoder
from starlette.responses import Response

from ethnos.protocol import RefusalCode
from ethnos.protocol.passkeys import PasskeyAnswer, PasskeyOffer, PasskeyOptions
from ethnos.protocol.passkeys import Passkeys as PasskeyList
from ethnos.server.desk.errors import RequestError
from ethnos.server.http.guest_routes import signed_in
from ethnos.server.http.middleware import answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import context, guest_of, read
from ethnos.server.store import Guest

if TYPE_CHECKING:
    from ethnos.server.machine.passkeys import Passkeys, RelyingParty  # need an extra

router = APIRouter(prefix="/api")

PasskeyId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,1400}$")]


@router.get("/passkeys", **documented(200, "PasskeyOffer"))
async def offer(request: Request) -> Response:
    """Tell whether passkeys can be made at this address."""
    return answer(PasskeyOffer(_site(request, _own_address(request)) is not None))


@router.get("/me/passkeys", **documented(200, "Passkeys", 401, 404))
async def my_passkeys(request: Request) -> Response:
    """List your passkeys."""
    guest = await guest_of(request)
    return answer(PasskeyList(await _passkeys(request).of(guest)))


@router.post("/me/passkeys/begin", **documented(200, "PasskeyOptions", 401, 403, 404, 422))
async def begin_create(request: Request) -> Response:
    """Return the options with which a browser makes a passkey for you."""
    guest = await guest_of(request)
    passkeys, site, session = _ceremony(request)
    with _refusing():
        return _options(await passkeys.begin_create(site, guest, session))


@router.post(
    "/me/passkeys",
    **documented(201, "Passkeys", 401, 403, 404, 413, 415, 422, body="PasskeyAnswer"),
)
async def create(request: Request) -> Response:
    """Add the passkey that your browser has made."""
    guest = await guest_of(request)
    wanted = await read(request, Decoder(PasskeyAnswer).decode)
    passkeys, site, session = _ceremony(request)
    with _refusing():
        await passkeys.create(site, guest, session, wanted.credential)
    return answer(PasskeyList(await passkeys.of(guest)), 201)


@router.delete("/me/passkeys/{passkey}", **documented(204, None, 401, 403, 404, 422))
async def delete(request: Request, passkey: PasskeyId) -> Response:
    """Delete one of your passkeys."""
    guest = await guest_of(request)
    if not await _passkeys(request).drop(guest, passkey):
        raise RequestError(404, RefusalCode.NOT_FOUND, "you have no such passkey")
    return Response(status_code=204)


@router.post("/guest/passkey/begin", **documented(200, "PasskeyOptions", 403, 404))
async def begin_sign_in(request: Request) -> Response:
    """Return the options with which a browser signs in."""
    passkeys, site, session = _ceremony(request)
    return _options(await passkeys.begin_sign_in(site, session))


@router.post(
    "/guest/passkey", **documented(200, "Me", 403, 404, 413, 415, 422, body="PasskeyAnswer")
)
async def sign_in(request: Request) -> Response:
    """Sign in with a passkey."""
    wanted = await read(request, Decoder(PasskeyAnswer).decode)
    passkeys, site, session = _ceremony(request)
    with _refusing():
        guest: Guest = await passkeys.sign_in(site, session, wanted.credential)
    context(request).check_ban(guest)
    token = await context(request).guests.new_token(guest)
    return signed_in(request, guest, token, 200, bearer=wanted.bearer)


@contextmanager
def _refusing() -> Iterator[None]:
    """Answer what is not accepted with a refusal."""
    from ethnos.server.machine.passkeys import PasskeyError  # noqa: PLC0415  # an extra

    try:
        yield
    except PasskeyError as error:
        raise RequestError(422, RefusalCode.BAD_PASSKEY, str(error)) from None


def _ceremony(request: Request) -> tuple[Passkeys, RelyingParty, bytes]:
    """Return what each step needs: the passkeys, the site and the session; count the step."""
    passkeys = _passkeys(request)
    context(request).count_passkey(request.scope)
    site = _site(request, request.headers.get("origin", ""))
    if site is None:
        raise RequestError(404, RefusalCode.NOT_FOUND, "there are no passkeys at this address")
    return passkeys, site, context(request).token_digest(request.headers)


def _passkeys(request: Request) -> Passkeys:
    passkeys = context(request).passkeys
    if passkeys is None:
        raise RequestError(404, RefusalCode.NOT_FOUND, "this server knows no passkeys")
    return passkeys


def _site(request: Request, origin: str) -> RelyingParty | None:
    if context(request).passkeys is None:
        return None
    from ethnos.server.machine.passkeys import relying_party  # noqa: PLC0415  # an extra

    return relying_party(origin, context(request).settings.origins)


def _own_address(request: Request) -> str:
    """Return the address at which the page asks; a browser names no origin in a plain GET."""
    host = request.headers.get("host", "")
    origins = context(request).settings.origins
    named = [origin for origin in origins if origin.partition("://")[2] == host]
    return named[0] if named else f"http://{host}"


def _options(options: str) -> Response:
    return answer(PasskeyOptions(options))
