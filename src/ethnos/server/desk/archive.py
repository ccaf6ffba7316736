"""Requests about finished games: records, replays, win chances, verification."""

from __future__ import annotations

from ethnos.protocol import RefusalCode, RoomStatus
from ethnos.protocol.bodies import Verification
from ethnos.protocol.replay import Chances, Replay
from ethnos.records.errors import RecordError
from ethnos.records.record import dump_record, load_record
from ethnos.server.archive import chances as win_chances
from ethnos.server.archive.replays import replay_frames, shown
from ethnos.server.archive.verification import verification
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import room_of
from ethnos.server.live.hub import Hub


async def record_of(hub: Hub, room_id: str) -> bytes:
    """Return the record of a finished game, or refuse."""
    found = await room_of(hub, room_id)
    if found.state.status is not RoomStatus.FINISHED:
        raise RequestError(409, RefusalCode.NOT_FINISHED, "the game is not over")
    return await hub.store.snapshot_of(room_id) or await hub.make_record(room_id)


async def redacted(hub: Hub, data: bytes, view: str) -> bytes:
    """Return a record redacted for a view."""
    try:
        return await hub.workers.run_long(lambda: dump_record(shown(load_record(data), view)))
    except RecordError as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None


async def replay(hub: Hub, data: bytes, view: str) -> Replay:
    """Return a recorded game step by step."""
    try:
        return await hub.workers.run_long(lambda: replay_frames(load_record(data), view))
    except RecordError as error:
        raise RequestError(422, RefusalCode.BAD_RECORD, str(error)) from None


async def chances(hub: Hub, data: bytes) -> Chances:
    """Return each seat's chance to win after every step of a recorded game."""
    return await hub.workers.run_long(lambda: win_chances.chances(load_record(data)))


async def verify(hub: Hub, data: bytes) -> Verification:
    """Verify a record."""
    return await hub.workers.run_long(lambda: verification(data))
