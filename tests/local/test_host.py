"""A page plays at a host in its own browser: the same rooms, without HTTP and sockets."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ethnos import protocol
from ethnos.local.bus import TabBus
from ethnos.local.host import NO_HANDSHAKE
from ethnos.records.record import dump_record
from ethnos.records.verify import verify_bytes
from ethnos.review import analysis, judging
from ethnos.rules.ruleset import Ruleset
from ethnos.server.http.app import make_app
from ethnos.server.rooms.daily import public_seed
from ethnos.server.settings import Settings
from ethnos.server.store import store_for
from tests.local.pages import Connection, Page, opened
from tests.records.recorded_games import fast_record
from tests.server.harness import within

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "novice"}

ABOUT_OTHER_DEVICES = {
    ("post", "/api/guest/claim"),
    ("delete", "/api/me"),
    ("post", "/api/me/link"),
    ("get", "/api/codes/{code}"),
    ("get", "/api/schema"),
    ("post", "/api/admin/orders"),
    ("post", "/api/rooms/{room_id}/report"),
    ("get", "/api/rooms/{room_id}/picture"),  # for links to a server
    ("get", "/api/address"),  # for `ethnos doctor` of a server
    ("get", "/api/passkeys"),
    ("get", "/api/me/passkeys"),
    ("post", "/api/me/passkeys"),
    ("post", "/api/me/passkeys/begin"),
    ("delete", "/api/me/passkeys/{passkey}"),
    ("post", "/api/guest/passkey"),
    ("post", "/api/guest/passkey/begin"),
    ("get", "/api/push"),  # without a server there is nobody to notify from
    ("post", "/api/me/push"),
    ("post", "/api/me/push/stop"),
    ("get", "/api/me/records"),  # a page saves records one by one
    ("get", "/api/push"),
    ("post", "/api/me/push"),
    ("post", "/api/me/push/stop"),
}


def run(folder: Path, test: Callable[[Page], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(folder / "browser.db") as page:
            await test(page)

    within(main())


async def arrived(page: Page, room: str, resume: int | None = None) -> tuple[Connection, Any]:
    connection = await page.connect(f"/rooms/{room}/socket")
    connection.send(t="hello", proto=protocol.PROTOCOL, resume=resume)
    return connection, await connection.until(protocol.Welcome)


async def reviewed(page: Page, room: str, seat: int) -> Any:
    """Ask for a review as the page does; on the way other requests are answered."""
    while True:
        status, answer = await page.ask("POST", f"/rooms/{room}/review", {"seat": seat})
        assert status == 200
        if answer["review"] is not None:
            return answer["review"]
        assert answer["ahead"] == 0
        assert (await page.ask("GET", "/me"))[0] == 200


def test_whole_game_against_bots_is_played_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "best_judge", lambda: judging.PLAIN)  # as without a compiler

    async def test(page: Page) -> None:
        room = await page.new_game(BOT, BOT)
        connection, _ = await arrived(page, room)
        while True:
            event = await connection.until(protocol.Ev)
            if event.room is not None and event.room.status == "finished":
                break
        _, replay = await page.ask("GET", f"/rooms/{room}/replay?view=seat:0")
        assert replay["frames"][-1]["v"] == len(replay["frames"]) - 1
        status, record = await page.text("GET", f"/rooms/{room}/record")
        assert status == 200
        assert verify_bytes(record.encode()).ok
        _, checked = await page.ask("GET", f"/rooms/{room}/verification")
        assert checked["ok"]
        _, again = await page.text("POST", "/verification", record)
        assert json.loads(again) == checked
        _, chances = await page.ask("GET", f"/rooms/{room}/chances")
        assert len(chances["steps"]) == len(replay["frames"])
        review = await reviewed(page, room, 1)
        assert len(review["chances"]) == len(replay["frames"])
        assert review["summary"][-1] == {"id": "review-judge", "args": {"judge": "heuristic"}}

    run(tmp_path, test)


def test_hand_is_played_previewed_and_typed(tmp_path: Path) -> None:
    async def test(page: Page) -> None:
        room = await page.new_game(ME, ME)
        connection, welcome = await arrived(page, room)
        assert welcome.you.seats == [0, 1]
        connection.send(t="preview", id=1, a="draw")
        assert (await connection.until(protocol.Previewed)).legal
        connection.send(t="understand", id=2, text="dober", lang="cs")
        assert (await connection.until(protocol.Understood)).action == "draw"
        connection.send(t="hint", id=3)
        assert (await connection.until(protocol.Hinted)).advice
        connection.send(t="act", k="k" * 16, v=welcome.v, a="draw")
        event = await connection.until(protocol.Ev)
        ack = await connection.until(protocol.Ack)
        assert ack.v == event.v == welcome.v + 1
        connection.send(t="ping", n=4)
        assert (await connection.until(protocol.Pong)).n == 4

    run(tmp_path, test)


def test_page_resumes_after_a_reload(tmp_path: Path) -> None:
    rooms: list[tuple[str, int]] = []

    async def begin(page: Page) -> None:
        room = await page.new_game(ME, ME)
        connection, welcome = await arrived(page, room)
        connection.send(t="act", k="k" * 16, v=welcome.v, a="draw")
        rooms.append((room, (await connection.until(protocol.Ack)).v))

    async def come_back(page: Page) -> None:
        room, v = rooms[0]
        _, games = await page.ask("GET", "/me/games")
        assert [game["id"] for game in games["games"]] == [room]
        connection, welcome = await arrived(page, room, v)
        assert welcome.v == v
        # The answer to the resent command is the first one: it was stored with its key.
        connection.send(t="act", k="k" * 16, v=v - 1, a="draw")
        assert (await connection.until(protocol.Ack)).v == v

    run(tmp_path, begin)
    run(tmp_path, come_back)


def test_daily_deal_needs_no_server(tmp_path: Path) -> None:
    async def test(page: Page) -> None:
        _, unknown = await page.ask("GET", "/daily")
        assert unknown["mine"] is None
        await page.ask("POST", "/guest", {"name": "Ann"})
        day = "2026-01-01"
        made = [await page.ask("POST", f"/daily/{day}") for _ in range(2)]
        assert made[0] == made[1]
        _, deal = await page.ask("GET", f"/daily/{day}")
        assert deal["seed"] == public_seed(day).hex()
        assert (deal["mine"]["id"], deal["mine"]["counts"]) == (made[0][1]["id"], False)
        _, days = await page.ask("GET", "/dailies")
        assert days["days"][0]["day"] == unknown["day"]

    run(tmp_path, test)


def test_every_request_of_the_server_is_answered(tmp_path: Path) -> None:
    """Except requests about other devices, of which a browser has none."""
    app: Any = make_app(Settings(), store_for(f"sqlite:///{tmp_path / 'server.db'}"))
    paths = app.app.openapi()["paths"]

    async def test(page: Page) -> None:
        await page.ask("POST", "/guest", {"name": "Ann"})
        unknown = set()
        for path, methods in paths.items():
            for method in methods:
                asked = path.removeprefix("/api").replace("{room_id}", "0" * 26)
                asked = asked.replace("{day}", "2026-01-01")
                _, answer = await page.ask(method.upper(), asked.replace("{code}", "ABCDEF"))
                if answer.get("code") == "not_found":
                    unknown.add((method, path))
        assert unknown == ABOUT_OTHER_DEVICES

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/me", {}, 401, "no_session"),
        ("POST", "/rooms", {}, 401, "no_session"),
        ("POST", "/guest", {"name": " "}, 422, "bad_name"),
        ("POST", "/guest", {"nam": "Ann"}, 422, "bad_request"),
        ("GET", f"/rooms/{'0' * 26}", {}, 404, "no_such_room"),
        ("GET", f"/rooms/{'0' * 26}/replay?view=seat:9", {}, 422, "bad_request"),
        ("POST", "/replay", {"no": "record"}, 422, "bad_record"),
        ("GET", "/nowhere", {}, 404, "not_found"),
    ],
)
def test_refusals_are_those_of_the_server(
    tmp_path: Path, method: str, path: str, body: dict[str, str], status: int, code: str
) -> None:
    async def test(page: Page) -> None:
        answer = await page.ask(method, path, body)
        assert (answer[0], answer[1]["code"]) == (status, code)

    run(tmp_path, test)


def test_connections_end_as_sockets_do(tmp_path: Path) -> None:
    async def test(page: Page) -> None:
        assert (await page.connect(f"/rooms/{'0' * 26}/socket")).closed == NO_HANDSHAKE
        room = await page.new_game(ME, BOT)
        assert (await page.connect(f"/rooms/{room}/sock")).closed == NO_HANDSHAKE
        connection = await page.connect(f"/rooms/{room}/socket")
        connection.send(t="ping", n=1)
        assert (await connection.until(protocol.Bye)).code == protocol.CloseCode.BAD_MESSAGE
        assert connection.closed == protocol.CloseCode.BAD_MESSAGE

    run(tmp_path, test)


def test_tabs_tell_each_other_of_versions_and_presence() -> None:
    told: list[object] = []
    there = TabBus(lambda _: None)
    here = TabBus(there.receive)
    there.on_version = lambda room, seq: told.append((room, seq))
    there.on_presence = told.append
    here.publish_version("r", 7)
    here.publish_presence("r", ["ann"])
    here.publish_presence("r", ["ann"])
    there.receive('{"type":"of another version"}')
    assert told == [("r", 7), "r"]
    assert there.connected_elsewhere("r") == {"ann"}


WITHOUT = """
import sys

sys.modules |= dict.fromkeys(sys.argv[1:])  # an import of one of these fails
import ethnos.local.worker
from ethnos.bots import LEVELS
assert "search" not in [level.id for level in LEVELS]
"""


def test_nothing_is_imported_that_a_browser_lacks() -> None:
    missing = (
        *("fastapi", "starlette", "uvicorn", "websockets", "prometheus_client", "psycopg"),
        *("babel", "fluent", "numpy", "numba", "sqlite3"),
    )
    subprocess.run([sys.executable, "-c", WITHOUT, *missing], check=True)


def test_decision_of_a_file_is_tried_and_a_position_analysed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "best_judge", lambda: judging.PLAIN)
    record = fast_record(Ruleset(players=2), 3)
    v = next(entry.v for entry in record.entries[9:] if entry.by == 1)

    async def test(page: Page) -> None:
        await page.ask("POST", "/guest", {"name": "Ann"})
        file = dump_record(record).decode()
        status, text = await page.text("POST", f"/exercise?v={v}&seat=1&bot=novice", file)
        assert status == 201, text
        made = json.loads(text)
        connection, welcome = await arrived(page, made["id"])
        assert welcome.room.exercise
        assert welcome.mine.seat == 1
        connection.close()
        status, text = await page.text("POST", f"/position?v={v - 1}", file)
        assert status == 200, text
        there = json.loads(text)
        assert there["hands"][1] == welcome.mine.hand
        moves = None
        while moves is None:
            asked = {"position": there["position"]}
            moves = (await page.ask("POST", "/analysis/moves", asked))[1]["moves"]
        played = {"position": there["position"], "action": moves[0]["action"]}
        assert (await page.ask("POST", "/analysis", played))[1]["lines"]

    run(tmp_path, test)
