"""A running game moves between a server and a browser as a file, and the file is not believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from ethnos.protocol import Ack, RequestUndo, TakeAction
from ethnos.records.verify import verify_bytes
from ethnos.rules.legal import legal_actions
from ethnos.server.live.hub import Hub
from ethnos.server.store import Guest
from tests.local.pages import Page, opened
from tests.server.harness import LocalServer, serving, within
from tests.waiting import wait_until

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "novice"}
Saved = dict[str, Any]


class Server:
    """A guest of a server, asking as a page in the browser does."""

    def __init__(self, server: LocalServer, http: httpx.AsyncClient, token: str | None) -> None:
        self._server, self._http = server, http
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        answer = await self._http.request(method, f"/api{path}", json=body, headers=self._headers)
        return answer.status_code, answer.json()

    async def another_guest(self, name: str) -> Server:
        return Server(self._server, self._http, (await self._server.guest(name)).token)

    def without_session(self) -> Server:
        return Server(self._server, self._http, None)


async def play(hub: Hub, room_id: str, moves: int = 10_000) -> None:
    """Play seat 0 until the game is over, or for so many of its actions."""
    room = await hub.room(room_id)
    guest = Guest(str(room.state.seats[0].guest), "Ann")
    for _ in range(moves):
        await wait_until(lambda: room.state.bot_to_move() is None, "the bots have played")
        game = room.state.game
        assert game is not None
        if game.is_over:
            return
        action = legal_actions(game)[-1]
        done = await room.submit(
            guest, TakeAction(f"k{room.state.seq:08}", room.state.seq, str(action))
        )
        assert isinstance(done, Ack), done
    await wait_until(lambda: room.state.bot_to_move() is None, "the bots have played")


def between(tmp_path: Path, test: Callable[[Server, Hub, Page], Any], **settings: Any) -> None:
    """Run a test with a guest of a server and a page without one."""

    async def main() -> None:
        async with (
            serving(f"sqlite:///{tmp_path / 'server.db'}", **settings) as server,
            opened(tmp_path / "browser.db") as page,
            httpx.AsyncClient(base_url=server.url, timeout=30) as http,
        ):
            guest = await server.guest()
            await page.ask("POST", "/guest", {"name": "Ben"})
            await test(Server(server, http, guest.token), server.hub, page)

    within(main())


async def new_game(host: Server | Page, *others: dict[str, str], tribes: str = "random") -> str:
    options = {"players": 1 + len(others), "tribes": tribes}
    wanted = {"options": options, "seats": [ME, *others], "start": True}
    status, made = await host.ask("POST", "/rooms", wanted)
    assert status == 201, made
    return str(made["id"])


async def moved(room: str, source: Server | Page, target: Server | Page) -> str:
    status, saved = await source.ask("GET", f"/rooms/{room}/saved")
    assert status == 200, saved
    status, made = await target.ask("POST", "/saved", saved)
    assert status == 201, made
    return str(made["id"])


def test_game_moves_to_a_browser_and_back(tmp_path: Path) -> None:
    async def test(server: Server, hub: Hub, page: Page) -> None:
        first = await new_game(server, BOT, BOT)
        _, info = await server.ask("GET", f"/rooms/{first}")
        await play(hub, first, 12)
        here = await moved(first, server, page)
        there = (await hub.room(first)).state
        assert (await page.host.hub.room(here)).state.game == there.game
        await play(page.host.hub, here, 12)
        back = await moved(here, page, server)
        assert len({first, here, back}) == 3  # no room is ever overwritten
        await play(hub, back)
        await hub.settled()
        record = await hub.store.snapshot_of(back)
        assert record is not None
        assert verify_bytes(record).ok
        header = json.loads(record.splitlines()[0])
        # The deal that was promised first is the one that the record proves.
        assert (header["game"], header["rng"]["commit"]) == (first, info["deal"]["commitment"])
        await play(page.host.hub, here)
        _, checked = await page.ask("GET", f"/rooms/{here}/verification")
        assert checked["ok"]

    between(tmp_path, test)


def test_actions_taken_back_are_not_saved(tmp_path: Path) -> None:
    async def test(_server: Server, _hub: Hub, page: Page) -> None:
        room_id = await new_game(page, BOT)
        hub = page.host.hub
        await play(hub, room_id, 3)
        room = await hub.room(room_id)
        guest = Guest(str(room.state.seats[0].guest), "Ben")
        while not room.state.undoable(0):
            await play(hub, room_id, 1)
        assert isinstance(await room.submit(guest, RequestUndo("undo-the-last", 0)), Ack)
        here = await moved(room_id, page, page)
        assert (await hub.room(here)).state.game == room.state.game

    between(tmp_path, test)


def test_rematch_draws_tribes_for_the_mood_again(tmp_path: Path) -> None:
    async def test(server: Server, hub: Hub, page: Page) -> None:
        first = await new_game(server, BOT, tribes="calm")
        here = await moved(first, server, page)
        again = await moved(here, page, server)
        options = [(await hub.room(room)).state.rematch_options for room in (first, again)]
        assert [one.tribes for one in options] == ["calm", "calm"]

    between(tmp_path, test)


def test_only_who_plays_alone_may_save(tmp_path: Path) -> None:
    async def test(server: Server, hub: Hub, _page: Page) -> None:
        async def answer(asker: Server, room: str) -> tuple[int, str]:
            status, problem = await asker.ask("GET", f"/rooms/{room}/saved")
            return status, problem.get("code", "")

        room = await new_game(server, BOT)
        eve = await server.another_guest("Eve")
        assert await answer(server.without_session(), room) == (401, "no_session")
        assert await answer(eve, room) == (409, "not_yours")
        assert await answer(eve, "0" * 26) == (404, "no_such_room")
        seats = [ME, {"kind": "open"}]
        _, made = await server.ask("POST", "/rooms", {"options": {"players": 2}, "seats": seats})
        assert await answer(server, made["id"]) == (409, "not_started")
        for asker, command in ((eve, {"t": "sit", "seat": 1}), (server, {"t": "start"})):
            path = f"/rooms/{made['id']}/commands"
            assert (await asker.ask("POST", path, {**command, "k": "k" * 8}))[0] == 200
        for asker in (server, eve):  # each would see the other's cards
            assert await answer(asker, made["id"]) == (409, "not_yours")
        await play(hub, room)
        assert await answer(server, room) == (409, "finished")

    between(tmp_path, test)


def _with(**changes: object) -> Callable[[Saved], object]:
    return lambda saved: {**saved, **changes}


def _without_last_action(saved: Saved) -> object:
    return {**saved, "actions": saved["actions"][:-1]}


def _all_bots(saved: Saved) -> object:
    return {**saved, "seats": [{"name": "novice", "bot": "novice"}] * 2}


WRONG: dict[str, Callable[[Saved], object]] = {
    "no object": lambda _: [],
    "another kind": _with(t="ethnos-record"),
    "another format": _with(format=2),
    "a field too many": _with(host="0" * 26),
    "another seed": _with(seed="00" * 32),
    "a short seed": _with(seed="00"),
    "another position": _with(position="00" * 32),
    "an action less": _without_last_action,
    "an illegal action": _with(actions=["raid none"]),
    "no action": _with(actions=["dance"]),
    "too many actions": _with(actions=["draw"] * 3_001),
    "a long action": _with(actions=["band " + "elf:red+" * 60]),
    "too few seats": _with(options={"players": 3}),
    "bots only": _all_bots,
    "another id": _with(game="../../etc"),
    "unknown tribes": _with(options={"players": 2, "tribes": ["goblin"] * 5}),
    "an unknown ruling": _with(options={"players": 2, "rulings": {"luck": "mine"}}),
}


def test_wrong_files_are_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async def test(server: Server, hub: Hub, page: Page) -> None:
        room = await new_game(server, BOT)
        await play(hub, room, 3)
        _, saved = await server.ask("GET", f"/rooms/{room}/saved")
        for what, change in WRONG.items():
            for host in (server, page):
                status, problem = await host.ask("POST", "/saved", change(saved))
                assert status in (409, 422), what
                assert problem["code"] in ("bad_record", "bad_request", "bad_options"), what
        _, games = await server.ask("GET", "/me/games")
        assert [game["id"] for game in games["games"]] == [room]
        assert (await page.ask("GET", "/me/games"))[1] == {"games": []}
        assert (await page.ask("POST", "/saved", saved))[0] == 201

    between(tmp_path, test)


def test_missing_bots_are_replaced_and_the_rest_is_kept_private(tmp_path: Path) -> None:
    async def test(server: Server, hub: Hub, page: Page) -> None:
        room = await new_game(page, BOT)
        _, saved = await page.ask("GET", f"/rooms/{room}/saved")
        saved["seats"][1]["bot"] = "os:system"
        saved["options"]["public"] = True
        saved["seats"][0]["name"] = " Ann\u202e\n"
        status, made = await server.ask("POST", "/saved", saved)
        assert status == 201
        state = (await hub.room(made["id"])).state
        assert (state.seats[1].bot, state.seats[0].name) == ("heuristic", "Ann")
        _, listed = await server.ask("GET", "/rooms")
        assert listed == {"rooms": []}

    between(tmp_path, test)


def test_quota_of_rooms_holds_for_saved_games(tmp_path: Path) -> None:
    async def test(server: Server, _hub: Hub, page: Page) -> None:
        room = await new_game(page, BOT)
        assert await moved(room, page, server)
        _, saved = await page.ask("GET", f"/rooms/{room}/saved")
        answers = [await server.ask("POST", "/saved", saved) for _ in range(10)]
        assert [status for status, _ in answers] == [201] * 9 + [409]
        assert answers[-1][1]["code"] == "too_many_rooms"

    between(tmp_path, test, rooms_per_guest=1)
