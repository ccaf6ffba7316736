"""The heartbeat of a process: rows in the store that show when the server was up."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ethnos.server.live.downtime import (
    HEARTBEAT_SECONDS,
    MAX_SILENCE_SECONDS,
    downtimes,
    extended,
)
from ethnos.server.store import Interval, Store


class Heartbeat:
    """Writes this process's uptime, and derives downtimes from the uptimes of all processes."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.process = secrets.token_hex(4)
        self._up = Interval(0, 0)
        self._downtimes: list[Interval] = []
        self._has_news = False
        """Whether deadlines may have to move by what was learnt between two regular beats."""

    @property
    def is_due(self) -> bool:
        """Whether it is time for another beat, the clock was set back, or deadlines may move."""
        return self._has_news or not 0 <= self._now() - self._up.end < HEARTBEAT_SECONDS * 1000

    @property
    def is_stale(self) -> bool:
        """Whether the clock has jumped, or stood still, since the last beat.

        Until the next one it is not known how long the server was down.
        """
        return not 0 <= self._now() - self._up.end <= MAX_SILENCE_SECONDS * 1000

    async def beat(self) -> bool:
        """Write that this process is up; return whether deadlines may have to move."""
        now = self._now()
        was_set_back = now < self._up.end
        was_silent = now - self._up.end > MAX_SILENCE_SECONDS * 1000
        up = Interval(now if was_silent or was_set_back else self._up.begin, now)
        await self._store.beat(self.process, up.begin, up.end)
        self._up = up
        before, self._downtimes = self._downtimes, downtimes(await self._store.uptimes(), now)
        had_news, self._has_news = self._has_news, False
        return had_news or was_set_back or any(down not in before for down in self._downtimes)

    async def catch_up(self) -> None:
        """Beat at once if the clock has jumped.

        What is stored now would else lie in no uptime, if the clock jumps back before the next
        beat: a turn that began a day ago would seem to have run since.
        """
        if self.is_stale:
            has_news = await self.beat()
            self._has_news = self._has_news or has_news

    def extend_deadline(self, deadline: int, since: int) -> int:
        """Return a deadline set at `since`, extended by the downtime after that."""
        return extended(deadline, since, self._downtimes)
