"""Whether the server is ready: what a load balancer and a person on call want to know."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ethnos.server.live.hub import Hub
from ethnos.server.store import StorageError

PROBE_SECONDS: Final = 1.0
"""How long the result of a probe is used: a probe writes, and anybody may ask."""
PATIENCE_SECONDS: Final = 5.0
MAX_SILENCE_SECONDS: Final = 15.0
"""A server whose clocks have not been looked at for this long is not ready."""


class Readiness:
    """Whether this process can do its work: create rooms, store moves, run clocks."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._ready = False
        self._probed = -PROBE_SECONDS

    async def is_ready(self) -> bool:
        """Probe the store, unless it was probed a moment ago."""
        async with self._lock:
            if time.monotonic() - self._probed >= PROBE_SECONDS:
                self._ready = await self._probe()
                self._probed = time.monotonic()
            return self._ready

    async def _probe(self) -> bool:
        if self._hub.seconds_since_tick > MAX_SILENCE_SECONDS + self._hub.settings.tick:
            return False
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._hub.store.check()
        except (StorageError, TimeoutError):
            return False
        return True
