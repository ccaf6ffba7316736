"""The wall clock, in the unit that log lines and deadlines use."""

from __future__ import annotations

import time


def now() -> int:
    """Return the time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
