"""A client of an Ethnos server: sign in, open a room, sit down, play. For bots and for tests.

`examples/remote_bot.py` shows the whole of it in a page.
"""

from __future__ import annotations

from ethnos.client.connection import Connection, GaveUpError, new_key
from ethnos.client.http import Client, RefusedRequestError

__all__ = ["Client", "Connection", "GaveUpError", "RefusedRequestError", "new_key"]
