"""What a client can do in a room: sit down, play, watch, preview, ask for hints."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
import pytest
from jsonschema import Draft202012Validator

from ethnos import protocol
from ethnos.client import RefusedRequestError, new_key
from ethnos.protocol import (
    Ack,
    ConfigureRoom,
    Leave,
    OpenRematch,
    OpenSeat,
    RoomOptions,
    SeatBot,
    SeatRequest,
    SendChat,
    StartGame,
    TakeSeat,
)
from ethnos.protocol.schema import full_schema
from ethnos.records.record import load_record
from ethnos.records.replay import final_state
from ethnos.server.store import StorageError
from tests.server.harness import (
    Chooser,
    LocalServer,
    act,
    next_mover,
    ok,
    refused,
    wait_for_mover,
    with_server,
)
from tests.waiting import wait_until


def test_whole_game_between_people_and_bots(database: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, ["random"])
        chooser = Chooser(1)
        seen: list[list[int]] = [[], []]
        for connection, versions in zip(people, seen, strict=True):
            connection.listeners.append(partial(_note_version, versions))
        while (mover := await next_mover(people)) is not None:
            await act(mover, chooser.choose(mover))
        await people[1].until(lambda: people[1].is_over)
        assert people[0].room == people[1].room
        for versions in seen:
            assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert people[0].table == people[1].table
        await _check_record(server, people[0].room.id, people[0].table)

    with_server(database, test)


def _note_version(versions: list[int], change: protocol.Ev | protocol.Missed) -> None:
    versions.append(change.v)


async def _check_record(server: LocalServer, room: str, table: object) -> None:
    client = server.clients[0]
    record = load_record(await client.record(room))
    state = final_state(record)
    assert isinstance(table, dict)
    assert list(state.glory) == table["glory"]
    report = await client.verification(room)
    assert report.ok
    assert report.seed is not None
    info = await client.room_info(room)
    assert info.deal.seed == report.seed
    assert info.deal.commitment == report.commitment
    for view in ("public", "seat:0"):
        partial = load_record(await client.record(room, view))
        assert len(partial.entries) == len(record.entries)
        assert partial.footer is not None
        assert partial.footer.seed is None


def test_commitment_is_published_before_anyone_sits(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        host = await server.guest()
        room = (await host.create_room(RoomOptions(players=2))).id
        before = await host.room_info(room)
        assert before.deal.commitment
        assert before.deal.seed is None
        connection = await server.join(host, room)
        await ok(connection, TakeSeat(new_key(), 0, nonce="ab12"))
        await ok(connection, SeatBot(new_key(), 1, "random"))
        await ok(connection, StartGame(new_key()))
        after = await host.room_info(room)
        assert after.deal == before.deal
        assert after.seats[0].nonce == "ab12"

    with_server(sqlite, test)


def test_lobby_commands_and_their_refusals(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        host, other = await server.guest("Ann"), await server.guest("Bob")
        made = await host.create_room(RoomOptions(players=3, public=True, title="Friday"))
        assert [room.id for room in (await other.rooms()).rooms] == [made.id]
        assert await other.find(made.code.lower()) == made.id
        ann, bob = await server.join(host, made.id), await server.join(other, made.id)
        assert bob.you.seats == []
        await ok(ann, TakeSeat(new_key()))
        assert await refused(bob, TakeSeat(new_key(), 0)) == "seat_taken"
        assert await refused(bob, StartGame(new_key())) == "not_host"
        assert await refused(ann, StartGame(new_key())) == "seats_open"
        assert await refused(bob, SeatBot(new_key(), 1, "random")) == "not_host"
        assert await refused(ann, SeatBot(new_key(), 1, "nobody")) == "no_such_bot"
        assert await refused(ann, SeatBot(new_key(), 1, "os:system")) == "no_such_bot"
        await ok(bob, TakeSeat(new_key(), 2, name="Robert"))
        assert bob.you.seats == [2]
        assert bob.room.seats[2].name == "Robert"
        assert await refused(bob, OpenSeat(new_key(), 0)) == "not_yours"
        await ok(ann, SeatBot(new_key(), 1, "random"))
        assert await refused(bob, TakeSeat(new_key())) == "full"
        await ok(ann, OpenSeat(new_key(), 1))
        bad = RoomOptions(players=3, rulings={"no_such": "x"})
        assert await refused(ann, ConfigureRoom(new_key(), bad)) == "bad_options"
        bad = RoomOptions(players=3, rulings={"hand_limit": "13"})
        assert await refused(ann, ConfigureRoom(new_key(), bad)) == "bad_options"
        house = {"hand_limit": "8", "age_count": "1"}
        await ok(ann, ConfigureRoom(new_key(), RoomOptions(2, "beginner", house)))
        await bob.until(lambda: bob.you.seats == [])  # the seat is gone
        await ok(bob, TakeSeat(new_key(), 1))
        await ok(ann, StartGame(new_key()))
        assert await refused(bob, TakeSeat(new_key())) == "already_started"
        assert await refused(ann, ConfigureRoom(new_key(), RoomOptions())) == "already_started"
        mine = (await other.my_games()).games
        assert [game.id for game in mine] == [made.id]
        assert mine[0].your_seats == [1]
        assert mine[0].your_turn is (mine[0].to_move == 1)

    with_server(sqlite, test)


def test_illegal_action_is_refused_with_reason(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        waiting = next(c for c in people if c is not mover)
        assert (
            await refused(waiting, protocol.TakeAction(new_key(), waiting.v, "draw"))
            == "not_your_turn"
        )
        assert await refused(mover, protocol.TakeAction(new_key(), mover.v, "fly")) == "bad_action"
        assert (
            await refused(mover, protocol.TakeAction(new_key(), mover.v, "stop"))
            == "wrong_decision"
        )
        assert await refused(mover, protocol.TakeAction(new_key(), 0, "draw")) == "stale"
        assert await refused(mover, protocol.TakeAction(new_key(), mover.v + 5, "draw")) == "stale"
        nack = await mover.command(protocol.TakeAction(new_key(), mover.v, "pass"))
        assert isinstance(nack, protocol.Nack)
        assert nack.why.clause == "D10"
        assert nack.why.reason

    with_server(sqlite, test)


def test_chat_does_not_make_an_action_stale(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        v = mover.v
        await ok(other, SendChat(new_key(), "hurry\u202e up\n"))
        assert isinstance(await mover.command(protocol.TakeAction(new_key(), v, "draw")), Ack)
        again = await server.join(server.clients[0], mover.room.id)
        assert [line.text for line in again.welcome.chat] == ["hurry up"]
        watcher = await server.join(await server.guest("Eve"), mover.room.id)
        assert await refused(watcher, SendChat(new_key(), "psst")) == "not_yours"

    with_server(sqlite, test)


def test_spectator_sees_no_hand(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        watcher = await server.join(await server.guest("Eve"), people[0].room.id)
        assert watcher.mine is None
        assert watcher.you.viewer is None
        await act(await wait_for_mover(people), "draw")
        await watcher.reach(people[0].v)
        assert watcher.mine is None
        assert watcher.table == people[0].table

    with_server(sqlite, test)


def test_room_without_spectators_closes_their_sockets(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, start=False, spectators=False)
        eve = await server.guest("Eve")
        waiting = await server.join(eve, people[0].room.id)  # the lobby is open to future players
        await ok(people[0], StartGame(new_key()))
        with pytest.raises(Exception, match="4007"):
            await waiting.until(lambda: False)
        with pytest.raises(Exception, match="403"):
            await eve.join(people[0].room.id)

    with_server(sqlite, test)


def test_one_guest_plays_two_seats(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        host = await server.guest("Ann")
        seats = [SeatRequest("me", name="Ann"), SeatRequest("me", name="Tom")]
        room = (await host.create_room(RoomOptions(players=2), seats, start=True)).id
        table = await server.join(host, room)
        assert table.you.seats == [0, 1]
        assert [seat.name for seat in table.room.seats] == ["Ann", "Tom"]
        hands = []
        for _ in range(4):
            assert table.table is not None
            mover = table.table["to_move"]
            await table.look(mover)
            assert table.mine is not None
            assert table.mine.seat == mover
            hands.append(table.mine.hand)
            await act(table, "draw")
        assert len(hands[2]) == 2

    with_server(sqlite, test)


def test_presence_counts_seats_and_spectators(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        first, second = await server.room_with(2)
        room = server.hub.rooms[first.room.id]
        assert room.presence() == protocol.Presence([0, 1], 0)
        await second.close()
        await wait_until(
            lambda: room.presence() == protocol.Presence([0], 0), "the seat is offline"
        )
        await server.join(await server.guest("Eve"), first.room.id)
        assert room.presence() == protocol.Presence([0], 1)

    with_server(sqlite, test)


def test_rematch_has_same_players(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        first, second = await server.room_with(2, ["random"], tribes="calm")
        assert isinstance(first.room.options.tribes, list)
        assert await refused(first, OpenRematch(new_key())) == "not_finished"
        for connection in (first, second):
            await ok(connection, Leave(new_key()))
        await first.until(lambda: first.is_over)
        answers = await asyncio.gather(
            first.command(OpenRematch(new_key())), second.command(OpenRematch(new_key()))
        )
        assert sorted(isinstance(answer, Ack) for answer in answers) == [False, True]
        await first.until(lambda: first.room.rematch is not None)
        assert first.room.rematch is not None
        again = await server.join(server.clients[0], first.room.rematch)
        assert [seat.name for seat in again.room.seats] == ["Person 0", "Person 1", "random"]
        assert again.room.status == "lobby"
        assert again.you.seats == [0]
        assert again.room.options.tribes == "calm"  # another set is drawn for it

    with_server(sqlite, test)


def test_rematch_against_bots_begins_at_once(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (alone,) = await server.room_with(1, ["random"])
        await ok(alone, Leave(new_key()))
        await alone.until(lambda: alone.is_over)
        await ok(alone, OpenRematch(new_key()))
        await alone.until(lambda: alone.room.rematch is not None)
        assert alone.room.rematch is not None
        again = await server.join(server.clients[0], alone.room.rematch)
        assert again.room.status == "playing"
        assert again.you.seats == [0]

    with_server(sqlite, test)


def test_rematch_beyond_the_limit_of_games_stays_open(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (alone,) = await server.room_with(1, ["random"])
        host = server.clients[0]
        await ok(alone, Leave(new_key()))
        await alone.until(lambda: alone.is_over)
        seats = [SeatRequest("me"), SeatRequest("bot", "random")]
        for _ in range(10):
            await host.create_room(RoomOptions(players=2), seats, start=True)
        await ok(alone, OpenRematch(new_key()))
        await alone.until(lambda: alone.room.rematch is not None)
        assert alone.room.rematch is not None
        again = await server.join(host, alone.room.rematch)
        assert again.room.status == "lobby"
        assert again.you.seats == [0]

    with_server(sqlite, test, rooms_per_guest=1)


def test_who_asks_for_a_rematch_can_deal_it(sqlite: str) -> None:
    """The old host may be gone for good; a spectator opens nothing."""

    async def test(server: LocalServer) -> None:
        host, other = await server.room_with(2)
        for connection in (host, other):
            await ok(connection, Leave(new_key()))
        await other.until(lambda: other.is_over)
        await host.close()
        watcher = await server.join(await server.guest("Eve"), other.room.id)
        assert await refused(watcher, OpenRematch(new_key())) == "not_yours"
        await ok(other, OpenRematch(new_key()))
        await other.until(lambda: other.room.rematch is not None)
        assert other.room.rematch is not None
        again = await server.join(server.clients[1], other.room.rematch)
        assert (again.you.host, again.you.seats) == (True, [1])
        await ok(again, StartGame(new_key()))

    with_server(sqlite, test)


def test_rematch_is_refused_when_store_fails(sqlite: str) -> None:
    async def fails(_games: object) -> dict[str, int]:
        raise StorageError("no disk")

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        await ok(person, Leave(new_key()))
        await person.until(lambda: person.is_over)
        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(server.hub.store, "heads", fails)
            assert await refused(person, OpenRematch(new_key())) == "storage"
        await ok(person, OpenRematch(new_key()))

    with_server(sqlite, test)


def test_running_game_has_no_record(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        for read in (server.clients[0].record, server.clients[0].verification):
            with pytest.raises(RefusedRequestError, match="not_finished"):
                await read(people[0].room.id)

    with_server(sqlite, test)


def test_nonces_come_from_guests_after_the_commitment(sqlite: str) -> None:
    """The server adds none; the host and players of a rematch may sit down again with one."""

    async def test(server: LocalServer) -> None:
        host, other = await server.room_with(2, start=False)
        assert [seat.nonce for seat in host.room.seats] == [None, None]
        commitment = host.room.deal.commitment
        await ok(host, TakeSeat(new_key(), 0, "Ann", "ab12"))
        assert await refused(other, TakeSeat(new_key(), 0, "Eve", "cd34")) == "full"
        assert [seat.nonce for seat in host.room.seats] == ["ab12", None]
        assert [seat.name for seat in host.room.seats] == ["Ann", "Person 1"]
        await ok(host, StartGame(new_key()))
        assert host.room.deal.commitment == commitment
        assert await refused(host, TakeSeat(new_key(), 0, "Ann", "ef56")) == "already_started"

    with_server(sqlite, test)


def test_rooms_per_guest_are_limited(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        host = await server.guest()
        for _ in range(5):
            await host.create_room(RoomOptions(players=2), [SeatRequest("me")])
        with pytest.raises(RefusedRequestError, match="too_many_rooms"):
            await host.create_room(RoomOptions(players=2), [SeatRequest("me")])
        other = await server.guest("Bob")
        for _ in range(5):  # without a seat of the host
            await other.create_room(RoomOptions(players=2, public=True))
        with pytest.raises(RefusedRequestError, match="too_many_rooms"):
            await other.create_room(RoomOptions(players=2))

    with_server(sqlite, test, rooms_per_guest=5)


def test_preview_tells_consequences_of_selection(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        assert mover.mine is not None
        (card,) = mover.mine.hand
        answer = await mover.preview(cards=[card])
        if card != "skeleton":
            assert answer.legal
            (leader,) = answer.leaders
            assert leader.action == f"band {card}"
            assert leader.size == 1
            assert b"BandPlayed" in bytes(leader.events)
        drawn = await mover.preview(action="draw")
        assert drawn.legal
        assert drawn.draws == 1
        assert bytes(drawn.events) == b"[]"
        illegal = await mover.preview(action="stop")
        assert illegal.why is not None
        assert illegal.why.code == "wrong_decision"
        assert (await mover.preview(cards=["elf:mauve"])).why is not None
        nobody = await other.preview(action="draw")
        assert nobody.why is not None
        assert nobody.why.code == "not_your_turn"
        assert (await mover.preview(cards=[])).fits == ([card] if card != "skeleton" else [])

    with_server(sqlite, test)


def test_hint_is_legal_action(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        hinted = await mover.hint()
        assert hinted.why is None
        assert isinstance(await mover.act(hinted.advice[0].action), Ack)
        refusal = (await mover.hint()).why
        assert refusal is None or refusal.code == "not_your_turn"
        assert other.room.options.hints

    with_server(sqlite, test)


def test_every_frame_matches_published_schema(sqlite: str) -> None:
    """The types of the browser are generated from this schema."""
    validator = Draft202012Validator({**full_schema(), "$ref": "#/$defs/FromServer"})

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random", "random"], start=False)
        frames: list[bytes] = []
        room = server.hub.rooms[person.room.id]
        (viewer,) = room.viewers
        original = viewer.send

        def send(frame: bytes) -> None:
            frames.append(frame)
            original(frame)

        viewer.send = send  # type: ignore[method-assign]
        await ok(person, StartGame(new_key()))
        await ok(person, Leave(new_key()))
        await person.until(lambda: person.is_over)
        assert len(frames) > 50
        for frame in [*frames[:20], *frames[20::7], frames[-1]]:
            validator.validate(msgspec.json.decode(frame))

    with_server(sqlite, test)
