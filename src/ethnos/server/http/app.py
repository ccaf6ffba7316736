"""The ASGI application: routes, the socket, the page, error responses."""

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

from ethnos import __version__
from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import Health
from ethnos.protocol.schema import components
from ethnos.server.desk.errors import RequestError
from ethnos.server.http import archive_routes, guest_routes, room_routes
from ethnos.server.http.context import Context
from ethnos.server.http.middleware import Middleware, TooBigError, answer, problem
from ethnos.server.http.socket_routes import play, unknown_socket
from ethnos.server.live.bus import Bus
from ethnos.server.live.hub import Hub
from ethnos.server.machine.prometheus import PrometheusMetrics
from ethnos.server.machine.threads import ThreadWorkers
from ethnos.server.machine.webhooks import Webhooks
from ethnos.server.settings import Settings
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.app")

STATIC = Path(__file__).parents[1] / "static"


def make_app(settings: Settings, store: Store, bus: Bus | None = None) -> ASGIApp:
    """Return the whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(
            store,
            settings,
            bus,
            workers=ThreadWorkers(),
            metrics=PrometheusMetrics(),
            notifier=Webhooks(store, enabled=settings.webhooks),
        )
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
        docs_url=None,  # its page loads scripts from a CDN
        redoc_url=None,
    )
    for routes in (guest_routes, room_routes, archive_routes):
        app.include_router(routes.router)
    app.router.routes.append(WebSocketRoute("/api/rooms/{room_id}/socket", play))
    app.router.routes.append(WebSocketRoute("/{path:path}", unknown_socket))
    for path, endpoint in (("/healthz", health), ("/metrics", metrics), ("/{path:path}", page)):
        app.router.routes.append(Route(path, endpoint, methods=["GET"]))  # implies HEAD
    _describe(app)
    _answer_errors(app)
    return Middleware(app, settings)


def _describe(app: FastAPI) -> None:
    """Use the types of the messages in the OpenAPI description."""
    generate = app.openapi

    def described() -> dict[str, Any]:
        schema = generate()
        schema.setdefault("components", {})["schemas"] = components()
        return schema

    app.openapi = described  # type: ignore[method-assign]  # the documented way to extend it


def _answer_errors(app: FastAPI) -> None:
    """Answer every error in one format, never with a traceback."""

    @app.exception_handler(RequestError)
    async def refused(_: Request, error: RequestError) -> Response:
        return problem(error.status, error.code, error.reason)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        where = ", ".join(str(part) for fault in error.errors() for part in fault["loc"][1:])
        return problem(422, RefusalCode.BAD_REQUEST, f"cannot be read: {where}")

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        not_found = error.status_code == 404
        code = RefusalCode.NOT_FOUND if not_found else RefusalCode.REFUSED
        return problem(error.status_code, code)

    @app.exception_handler(TooBigError)
    async def too_big(_: Request, __: TooBigError) -> Response:
        return problem(413, RefusalCode.TOO_BIG, "the body is too large")

    @app.exception_handler(Exception)
    async def fault(_: Request, __: Exception) -> Response:
        return problem(500, RefusalCode.INTERNAL, "a fault of the server")

    @app.exception_handler(StorageError)
    async def storage(_: Request, error: StorageError) -> Response:
        logger.warning("the store failed", extra={"error": str(error)})
        return problem(503, RefusalCode.STORAGE, "the server cannot reach its store")


# For the operator.


async def health(request: Request) -> Response:
    """Return whether the server can reach its store."""
    context: Context = request.app.state.context
    try:
        await context.hub.store.check()
    except (StorageError, TimeoutError):
        return answer(Health(False, __version__), 503)
    return answer(Health(True, __version__))


async def metrics(request: Request) -> Response:
    """Return the metrics in the text format of Prometheus."""
    context: Context = request.app.state.context
    return Response(context.hub.metrics.text(), media_type="text/plain; version=0.0.4")


# The page.

NOT_BUILT = """The server of Ethnos runs, but the browser game is not built here.
In a checkout, `make play` builds it. The interface for programs is at /api/openapi.json.
"""


async def page(request: Request) -> Response:
    """Return a file of the browser game; every other path is a route within its single page."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return problem(404, RefusalCode.NOT_FOUND)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/plain")
    wanted = (STATIC / path).resolve()
    if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        immutable = path.startswith("assets/")  # their names contain a hash of the content
        cache = "public, max-age=31536000, immutable" if immutable else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": cache})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
