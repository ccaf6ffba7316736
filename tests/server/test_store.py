"""The contract of every store, run over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ethnos.server import clock
from ethnos.server.archive.backup import back_up
from ethnos.server.store import (
    Appended,
    Conflict,
    Duplicate,
    Guest,
    Head,
    OverQuota,
    Quota,
    StorageError,
    Store,
    Stored,
    schema,
    store_for,
)
from tests.server.harness import within

LOBBY = Head("ABCDEF", "lobby", True, None, b"{}")


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


def test_entries_are_numbered_without_gaps(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append("g", 0, None, [b"1", b"2"], LOBBY) == Appended(2)
        assert await store.append("g", 2, "k", [b"3"], LOBBY) == Appended(3)
        assert await store.read("g") == [
            Stored(1, None, b"1"),
            Stored(2, None, b"2"),
            Stored(3, "k", b"3"),
        ]
        assert await store.read("g", after=2) == [Stored(3, "k", b"3")]
        assert await store.heads(["g", "unknown"]) == {"g": 3}

    run(database, test)


def test_wrong_expected_version_is_conflict(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append("g", 5, None, [b"1"], LOBBY) == Conflict(0)
        await store.append("g", 0, None, [b"1"], LOBBY)
        for expected in (0, 2, 7):
            assert await store.append("g", expected, None, [b"x"], LOBBY) == Conflict(1)
        assert await store.read("g") == [Stored(1, None, b"1")]

    run(database, test)


def test_key_is_written_once_at_any_expected_version(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("g", 0, None, [b"1"], LOBBY)
        assert await store.append("g", 1, "k", [b"2", b"3"], LOBBY) == Appended(3)
        for expected in (0, 1, 3, 9):
            assert await store.append("g", expected, "k", [b"x"], LOBBY) == Duplicate(3)
        assert len(await store.read("g")) == 3
        # Another game has keys of its own.
        assert await store.append("h", 0, "k", [b"1"], LOBBY) == Appended(1)

    run(database, test)


@pytest.mark.parametrize("rounds", [20])
def test_one_of_sixteen_concurrent_appends_wins(database: str, rounds: int) -> None:
    async def test(store: Store) -> None:
        await store.append("g", 0, None, [b"0"], LOBBY)
        for expected in range(1, rounds + 1):
            answers = await asyncio.gather(
                *(
                    store.append("g", expected, f"{expected}-{n}", [b"%d" % n], LOBBY)
                    for n in range(16)
                )
            )
            assert sorted(answers) == sorted(
                [Appended(expected + 1), *[Conflict(expected + 1)] * 15]
            )
        assert [line.seq for line in await store.read("g")] == list(range(1, rounds + 2))

    run(database, test)


def test_concurrent_appends_of_one_key_write_once(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("g", 0, None, [b"0"], LOBBY)
        answers = await asyncio.gather(
            *(store.append("g", 1, "same", [b"1"], LOBBY) for _ in range(16))
        )
        assert sorted(map(str, answers)) == sorted(map(str, [Appended(2), *[Duplicate(2)] * 15]))

    run(database, test)


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


def test_rooms_of_a_guest_are_counted_when_another_is_created(database: str) -> None:
    async def test(store: Store) -> None:
        made = itertools.count()

        async def create(status: str, host: str, *players: str, now: int = 0) -> object:
            head = LOBBY._replace(status=status, host=host, players=players)
            quota = Quota("ann", waiting=3, playing=2, now=now)
            return await store.create(f"room{next(made)}", [b"1"], head, quota)

        hour, now = 3600 * 1000, clock.now()
        assert await create("lobby", "bob", "ann", "bob") == Appended(1)  # sits
        assert await create("lobby", "bob", "bob") == Appended(1)  # not hers
        assert await create("lobby", "ann") == Appended(1)  # opened
        assert await create("playing", "ann") == Appended(1)  # bots only
        assert await create("finished", "ann", "ann") == OverQuota()
        later = now + 2 * hour  # the room that ann only opened no longer counts
        assert await create("playing", "ann", "ann", now=later) == Appended(1)
        assert await create("finished", "ann", now=later) == OverQuota()  # two are being played
        assert await create("finished", "ann", now=now + 25 * hour) == Appended(1)
        assert await store.create("room0", [b"1"], LOBBY) == Conflict(1)

    run(database, test)


def test_concurrent_creations_share_one_quota(database: str) -> None:
    async def test(store: Store) -> None:
        quota = Quota("ann", waiting=5, playing=50, now=clock.now())
        head = LOBBY._replace(host="ann")
        tries = [store.create(f"room{n}", [b"1"], head, quota) for n in range(40)]
        answers = await asyncio.gather(*tries)
        assert answers.count(Appended(1)) == 5
        assert answers.count(OverQuota()) == 35

    run(database, test)


def test_games_are_listed_by_status_player_and_deadline(database: str) -> None:
    async def test(store: Store) -> None:
        playing = Head("CODE01", "playing", False, 500, b'{"n":1}', ("ann", "bob"))
        await store.append("a", 0, None, [b"1"], LOBBY._replace(players=("ann",)))
        await store.append("b", 0, None, [b"1"], playing)
        await store.append("c", 0, None, [b"1"], playing._replace(due=400, status="finished"))
        assert [game.room_id for game in await store.listed(10)] == ["a"]
        assert {game.room_id for game in await store.games_of("ann", 10)} == {"a", "b", "c"}
        assert len(await store.games_of("ann", 2)) == 2
        assert await store.games_of("carol", 10) == []
        assert await store.due(450, 10) == ["c"]
        assert await store.due(500, 10) == ["c", "b"]
        await store.put_off(["b", "c"], 450, 600)
        assert await store.due(599, 10) == ["b"]
        assert await store.due(600, 10) == ["b", "c"]
        await store.put_off(["c"], 600, 400)
        assert await store.room_of_code("ABCDEF") == "a"
        assert await store.room_of_code("NOBODY") is None
        # A seat given up is no longer listed; an unchanged one stays.
        await store.append("b", 1, None, [b"2"], playing._replace(players=("bob",)))
        await store.append("b", 2, None, [b"3"], playing._replace(players=None, due=None))
        assert {game.room_id for game in await store.games_of("ann", 10)} == {"a", "c"}
        assert {game.room_id for game in await store.games_of("bob", 10)} == {"b", "c"}
        assert await store.due(500, 10) == ["c"]

    run(database, test)


def test_tokens_lead_to_guests_until_they_expire(database: str) -> None:
    async def test(store: Store) -> None:
        digest = secrets.token_bytes(32)
        await store.save_guest(Guest("ann", "Ann"))
        await store.save_token(digest, "ann", "session", 2**50)
        assert await store.guest_of_token(digest, "session", 0) == Guest("ann", "Ann")
        assert await store.guest_of_token(digest, "link", 0) is None
        assert await store.guest_of_token(digest, "session", 2**50) is None
        assert await store.guest_of_token(secrets.token_bytes(32), "session", 0) is None
        await store.save_guest(Guest("ann", "Anna", "https://example.org"))
        assert await store.guest("ann") == Guest("ann", "Anna", "https://example.org")
        assert await store.guest("bob") is None
        assert await store.drop_token(digest)
        assert not await store.drop_token(digest)
        assert await store.guest_of_token(digest, "session", 0) is None

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
