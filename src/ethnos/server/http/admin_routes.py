"""The route of operators: one order, one answer."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from ethnos.protocol import RefusalCode
from ethnos.protocol.admin import MakeReport, decode_order
from ethnos.server.admin.amend import OrderError
from ethnos.server.admin.operator import Operator
from ethnos.server.admin.reports import report
from ethnos.server.admin.watch import Watch
from ethnos.server.desk.errors import RequestError
from ethnos.server.http.context import too_fast
from ethnos.server.http.middleware import ADMIN, address_of, answer
from ethnos.server.http.openapi import documented
from ethnos.server.http.requests import read
from ethnos.server.live.room import Room
from ethnos.server.rate_limits import Limits
from ethnos.server.store import Guest, ServerStore

router = APIRouter(prefix=ADMIN.rstrip("/"))

Who = Annotated[str, Query(alias="from", pattern="^(command|page)$")]
WRONG_KEYS_PER_SECOND: Final = 0.2
WRONG_KEY_BURST: Final = 10
REPORTS_PER_SECOND: Final = 1 / 60
REPORT_BURST: Final = 5
STATUS: Final = {
    RefusalCode.NOT_FOUND: 404,
    RefusalCode.NO_SUCH_ROOM: 404,
    RefusalCode.INTERNAL: 500,
}


class AdminDesk:
    """Admits operators: whoever knows the key."""

    def __init__(self, store: ServerStore, watch: Watch, key: str, limits: Limits) -> None:
        self._store = store
        self._watch = watch
        self._key = _digest(key) if key else None
        self._wrong = limits.add("keys", WRONG_KEYS_PER_SECOND, WRONG_KEY_BURST)
        self._reports = limits.add("reports", REPORTS_PER_SECOND, REPORT_BURST)

    async def report(self, room: Room, guest: Guest, wanted: MakeReport) -> None:
        """Keep what a player reports."""
        if not self._reports.take(guest.id):
            raise too_fast("too many reports")
        with _refusing():
            await report(self._store, room, guest, wanted)

    def admit(self, scope: Scope, who: str) -> Operator:
        """Return the operator who asks, or refuse."""
        if self._key is None:
            raise RequestError(404, RefusalCode.NOT_FOUND)
        address = address_of(scope)
        if not self._wrong.take(address):
            raise too_fast("too many wrong keys")
        scheme, _, given = Headers(scope=scope).get("authorization", "").partition(" ")
        # Of digests, so that neither the length nor the first wrong letter can be measured.
        if scheme.lower() != "bearer" or not hmac.compare_digest(_digest(given), self._key):
            raise RequestError(403, RefusalCode.BAD_KEY, "this is not the operator's key")
        self._wrong.charge(address, -1)
        return Operator(self._store, self._watch, who)


@contextmanager
def _refusing() -> Iterator[None]:
    """Answer an order that cannot be carried out as a refused request."""
    try:
        yield
    except OrderError as error:
        raise RequestError(STATUS.get(error.code, 422), error.code, str(error)) from None


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.strip().encode(errors="replace")).digest()


@router.post(
    "/orders",
    **documented(200, "AdminAnswer", 403, 404, 413, 415, 422, 500, body="Order"),
)
async def carry_out(request: Request, who: Who = "page") -> Response:
    """Carry out an order of an operator, who sends the key as a bearer token."""
    desk: AdminDesk = request.app.state.desk
    operator = desk.admit(request.scope, who)
    order = await read(request, decode_order)
    with _refusing():
        response = answer(await operator.carry_out(order))
    response.headers["Cache-Control"] = "no-store"
    return response
