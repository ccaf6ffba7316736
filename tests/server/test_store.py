"""The contract of every store, run over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from ethnos.server.archive.backup import back_up
from ethnos.server.store import (
    Appended,
    Conflict,
    Duplicate,
    StorageError,
    Store,
    Stored,
    schema,
    store_for,
)
from tests.server.harness import within
from tests.server.postgres import Postgres
from tests.server.store_contract import CONTRACT, LOBBY


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = store_for(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(database: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(database) as store:
            await test(store)

    within(main())


@pytest.mark.parametrize("promise", CONTRACT, ids=lambda promise: promise.__name__)
def test_store_keeps_its_promise(
    database: str, promise: Callable[[Store], Awaitable[None]]
) -> None:
    run(database, promise)


def test_appended_entries_survive_reopening(database: str) -> None:
    async def write(store: Store) -> None:
        await store.append("g", 0, "k", [b"1"], LOBBY)
        await store.snapshot("g", b"first")
        await store.snapshot("g", b"record")

    async def read(store: Store) -> None:
        assert await store.read("g") == [Stored(1, "k", b"1")]
        assert await store.snapshot_of("g") == b"record"
        assert await store.snapshot_of("h") is None

    run(database, write)
    run(database, read)


@pytest.mark.postgres
def test_database_without_an_encoding_holds_every_name(postgres: Postgres, tmp_path: Path) -> None:
    """PostgreSQL has none where it was set up without a locale."""
    plain = "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    database = postgres.new_database("without_encoding", plain)

    async def test(store: Store) -> None:
        await store.append("g", 0, "k", ['"Žofie"'.encode()], LOBBY)
        assert await store.read("g") == [Stored(1, "k", '"Žofie"'.encode())]
        assert await store.heads(["g"]) == {"g": 1}

    run(database, test)
    assert back_up(database, tmp_path / "copy.db") == 1
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT game, body FROM entry").fetchall() == [("g", '"Žofie"')]


def test_closing_store_answers_every_pending_write(database: str) -> None:
    async def test(store: Store) -> None:
        closing = asyncio.create_task(store.close())
        answers: list[Appended | Conflict | Duplicate | BaseException] = []
        while not closing.done():
            await asyncio.sleep(0)  # each write meets another moment of closing
            write = store.append(f"g{len(answers)}", 0, None, [b"1"], LOBBY)
            answers += await asyncio.gather(asyncio.wait_for(write, 30), return_exceptions=True)
        assert all(isinstance(answer, Appended | StorageError) for answer in answers)

    run(database, test)


def test_failed_write_does_not_affect_its_batch(database: str) -> None:
    """Writes batched in one transaction succeed or fail separately."""

    async def test(store: Store) -> None:
        await store.append("g", 0, None, [b"1"], LOBBY)
        twice = LOBBY._replace(players=("ann", "ann"))
        answers = await asyncio.gather(
            store.append("a", 0, None, [b"1"], LOBBY),
            store.append("g", 1, None, [b"2"], twice),
            store.append("b", 0, None, [b"1"], LOBBY),
            return_exceptions=True,
        )
        assert answers[0] == Appended(1)
        assert isinstance(answers[1], StorageError | Conflict)
        assert answers[2] == Appended(1)
        assert await store.heads(["a", "b", "g"]) == {"a": 1, "b": 1, "g": 1}

    run(database, test)


def test_newer_schema_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(store: Store) -> None:
        await store.check()

    monkeypatch.setattr(schema, "VERSION", 99)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, *[()] * 98))
    run(database, nothing)
    monkeypatch.undo()
    with pytest.raises(StorageError, match="schema 99"):
        run(database, nothing)


def test_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    async def test(_: Store) -> None:
        with pytest.raises(StorageError, match="another server"):
            await store_for(f"sqlite:///{tmp_path / 'x.db'}").open()

    run(f"sqlite:///{tmp_path / 'x.db'}", test)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("g", 0, None, [b"1"], LOBBY)

    path = tmp_path / "100%25 of #1?mode=ro" / "x.db"
    run(f"sqlite:///{path}", test)
    assert path.is_file()
    assert back_up(f"sqlite:///{path}", path.with_name("copy.db")) == 1


def test_unknown_database_scheme_is_refused() -> None:
    with pytest.raises(ValueError, match="neither sqlite"):
        store_for("mysql://localhost/ethnos")
