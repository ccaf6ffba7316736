"""The daily deal: one deal for everybody, one try, sealed until it closes, then proven."""

from __future__ import annotations

import asyncio
import io
import zipfile
from dataclasses import replace
from typing import Final

import msgspec
import pytest

from ethnos.client import Client, new_key
from ethnos.client.http import RefusedRequestError
from ethnos.protocol import (
    Ack,
    BotPace,
    Hold,
    Leave,
    OpenRematch,
    RequestUndo,
    SetBotPace,
    TakeAction,
)
from ethnos.protocol.daily import DailyDeal, DailyGame, StartDaily
from ethnos.protocol.review import AskReview
from ethnos.records.record import load_record
from ethnos.records.seeds import commitment
from ethnos.records.verify import verify_bytes
from ethnos.rules.streams import FastSource
from ethnos.server.admin.amend import amend
from ethnos.server.desk import daily as desk
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import describe
from ethnos.server.live.hub import Hub
from ethnos.server.outgoing.frames import choices
from ethnos.server.rooms import daily, log
from ethnos.server.rooms.log import read_line
from ethnos.server.store import Guest, StorageError
from ethnos.server.store.sqlite import SqliteStore
from tests.server.damage import damage
from tests.server.harness import LocalServer, act, next_mover, refused, with_server
from tests.server.hubs import ANN, run
from tests.server.postgres import Postgres
from tests.waiting import wait_until

BEN: Final = Guest("ben", "Ben")
CLEO: Final = Guest("cleo", "Cleo")
DAY: Final = "2026-11-18"
NOON: Final = daily.ends(DAY) - daily.DAY_MS // 2
SEALED: Final = ("record", "record?view=public", "replay", "replay?view=seat:0", "chances")


class Clock:
    """A clock that a test sets."""

    def __init__(self, *processes: Hub) -> None:
        self.now = NOON
        for hub in processes:
            hub.now = lambda: self.now  # type: ignore[method-assign]


async def play(hub: Hub, guest: Guest, *, decisions: int = 1_000, restless: bool = False) -> str:
    """Play a guest's game of the day, by lots that are the same for everyone; return its room."""
    made = await desk.start(hub, guest, DAY, StartDaily(BotPace.INSTANT))
    room = await hub.room(made.id)
    stream = FastSource(5).stream(0)
    for _ in range(decisions):
        await wait_until(lambda: room.state.bot_to_move() is None, "the guest is to decide")
        game = room.state.game
        assert game is not None
        if game.is_over:
            break
        if restless:  # lines between the actions must not change what the bots do
            await room.submit(guest, SetBotPace(new_key(), BotPace.INSTANT))
        offered = choices(game)
        options = offered.actions + [f"band {card}" for card in offered.leaders if ":" in card]
        action = "keep none" if offered.keep is not None else options[stream.below(len(options))]
        answer = await room.submit(guest, TakeAction(new_key(), room.state.seq, action))
        assert isinstance(answer, Ack), answer
    await wait_until(lambda: room.state.bot_to_move() is None, "the bots have answered")
    return made.id


async def actions(hub: Hub, room_id: str) -> list[str]:
    lines = [read_line(line.body) for line in await hub.store.read(room_id)]
    return [line.action for line in lines if isinstance(line, log.ActionTaken)]


async def own_game(hub: Hub, guest: Guest, day: str = DAY) -> DailyGame:
    mine = (await desk.describe(hub, guest, day)).mine
    assert mine is not None
    return mine


def test_everybody_gets_the_same_deal_and_the_same_bots_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The bot of daily deals tosses only for equal choices; this one shows whose coin it is.
    monkeypatch.setattr(daily, "BOT", "random")

    async def test(processes: list[Hub]) -> None:
        one, other = processes
        Clock(*processes)
        start = StartDaily()
        made = await asyncio.gather(
            *(desk.start(hub, ANN, DAY, start) for hub in processes for _ in range(4))
        )
        assert len({(room.id, room.code) for room in made}) == 1  # no second try
        deals = [await desk.describe(hub, guest) for hub in processes for guest in (ANN, BEN)]
        assert len({deal.commitment for deal in deals}) == 1
        assert all(deal.seed is None and deal.scores == [] for deal in deals)
        ann = await play(one, ANN, decisions=15)
        ben = await play(other, BEN, decisions=15, restless=True)
        assert ann != ben
        taken = await actions(one, ann)
        assert len(taken) > 45
        assert taken == await actions(one, ben)

    run(postgres.new_database("daily"), test, 2)


def test_late_games_are_practice(sqlite: str) -> None:
    async def test(processes: list[Hub]) -> None:
        (hub,) = processes
        clock = Clock(hub)
        await desk.start(hub, ANN, DAY, StartDaily())
        await desk.start(hub, BEN, DAY, StartDaily())
        clock.now = daily.ends(DAY) + daily.CLOSING_MS - 1
        assert (await own_game(hub, ANN)).counts  # begun before midnight
        await play(hub, ANN)
        await desk.start(hub, CLEO, DAY, StartDaily())
        assert not (await own_game(hub, CLEO)).counts  # begun after it
        assert len((await desk.describe(hub, ANN, DAY)).scores) == 1
        assert (await desk.describe(hub, CLEO, DAY)).scores == []  # before the own game is over
        clock.now += 1
        await play(hub, BEN)
        games = [await own_game(hub, guest) for guest in (ANN, BEN, CLEO)]
        assert [game.counts for game in games] == [True, False, False]
        assert [game.standing for game in games] == [1, None, None]
        assert [game.glory for game in games] == [games[0].glory, games[0].glory, None]
        assert (await desk.describe(hub, None, DAY)).finished == 1
        assert (await desk.describe(hub, None)).finished == 0  # the next day has begun
        days = (await desk.calendar(hub, BEN)).days
        assert [(one.day, one.mine and one.mine.counts) for one in days] == [
            ("2026-11-19", None),
            (DAY, False),
        ]
        with pytest.raises(RequestError, match="not_found"):
            await desk.start(hub, ANN, "2026-11-17", StartDaily())  # nobody was there

    run(sqlite, test)


def test_deal_is_played_once_also_when_its_room_is_gone(sqlite: str) -> None:
    async def test(processes: list[Hub]) -> None:
        (hub,) = processes
        Clock(hub)
        assert isinstance(hub.store, SqliteStore)
        room = await play(hub, ANN)
        before = await own_game(hub, ANN)
        assert before.rank is not None
        await hub.settled()
        await hub.store.drop_rooms([room])
        assert await own_game(hub, ANN) == before
        with pytest.raises(RequestError, match="daily"):
            await desk.start(hub, ANN, DAY, StartDaily())
        made = await desk.start(hub, BEN, DAY, StartDaily())
        await amend(
            hub.store, made.id, lambda plan: plan.add(log.RoomHeld(plan.now, Hold.CLOSED, False))
        )
        with pytest.raises(RequestError, match="room_closed"):
            await desk.start(hub, BEN, DAY, StartDaily())

    run(sqlite, test)


async def answers(client: Client, room: str, deal: DailyDeal) -> str:
    """Return everything a guest may ask for beside the game, which must all be refused or blind."""
    paths = [f"rooms/{room}", "daily", f"daily/{deal.day}", "dailies"]
    paths += ["me/games", "me/results", "rooms"]
    found = [(await client._request("GET", f"/api/{path}")).decode() for path in paths]
    for path in (*SEALED, "verification"):
        with pytest.raises(RefusedRequestError, match="409 sealed"):
            await client._request("GET", f"/api/rooms/{room}/{path}")
    with pytest.raises(RefusedRequestError, match="409 sealed"):
        await client.post(f"/api/rooms/{room}/review", AskReview(0), msgspec.Raw)
    with zipfile.ZipFile(io.BytesIO(await client.my_records())) as archive:
        assert archive.namelist() == []
    return "".join(found)


def test_damaged_game_leaves_the_deal_to_be_seen(sqlite: str) -> None:
    async def test(processes: list[Hub]) -> None:
        (hub,) = processes
        Clock(hub)
        room = await play(hub, ANN, decisions=1)
        await damage(hub, room)
        mine = (await desk.describe(hub, ANN)).mine
        assert mine is not None
        assert (mine.id, mine.counts) == (room, False)

    run(sqlite, test)


def test_damaged_finished_game_leaves_the_deal_to_be_seen(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(processes: list[Hub]) -> None:
        (hub,) = processes
        Clock(hub)

        async def fail(*_: object, **__: object) -> None:
            raise StorageError

        with monkeypatch.context() as patch:
            patch.setattr(hub.results, "keep", fail)
            room = await play(hub, ANN)
        await damage(hub, room)
        mine = (await desk.describe(hub, ANN)).mine
        assert mine is not None
        assert (mine.id, mine.counts, mine.rank) == (room, False, None)

    run(sqlite, test)


def test_deal_is_sealed_until_it_closes_and_then_proven(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        clock = Clock(server.hub)
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        deal = await ann.daily()
        room = (await ann.play_daily(deal.day)).id
        with pytest.raises(RefusedRequestError, match="409 daily"):
            await ann._request("GET", f"/api/rooms/{room}/saved")
        with pytest.raises(Exception, match="403"):
            await server.join(ben, room)
        connection = await server.join(ann, room)
        assert await refused(connection, Leave(new_key(), None)) == "daily"
        assert await refused(connection, RequestUndo(new_key())) == "no_undo"
        stream = FastSource(5).stream(0)
        while await next_mover([connection]) is not None:
            assert connection.mine is not None
            offered = connection.mine.choices
            assert offered is not None
            options = offered.actions + [f"band {c}" for c in offered.leaders if ":" in c]
            keeps = offered.keep is not None
            await act(connection, "keep none" if keeps else options[stream.below(len(options))])
        assert await refused(connection, OpenRematch(new_key())) == "daily"
        seed = await server.hub.store.seed_of_day(deal.day)
        assert seed is not None
        assert connection.room.deal.seed is None
        assert connection.room.deal.commitment == deal.commitment
        await server.hub.settled()
        assert seed not in await answers(ann, room, deal)
        clock.now = deal.closes
        assert (await ann.daily(deal.day)).seed == seed
        assert commitment(bytes.fromhex(seed), f"daily-{deal.day}") == deal.commitment
        data = await ben.record(room)
        assert verify_bytes(data).ok
        assert load_record(data).header.rng.commit == deal.commitment
        assert (await ben.verification(room)).seed == seed

    with_server(sqlite, test)


def test_without_a_server_the_deal_follows_from_the_day(sqlite: str) -> None:
    async def test(processes: list[Hub]) -> None:
        (hub,) = processes
        Clock(hub)
        hub.settings = replace(hub.settings, public_daily=True)
        deal = await desk.describe(hub, None)
        assert deal.seed == daily.public_seed(DAY).hex()
        assert not deal.secret
        assert await hub.store.days(9) == []
        made = await desk.start(hub, ANN, "2026-11-01", StartDaily())
        assert (await describe(hub, made.id)).daily == "2026-11-01"
        assert not (await own_game(hub, ANN, "2026-11-01")).counts
        days = (await desk.calendar(hub, ANN)).days
        assert [one.day for one in days[:2]] == [DAY, "2026-11-17"]
        for day in ("2026-11-19", "2026-02-30", "20251101", "2025-W45-1", "yesterday"):
            with pytest.raises(RequestError, match="not_found"):
                await desk.start(hub, ANN, day, StartDaily())

    run(sqlite, test)
