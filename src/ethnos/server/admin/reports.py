"""What players report: a name or a message, kept with what was said before it."""

from __future__ import annotations

from typing import Final

import msgspec

from ethnos.protocol import RefusalCode
from ethnos.protocol.admin import MakeReport, ReportedLine
from ethnos.server.admin.amend import OrderError
from ethnos.server.admin.lists import Reported
from ethnos.server.admin.operator import new_id
from ethnos.server.clock import now
from ethnos.server.live.room import Room
from ethnos.server.rooms import log
from ethnos.server.rooms.log import read_line
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.text import clean_text
from ethnos.server.store import Guest, Report, ServerStore

CONTEXT: Final = 10
"""Messages before the reported one that are kept with it."""


async def report(store: ServerStore, room: Room, reporter: Guest, wanted: MakeReport) -> None:
    """Keep a report for the operator. Raises `OrderError` if there is nothing to report."""
    guest, name, text = await _reported(store, room.state, wanted)
    if guest == reporter.id:
        raise OrderError(RefusalCode.NOT_YOURS, "that is yourself")
    before = [line for line in room.state.chat if wanted.v is None or line.v < wanted.v]
    chat = [ReportedLine(line.name, line.text) for line in before[-CONTEXT:]]
    body = msgspec.json.encode(Reported(name, text, clean_text(wanted.why), chat))
    at = now()
    await store.save_report(
        Report(new_id(at), at, room.room_id, reporter.id, guest, body, settled=None)
    )


async def _reported(
    store: ServerStore, room: RoomState, wanted: MakeReport
) -> tuple[str, str, str]:
    """Return the guest, the name and the message that are reported."""
    if wanted.v is not None:
        for stored in await store.read(room.room_id, wanted.v - 1):
            line = read_line(stored.body)
            if stored.seq == wanted.v and isinstance(line, log.ChatSent) and stored.key:
                return stored.key.partition(":")[0], line.name, line.text
            break
    elif wanted.seat is not None and wanted.seat < len(room.seats):
        seat = room.seats[wanted.seat]
        if seat.guest:
            return seat.guest, seat.name, ""
    raise OrderError(RefusalCode.NOT_FOUND, "there is nothing to report")
