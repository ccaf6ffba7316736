"""Goal 23: flooding clients are cut off, and games of other clients go on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ethnos.client import Connection
from ethnos.protocol import CloseCode
from ethnos.server.settings import Settings
from tests.server.flooder import CREATED, FLOOD, open_room
from tests.server.harness import (
    Chooser,
    Launcher,
    ServerProcess,
    act,
    count,
    next_mover,
    report,
    within,
)
from tools.server_load import percentile

pytestmark = pytest.mark.soak

LIMITED = ("messages_per_second", "message_burst", "refusals_per_second", "requests_per_second")
LIMITS = {name: getattr(Settings(), name) for name in LIMITED}
NO_LIMITS = {"messages_per_second": 1e9, "message_burst": 1_000_000_000}
PACE = 1 / 16
"""Seconds between two actions of a well-behaved client."""
TOO_FAST = 429
"""Status of a rate-limited handshake."""


async def play(tables: list[list[Connection]], actions: int) -> list[float]:
    """Play in rooms without abusers, one after the other; return the latency of each action."""
    chooser = Chooser(23)
    took: list[float] = []
    while len(took) < actions:
        people = tables.pop()
        while len(took) < actions and (mover := await next_mover(people)) is not None:
            began = time.perf_counter()
            await act(mover, chooser.choose(mover))
            took.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)  # the pace of a person
        for person in people:
            await person.close()
    return took


async def measure_before_and_during(
    url: str, flooder: subprocess.Popen[str]
) -> tuple[list[float], list[float]]:
    tables = []
    for _ in range(count(2, 12)):  # all of them now: during the flood the server may refuse rooms
        client, room = await open_room(url, "Ann")
        tables.append([await client.join(room, seat=seat) for seat in (0, 1)])
    before = await play(tables, count(10, 400))
    assert flooder.stdin is not None
    assert flooder.stdout is not None
    flooder.stdin.write("now\n")
    flooder.stdin.flush()
    assert await asyncio.to_thread(flooder.stdout.readline) == "flooding\n"
    during = await play(tables, count(10, 400))
    for person in (person for people in tables for person in people):
        await person.close()
    return before, during


def flooded(
    server: ServerProcess, abusers: int, how: str
) -> tuple[list[Any], list[float], list[float]]:
    """Return how the floods ended, and the latencies before and during them."""
    # Abusers have machines of their own: they must not take the processor from the server.
    flooder_of = [sys.executable, "-m", "tests.server.flooder"]
    command = [*flooder_of, server.url, str(abusers), how]
    try:
        server.start().wait_ready()
        with subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        ) as flooder:
            before, during = within(measure_before_and_during(server.url, flooder))
            ends, _ = flooder.communicate()
    finally:
        server.kill()
    assert "Traceback" not in server.log()
    return json.loads(ends), before, during


def shown(times: list[float]) -> str:
    """Return the median and the 99th percentile."""
    return f"{percentile(times, 0.5):.1f} ms (p99 {percentile(times, 0.99):.1f})"


@pytest.mark.parametrize("how", ["pour", "pour-everywhere"])
def test_message_floods_are_cut_off(launcher: Launcher, tmp_path: Path, how: str) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    server = ServerProcess(launcher, database, tmp_path / "log", settings=LIMITS)
    abusers = count(5, 50)
    ends, before, during = flooded(server, abusers, how)
    assert {code for code, _ in ends} <= {CloseCode.TOO_FAST, TOO_FAST}
    assert sum(code == CloseCode.TOO_FAST for code, _ in ends) >= abusers
    assert max(pongs for _, pongs in ends) < FLOOD
    report(
        f"goal 23: {abusers} abusers ({how}), {len(ends)} floods cut off or refused; "
        f"an action next door took {shown(before)} before and {shown(during)} meanwhile"
    )


def test_guest_creation_is_rate_limited(launcher: Launcher, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    few = {"guests_per_minute": 0.6, "guest_burst": count(10, 200)}
    server = ServerProcess(launcher, database, tmp_path / "log", settings=LIMITS | few)
    ends, before, during = flooded(server, count(20, 200), "sign-in")
    made = [code for code, _ in ends].count(CREATED)
    assert {code for code, _ in ends} == {CREATED, TOO_FAST}
    assert 0 < made <= count(10, 200)
    report(
        f"goal 23: {len(ends)} tried to be somebody new, {made} could; "
        f"an action next door took {shown(before)} before and {shown(during)} meanwhile"
    )


def test_planted_server_without_limits_is_caught(launcher: Launcher, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    server = ServerProcess(launcher, database, tmp_path / "log", settings=NO_LIMITS)
    ends, _, _ = flooded(server, 1, "pour")
    assert max(pongs for _, pongs in ends) == FLOOD
