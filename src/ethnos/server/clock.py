"""The wall clock, in the unit that log lines and deadlines use."""

from __future__ import annotations

import time
from typing import Final

MAX_SKEW_MS: Final = 60_000
"""How much the clocks of several machines may differ."""


def now() -> int:
    """Return the time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
