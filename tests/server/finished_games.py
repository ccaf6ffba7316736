"""Games played to their end."""

from __future__ import annotations

from ethnos.server.admin.archiving import archive_games
from tests.server.harness import Chooser, LocalServer, act, next_mover
from tests.waiting import wait_until


async def finished_room(server: LocalServer) -> str:
    """Play a game to its end and leave; return the room id once its record is stored."""
    people = await server.room_with(2)
    chooser = Chooser(7)
    while (mover := await next_mover(people)) is not None:
        await act(mover, chooser.choose(mover))
    room = people[0].room.id
    for person in people:
        await person.close()
    await wait_until(lambda: not server.hub.sessions, "both sessions have ended")
    await wait_until(lambda: server.hub.store.snapshot_of(room), "the record is stored")
    return room


async def archive_now(server: LocalServer) -> int:
    """Unload all rooms and archive what is over."""
    await server.hub.unload_idle_rooms()
    assert not server.hub.rooms
    store = server.hub.store
    return await archive_games(store, 1 << 60, 0)  # type: ignore[arg-type]  # a server's
