"""Requests about finished games: records, replays, win chances, verification.

The computations are functions of a record alone, and return JSON; they raise `EthnosError` for a
record that is none. Where they run is decided by whoever asks.
"""

from __future__ import annotations

from msgspec.json import encode

from ethnos.protocol import RefusalCode, RoomStatus
from ethnos.records.record import dump_record, load_record
from ethnos.server.archive.chances import chances
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


def redacted(data: bytes, view: str) -> bytes:
    """Return a record redacted for a view."""
    return dump_record(shown(load_record(data), view))


def replayed(data: bytes, view: str) -> bytes:
    """Return a recorded game step by step."""
    return encode(replay_frames(load_record(data), view))


def win_chances(data: bytes) -> bytes:
    """Return each seat's chance to win after every step of a recorded game."""
    return encode(chances(load_record(data)))


def verified(data: bytes) -> bytes:
    """Return whether a record was dealt as committed and played by the rules."""
    return encode(verification(data))
