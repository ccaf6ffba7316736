"""Several processes act as one server through pgbouncer in transaction mode."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from ethnos.client import Client
from ethnos.server.store import store_for
from tests.server.harness import Launcher, ServerProcess, count, report, within
from tests.server.history import judge, play_through
from tests.server.hubs import converge, race, run
from tests.server.pgbouncer import Pooler, pooler_before
from tests.server.postgres import Postgres
from tests.server.proxy import proxy_to

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def pooler(postgres: Postgres) -> Iterator[Pooler]:
    with pooler_before(postgres) as found:
        yield found


def test_pooler_shares_connections(postgres: Postgres, pooler: Pooler) -> None:
    """Session state is lost or belongs to another client: the server may not rely on it."""
    postgres.new_database("shared")
    with psycopg.connect(pooler.url("shared"), autocommit=True) as one:
        one.execute("SET application_name = 'remembered'")
        with (
            psycopg.connect(pooler.url("shared"), autocommit=True) as other,
            one.transaction(),
            other.transaction(),
        ):
            workers = {c.execute("SELECT pg_backend_pid()").fetchone() for c in (one, other)}
    assert len(workers) == 2
    with psycopg.connect(pooler.url("shared"), autocommit=True) as later:
        assert later.execute("SELECT pg_backend_pid()").fetchone() in workers


def test_two_processes_work_behind_pooler(
    launcher: Launcher, postgres: Postgres, pooler: Pooler, tmp_path: Path
) -> None:
    direct = postgres.new_database("pooled")
    pooled = pooler.url("pooled")
    pair = [
        ServerProcess(
            launcher, pooled, tmp_path / f"log{n}", settings={"direct_database": direct}
        ).start()
        for n in range(2)
    ]
    try:
        for server in pair:
            server.wait_ready()
        total, found = within(_play(pair, pooled))
    finally:
        for server in pair:
            server.kill()
    assert found == []
    assert not any("Traceback" in server.log() for server in pair)
    report(f"goal 29: two processes behind pgbouncer, {total} operations, no anomaly")


async def _play(pair: list[ServerProcess], database: str) -> tuple[int, list[str]]:
    async with proxy_to(*(server.port for server in pair), seed=7) as proxy:
        client = Client(proxy.url)
        await client.sign_in("Ann")
        ops = count(40, 400)
        games = (play_through(proxy.url, client, ops, n) for n in range(4))
        histories = await asyncio.gather(*games)
    store = store_for(database)
    await store.open()
    try:
        return await judge(store, histories)
    finally:
        await store.close()


def test_races_have_one_winner_behind_pooler(postgres: Postgres, pooler: Pooler) -> None:
    postgres.new_database("pooled_races")
    run(pooler.url("pooled_races"), lambda found: race(found, count(10, 300)), 2)


def test_notifications_arrive_over_direct_connection(postgres: Postgres, pooler: Pooler) -> None:
    direct = postgres.new_database("pooled_hints")
    within(converge(pooler.url("pooled_hints"), poll=3600, direct=direct))


def test_poll_replaces_notifications_without_direct_connection(
    postgres: Postgres, pooler: Pooler
) -> None:
    postgres.new_database("pooled_poll")
    took = within(converge(pooler.url("pooled_poll"), poll=1.0))
    report(f"goal 29: listening through pgbouncer, all told after {took * 1000:.0f} ms")


def test_pooler_drops_notifications(postgres: Postgres, pooler: Pooler) -> None:
    """The reason for a direct connection: the pooler drops notifications without an error."""
    postgres.new_database("swallowed")
    with pytest.raises(TimeoutError):
        within(converge(pooler.url("swallowed"), poll=3600, patience=2))
