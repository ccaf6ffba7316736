"""The results of finished games: kept as games end, made once for old ones, given to players."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from pathlib import Path

from ethnos.protocol.results import GameResult
from ethnos.records.record import load_record
from ethnos.records.replay import final_state
from ethnos.server.desk.rooms import results_of
from ethnos.server.live.hub import Hub
from tests.server.finished_games import finished_room
from tests.server.harness import LocalServer, with_server
from tests.server.hubs import ANN, run

OLD = Path(__file__).parent / "databases" / "schema3.sql"


def check_against_record(result: GameResult, data: bytes) -> None:
    """Compare a result with the game itself."""
    state = final_state(load_record(data))
    assert state.outcome is not None
    assert result.tribes == [str(tribe) for tribe in state.tribes]
    for standing in state.outcome.standings:
        seat = result.seats[standing.seat]
        assert (seat.rank, seat.glory) == (standing.rank, standing.glory)
        assert sum(seat.sources.values()) == standing.glory
        assert sum(seat.leaders.values()) > 0


def test_result_is_kept_when_game_ends(database: str) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        await server.hub.settled()
        ann = server.clients[0]
        (result,) = (await ann.my_results()).results
        assert (result.id, result.your_seats) == (room, [0])
        assert [seat.title for seat in result.seats] == ["Person 0", "Person 1"]
        assert not any(seat.left for seat in result.seats)
        check_against_record(result, await ann.record(room))
        ben = server.clients[1]
        assert ben.me is not None
        assert ben.me.id not in repr(result)  # who the others are is not told
        assert (await ben.my_results()).results[0].your_seats == [1]
        assert (await (await server.guest("Cleo")).my_results()).results == []

    with_server(database, test)


def test_old_games_are_summarised_once(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.executescript(OLD.read_text(encoding="utf-8"))
    old.close()

    async def test(processes: list[Hub]) -> None:
        (hub,) = processes
        await hub.settled()
        (result,) = (await results_of(hub, ANN)).results
        data = await hub.store.snapshot_of(result.id)
        assert data is not None
        check_against_record(result, data)
        assert result.seats[0].left  # a bot played it to its end
        assert await hub.store.without_result("", 9) == []

    run(f"sqlite:///{path}", test)
    run(f"sqlite:///{path}", test)


def test_all_records_come_in_one_file(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        rooms = [await finished_room(server)]
        await server.hub.settled()
        ann = server.clients[0]
        data = await ann.my_records()
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert archive.testzip() is None
            names = archive.namelist()
            assert [name[11:] for name in names] == [f"{room}.ethnos.jsonl" for room in rooms]
            for name, room in zip(names, rooms, strict=True):
                assert archive.read(name) == await server.hub.store.snapshot_of(room)

    with_server(sqlite, test)
