"""Who is connected: known to every process, and told at a bounded rate."""

from __future__ import annotations

import asyncio
import json

import pytest

from ethnos import protocol
from ethnos.client import new_key
from ethnos.protocol import Nack, Replace, RoomOptions, SeatRequest
from ethnos.server.live import bus
from ethnos.server.live.hub import Hub
from ethnos.server.machine.postgres_bus import MAX_GUESTS, MAX_PAYLOAD, PostgresBus
from ethnos.server.store import Guest
from tests.server.hubs import ANN, run
from tests.server.listeners import Listener
from tests.server.postgres import Postgres
from tests.waiting import wait_until

ZOE = Guest("zoe", "Zoe")


class Watcher(Listener):
    """A viewer of a given guest."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(None)
        self.guest = guest

    def presences(self) -> list[protocol.Presence]:
        """Return the presence messages among the frames."""
        told = [protocol.decode_answer(frame) for frame in self.frames]
        return [message for message in told if isinstance(message, protocol.Presence)]


def spectators(number: int) -> list[Watcher]:
    return [Watcher(Guest(f"{n:016x}", "Eve")) for n in range(number)]


def test_player_beside_many_spectators_is_not_replaced(postgres: Postgres) -> None:
    """Zoe is the last in any order, and connected to the process with the spectators."""

    async def test(pair: list[Hub]) -> None:
        for hub in pair:
            assert isinstance(hub._bus, PostgresBus)
            await asyncio.wait_for(hub._bus.listening.wait(), 30)
        seats = [SeatRequest("me"), SeatRequest("open")]
        made = await pair[0].new_rooms.create(ANN, RoomOptions(players=2), seats)
        rooms = [await hub.room(made.room_id) for hub in pair]
        await rooms[1].submit(ZOE, protocol.TakeSeat(new_key(), 1, "Zoe"))
        await rooms[1].submit(ANN, protocol.StartGame(new_key()))
        await rooms[0].catch_up()
        rooms[1].join(Watcher(ZOE), None)
        for watcher in spectators(MAX_GUESTS + 6):
            rooms[1].join(watcher, None)
        await wait_until(
            lambda: rooms[0].presence().watchers >= MAX_GUESTS - 1, "the presence has come"
        )
        assert rooms[0].presence().online == [1]
        rooms[0]._presence._away_since["zoe"] = -1e9
        answer = await rooms[0].submit(ANN, Replace(new_key(), 1))
        assert isinstance(answer, Nack)
        assert answer.why.code == "not_away"

    run(postgres.new_database("presence"), test, number=2)


def test_presence_of_a_full_room_fits_into_a_payload() -> None:
    own = PostgresBus("")
    own.publish_presence("a" * 26, [watcher.guest.id for watcher in spectators(MAX_GUESTS + 1)])
    own.publish_version("a" * 26, 2**40)
    payloads = own._payloads()
    assert all(len(payload) < MAX_PAYLOAD + 100 for payload in payloads)
    (named,) = [m["g"] for text in payloads for m in json.loads(text)["m"] if "g" in m]
    assert len(named) == MAX_GUESTS


def test_spectators_who_come_and_go_cost_players_few_frames(sqlite: str) -> None:
    """Fifty come and go: one frame at once, one when the interval is over."""

    async def test(found: list[Hub]) -> None:
        (hub,) = found
        made = await hub.new_rooms.create(ANN, RoomOptions(players=2), [SeatRequest("me")])
        room = await hub.room(made.room_id)
        player = Watcher(ANN)
        room.join(player, None)
        for watcher in spectators(50):
            room.join(watcher, None)
            room.part(watcher)
        stays = Watcher(ZOE)
        room.join(stays, None)
        assert player.presences() == [protocol.Presence([0], 0)]
        await wait_until(lambda: len(player.presences()) == 2, "the interval is over")
        assert player.presences()[-1] == protocol.Presence([0], 1)
        assert stays.presences() == [protocol.Presence([0], 1)]

    run(sqlite, test)


def test_presence_of_ended_processes_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "PRESENCE_TTL_SECONDS", -1.0)
    monkeypatch.setattr(bus, "LEAST_SWEPT", 10)
    presence = bus.RemotePresence()
    for number in range(100):
        assert presence.update("ended", f"room {number}", frozenset({"ann"}))
        assert len(presence._rooms) <= 11
    assert presence.connected("room 99") == set()
    monkeypatch.setattr(bus, "PRESENCE_TTL_SECONDS", 60.0)
    assert presence.update("one", "room", frozenset({"ann"}))
    assert not presence.update("one", "room", frozenset({"ann"}))
    assert presence.update("other", "room", frozenset({"zoe"}))
    assert presence.connected("room") == {"ann", "zoe"}
    assert presence.update("one", "room", frozenset())
    assert presence.connected("room") == {"zoe"}
