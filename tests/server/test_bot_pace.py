"""How long bots wait: in a game without other people, as long as its player wishes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

import pytest

from ethnos.client import new_key
from ethnos.protocol import (
    Ack,
    BotPace,
    Nack,
    RoomOptions,
    RoomStatus,
    SeatKind,
    SeatRequest,
    SetBotPace,
    StartGame,
    TakeAction,
    TakeSeat,
)
from ethnos.server.live.bot_pause import SHARES, BotPause
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, store_for
from tests.server.harness import within
from tests.server.hubs import folded
from tests.server.listeners import Listener
from tests.waiting import wait_until

ANN = Guest("ann", "Ann")
BEN = Guest("ben", "Ben")
NEVER = 3_600.0
"""A pause that outlasts the test."""
ALONE = [SeatRequest("me"), *[SeatRequest("bot", "heuristic")] * 3]


def with_hub(database: str, test: Callable[[Hub], Awaitable[None]]) -> None:
    """Run a test with a hub whose bots pause for an hour."""

    async def main() -> None:
        settings = Settings(database=database, tick=NEVER, bot_pause=NEVER)
        hub = Hub(store_for(database), settings)
        await hub.open()
        try:
            await test(hub)
        finally:
            await hub.close()

    within(main())


async def watched_room(hub: Hub, pace: BotPace, seats: list[SeatRequest] = ALONE) -> Room:
    """Start a game that is watched; the person at seat 0 leaves the first decision to the bots."""
    made = await hub.new_rooms.create(ANN, RoomOptions(players=4, bot_pace=pace), seats)
    room = await hub.room(made.room_id)
    room.join(Listener(None), None)
    for seat, one in enumerate(room.state.seats):
        if one.kind is SeatKind.OPEN:
            assert isinstance(await room.submit(BEN, TakeSeat(new_key(), seat)), Ack)
    assert isinstance(await room.submit(ANN, StartGame(new_key())), Ack)
    if anns_turn(room):
        answer = await room.submit(ANN, TakeAction(new_key(), room.state.seq, "draw"))
        assert isinstance(answer, Ack)
    return room


def anns_turn(room: Room) -> bool:
    return room.state.game is not None and room.state.game.to_move == 0


async def wait_for_ann(room: Room) -> None:
    await wait_until(lambda: anns_turn(room), "the bots have played")


async def set_pace(room: Room, guest: Guest, pace: BotPace) -> Ack | Nack:
    return await room.submit(guest, SetBotPace(new_key(), pace))


def test_instant_bots_do_not_pause(sqlite: str) -> None:
    async def test(hub: Hub) -> None:
        await wait_for_ann(await watched_room(hub, BotPace.INSTANT))

    with_hub(sqlite, test)


class WatchedPause(BotPause):
    """Notes for every pause whether it is to be skipped."""

    skipped: ClassVar[list[bool]] = []

    async def rest(self, pace: BotPace, *, watched: bool) -> None:
        self.skipped.append(self._skipped.is_set())
        await super().rest(pace, watched=watched)


def test_hurried_bots_play_on_to_the_persons_turn_and_pause_again_after_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.server.live.room_bots.BotPause", WatchedPause)
    pauses = WatchedPause.skipped

    async def test(hub: Hub) -> None:
        room = await watched_room(hub, BotPace.NORMAL)
        assert not anns_turn(room)
        room.hurry_bots(BEN)  # who does not play
        assert not anns_turn(room)
        room.hurry_bots(ANN)
        await wait_for_ann(room)
        pauses.clear()
        await room.submit(ANN, TakeAction(new_key(), room.state.seq, "draw"))
        await wait_until(lambda: bool(pauses), "a bot pauses")
        assert pauses == [False]
        assert not anns_turn(room)

    with_hub(sqlite, test)


def test_paces_differ() -> None:
    assert 0 == SHARES[BotPace.INSTANT] < SHARES[BotPace.QUICK] < SHARES[BotPace.NORMAL] == 1


def test_pace_is_changed_during_the_game_and_kept(sqlite: str) -> None:
    async def test(hub: Hub) -> None:
        room = await watched_room(hub, BotPace.NORMAL)
        before = room.state.game
        assert isinstance(await set_pace(room, ANN, BotPace.INSTANT), Ack)
        assert room.state.game is before
        room.hurry_bots(ANN)  # the pause that has begun is an hour long
        await wait_for_ann(room)
        await room.submit(ANN, TakeAction(new_key(), room.state.seq, "draw"))
        await wait_for_ann(room)
        stored = await hub.store.read(room.room_id, 0)
        assert folded(room.room_id, stored).bot_pace() is BotPace.INSTANT

    with_hub(sqlite, test)


def test_nobody_hurries_other_people(sqlite: str) -> None:
    async def test(hub: Hub) -> None:
        seats = [SeatRequest("me"), SeatRequest("open"), *ALONE[2:]]
        room = await watched_room(hub, BotPace.INSTANT, seats)
        assert room.state.bot_pace() is BotPace.NORMAL
        for guest, code in ((ANN, "bad_options"), (BEN, "not_host")):
            answer = await set_pace(room, guest, BotPace.QUICK)
            assert isinstance(answer, Nack)
            assert answer.why.code == code

    with_hub(sqlite, test)


def test_finished_game_has_no_pace(sqlite: str) -> None:
    async def test(hub: Hub) -> None:
        made = await hub.new_rooms.create(ANN, RoomOptions(players=2), ALONE[1:3], start=True)
        room = await hub.room(made.room_id)
        await wait_until(lambda: room.state.status is RoomStatus.FINISHED, "the bots have played")
        answer = await set_pace(room, ANN, BotPace.QUICK)
        assert isinstance(answer, Nack)
        assert answer.why.code == "finished"

    with_hub(sqlite, test)
