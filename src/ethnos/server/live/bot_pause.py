"""The pause before a bot acts, so that people can follow what happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from ethnos.protocol import BotPace

SHARES: Final = {BotPace.NORMAL: 1.0, BotPace.QUICK: 0.3, BotPace.INSTANT: 0.0}
"""What part of the usual pause bots make."""


class BotPause:
    """The pauses of a room's bots. They can be skipped until `restore`."""

    def __init__(self, seconds: float) -> None:
        """Take the usual pause in seconds."""
        self._seconds = seconds
        self._skipped = asyncio.Event()

    async def rest(self, pace: BotPace, *, watched: bool) -> None:
        """Wait as long as this pace asks for; nobody waits for bots that nobody watches."""
        seconds = self._seconds * SHARES[pace] if watched else 0.0
        if seconds:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skipped.wait(), seconds)

    def skip(self) -> None:
        """End the present pause, and make no further one."""
        self._skipped.set()

    def restore(self) -> None:
        """Pause again."""
        self._skipped.clear()
