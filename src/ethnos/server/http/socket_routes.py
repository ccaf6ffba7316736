"""The WebSocket route: authenticate before the upgrade, then run a session."""

from __future__ import annotations

import re
from typing import Final

from starlette.websockets import WebSocket

from ethnos.protocol import Hold, RefusalCode
from ethnos.server.desk import guests
from ethnos.server.desk.rooms import GONE
from ethnos.server.http.context import Context
from ethnos.server.http.cookies import token_in
from ethnos.server.http.middleware import TOO_MANY_REQUESTS, host_of, origin_is_allowed
from ethnos.server.live.room import DamagedRoomError, NoSuchRoomError, Room
from ethnos.server.sockets.session import Session
from ethnos.server.store import Guest, StorageError

ROOM_ID: Final = re.compile(r"[0-9a-f]{26}")
MIN_MESSAGES: Final = 10
"""Rate-limit budget required to accept a socket, so that it is not closed on its first message."""
HANDSHAKE_COST: Final = 5
"""A handshake, with the `welcome` that follows it, counts as this many messages."""


async def play(socket: WebSocket) -> None:
    """Authenticate, check origin and limits before the upgrade, then serve the socket."""
    context: Context = socket.app.state.context
    settings, hub = context.settings, context.hub
    token = token_in(socket.headers, secure=settings.secure_cookies)
    by_bearer = "authorization" in socket.headers and "origin" not in socket.headers
    if not by_bearer and not origin_is_allowed(socket.headers, settings):
        return await context.refuse(socket, 403, RefusalCode.BAD_ORIGIN)
    address = host_of(socket.scope)
    if hub.bans.forbids(None, address, hub.now()):
        return await context.refuse(socket, 403, RefusalCode.BANNED)
    try:
        guest = await context.guests.who(token)
        if guest is None or token is None:
            return await context.refuse(socket, 401, RefusalCode.NO_SESSION)
        if hub.bans.forbids(guest.id, "", hub.now()):
            return await context.refuse(socket, 403, RefusalCode.BANNED)
        if not hub.messages.take(guest.id, leaving=MIN_MESSAGES):
            return await context.refuse(socket, TOO_MANY_REQUESTS, RefusalCode.TOO_FAST)
        hub.messages.charge(guest.id, HANDSHAKE_COST - 1)
        room_id: str = socket.path_params["room_id"]
        if not ROOM_ID.fullmatch(room_id):
            raise NoSuchRoomError(room_id)
        room = await hub.room(room_id)
    except NoSuchRoomError:
        return await context.refuse(socket, 404, RefusalCode.NO_SUCH_ROOM)
    except DamagedRoomError:
        return await context.refuse(socket, 500, RefusalCode.INTERNAL)
    except StorageError:
        return await context.refuse(socket, 503, RefusalCode.STORAGE)
    if room.state.hold is Hold.CLOSED:
        return await context.refuse(socket, GONE, RefusalCode.ROOM_CLOSED)
    if not room.state.admits(guest.id):
        return await context.refuse(socket, 403, RefusalCode.NO_SPECTATORS)
    return await _admit(context, socket, room, guest, guests.digest(token))


async def _admit(
    context: Context, socket: WebSocket, room: Room, guest: Guest, token: bytes
) -> None:
    """Serve a socket, unless its guest has too many."""
    sockets, most = context.hub.limits.sockets, context.settings.sockets_per_guest
    if not sockets.take(guest.id, most):
        return await context.refuse(socket, TOO_MANY_REQUESTS, RefusalCode.TOO_MANY_SOCKETS)
    try:
        await socket.accept()
        return await Session(context.hub, room, guest, token, socket).run()
    finally:
        sockets.give_back(guest.id)


async def unknown_socket(socket: WebSocket) -> None:
    """Refuse a socket at an unknown path, with the same delay as any refusal."""
    context: Context = socket.app.state.context
    await context.refuse(socket, 404, RefusalCode.NOT_FOUND)
