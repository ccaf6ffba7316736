"""Start the game in a browser's worker: `ui/src/local/worker.ts` calls this."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ethnos.local.bus import TabBus
from ethnos.local.host import SETTINGS, Host, Post
from ethnos.local.store import BrowserStore, Call


async def start(
    call: Call, broadcast: Callable[[str], None], post: Post, bot_pause: float
) -> tuple[Host, TabBus]:
    """Return an open host, and the bus to hand the messages of other tabs to."""
    bus = TabBus(broadcast)
    host = Host(BrowserStore(call), post, bus, replace(SETTINGS, bot_pause=bot_pause))
    await host.open()
    return host, bus
