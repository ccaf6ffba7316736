"""What every route needs from its request: body, context, guest, room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Path, Request

from ethnos.protocol import RefusalCode
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import known, read_body
from ethnos.server.http.context import Context
from ethnos.server.http.middleware import address_of
from ethnos.server.store import Guest

Body = TypeVar("Body")
RoomId = Annotated[str, Path(pattern="^[0-9a-f]{26}$")]


async def read(request: Request, decode: Callable[[bytes], Body]) -> Body:
    """Return the body of a request, or refuse it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise RequestError(415, RefusalCode.NOT_JSON, "send application/json")
    return read_body(await request.body(), decode)


def context(request: Request) -> Context:
    """Return the context of the application."""
    found = request.app.state.context
    assert isinstance(found, Context)
    return found


async def guest_of(request: Request) -> Guest:
    """Return the guest who asks, or refuse."""
    return known(await context(request).who(request.headers))


async def who_asks(request: Request) -> str:
    """Return by what somebody is known who asks for a task."""
    guest = await context(request).who(request.headers)
    return guest.id if guest else address_of(request.scope)
