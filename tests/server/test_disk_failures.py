"""Power cuts and failing disks."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import apsw
import pytest

from ethnos import protocol
from ethnos.client import new_key
from ethnos.protocol import RoomOptions, SeatRequest
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.rooms.state import RoomState
from ethnos.server.settings import Settings
from ethnos.server.store import Appended, Guest, Head, StorageError
from ethnos.server.store.sqlite import SqliteStore
from ethnos.server.store.writer import Connection as StoreConnection
from tests.server.harness import count, report, within
from tests.server.hubs import folded
from tests.server.listeners import Listener
from tests.server.lossy_disk import Connection, Disk

pytestmark = pytest.mark.soak

HEAD = Head("CODE", "lobby", False, None, b"{}")


def lossy_store(path: Path, disk: Disk, synchronous: str = "FULL") -> SqliteStore:
    def connect(where: Path, *, read_only: bool = False) -> StoreConnection:
        assert not read_only
        return Connection(disk, where)

    return SqliteStore(path, connect=connect, synchronous=synchronous)


async def cut_the_power(folder: Path, synchronous: str, seed: int) -> int:
    """Append entries, cut the power, and return the number of acknowledged entries lost."""
    chance = random.Random(seed)
    store = lossy_store(folder / "live.db", Disk(), synchronous)
    await store.open()
    acked = 0
    for number in range(chance.randrange(3, 40)):
        answer = await store.append("g", number, f"k{number}", [b"%d" % number], HEAD)
        assert answer == Appended(number + 1)
        acked += 1
    # Only what has reached the disk by now survives the cut.
    for file in folder.glob("live.db*"):
        shutil.copy(file, folder / file.name.replace("live", "after"))
    await store.close()
    with sqlite3.connect(folder / "after.db") as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        try:
            rows = db.execute("SELECT seq FROM entry ORDER BY seq").fetchall()
        except sqlite3.OperationalError:
            rows = []  # not even the tables exist
    db.close()
    assert [seq for (seq,) in rows] == list(range(1, len(rows) + 1))
    return acked - len(rows)


def trials(tmp_path: Path, synchronous: str, number: int) -> list[int]:
    lost = []
    for seed in range(number):
        folder = tmp_path / f"{synchronous}{seed}"
        folder.mkdir()
        lost.append(within(cut_the_power(folder, synchronous, seed)))
        shutil.rmtree(folder)
    return lost


def test_power_cut_loses_no_acknowledged_entry(tmp_path: Path) -> None:
    number = count(30, 500)
    assert trials(tmp_path, "FULL", number) == [0] * number
    report(f"goal 2: {number} power cuts, nothing lost")


def test_planted_store_without_sync_is_caught(tmp_path: Path) -> None:
    number = count(10, 100)
    lost = trials(tmp_path, "NORMAL", number)
    assert sum(each > 0 for each in lost) >= 0.9 * number


# A disk that fails in the middle of a game.


class Reader(SqliteStore):
    """Reads through the writer, because an exclusive connection allows no other reader."""

    async def _select(self, sql: str, *values: object) -> list[Any]:
        return await self._write(lambda db: db.execute(sql, values).fetchall())


async def fail_once(folder: Path, fail_at: int, error: type[Exception]) -> str:
    """Make one write fail during a game; return the refusal code."""
    disk = Disk()
    disk.error = error

    def connect(where: Path, *, read_only: bool = False) -> StoreConnection:
        assert not read_only
        return Connection(disk, where)

    hub = Hub(Reader(folder / "game.db", connect=connect), Settings(tick=3600))
    await hub.open()
    ann = Guest("guest0", "Ann")
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await hub.new_rooms.create(ann, RoomOptions(players=2), seats, start=True)
    room = await hub.room(made.room_id)
    viewer = Listener(0)
    room.join(viewer, None)
    disk.writes, disk.fail_at = 0, fail_at
    told = await _play_until_write_fails(room, viewer, ann)
    disk.fail_at = None
    # A resent command takes effect once.
    key = new_key()
    for _ in range(2):
        answer = await room.submit(ann, protocol.SendChat(key, "still here?"))
        assert isinstance(answer, protocol.Ack), answer
    await _check_memory_equals_log(hub, room)
    versions = viewer.versions()
    assert versions == list(range(versions[0], room.state.seq + 1))
    await hub.close()
    return told


async def _play_until_write_fails(room: Room, viewer: Listener, ann: Guest) -> str:
    for _ in range(400):
        seq, sent = room.state.seq, len(viewer.events())
        answer = await room.submit(
            ann, protocol.TakeAction(new_key(), seq, _draw_or_play(room.state))
        )
        if isinstance(answer, protocol.Nack):
            assert room.state.seq == seq
            assert len(viewer.events()) == sent  # no viewer was told
            return answer.why.code
    return "nothing"


def _draw_or_play(state: RoomState) -> str:
    assert state.game is not None
    from ethnos.rules.legal import legal_actions  # noqa: PLC0415

    return str(legal_actions(state.game)[0])


async def _check_memory_equals_log(hub: Hub, room: Room) -> None:
    assert folded(room.room_id, await hub.store.read(room.room_id)).game == room.state.game
    assert (await hub.store.heads([room.room_id]))[room.room_id] == room.state.seq


@pytest.mark.parametrize("error", [apsw.FullError, apsw.IOError, apsw.BusyError])
def test_failing_disk_causes_no_phantom_actions(tmp_path: Path, error: type[Exception]) -> None:
    told = []
    for fail_at in range(1, count(16, 101)):
        folder = tmp_path / str(fail_at)
        folder.mkdir()
        told.append(within(fail_once(folder, fail_at, error)))
        shutil.rmtree(folder)
    assert set(told) == {"storage"}
    report(f"goal 4: {len(told)} failed writes ({error.__name__}), all answered 'storage'")


def test_planted_state_swap_before_commit_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = SqliteStore.append
    rooms: list[Room] = []

    async def append(self: SqliteStore, room_id: str, expected: int, *rest: Any) -> Any:
        for room in rooms:  # the planted bug: adopt the new state before the commit
            room.state.seq = expected + 1
        return await original(self, room_id, expected, *rest)

    init = Room.__init__

    def remember(self: Room, *args: Any) -> None:
        init(self, *args)
        rooms.append(self)

    monkeypatch.setattr(Room, "__init__", remember)
    monkeypatch.setattr(SqliteStore, "append", append)
    with pytest.raises((AssertionError, StorageError)):
        within(fail_once(tmp_path, 5, apsw.FullError))
