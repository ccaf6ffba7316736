"""Wait for a condition instead of sleeping for a fixed time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable

POLL_SECONDS = 0.002


async def wait_until(
    condition: Callable[[], object | Awaitable[object]], what: str, seconds: float = 30
) -> None:
    """Wait until a condition holds; raise `TimeoutError` with `what` if it never does.

    The condition is a plain function, or one that returns an awaitable.
    """
    end = time.monotonic() + seconds
    while True:
        result = condition()
        if await result if isawaitable(result) else result:
            return
        if time.monotonic() >= end:
            raise TimeoutError(f"not so after {seconds} s: {what}")
        await asyncio.sleep(POLL_SECONDS)  # the poll of this helper


async def holds_within(condition: Callable[[], object], seconds: float) -> bool:
    """Return whether a condition comes to hold in time, for tests where it must not."""
    try:
        await wait_until(condition, "", seconds)
    except TimeoutError:
        return False
    return True


async def wait_until_stable(value: Callable[[], object], polls: int = 25) -> None:
    """Wait until a value has stayed the same over several polls: nothing else says it is final."""
    last, unchanged = value(), 0
    while unchanged < polls:
        await asyncio.sleep(POLL_SECONDS)  # the poll of this helper
        last, before = value(), last
        unchanged = unchanged + 1 if last == before else 0


async def repeat(work: Callable[[], object], times: int) -> None:
    """Call something several times; after each call the other tasks of the loop may run."""
    for _ in range(times):
        work()
        await asyncio.sleep(POLL_SECONDS)  # the turn of the other tasks


def block_until(
    condition: Callable[[], object], what: Callable[[], str] | str, seconds: float = 60
) -> None:
    """Wait without an event loop until a condition holds; raise `TimeoutError` if it never does."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() >= end:
            raise TimeoutError(what if isinstance(what, str) else what())
        time.sleep(POLL_SECONDS)  # the poll of this helper
