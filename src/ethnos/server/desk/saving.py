"""Requests about saved games: one is written by whoever plays it alone, and resumed anywhere."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from msgspec.json import Decoder

from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import RoomMade
from ethnos.protocol.saved_game import SavedGame
from ethnos.rules.errors import EthnosError
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import check_words, read_body, room_of
from ethnos.server.live.hub import Hub
from ethnos.server.rooms.log import read_line
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.saving import check_savable, resume, saved_game
from ethnos.server.store import Guest

RunPlan = Callable[[Callable[[], Plan]], Awaitable[Plan]]
"""Runs a computation where this host runs long ones."""


async def save(hub: Hub, guest: Guest, room_id: str) -> SavedGame:
    """Return a running game of this guest and bots, with all its secrets, or refuse."""
    room = await room_of(hub, room_id)
    try:
        check_savable(room.state, guest)
    except RefusedError as error:
        raise _refused(error) from None
    return saved_game(read_line(line.body) for line in await hub.store.read(room_id))


async def open_saved(hub: Hub, guest: Guest, body: bytes, run: RunPlan) -> RoomMade:
    """Resume a saved game in a new room of this guest."""
    saved = read_body(body, Decoder(SavedGame).decode)
    check_words(hub, saved.options.title, *(seat.name for seat in saved.seats))
    room_id, now = secrets.token_hex(13), hub.now()
    try:
        plan = await run(lambda: resume(saved, guest, room_id, now))
        made = await hub.new_rooms.store(plan, limited=True)
    except EthnosError as error:
        raise RequestError(422, RefusalCode.BAD_RECORD, str(error)) from None
    except RefusedError as error:
        raise _refused(error) from None
    return RoomMade(made.room_id, made.code)


def _refused(error: RefusedError) -> RequestError:
    return RequestError(409, RefusalCode(error.why.code), error.why.reason)
