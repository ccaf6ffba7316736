"""For the operator: liveness, readiness and metrics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ethnos import __version__
from ethnos.protocol.bodies import Health
from ethnos.server.http.context import Context
from ethnos.server.http.middleware import answer


async def live(_: Request) -> Response:
    """Return that the process answers: anything else is a reason to restart it."""
    return answer(Health(True, __version__))


async def ready(request: Request) -> Response:
    """Return whether the server can do its work."""
    context: Context = request.app.state.context
    is_ready = await context.readiness.is_ready()
    return answer(Health(is_ready, __version__), 200 if is_ready else 503)


async def metrics(request: Request) -> Response:
    """Return the metrics in the text format of Prometheus."""
    context: Context = request.app.state.context
    return Response(context.hub.metrics.text(), media_type="text/plain; version=0.0.4")
