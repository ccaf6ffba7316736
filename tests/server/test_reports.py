"""What players report reaches the operator with its context; unwanted words reach nobody."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ethnos.client import Client, RefusedRequestError, new_key
from ethnos.protocol import ConfigureRoom, RoomOptions, SendChat, TakeSeat
from ethnos.protocol.admin import ListReports, MakeReport, SettleReport
from ethnos.server.admin import watch
from tests.server.harness import LocalServer, ok, refused, with_server
from tests.server.operators import KEY, order
from tests.waiting import wait_until


async def report(client: Client, room: str, wanted: MakeReport) -> str:
    """Report something; return why it was refused."""
    try:
        await client._request("POST", f"/api/rooms/{room}/report", msgspec.json.encode(wanted))
    except RefusedRequestError as error:
        return str(error.problem.code)
    return ""


def test_operator_sees_what_was_reported_and_what_came_before(database: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, bob = await server.room_with(2)
        room, (hers, his) = ann.room.id, server.clients
        assert hers.me is not None
        assert his.me is not None
        await ok(ann, SendChat(new_key(), "Good luck!"))
        v = await ok(bob, SendChat(new_key(), "Go to hell"))
        await ok(ann, SendChat(new_key(), "Oh."))
        assert await report(hers, room, MakeReport(v=v, why="rude")) == ""
        assert await report(hers, room, MakeReport(seat=1)) == ""
        assert await report(his, room, MakeReport(v=v)) == "not_yours"
        assert await report(his, room, MakeReport(v=1)) == "not_found"
        assert await report(his, room, MakeReport(seat=5)) == "not_found"
        assert await report(his, room, MakeReport()) == "not_found"
        assert await report(his, room, MakeReport(seat=0)) == ""
        assert await report(his, room, MakeReport(seat=0)) == "too_fast"

        third, second, first = (await order(server, ListReports()))["reports"]
        assert (first["guest"], first["reporter"], first["room"]) == (his.me.id, hers.me.id, room)
        assert (first["name"], first["text"], first["why"]) == ("Person 1", "Go to hell", "rude")
        assert first["chat"] == [{"name": "Person 0", "text": "Good luck!"}]
        assert (second["name"], second["text"]) == ("Person 1", "")
        assert [line["text"] for line in second["chat"]] == ["Good luck!", "Go to hell", "Oh."]
        assert third["guest"] == hers.me.id
        await order(server, SettleReport(first["id"]))
        left = (await order(server, ListReports()))["reports"]
        assert [one["id"] for one in left] == [third["id"], second["id"]]
        assert len((await order(server, ListReports(settled=True)))["reports"]) == 3

    with_server(database, test, admin_key=KEY)


def test_unwanted_words_are_refused_wherever_somebody_types(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "LOOK_SECONDS", 0.01)
    file = tmp_path / "words.txt"
    file.write_text("# ours\nrotter\n", encoding="utf-8")

    async def test(server: LocalServer) -> None:
        (ann,) = await server.room_with(1, ["random"], start=False)
        client = server.clients[0]
        for name in ("Rotter", "R0TTER the Great", "r\u043etter", "rot\ufe0fter"):
            with pytest.raises(RefusedRequestError, match="bad_words"):
                await server.guest(name)
            with pytest.raises(RefusedRequestError, match="bad_words"):
                await client.sign_in(name)
        with pytest.raises(RefusedRequestError, match="bad_words"):
            await client.create_room(RoomOptions(players=2, title="No rotter here"), [])
        assert await refused(ann, SendChat(new_key(), "you rotter!")) == "bad_words"
        assert await refused(ann, TakeSeat(new_key(), 0, "Rotter")) == "bad_words"
        wanted = ConfigureRoom(new_key(), RoomOptions(players=2, title="Rotter"))
        assert await refused(ann, wanted) == "bad_words"
        await ok(ann, SendChat(new_key(), "I am from Rotterdam"))

        file.write_text("dam*  # a mistake\n*dam*\n", encoding="utf-8")
        await wait_until(lambda: server.hub.words.objects("Rotterdam"), "the file is read again")
        assert await refused(ann, SendChat(new_key(), "I am from Rotterdam")) == "bad_words"
        await ok(ann, SendChat(new_key(), "you rotter!"))
        file.unlink()  # the words are kept in mind
        assert await refused(ann, SendChat(new_key(), "Amster D A M")) == "bad_words"

    with_server(sqlite, test, words=str(file))


def test_unwanted_words_do_not_come_in_with_a_saved_game(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("rotter\n", encoding="utf-8")

    async def test(server: LocalServer) -> None:
        (ann,) = await server.room_with(1, ["random"], title="Friday")
        client = server.clients[0]
        saved = await client._request("GET", f"/api/rooms/{ann.room.id}/saved")
        for known in (b"Friday", b"Person 0"):
            assert known in saved
            with pytest.raises(RefusedRequestError, match="bad_words"):
                await client._request("POST", "/api/saved", saved.replace(known, b"R0tter"))
        await client._request("POST", "/api/saved", saved)

    with_server(sqlite, test, words=str(file))
