"""What was acknowledged is never lost, however the server ends."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from ethnos.client import Client
from tests.server.harness import Launcher, ServerProcess, count, report
from tests.server.players import Promises, again, lost, play_on

GAMES = 20
KILLS = count(10, 200)


async def kill_again_and_again(
    server: ServerProcess, kills: int, promises: Promises, games: int = GAMES
) -> None:
    """Play many games at once while the server is killed, each time at a random moment."""
    chance = random.Random(kills)
    server.start()
    server.wait_ready()
    client = Client(server.url)
    await again(lambda: client.sign_in("Ann"))
    players = [asyncio.create_task(play_on(client, promises, seed)) for seed in range(games)]
    try:
        for _ in range(kills):
            await promises.more(games)
            await asyncio.sleep(chance.uniform(0.02, 0.4))
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait_ready)
        await promises.more(games)
    finally:
        promises.stop = True
        await asyncio.wait(players, timeout=10)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        server.kill()


def test_no_acknowledged_action_is_lost_by_a_crash(launcher: Launcher, tmp_path: Path) -> None:
    database = tmp_path / "ethnos.db"
    promises = Promises()
    server = ServerProcess(launcher, f"sqlite:///{database}", tmp_path / "log")
    asyncio.run(kill_again_and_again(server, KILLS, promises))
    report(f"goal 1: {KILLS} kills, {len(promises.acks)} actions acknowledged")
    assert len(promises.acks) >= (KILLS + 1) * GAMES
    assert lost(database, promises) == []
    assert set(promises.nacks) <= {"stale", "not_your_turn", "storage"}
    assert "Traceback" not in server.log()


def test_an_answer_before_the_commit_is_caught(launcher: Launcher, tmp_path: Path) -> None:
    database = tmp_path / "ethnos.db"
    promises = Promises()
    server = ServerProcess(
        launcher, f"sqlite:///{database}", tmp_path / "log", plant="ack-before-commit"
    )
    asyncio.run(kill_again_and_again(server, count(5, 20), promises))
    assert lost(database, promises)
