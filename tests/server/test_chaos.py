"""All faults at once: nothing acknowledged is lost, nobody is let in, answers are documented."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ethnos.client import Client
from ethnos.protocol import Clock, ClockKind
from ethnos.server.rooms import log
from ethnos.server.rooms.log import read_line
from ethnos.server.store import Store, store_for
from tests.server import history
from tests.server.chaos import DISORDER, Bystanders, Chaos, faults_in, start
from tests.server.durability import retry
from tests.server.harness import Launcher, ServerProcess, count, report, within
from tests.server.history import History, judge, play_through
from tests.server.postgres import Postgres
from tests.server.proxy import proxy_to

pytestmark = pytest.mark.soak

GAMES = count(2, 6)
OPS = count(40, 100)
ROUNDS = count(1, 25)
SECONDS = count(1, 3)
CLOCK = Clock(ClockKind.LIVE, 600)
"""Time enough for any decision here; a clock that jumps a day is far over it."""
REFUSALS = {"stale", "not_your_turn", "storage"}


class Run(NamedTuple):
    """What came of one run."""

    anomalies: list[str]
    acked: int
    faults: list[str]
    tried: int
    logs: str


async def play_in_chaos(
    servers: list[ServerProcess],
    database: str,
    folder: Path,
    postgres: Postgres | None,
    seed: int,
) -> Run:
    faults, path = faults_in(folder)
    for server in servers:
        server.wanted["faults"] = path
        await start(server)
    async with proxy_to(*(server.port for server in servers), seed=seed) as proxy:
        proxy.disorder = DISORDER
        client = Client(proxy.url)
        await client.sign_in("Ann")
        first = await play_through(proxy.url, client, 2, seed)
        bystanders = Bystanders(servers, proxy, first.room)
        chaos = Chaos(servers, proxy, faults, postgres, seed)
        async with bystanders.around(client.token or ""):
            trouble = asyncio.create_task(chaos.run(ROUNDS, SECONDS))
            while not trouble.done():
                await _play_games(proxy.url, client, seed + len(chaos.begun), chaos.begun)
            await trouble
        for server in servers:
            await asyncio.to_thread(server.wait_ready)
        await _play_games(proxy.url, client, seed, chaos.begun)  # it still works
    histories = [first, *chaos.begun]
    for server in servers:
        await asyncio.to_thread(server.stop)
    anomalies, acked = await _judge(database, histories, bystanders)
    logs = "".join({server.log() for server in servers})
    return Run(anomalies, acked, chaos.happened, bystanders.tried, logs)


async def _play_games(url: str, client: Client, seed: int, begun: list[History]) -> None:
    await asyncio.gather(
        *(
            play_through(url, client, OPS, seed + n, clock=CLOCK, chat=True, begun=begun)
            for n in range(GAMES)
        )
    )


async def _judge(
    database: str, histories: list[History], bystanders: Bystanders
) -> tuple[list[str], int]:
    store = store_for(database)
    await retry(store.open)
    try:
        acked, anomalies = await judge(store, histories)
        anomalies += [f"refused: {why}" for h in histories for why in {*h.refused} - REFUSALS]
        anomalies += await _replaced_players(store, histories)
        kept = await store.heads(bystanders.rooms)
        anomalies += [f"{room} was lost" for room in bystanders.rooms if room not in kept]
    finally:
        await store.close()
    return anomalies + bystanders.wrong, acked


async def _replaced_players(store: Store, histories: list[History]) -> list[str]:
    """Nobody loses their seat because a clock has jumped."""
    lines = [
        read_line(line.body) for history in histories for line in await store.read(history.room)
    ]
    return ["a player was replaced" for line in lines if isinstance(line, log.StandInChanged)]


def run_on_sqlite(launcher: Launcher, tmp_path: Path, seed: int = 18, plant: str = "") -> Run:
    database = f"sqlite:///{tmp_path / 'ethnos.db'}"
    servers = [ServerProcess(launcher, database, tmp_path / "log", plant=plant)]
    return _run(servers, database, tmp_path, None, seed)


def run_on_postgres(launcher: Launcher, tmp_path: Path, seed: int = 18, plant: str = "") -> Run:
    # Of its own: other tests use the common one, and it is killed here.
    with Postgres() as postgres:
        database = postgres.new_database("chaos")
        servers = [
            ServerProcess(launcher, database, tmp_path / f"log{n}", plant=plant) for n in range(3)
        ]
        return _run(servers, database, tmp_path, postgres, seed)


def _run(
    servers: list[ServerProcess],
    database: str,
    folder: Path,
    postgres: Postgres | None,
    seed: int,
) -> Run:
    try:
        return within(play_in_chaos(servers, database, folder, postgres, seed), 240)
    finally:
        for server in servers:
            server.kill()


@pytest.mark.parametrize("run", [run_on_sqlite, run_on_postgres])
def test_nothing_is_lost_in_chaos(
    run: Callable[..., Run], launcher: Launcher, tmp_path: Path
) -> None:
    done = run(launcher, tmp_path)
    assert done.anomalies == []
    assert "Traceback" not in done.logs
    assert done.acked > GAMES
    assert done.tried > 0
    report(
        f"chaos ({run.__name__}): {len(done.faults)} faults, {done.acked} operations "
        f"acknowledged, {done.tried} attempts of bystanders, no anomaly"
    )


@pytest.mark.parametrize(
    ("run", "plant", "anomaly"),
    [
        (run_on_sqlite, "ack-before-commit", "was acknowledged as"),
        (run_on_sqlite, "fan-out-before-commit", "what the log does not say"),
        (run_on_postgres, "no-version-check", "what the log does not say"),
    ],
)
def test_planted_bug_is_caught_in_chaos(
    run: Callable[..., Run],
    plant: str,
    anomaly: str,
    launcher: Launcher,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(history, "PATIENCE", 5.0)
    found = run(launcher, tmp_path, plant=plant).anomalies
    assert any(anomaly in one for one in found), found
