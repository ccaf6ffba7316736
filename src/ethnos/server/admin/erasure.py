"""The data of a guest: all of it in one answer, or deleted.

Games outlive their players: a deleted guest's games can still be replayed and verified, but nobody
can tell who sat there. The random id stays in the logs, where equal ids mean the same person; once
the guest is deleted, it stands for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from ethnos.protocol import RefusalCode, RoomStatus, StandInReason
from ethnos.protocol.admin import ExportedChat, ExportedSession, GuestExport
from ethnos.protocol.bodies import Summary
from ethnos.protocol.passkeys import Passkey
from ethnos.server.admin.amend import OrderError, amend, folded
from ethnos.server.archive.finished import erased_record
from ethnos.server.archive.results import erased_result, result_for
from ethnos.server.rooms import log
from ethnos.server.rooms.fold import ERASED_NAME
from ethnos.server.rooms.log import AnyLine, read_line, write_line
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.summary import summary_for
from ethnos.server.store import Guest, ServerStore, Stored

RoomWasChanged = Callable[[str, int], Awaitable[None]]
MAX_RESULTS: Final = 100_000


async def known_guest(store: ServerStore, guest_id: str) -> Guest:
    """Return a guest, or raise `OrderError`."""
    guest = await store.guest(guest_id)
    if guest is None:
        raise OrderError(RefusalCode.NOT_FOUND, f"there is no guest {guest_id}")
    return guest


async def export(store: ServerStore, guest_id: str) -> GuestExport:
    """Return all that is stored about a guest."""
    guest = await known_guest(store, guest_id)
    rooms: list[Summary] = []
    chat: list[ExportedChat] = []
    for room_id in sorted(await store.rooms_with(guest_id)):
        summary = await store.summary_of(room_id)
        if summary is not None:
            rooms.append(summary_for(guest_id, summary))
        said = _said(await store.read(room_id), guest_id)
        chat.extend(ExportedChat(room_id, line.at, line.text) for line in said.values())
    sessions = await store.sessions_of(guest_id)
    return GuestExport(
        guest.id,
        guest.name,
        guest.webhook,
        rooms,
        [result_for(guest_id, body) for body in await store.results_of(guest_id, MAX_RESULTS)],
        chat,
        [ExportedSession(session.purpose, session.expires) for session in sessions],
        [Passkey(key.id, key.created, key.used) for key in await store.passkeys_of(guest_id)],
    )


async def erase(store: ServerStore, guest_id: str, room_was_changed: RoomWasChanged) -> None:
    """Delete all that is stored about a guest.

    The guest goes last: if this breaks off, it can be begun again.
    """
    for room_id in await store.rooms_with(guest_id):
        await _erase_from(store, room_id, guest_id, room_was_changed)
    await store.drop_guest(guest_id)


async def _erase_from(
    store: ServerStore, room_id: str, guest_id: str, room_was_changed: RoomWasChanged
) -> None:
    stored = await store.read(room_id)
    said = list(_said(stored, guest_id))
    version = await amend(store, room_id, lambda plan: _plan_erasure(plan, guest_id, said))
    await room_was_changed(room_id, version)
    await store.rewrite(room_id, _rewritten(stored, guest_id, said))
    result = await store.result_of(room_id)
    if result is not None:
        await store.replace_result(room_id, erased_result(result, guest_id, ERASED_NAME))
    record = await store.snapshot_of(room_id)
    if record is not None:
        seats = folded(room_id, stored).seats_of(guest_id)
        erased = await asyncio.to_thread(erased_record, record, seats, ERASED_NAME)
        await store.snapshot(room_id, erased)
    await store.drop_reviews(room_id)  # after the record; see `desk.archive`


def _plan_erasure(plan: Plan, guest_id: str, said: list[int]) -> None:
    room = plan.after
    runs = room.hold is None  # else there is no clock that a stand-in could start
    for seat in room.seats_of(guest_id):
        if room.status is RoomStatus.LOBBY:
            plan.add(log.SeatOpened(plan.now, seat))
        elif room.status is RoomStatus.PLAYING and not room.seats[seat].standing_in and runs:
            plan.add(log.StandInChanged(plan.now, seat, StandInReason.LEFT))
    plan.add(log.GuestErased(plan.now, guest_id, said))


def _said(stored: list[Stored], guest_id: str) -> dict[int, log.ChatSent]:
    """Return the messages that a guest wrote: the key of a line says whose command it was."""
    said = {}
    for each in stored:
        if each.key is not None and each.key.startswith(f"{guest_id}:"):
            line = read_line(each.body)
            if isinstance(line, log.ChatSent) and line.text:
                said[each.seq] = line
    return said


def _rewritten(stored: list[Stored], guest_id: str, said: list[int]) -> dict[int, bytes]:
    """Return the lines that name a guest or hold their messages, without either."""
    rewritten = {}
    for each in stored:
        line = read_line(each.body)
        erased = _without(line, guest_id, is_theirs=each.seq in said)
        if erased is not line:
            rewritten[each.seq] = write_line(erased)
    return rewritten


def _without(line: AnyLine, guest_id: str, *, is_theirs: bool) -> AnyLine:
    if isinstance(line, log.RoomCreated) and line.host == guest_id:
        return msgspec.structs.replace(line, host_name=ERASED_NAME)
    if isinstance(line, log.SeatTaken) and line.guest == guest_id:
        return msgspec.structs.replace(line, name=ERASED_NAME)
    if isinstance(line, log.ChatSent) and is_theirs:
        return msgspec.structs.replace(line, name=ERASED_NAME, text="")
    return line
