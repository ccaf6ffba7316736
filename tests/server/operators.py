"""An operator of a server under test."""

from __future__ import annotations

import asyncio
from typing import Any

from ethnos.protocol.admin import Order
from ethnos.server.admin.ways import Note, ask_server
from tests.server.harness import LocalServer

KEY = "a-key-of-the-operator"


async def order(server: LocalServer, wanted: Order, key: str = KEY) -> Any:
    """Let a server that was started with `admin_key=KEY` carry out an order."""
    return await asyncio.to_thread(ask_server, Note(server.url, key), wanted)
