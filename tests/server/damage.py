"""Games that cannot be read."""

from __future__ import annotations

from ethnos.server.live.hub import Hub
from ethnos.server.store.sql import SqlStore

NO_JSON = "'{'"


async def damage(hub: Hub, room_id: str, body: str = NO_JSON) -> None:
    """Overwrite a line of the log, and drop the room from memory."""
    assert isinstance(hub.store, SqlStore)
    await hub.store._change(f"UPDATE entry SET body = {body} WHERE game = ? AND seq = 2", room_id)
    hub.rooms.pop(room_id, None)
