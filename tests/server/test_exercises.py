"""Try it from here: a room that begins with a moment of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
import pytest

from ethnos.client import new_key
from ethnos.protocol import Leave
from ethnos.records.exercise import exercise_header, state_at, try_from
from ethnos.records.record import Seat, load_record
from ethnos.records.replay import record_exercise
from ethnos.rules.apply import apply
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from ethnos.server.archive.replays import replay_frames
from ethnos.server.archive.tasks import Argument
from tests.records.recorded_games import fast_record
from tests.server.harness import LocalServer, act, ok, wait_for_mover, with_server


def asked(record: bytes, seat: int = 0) -> dict[str, Any]:
    """Return a request to take the third decision of a seat again."""
    lines = [entry.v for entry in load_record(record).entries if entry.by == seat]
    return {"v": lines[2], "seat": seat, "bot": "random"}


async def finished(server: LocalServer) -> tuple[str, httpx.AsyncClient]:
    """Return a finished game of a person who left, and that person's way to the server."""
    (connection,) = await server.room_with(1, ["random"])
    for _ in range(3):
        await wait_for_mover([connection])
        await act(connection, "draw")
    await ok(connection, Leave(new_key()))
    await connection.until(lambda: connection.is_over)
    await server.hub.settled()
    headers = {"Authorization": f"Bearer {server.clients[0].token}"}
    return connection.room.id, httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30)


def test_game_goes_on_from_a_decision_and_does_not_count(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        room, http = await finished(server)
        data = (await http.get(f"/api/rooms/{room}/record")).content
        wanted = asked(data)
        made = await http.post(f"/api/rooms/{room}/exercise", json=wanted)
        assert made.status_code == 201, made.text
        exercise = made.json()["id"]
        connection = await server.join(server.clients[0], exercise)
        await connection.until(lambda: connection.table is not None)
        then = view(state_at(load_record(data), wanted["v"] - 1), 0)
        assert connection.mine is not None
        assert connection.mine.hand == [str(card) for card in then.hand]
        described = (await http.get(f"/api/rooms/{exercise}")).json()
        assert described["exercise"]
        assert [seat["bot"] for seat in described["seats"]] == [None, "random"]
        assert (await http.get(f"/api/rooms/{exercise}/saved")).status_code == 409
        assert (await http.get("/api/rooms")).json()["rooms"] == []
        await act(connection, "draw")
        await ok(connection, Leave(new_key()))
        await connection.until(lambda: connection.is_over)
        await server.hub.settled()
        results = (await http.get("/api/me/results")).json()["results"]
        assert [result["id"] for result in results] == [room]
        games = (await http.get("/api/me/games")).json()["games"]
        assert {game["id"]: game["exercise"] for game in games} == {room: False, exercise: True}
        proof = (await http.get(f"/api/rooms/{exercise}/verification")).json()
        assert proof["ok"]
        assert (proof["seed"], proof["commitment"]) == (None, None)
        replay = (await http.get(f"/api/rooms/{exercise}/replay")).json()
        assert replay["exercise"]
        assert replay["frames"][1]["action"] == "draw"
        await http.aclose()

    with_server(sqlite, test)


def test_restarted_server_goes_on_with_an_exercise(sqlite: str) -> None:
    found: list[Any] = []

    async def begin(server: LocalServer) -> None:
        room, http = await finished(server)
        data = (await http.get(f"/api/rooms/{room}/record")).content
        wanted = asked(data, seat=1)  # what a bot knew can be tried as well
        made = (await http.post(f"/api/rooms/{room}/exercise", json=wanted)).json()
        connection = await server.join(server.clients[0], made["id"])
        await connection.until(lambda: connection.table is not None)
        assert connection.mine is not None
        assert connection.mine.seat == 1
        found.extend([server.clients[0].token, made["id"], connection.mine.hand])
        await http.aclose()

    async def go_on(server: LocalServer) -> None:
        client = await server.guest("Ann")
        client.token = found[0]
        connection = await server.join(client, found[1])
        await connection.until(lambda: connection.table is not None)
        assert connection.mine is not None
        assert connection.mine.hand == found[2]

    with_server(sqlite, begin)
    with_server(sqlite, go_on)


def test_what_cannot_be_tried_is_refused(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        room, http = await finished(server)
        data = (await http.get(f"/api/rooms/{room}/record")).content
        wanted = asked(data)
        path = f"/api/rooms/{room}/exercise"
        for change, status in (
            ({"seat": 1}, 422),
            ({"v": 2999}, 422),
            ({"bot": "os:system"}, 409),
        ):
            assert (await http.post(path, json={**wanted, **change})).status_code == status, change
        async with httpx.AsyncClient(base_url=server.url) as stranger:
            assert (await stranger.post(path, json=wanted)).status_code == 401
        running = (await server.room_with(1, ["random"]))[0].room.id
        refused = await http.post(f"/api/rooms/{running}/exercise", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_finished")
        await http.aclose()

    with_server(sqlite, test)


def test_record_file_is_reviewed_and_tried(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The task is that of a room's review, so here it is only seen to be given the file."""
    given: list[object] = []

    async def run_task(name: str, arguments: Sequence[Argument], _: object) -> bytes:
        given.extend([name, *arguments])
        return b'{"decisions":[]}'

    async def test(server: LocalServer) -> None:
        monkeypatch.setattr(server.hub.workers, "run_task", run_task)
        room, http = await finished(server)
        data = (await http.get(f"/api/rooms/{room}/record")).content
        first = (await http.post("/api/review?seat=0", content=data)).raise_for_status().json()
        answer = first
        while answer["review"] is None:
            answer = (await http.get(f"/api/review/{first['id']}?seat=0")).json()
        assert given == ["review", data, 0]
        wanted = asked(data)
        made = await http.post("/api/exercise", params=wanted, content=data)
        assert made.status_code == 201, made.text
        assert (await http.get(f"/api/review/{'0' * 64}?seat=0")).status_code == 404
        cut = data[: data.rfind(b"\n", 0, -1) + 1]  # without its footer
        for wrong in (b"{}", cut):
            refused = await http.post("/api/review?seat=0", content=wrong)
            assert (refused.status_code, refused.json()["code"]) == (422, "bad_record")
        await http.aclose()

    with_server(sqlite, test)


def test_scores_of_an_exercise_belong_to_their_ages() -> None:
    """The totals of ages before it are not known, so those after it must not take their place."""
    record = fast_record(Ruleset(players=4), 8)
    second = next(v for v, entry in enumerate(record.entries) if v and "AgeBegan" in str(entry))
    seat = record.entries[second + 1].by
    assert seat is not None
    state = try_from(record, second + 1, seat, FastSource(1))
    header = exercise_header(state, game="exercise", seats=[Seat("Ann")] * 4)
    actions, choices = [], FastSource(3).stream(3)
    while not state.is_over:
        actions.append(random_action(state, choices)[0])
        apply(state, actions[-1])
    frames = replay_frames(record_exercise(header, actions), "full").frames
    first, last = frames[0].scores, frames[-1].scores
    assert first is not None
    assert last is not None
    assert [one.age for one in first] == [1]
    assert [one.age for one in last] == [1, 2, 3]
    assert last[0] == first[0]
    assert last[-1].glory == state.glory
    for one in last:
        assert all(points >= 0 for by_seat in one.sources for points in by_seat.values())
        assert max(points for by_seat in one.sources for points in by_seat.values()) < 60
