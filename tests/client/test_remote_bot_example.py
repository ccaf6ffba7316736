"""The example of a remote bot takes a seat by the room's code and plays a whole game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ethnos.bots import Player
from ethnos.client import new_key
from ethnos.protocol import RoomOptions, SeatRequest, StartGame
from examples.remote_bot import main, play
from tests.server.harness import LocalServer, ok, with_server


def test_remote_bot_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def game(server: LocalServer) -> None:
        client = await server.guest()
        seats = [SeatRequest("me"), SeatRequest("open")]
        room = await client.create_room(RoomOptions(players=2), seats)
        host = await server.join(client, room.id)
        bot = asyncio.create_task(main(server.url, room.code, "de"))
        await host.until(lambda: all(seat.kind == "human" for seat in host.room.seats))
        await ok(host, StartGame(new_key()))
        await asyncio.gather(play(host, Player("random", seed=1)), bot)

    with_server(f"sqlite:///{tmp_path / 'ethnos.db'}", game)
    printed = capsys.readouterr().out
    assert "final glory: [" in printed
    assert "Remote bot zieht" in printed  # the sentences of the log, in German
