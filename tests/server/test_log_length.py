"""The log of a room has a bound: what is no part of the game is refused beyond it."""

from __future__ import annotations

import pytest

from ethnos import protocol
from ethnos.client import new_key
from ethnos.protocol import RoomOptions, SeatRequest
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.rooms import decide
from tests.server.hubs import ANN, run


async def room_of_two(hub: Hub) -> Room:
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await hub.new_rooms.create(ANN, RoomOptions(players=2), seats)
    return await hub.room(made.room_id)


async def answer(room: Room, command: protocol.AnyCommand) -> str:
    """Return the code of a refusal, or `ack`."""
    said = await room.submit(ANN, command)
    return said.why.code if isinstance(said, protocol.Nack) else "ack"


def test_chat_of_a_room_is_limited(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MAX_CHAT", 3)

    async def test(found: list[Hub]) -> None:
        (hub,) = found
        room = await room_of_two(hub)
        chat = [await answer(room, protocol.SendChat(new_key(), "hello")) for _ in range(4)]
        assert chat == ["ack", "ack", "ack", "log_full"]
        hub.rooms.clear()  # the count is rebuilt from the log
        room = await hub.room(room.room_id)
        assert await answer(room, protocol.SendChat(new_key(), "hello")) == "log_full"
        assert await answer(room, protocol.StartGame(new_key())) == "ack"

    run(sqlite, test)


def test_only_the_game_goes_on_in_a_long_log(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MAX_LINES", 3)

    async def test(found: list[Hub]) -> None:
        (hub,) = found
        room = await room_of_two(hub)
        assert room.state.seq == 3
        configured = protocol.ConfigureRoom(new_key(), RoomOptions(players=2, title="x"))
        assert await answer(room, configured) == "log_full"
        assert await answer(room, protocol.OpenSeat(new_key(), 1)) == "log_full"
        assert await answer(room, protocol.StartGame(new_key())) == "ack"
        acted = protocol.TakeAction(new_key(), room.state.seq, "draw")
        assert await answer(room, acted) == "ack"
        assert await answer(room, protocol.RequestUndo(new_key())) == "log_full"
        assert await answer(room, protocol.SendChat(new_key(), "hello")) == "log_full"
        assert await answer(room, protocol.Leave(new_key(), 0)) == "ack"
        assert await answer(room, protocol.Return(new_key(), 0)) == "log_full"

    run(sqlite, test)
