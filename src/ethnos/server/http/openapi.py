"""OpenAPI descriptions of routes, with the types of `ethnos.protocol.schema`."""

from __future__ import annotations

from typing import Any, Final, get_args

from starlette.responses import Response

from ethnos import protocol
from ethnos.protocol import admin
from ethnos.server.http.middleware import TOO_MANY_REQUESTS

_UNIONS: Final = {
    "AnyCommand": protocol.AnyCommand,
    "Order": admin.Order,
    "AdminAnswer": admin.AdminAnswer,
}
"""Bodies that are one of several types."""


def documented(
    status: int, answer_type: str | None, *refusals: int, body: str | None = None
) -> dict[str, Any]:
    """Return the arguments that describe a route: its response, refusals and request body."""
    responses: dict[int, dict[str, Any]] = {status: {"description": "as asked"}}
    if answer_type is not None:
        responses[status]["content"] = _json(answer_type)
    for code in (*refusals, TOO_MANY_REQUESTS):
        kind = "Nack" if code == 409 and body == "AnyCommand" else "Problem"
        responses[code] = {"description": "refused", "content": _json(kind)}
    extra: dict[str, Any] = {}
    if body == "Record":
        text = {"text/plain": {"schema": {"type": "string"}}}
        extra = {"requestBody": {"required": True, "content": text}}
    elif body is not None:
        extra = {"requestBody": {"required": True, "content": _json(body)}}
    return {
        "status_code": status,
        "responses": responses,
        "openapi_extra": extra,
        "response_class": Response,
    }


def _json(kind: str) -> dict[str, Any]:
    if kind not in _UNIONS:
        return {"application/json": {"schema": _reference(kind)}}
    options = [_reference(option.__name__) for option in get_args(_UNIONS[kind])]
    return {"application/json": {"schema": {"oneOf": options}}}


def _reference(kind: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{kind}"}
