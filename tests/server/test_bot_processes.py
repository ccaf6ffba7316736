"""Bots that need compiled code think in processes of their own."""

from __future__ import annotations

import asyncio
import operator
import os
import signal
import subprocess
import sys
from functools import partial

import pytest

from ethnos.protocol import RoomOptions, RoomStatus, SeatRequest
from ethnos.server.live.workers import TaskFailedError
from ethnos.server.machine.bot_processes import BotProcesses
from tests.server.harness import within
from tests.server.hubs import ANN, hubs
from tests.waiting import wait_until

SERVER = """
import asyncio, sys
from ethnos.protocol import RoomOptions, SeatRequest
from ethnos.server.live.hub import Hub
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, store_for
from ethnos.server.machine.threads import ThreadWorkers
from ethnos.server.metrics import NoMetrics

async def main():
    database = "sqlite:///" + sys.argv[1]
    settings = Settings(database=database, bot_think=0.001)
    hub = Hub(store_for(database), settings, workers=ThreadWorkers(NoMetrics()))
    await hub.open()
    bots = [SeatRequest("bot", "search"), SeatRequest("bot", "random")]
    made = await hub.new_rooms.create(Guest("ann", "Ann"), RoomOptions(players=2), bots, start=True)
    room = await hub.room(made.room_id)
    while room.state.position < 4:
        await asyncio.sleep(0.01)
    await hub.close()
    print([name for name in ("numba", "llvmlite") if name in sys.modules])

asyncio.run(main())
"""


def test_server_itself_neither_loads_nor_compiles_code(sqlite: str) -> None:
    path = sqlite.removeprefix("sqlite:///")
    ended = subprocess.run(
        [sys.executable, "-c", SERVER, path], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "[]\n"), ended.stderr


def test_lost_process_fails_one_call_and_cancelled_callers_keep_it() -> None:
    async def main() -> None:
        processes = BotProcesses(1)
        first = await processes.run(os.getpid)
        assert first != os.getpid()
        waiting = asyncio.ensure_future(processes.run(partial(operator.add, 1, 2)))
        await asyncio.sleep(0)  # lets the call begin
        waiting.cancel()
        assert await processes.run(os.getpid) == first
        with pytest.raises(TaskFailedError):
            await processes.run(partial(os.kill, first, signal.SIGKILL))
        assert await processes.run(os.getpid) != first
        await processes.close()

    within(main())


def test_game_goes_on_when_processes_are_lost(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    async def lose(*_: object) -> None:
        calls.append(1)
        raise TaskFailedError("killed")

    monkeypatch.setattr(BotProcesses, "run", lose)

    async def main() -> None:
        async with hubs(sqlite) as (hub,):
            bots = [SeatRequest("bot", "search"), SeatRequest("bot", "random")]
            made = await hub.new_rooms.create(ANN, RoomOptions(players=2), bots, start=True)
            room = await hub.room(made.room_id)
            await wait_until(lambda: room.state.status is RoomStatus.FINISHED, "the game has ended")

    within(main())
    assert calls
