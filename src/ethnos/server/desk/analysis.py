"""Requests of the analysis board."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from hashlib import sha256

import msgspec

from ethnos.protocol import NULL, RefusalCode
from ethnos.protocol.analysis import Analysing, AskPosition
from ethnos.rules.errors import EthnosError
from ethnos.server.archive.analysis import new_deal, position_after, position_of
from ethnos.server.desk.errors import RequestError
from ethnos.server.live.hub import Hub
from ethnos.server.live.workers import BusyError, TaskFailedError

Run = Callable[[Callable[[], bytes]], Awaitable[bytes]]
"""Computes where this host computes long."""


async def position(wanted: AskPosition, run: Run) -> bytes:
    """Return the position that is set up, as JSON."""
    if not wanted.position.strip():
        seed = secrets.randbits(63)
        return await _checked(lambda: new_deal(wanted.players, seed), run)
    return await _checked(lambda: position_after(wanted.position, wanted.action), run)


async def moment(data: bytes, v: int, run: Run) -> bytes:
    """Return the position after a line of a record, as JSON."""
    return await _checked(lambda: position_of(data, v), run)


async def _checked(job: Callable[[], bytes], run: Run) -> bytes:
    try:
        return await run(job)
    except EthnosError as error:
        raise RequestError(422, RefusalCode.BAD_POSITION, str(error)) from None


async def analyse(
    hub: Hub, who: str, text: str, run: Run, *, admit: Callable[[], None] = lambda: None
) -> Analysing:
    """Return the best actions in a position, or how far the search for them has come.

    `admit` refuses somebody who has asked for too many.
    """
    key = sha256(text.encode()).hexdigest()
    try:
        found = hub.analyses.find(key)
        if found is None:
            await _checked(lambda: position_after(text, None), run)
            found = hub.analyses.find(key)  # somebody else may have asked meanwhile
        if found is None:
            admit()
            found = hub.analyses.start(key, who, (text.encode(),))
    except BusyError:
        raise RequestError(429, RefusalCode.TOO_FAST, "too many analyses are waiting") from None
    except TaskFailedError:
        reason = "the analysis was broken off; ask again"
        raise RequestError(503, RefusalCode.REVIEW_FAILED, reason) from None
    if isinstance(found, bytes):
        return Analysing(0, msgspec.Raw(found))
    return Analysing(hub.analyses.ahead_of(found), NULL)
