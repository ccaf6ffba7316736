"""When no server was there to play at: no clock runs then.

Every process notes in the store, every few seconds, that it is up. What lies between these notes
is downtime: a crash, a restart, a night without power, a store out of reach. A player's clock that
was running then is moved on by as much, with a line in the log of his room.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from ethnos.server.store import Interval

BEAT_SECONDS: Final = 5.0
"""How often a process notes that it is up."""
LONGEST_SILENCE: Final = 3 * BEAT_SECONDS
"""A process that could not note it for so long was not up, whatever it believes."""


def downtimes(uptimes: Iterable[Interval]) -> list[Interval]:
    """Return when no process was up, between the first and the last that is known of.

    >>> downtimes([Interval(0, 50), Interval(10, 30), Interval(60, 70), Interval(90, 95)])
    [Interval(begin=50, end=60), Interval(begin=70, end=90)]
    """
    joined: list[Interval] = []
    for up in sorted(uptimes):
        if joined and up.begin <= joined[-1].end:
            joined[-1] = Interval(joined[-1].begin, max(joined[-1].end, up.end))
        else:
            joined.append(up)
    return [Interval(one.end, other.begin) for one, other in pairwise(joined)]


def moved(deadline: int, since: int, downs: Iterable[Interval]) -> int:
    """Return a deadline set at one moment as it is after these downtimes.

    >>> moved(100, 40, [Interval(10, 20), Interval(50, 70), Interval(110, 150), Interval(170, 180)])
    160
    """
    for down in downs:
        begin = max(since, down.begin)
        if begin < down.end and begin < deadline:
            deadline += down.end - begin
    return deadline
