"""How many sockets each guest has open, at all processes together.

Every process counts its own and tells the others of guests with several, at once and again and
again: what a process says is trusted for a while only, so that one that was killed keeps nobody
out for long.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from typing import Final

LEAST_TOLD: Final = 2
"""Almost all guests have one socket. The others are told of it if they have named the guest."""
TRUSTED_SECONDS: Final = 12.0
"""How long the last word of another process counts."""
REPEAT_SECONDS: Final = 4.0


class OpenSockets:
    """Counts of one process, with what it has heard of the others'."""

    def __init__(self) -> None:
        self._own: Counter[str] = Counter()
        self._told: set[str] = set()
        """Whom the others have heard of, and so must hear of again."""
        self._untold: dict[str, None] = {}
        """Whom the others have yet to hear of, the oldest news first."""
        self._elsewhere: dict[str, dict[str, tuple[float, int]]] = {}
        """By guest and process: until when the count is trusted, and the count."""
        self._repeated = 0.0

    def take(self, guest: str, most: int, at: float | None = None) -> bool:
        """Count another socket of a guest, unless there are as many as allowed."""
        now = time.monotonic() if at is None else at
        if self._own[guest] + sum(self._counts(guest, now).values()) >= most:
            return False
        self._own[guest] += 1
        self._note(guest)
        return True

    def give_back(self, guest: str) -> None:
        """Count one socket less."""
        self._own[guest] -= 1
        self._note(guest)
        if not self._own[guest]:
            del self._own[guest]

    def _note(self, guest: str) -> None:
        if self._own[guest] >= LEAST_TOLD or guest in self._told or guest in self._elsewhere:
            self._untold[guest] = None
        else:  # nobody has heard of them, at a single process for ever
            self._untold.pop(guest, None)

    def _counts(self, guest: str, now: float) -> dict[str, int]:
        """Return the counts at other processes that are still trusted."""
        heard = self._elsewhere.get(guest, {})
        return {process: count for process, (until, count) in heard.items() if until > now}

    # What other processes have to know.

    def news(self, most: int, at: float | None = None) -> dict[str, int]:
        """Return the counts to be told, of so many guests."""
        now = time.monotonic() if at is None else at
        if now - self._repeated >= REPEAT_SECONDS:
            self._repeated = now
            self._untold |= dict.fromkeys(self._told)
            self._forget(now)
        guests = list(self._untold)[:most]
        for guest in guests:
            del self._untold[guest]
            if self._own[guest]:
                self._told.add(guest)
            else:
                self._told.discard(guest)
        return {guest: self._own[guest] for guest in guests}

    def _forget(self, now: float) -> None:
        """Drop what is trusted no longer."""
        for guest in list(self._elsewhere):
            if not self._counts(guest, now):
                del self._elsewhere[guest]

    def hear(self, process: str, counts: Mapping[str, int], at: float | None = None) -> None:
        """Take what another process says."""
        until = (time.monotonic() if at is None else at) + TRUSTED_SECONDS
        for guest, count in counts.items():
            heard = self._elsewhere.setdefault(guest, {})
            heard.pop(process, None)
            if self._own[guest] and guest not in self._told:
                self._untold[guest] = None
            if count:
                heard[process] = (until, count)
            elif not heard:
                del self._elsewhere[guest]

    def excess(self, guest: str, most: int, process: str, at: float | None = None) -> int:
        """Return how many sockets this process has to close.

        A guest who turns to all processes at once has too many before they have heard of each
        other. The process whose name comes first keeps its sockets, then the next, up to `most`.
        """
        now = time.monotonic() if at is None else at
        before = sum(count for other, count in self._counts(guest, now).items() if other < process)
        return max(0, self._own[guest] - max(0, most - before))
