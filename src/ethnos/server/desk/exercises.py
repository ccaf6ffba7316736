"""Requests to play on from a moment of a finished game."""

from __future__ import annotations

import secrets

from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import RoomMade
from ethnos.protocol.review import TryIt
from ethnos.records.record import load_record
from ethnos.rules.errors import EthnosError
from ethnos.server.desk.archive import record_of
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.saving import RunPlan
from ethnos.server.live.hub import Hub
from ethnos.server.rooms.exercises import begin
from ethnos.server.rooms.plan import RefusedError
from ethnos.server.store import Guest


async def try_room(hub: Hub, guest: Guest, room_id: str, wanted: TryIt, run: RunPlan) -> RoomMade:
    """Open a room in which this guest plays on from a decision of a game of this server."""
    return await try_record(hub, guest, await record_of(hub, room_id), wanted, run)


async def try_record(hub: Hub, guest: Guest, data: bytes, wanted: TryIt, run: RunPlan) -> RoomMade:
    """Do the same with a record."""
    room_id, now = secrets.token_hex(13), hub.now()
    try:
        plan = await run(lambda: begin(load_record(data), wanted, guest, room_id, now))
        made = await hub.new_rooms.store(plan, limited=True)
    except EthnosError as error:
        raise RequestError(422, RefusalCode.BAD_RECORD, str(error)) from None
    except RefusedError as error:
        raise RequestError(409, RefusalCode(error.why.code), error.why.reason) from None
    return RoomMade(made.room_id, made.code)
