"""Downtime: the spans of time without a server, in which no turn clock runs.

Every process writes to the store, every few seconds, that it is up. The gaps between these rows are
downtime: a crash, a restart, a power cut, a store that could not be reached. A turn clock that was
running then is extended by the same amount, with a line in the log of its room.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from ethnos.server.store import Interval

HEARTBEAT_SECONDS: Final = 5.0
"""How often a process writes that it is up."""
MAX_SILENCE_SECONDS: Final = 3 * HEARTBEAT_SECONDS
"""A process that could not write for this long counts as down."""


def downtimes(uptimes: Iterable[Interval], now: int) -> list[Interval]:
    """Return the gaps between the uptimes of all processes, until now.

    An uptime in the future was written before the machine's clock was set back.

    >>> downtimes([Interval(0, 50), Interval(10, 30), Interval(60, 70), Interval(90, 95)], 95)
    [Interval(begin=50, end=60), Interval(begin=70, end=90)]
    >>> downtimes([Interval(0, 50), Interval(60, 70), Interval(90, 95)], 70)
    [Interval(begin=50, end=60)]
    """
    joined: list[Interval] = []
    for up in sorted(up for up in uptimes if up.begin <= min(up.end, now)):
        if joined and up.begin <= joined[-1].end:
            joined[-1] = Interval(joined[-1].begin, max(joined[-1].end, up.end))
        else:
            joined.append(up)
    return [Interval(one.end, other.begin) for one, other in pairwise(joined)]


def extended(deadline: int, since: int, downs: Iterable[Interval]) -> int:
    """Return a deadline set at `since`, extended by the downtimes that overlap its clock.

    >>> downs = [Interval(10, 20), Interval(50, 70), Interval(110, 150), Interval(170, 180)]
    >>> extended(100, 40, downs)
    160
    """
    for down in downs:
        begin = max(since, down.begin)
        if begin < down.end and begin < deadline:
            deadline += down.end - begin
    return deadline
