"""How a process notes that it is up, and learns when nobody was."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ethnos.server.live.downtime import BEAT_SECONDS, LONGEST_SILENCE, downtimes, moved
from ethnos.server.store import Interval, Store


class Pulse:
    """The notes of one process, and what all notes together say."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._process = secrets.token_hex(4)
        self._up = Interval(0, 0)
        self._downs: list[Interval] = []

    @property
    def is_due(self) -> bool:
        """Whether it is time for another beat."""
        return self._now() - self._up.end >= BEAT_SECONDS * 1000

    async def beat(self) -> bool:
        """Note that this process is up; return whether a downtime has come to light."""
        now = self._now()
        silent = now - self._up.end > LONGEST_SILENCE * 1000
        up = Interval(now if silent else self._up.begin, now)
        await self._store.beat(self._process, up.begin, up.end)
        self._up = up
        before, self._downs = self._downs, downtimes(await self._store.uptimes())
        return any(down not in before for down in self._downs)

    def frozen(self, deadline: int, since: int) -> int:
        """Return a deadline set at one moment, moved on by the downtime that came after."""
        return moved(deadline, since, self._downs)
