"""The application: routes, the socket, the page, and how they begin and end."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ethnos import __version__
from ethnos.protocol.bodies import Health
from ethnos.protocol.schema import components
from ethnos.server.http import guests
from ethnos.server.http.context import Context, RequestError
from ethnos.server.http.middleware import (
    TOO_FAST,
    Guard,
    TooBigError,
    answer,
    origin_is_allowed,
    problem,
)
from ethnos.server.http.routes import router
from ethnos.server.live.bus import Bus
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import NoSuchRoomError
from ethnos.server.settings import Settings
from ethnos.server.sockets.session import Session
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.app")

FIRST_WORDS = 10
"""Messages one must be allowed to send to be let in: else he would be cut off for his first."""
STATIC = Path(__file__).parents[1] / "static"


def make_app(settings: Settings, store: Store, bus: Bus | None = None) -> ASGIApp:
    """Return the whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(store, settings, bus)
        await hub.open()
        app.state.context = Context(hub)
        try:
            yield
        finally:
            await hub.close()

    app = FastAPI(
        title="Ethnos",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
    )
    app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/rooms/{room_id}/socket", play))
    app.router.routes.append(WebSocketRoute("/{path:path}", nowhere))
    for path, shown in (("/healthz", health), ("/metrics", metrics), ("/{path:path}", page)):
        app.router.routes.append(Route(path, shown, methods=["GET"]))  # and HEAD with it
    _describe(app)
    _answer_errors(app)
    return Guard(app, settings)


def _describe(app: FastAPI) -> None:
    """Let OpenAPI use the same types as the messages."""
    generate = app.openapi

    def described() -> dict[str, Any]:
        schema = generate()
        schema.setdefault("components", {})["schemas"] = components()
        return schema

    app.openapi = described  # type: ignore[method-assign]  # the documented way to extend it


def _answer_errors(app: FastAPI) -> None:
    """Answer whatever goes wrong in one form, and never with a traceback."""

    @app.exception_handler(RequestError)
    async def refused(_: Request, error: RequestError) -> Response:
        return problem(error.status, error.code, error.reason)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        where = ", ".join(str(part) for fault in error.errors() for part in fault["loc"][1:])
        return problem(422, "bad_request", f"cannot be read: {where}")

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        return problem(error.status_code, "not_found" if error.status_code == 404 else "refused")

    @app.exception_handler(TooBigError)
    async def too_big(_: Request, __: TooBigError) -> Response:
        return problem(413, "too_big", "the body is too large")

    @app.exception_handler(Exception)
    async def fault(_: Request, __: Exception) -> Response:
        return problem(500, "internal", "a fault of the server")

    @app.exception_handler(StorageError)
    async def storage(_: Request, error: StorageError) -> Response:
        logger.warning("the store failed", extra={"error": str(error)})
        return problem(503, "storage", "the server cannot reach its store")


# The socket.


async def play(socket: WebSocket) -> None:
    """Check who knocks, before the upgrade, and serve the socket."""
    context: Context = socket.app.state.context
    settings, hub = context.settings, context.hub
    token = guests.token_in(socket.headers, secure=settings.secure_cookies)
    by_bearer = "authorization" in socket.headers and "origin" not in socket.headers
    if not by_bearer and not origin_is_allowed(socket.headers, settings):
        return await context.refuse(socket, 403, "bad_origin")
    try:
        guest = await context.guests.who(token)
        if guest is None or token is None:
            return await context.refuse(socket, 401, "no_session")
        if not hub.messages.take(guest.id, leaving=FIRST_WORDS):
            return await context.refuse(socket, TOO_FAST, "too_fast")
        room = await hub.room(socket.path_params["room_id"])
    except NoSuchRoomError:
        return await context.refuse(socket, 404, "no_such_room")
    except StorageError:
        return await context.refuse(socket, 503, "storage")
    seated = room.state.seats_of(guest.id)
    if room.state.status != "lobby" and not seated and not room.state.options.spectators:
        return await context.refuse(socket, 403, "no_spectators")
    open_sockets = sum(session.guest.id == guest.id for session in hub.sessions)
    if open_sockets >= settings.sockets_per_guest:
        return await context.refuse(socket, TOO_FAST, "too_many_sockets")
    await socket.accept()
    return await Session(hub, room, guest, guests.digest(token), socket).run()


async def nowhere(socket: WebSocket) -> None:
    """Refuse a socket where there is none, as patiently as one that is not welcome."""
    context: Context = socket.app.state.context
    await context.refuse(socket, 404, "not_found")


# For the operator.


async def health(request: Request) -> Response:
    """Say whether the server can do its work."""
    context: Context = request.app.state.context
    try:
        await context.hub.store.check()
    except (StorageError, TimeoutError):
        return answer(Health(False, __version__), 503)
    return answer(Health(True, __version__))


async def metrics(request: Request) -> Response:
    """Return numbers for Prometheus."""
    context: Context = request.app.state.context
    return Response(context.hub.metrics.text(), media_type="text/plain; version=0.0.4")


# The page.

NOT_BUILT = """The server of Ethnos runs, but the browser game is not built here.
In a checkout, `make play` builds it. The interface for programs is at /api/openapi.json.
"""


async def page(request: Request) -> Response:
    """Return a file of the browser game; every other address is a place within its one page."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return problem(404, "not_found")
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/plain")
    wanted = (STATIC / path).resolve()
    if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        lasting = path.startswith("assets/")  # their names change with their content
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": cache})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
