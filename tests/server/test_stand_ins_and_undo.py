"""Undo, leaving a game, stand-ins, and taking a seat back."""

from __future__ import annotations

import pytest

from ethnos.client import Connection, new_key
from ethnos.protocol import (
    Ack,
    AnswerUndo,
    Clock,
    ClockKind,
    Leave,
    OpenSeat,
    Replace,
    RequestUndo,
    Return,
    RoomOptions,
    SeatRequest,
    StartGame,
    TakeSeat,
    UndoPolicy,
)
from ethnos.server.live.room import Room
from tests.server.harness import Chooser, LocalServer, act, ok, refused, wait_for_mover, with_server
from tests.waiting import wait_until


def test_undo_against_bots_needs_no_consent_before_reveal(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"], tribes="beginner")
        await person.until(lambda: person.is_my_turn)
        assert await refused(person, RequestUndo(new_key())) == "nothing_to_undo"
        before = _standing(person)
        leader = before[0][0]
        await act(person, f"band {leader}")
        assert _standing(person) != before
        await ok(person, RequestUndo(new_key()))
        assert _standing(person) == before
        assert person.is_my_turn
        await act(person, "draw")
        assert await refused(person, RequestUndo(new_key())) == "nothing_to_undo"

    with_server(sqlite, test, bot_pause=5)  # time for the undo before the bot moves


def _asks(person: Connection) -> bool:
    return person.room.undo is not None


def _standing(person: Connection) -> tuple[list[str], object, object]:
    assert person.mine is not None
    assert person.table is not None
    return person.mine.hand, person.table["markers"], person.table["bands"]


def test_undo_between_people_needs_consent(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        assert mover.mine is not None
        assert mover.mine.choices is not None
        before = mover.mine.hand
        take = next(a for a in mover.mine.choices.actions if a.startswith("take"))
        await act(mover, take)
        assert mover.mine.can_undo
        await ok(mover, RequestUndo(new_key()))
        assert mover.mine.hand != before
        assert _asks(mover)
        assert await refused(mover, AnswerUndo(new_key(), True)) == "not_asked"
        await other.reach(mover.v)
        await ok(other, AnswerUndo(new_key(), False))
        await mover.reach(other.v)
        assert not _asks(mover)
        await ok(mover, RequestUndo(new_key()))
        await other.reach(mover.v)
        await ok(other, AnswerUndo(new_key(), True))
        await mover.reach(other.v)
        assert mover.mine.hand == before
        assert mover.is_my_turn
        assert mover.table is not None
        assert take.removeprefix("take ") in mover.table["pool"]
        # A draw from the deck cannot be undone.
        await act(mover, "draw")
        assert await refused(mover, RequestUndo(new_key())) == "nothing_to_undo"

    with_server(sqlite, test)


def test_bots_wait_while_a_question_is_open(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, ["random"])
        asker, other = await _before_bot(people)
        await ok(asker, RequestUndo(new_key()))
        room = await server.hub.room(asker.room.id)
        await wait_until(lambda: not room._bots.are_playing, "the bot gives way")
        assert room.state.undo is not None
        await other.reach(asker.v)
        await ok(other, AnswerUndo(new_key(), True))
        await asker.until(lambda: asker.is_my_turn)

    with_server(sqlite, test, bot_pause=0.5)


def test_undo_is_granted_when_nobody_is_left_to_refuse_it(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, ["random"])
        asker, other = await _before_bot(people)
        await ok(asker, RequestUndo(new_key()))
        await ok(other, Leave(new_key()))
        await asker.reach(other.v)
        assert not _asks(asker)
        assert asker.is_my_turn  # before the bot, as only the undo makes it

    with_server(sqlite, test, bot_pause=0.2)


async def _before_bot(people: list[Connection]) -> tuple[Connection, Connection]:
    """Let the person right before the bot take a card; return this person and the other."""
    while True:
        mover = await wait_for_mover(people)
        if mover.you.seats == [1]:
            break
        await act(mover, "draw")
    assert mover.mine is not None
    assert mover.mine.choices is not None
    await act(mover, next(a for a in mover.mine.choices.actions if a.startswith("take")))
    return mover, next(person for person in people if person is not mover)


def test_room_without_undo_refuses_it(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, undo=UndoPolicy.NONE)
        mover = await wait_for_mover(people)
        assert mover.mine is not None
        assert mover.mine.choices is not None
        await act(mover, next(a for a in mover.mine.choices.actions if a.startswith("take")))
        assert not mover.mine.can_undo
        assert await refused(mover, RequestUndo(new_key())) == "no_undo"

    with_server(sqlite, test)


def test_player_who_left_is_replaced_and_may_return(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        await ok(mover, Leave(new_key()))
        await other.until(lambda: other.is_my_turn)  # the bot has played
        seat = other.room.seats[mover.you.seats[0]]
        assert seat.standing_in == "left"
        assert seat.bot == "heuristic"
        await ok(mover, Return(new_key()))
        assert await refused(mover, Return(new_key())) == "not_away"
        await act(other, "draw")
        await mover.until(lambda: mover.is_my_turn)
        assert mover.room.seats[mover.you.seats[0]].standing_in is None

    with_server(sqlite, test)


def test_returning_player_takes_seat_back(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        await ok(other, Leave(new_key()))
        await act(mover, "draw")
        await mover.until(lambda: mover.is_my_turn)
        await ok(other, Return(new_key()))
        assert other.room.seats[other.you.seats[0]].standing_in is None

    with_server(sqlite, test)


def test_absent_player_can_be_replaced(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        first, second = await server.room_with(2)
        assert await refused(first, Replace(new_key(), 1)) == "not_away"
        await second.close()

        async def is_replaced() -> bool:
            return isinstance(await first.command(Replace(new_key(), 1)), Ack)

        await wait_until(is_replaced, "the second player counts as away")
        await first.until(lambda: first.room.seats[1].standing_in == "replaced")

    with_server(sqlite, test, away_after=0.2)


def test_bot_stands_in_after_timeout(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethnos.server.rooms.lobby.MIN_LIVE_SECONDS", 1)

    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, clock=Clock(ClockKind.LIVE, 1))
        mover = await wait_for_mover(people)
        other = next(c for c in people if c is not mover)
        due = mover.due
        assert due is not None
        await other.until(lambda: other.is_my_turn)
        seat = other.room.seats[mover.you.seats[0]]
        assert seat.standing_in == "timeout"
        assert other.due is not None
        assert other.due > due

    with_server(sqlite, test)


def test_one_clock_for_all_decisions_of_a_turn(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, clock=Clock(ClockKind.DAYS, 86_400), tribes="beginner")
        chooser = Chooser(5)
        for _ in range(120):
            mover = await wait_for_mover(people)
            assert mover.table is not None
            before = (mover.table["to_move"], mover.due)
            await act(mover, chooser.choose(mover))
            if mover.is_my_turn and mover.table["decision"] != "turn":
                assert (mover.table["to_move"], mover.due) == before
                return
        pytest.fail("no turn of two decisions came up")

    with_server(sqlite, test)


def viewed_seat(database: str, *, by_host: bool) -> int | None:
    """Give up a seat that another guest takes; return the seat the first guest then views."""
    found: list[int | None] = []

    async def test(server: LocalServer) -> None:
        host, first, second = [await server.guest(name) for name in ("Ann", "Ben", "Cleo")]
        seats = [SeatRequest("me"), SeatRequest("open")]
        room = (await host.create_room(RoomOptions(players=2), seats)).id
        ann, ben, cleo = [await server.join(guest, room) for guest in (host, first, second)]
        await ok(ben, TakeSeat(new_key(), 1))
        elsewhere = ann if by_host else await server.join(first, room)
        await ok(elsewhere, OpenSeat(new_key(), 1))
        await ok(cleo, TakeSeat(new_key(), 1))
        await ben.reach(await ok(ann, StartGame(new_key())))
        found.append(ben.mine.seat if ben.mine else None)
        assert ben.you is not None
        assert ben.you.viewer == found[0]

    with_server(database, test)
    return found[0]


@pytest.mark.parametrize("by_host", [True, False])
def test_former_player_no_longer_views_seat(sqlite: str, *, by_host: bool) -> None:
    assert viewed_seat(sqlite, by_host=by_host) is None


def test_planted_view_from_lost_seat_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "_restrict_views_to_own_seats", lambda _: None)
    assert viewed_seat(sqlite, by_host=True) == 1
