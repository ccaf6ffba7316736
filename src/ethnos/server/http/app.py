"""The ASGI application: routes, the socket, the page, error responses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from ethnos import __version__
from ethnos.extras import is_installed
from ethnos.protocol import RefusalCode
from ethnos.protocol.schema import components
from ethnos.server.admin.retention import SWEEP_SECONDS, Retention
from ethnos.server.admin.watch import Watch
from ethnos.server.desk.errors import RequestError
from ethnos.server.http import (
    admin_routes,
    analysis_routes,
    archive_routes,
    daily_routes,
    exercise_routes,
    guest_routes,
    health,
    passkey_routes,
    push_routes,
    report_routes,
    room_routes,
    saving_routes,
)
from ethnos.server.http.bodies import NoRoomError, TooBigError, TooSlowError
from ethnos.server.http.context import Context
from ethnos.server.http.middleware import TOO_MANY_REQUESTS, Middleware, problem
from ethnos.server.http.pages import page
from ethnos.server.http.readiness import Readiness
from ethnos.server.http.socket_routes import play, unknown_socket
from ethnos.server.live.bans import BanList
from ethnos.server.live.bus import Bus
from ethnos.server.live.hub import Hub
from ethnos.server.live.notifier import Notifier, Notifiers
from ethnos.server.live.workers import BusyError
from ethnos.server.machine.prometheus import PrometheusMetrics
from ethnos.server.machine.threads import ThreadWorkers
from ethnos.server.machine.webhooks import Webhooks
from ethnos.server.rate_limits import Limits
from ethnos.server.settings import Settings
from ethnos.server.store import ServerStore, StorageError

if TYPE_CHECKING:
    from ethnos.server.machine.passkeys import Passkeys
    from ethnos.server.machine.push import Push
    from ethnos.server.machine.telemetry import Telemetry

logger = logging.getLogger("ethnos.app")


def make_app(settings: Settings, store: ServerStore, bus: Bus | None = None) -> ASGIApp:
    """Return the whole server as an ASGI application."""
    bans, limits, metrics = BanList(), Limits(), PrometheusMetrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        push = _push(settings, store, metrics)
        hub = Hub(
            store,
            settings,
            bus,
            workers=ThreadWorkers(metrics),
            metrics=metrics,
            notifier=_notifier(settings, store, push),
            bans=bans,
            limits=limits,
        )
        stop_tracing = _start_tracing(hub)
        await hub.open()
        app.state.desk = await _open_desk(hub, store)
        if push is not None:
            await push.open()
        app.state.context = Context(
            hub, Readiness(hub), push if push and push.is_open else None, _passkeys(settings, store)
        )
        try:
            yield
        finally:
            await hub.close()
            await asyncio.to_thread(stop_tracing)

    app = FastAPI(
        title="Ethnos",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # built per request there; see `_openapi_route`
        docs_url=None,  # its page loads scripts from a CDN
        redoc_url=None,
    )
    _add_routes(app)
    _answer_errors(app)
    return Middleware(app, settings, bans, limits, metrics)


def _add_routes(app: FastAPI) -> None:
    # Sockets first: a handshake that is refused should not be compared with every other route.
    app.router.routes.append(WebSocketRoute("/api/rooms/{room_id}/socket", play))
    app.router.routes.append(WebSocketRoute("/{path:path}", unknown_socket))
    for routes in (
        *(guest_routes, passkey_routes, push_routes, room_routes, archive_routes),
        *(exercise_routes, analysis_routes, saving_routes, daily_routes),
        *(report_routes, admin_routes),
    ):
        app.include_router(routes.router)
    app.router.routes.append(Route("/api/openapi.json", _openapi_route(app), methods=["GET"]))
    for path, endpoint in (
        ("/livez", health.live),
        ("/healthz", health.ready),
        ("/metrics", health.metrics),
        ("/{path:path}", page),
    ):
        app.router.routes.append(Route(path, endpoint, methods=["GET"]))  # implies HEAD


async def _open_desk(hub: Hub, store: ServerStore) -> admin_routes.AdminDesk:
    """Begin to follow the operator's orders and settings; return where orders are given."""
    watch = Watch(hub, store)
    await watch.open()
    retention = Retention(
        store,
        hub.heartbeat.process,
        games=hub.settings.keep_games,
        chat=hub.settings.keep_chat,
        archive=hub.settings.archive_after,
    )
    hub.background.repeat(SWEEP_SECONDS, retention.sweep)
    return admin_routes.AdminDesk(store, watch, hub.settings.admin_key, hub.limits)


def _push(settings: Settings, store: ServerStore, metrics: PrometheusMetrics) -> Push | None:
    """Return what notifies browsers, if the operator wants it and it is installed."""
    contact = settings.push_sender
    if contact is None or not is_installed("push"):
        return None
    from ethnos.server.machine.push import Push  # noqa: PLC0415  # an extra

    return Push(store, metrics, contact)


def _notifier(settings: Settings, store: ServerStore, push: Push | None) -> Notifier:
    """Return what tells players who are away that it is their turn."""
    webhooks = Webhooks(store, enabled=settings.webhooks)
    return Notifiers(webhooks, push) if push else Notifiers(webhooks)


def _passkeys(settings: Settings, store: ServerStore) -> Passkeys | None:
    """Return what signs guests in by passkeys, if the operator wants it and it is installed."""
    if not (settings.passkeys and is_installed("passkeys")):
        return None
    from ethnos.server.machine.passkeys import Passkeys  # noqa: PLC0415  # an extra

    return Passkeys(store)


def _start_tracing(hub: Hub) -> Callable[[], None]:
    """Trace commands, if the operator wants it; return what sends the last traces."""
    telemetry = _telemetry(hub.settings)
    if telemetry is None:
        return lambda: None
    hub.tracer = telemetry
    return telemetry.close


def _telemetry(settings: Settings) -> Telemetry | None:
    """Return what traces commands, if the operator wants it."""
    if not settings.tracing:
        return None
    from ethnos.server.machine.telemetry import telemetry  # noqa: PLC0415  # an extra

    return telemetry()


def _openapi_route(app: FastAPI) -> Callable[[Request], Awaitable[Response]]:
    """Return the route of the OpenAPI description, with the types of the messages.

    The bytes are made once: describing everything takes as long as some ten moves.
    """

    @cache
    def described() -> bytes:
        schema = app.openapi()
        schema.setdefault("components", {})["schemas"] = components()
        return msgspec.json.encode(schema)

    async def openapi_json(_: Request) -> Response:
        return Response(described(), media_type="application/json")

    return openapi_json


def _answer_errors(app: FastAPI) -> None:
    """Answer every error in one format, never with a traceback."""
    _answer_refusals(app)
    _answer_bad_bodies(app)
    _answer_troubles(app)


def _answer_refusals(app: FastAPI) -> None:
    """Answer requests that ask for what there is not, or what may not be."""

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


def _answer_bad_bodies(app: FastAPI) -> None:
    """Answer requests whose bodies are too large, too slow or broken off."""

    @app.exception_handler(TooBigError)
    async def too_big(_: Request, __: TooBigError) -> Response:
        return problem(413, RefusalCode.TOO_BIG, "the body is too large")

    @app.exception_handler(TooSlowError)
    async def too_slow(_: Request, __: TooSlowError) -> Response:
        response = problem(408, RefusalCode.REFUSED, "the body came too slowly")
        response.headers["Connection"] = "close"
        return response

    @app.exception_handler(NoRoomError)
    async def no_room(_: Request, __: NoRoomError) -> Response:
        reason = "too many large requests at a time"
        return problem(TOO_MANY_REQUESTS, RefusalCode.TOO_FAST, reason)

    @app.exception_handler(ClientDisconnect)
    async def broken_off(_: Request, __: ClientDisconnect) -> Response:
        return problem(400, RefusalCode.REFUSED, "the body was broken off")  # nobody reads it


def _answer_troubles(app: FastAPI) -> None:
    """Answer requests that the server cannot serve now."""

    @app.exception_handler(BusyError)
    async def busy(_: Request, __: BusyError) -> Response:
        return problem(TOO_MANY_REQUESTS, RefusalCode.TOO_FAST, "too much is waiting")

    @app.exception_handler(StorageError)
    async def storage(_: Request, error: StorageError) -> Response:
        logger.warning("the store failed", extra={"error": str(error)})
        return problem(503, RefusalCode.STORAGE, "the server cannot reach its store")

    @app.exception_handler(Exception)
    async def fault(_: Request, __: Exception) -> Response:
        return problem(500, RefusalCode.INTERNAL, "a fault of the server")
