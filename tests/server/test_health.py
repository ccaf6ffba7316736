"""Readiness follows what the server can do; liveness only that it answers."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable

import httpx
import pytest
from starlette.types import Message

from ethnos.server.http import readiness
from ethnos.server.http.app import make_app
from ethnos.server.live.hub import Hub
from ethnos.server.run import START_FAILED, make_server, serve
from ethnos.server.settings import Settings
from ethnos.server.store import StorageError, store_for
from ethnos.server.store.postgres import PostgresStore
from ethnos.server.store.sqlite import SqliteStore
from tests.server.harness import LocalServer, with_server, within
from tests.server.hubs import hubs
from tests.server.postgres import Postgres
from tests.waiting import wait_until


def statuses_after(
    database: str, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Hub], Awaitable[None]]
) -> tuple[int, int]:
    """Return the status of readiness and of liveness once a server was harmed."""
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.0)
    found: list[int] = []

    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/healthz")).status_code == 200
            await harm(server.hub)
            found.extend([(await http.get(path)).status_code for path in ("/healthz", "/livez")])

    with_server(database, test)
    return found[0], found[1]


async def limit_pages(hub: Hub) -> None:
    """Let the file grow no further, as on a full disk."""
    assert isinstance(hub.store, SqliteStore)
    await hub.store._write(lambda db: db.execute("PRAGMA max_page_count = 1").fetchall())


async def lose_table(hub: Hub) -> None:
    """Make creating rooms impossible, while other tables can be written."""
    assert isinstance(hub.store, SqliteStore)
    await hub.store._change("ALTER TABLE player RENAME TO lost")


@pytest.mark.parametrize("harm", [limit_pages, lose_table])
def test_server_that_cannot_store_rooms_is_not_ready(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Hub], Awaitable[None]]
) -> None:
    assert statuses_after(sqlite, monkeypatch, harm) == (503, 200)


def test_server_with_little_disk_space_is_not_ready(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill(_: Hub) -> None:
        usage = shutil.disk_usage("/")._replace(free=1_000)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)

    assert statuses_after(sqlite, monkeypatch, fill) == (503, 200)


def test_server_whose_clocks_stand_still_is_not_ready(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stop(hub: Hub) -> None:
        later = hub.monotonic() + 60
        monkeypatch.setattr(hub, "monotonic", lambda: later)
        monkeypatch.setattr(hub, "tick_due_rooms", lambda: asyncio.sleep(3600))  # stuck
        hub._ticked = later - 60

    assert statuses_after(sqlite, monkeypatch, stop) == (503, 200)


def test_read_only_postgres_is_not_ready(postgres: Postgres) -> None:
    """As a standby is after a failover; the error is no fault of the program."""

    async def main() -> None:
        store = PostgresStore(postgres.new_database("standby"), connections=1)
        await store.open()
        await store.check()
        await store._change("SET default_transaction_read_only = on")
        for work in (store.check(), store.drop_token(b"x")):
            with pytest.raises(StorageError, match="read-only"):
                await work
        await store.close()

    within(main())


def test_probe_leaves_nothing_and_fails_alone(sqlite: str) -> None:
    async def main() -> None:
        async with hubs(sqlite) as (hub,):
            await lose_table(hub)
            probe = asyncio.ensure_future(hub.store.check())
            write = asyncio.ensure_future(hub.store.save_token(b"x", "ann", "session", 2**50))
            with pytest.raises(StorageError):
                await probe
            await write
            assert await hub.store.heads(["probe"]) == {}

    within(main())


def test_probe_is_not_repeated_for_every_request(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    probes: list[None] = []

    async def check(_: SqliteStore) -> None:
        probes.append(None)

    monkeypatch.setattr(SqliteStore, "check", check)
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 3600.0)

    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            found = await asyncio.gather(*(http.get("/healthz") for _ in range(20)))
        assert {answer.status_code for answer in found} == {200}
        await wait_until(lambda: probes, "a probe")
        assert len(probes) == 1

    with_server(sqlite, test)


def test_start_without_a_usable_store_is_reported_in_one_line(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A store may open and yet not be writable: the disk is full, or the database a standby."""

    async def fails(*_: object) -> None:
        raise StorageError("attempt to write a readonly database")

    monkeypatch.setattr(SqliteStore, "beat", fails)
    monkeypatch.setattr("gc.freeze", lambda: None)  # this process goes on
    monkeypatch.setattr("gc.set_threshold", lambda *_: None)
    server = make_server(Settings(database=sqlite), host="127.0.0.1", port=0)
    with pytest.raises(SystemExit) as ended:
        serve(server)
    assert ended.value.code == START_FAILED
    assert "the store cannot be used: attempt to write a readonly database" in caplog.text
    assert "Traceback" not in caplog.text


def test_store_that_fails_at_the_end_is_no_failed_start(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    close = Hub.close

    async def fail(hub: Hub) -> None:
        await close(hub)
        raise StorageError("the disk is full")

    monkeypatch.setattr(Hub, "close", fail)
    orders = iter(["lifespan.startup", "lifespan.shutdown"])
    told: list[str] = []

    async def receive() -> Message:
        return {"type": next(orders)}

    async def send(message: Message) -> None:
        told.append(message["type"])

    app = make_app(Settings(database=sqlite), store_for(sqlite))
    with pytest.raises(StorageError):
        within(app({"type": "lifespan", "asgi": {"version": "3.0"}}, receive, send))  # type: ignore[arg-type]
    assert told == ["lifespan.startup.complete", "lifespan.shutdown.failed"]
