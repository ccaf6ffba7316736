"""A client of an Ethnos server, for bots and tests: sign in, join a room, take a seat, play.

`examples/remote_bot.py` is a complete example.
"""

from __future__ import annotations

from ethnos.client.connection import Connection, GaveUpError, new_key
from ethnos.client.http import Client, RefusedRequestError
from ethnos.client.snapshot import RoomSnapshot

__all__ = [
    "Client",
    "Connection",
    "GaveUpError",
    "RefusedRequestError",
    "RoomSnapshot",
    "new_key",
]
