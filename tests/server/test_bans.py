"""Whoever is banned is out: at every process, at once, and until the ban ends."""

from __future__ import annotations

import asyncio

import pytest

from ethnos.client import Client, Connection, RefusedRequestError, new_key
from ethnos.client.connection import GaveUpError
from ethnos.protocol import SendChat, SetBotPace
from ethnos.protocol.admin import LiftBan, ListAudit, ListBans, ListGuests, MakeBan
from ethnos.protocol.options import BotPace
from ethnos.server.admin import watch
from ethnos.server.admin.amend import OrderError
from ethnos.server.admin.ways import give_order
from ethnos.server.live.bans import BanList
from ethnos.server.live.hub import Hub
from ethnos.server.machine.postgres_bus import PostgresBus
from ethnos.server.settings import Settings
from ethnos.server.store import Audited, Ban, StorageError, store_for
from ethnos.server.store.sqlite import SqliteStore
from tests.server.harness import LocalServer, ok, refused, serving, with_server, within
from tests.server.operators import KEY, order
from tests.server.postgres import Postgres
from tests.waiting import wait_until


async def is_out(connection: Connection) -> None:
    """Wait until a connection was closed for good; raise unless that was because of a ban."""

    def gave_up() -> bool:
        return connection._failure is not None

    await wait_until(gave_up, "the socket is closed")
    with pytest.raises(GaveUpError, match="4009"):
        await connection.command(SendChat(new_key(), "still here"))


def guest_of(client: Client) -> str:
    assert client.me is not None
    return client.me.id


async def code_of_refusal(client: Client) -> str:
    with pytest.raises(RefusedRequestError) as error:
        await client.my_games()
    return str(error.value.problem.code)


def test_banned_guest_is_put_out_until_the_ban_is_lifted(database: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, bob = await server.room_with(2)
        client = server.clients[1]
        guest = guest_of(client)
        made = await order(server, MakeBan(guest, why="rude"))
        await is_out(bob)
        assert await code_of_refusal(client) == "banned"
        with pytest.raises(Exception, match="403"):
            await client.join(ann.room.id)
        await ok(ann, SendChat(new_key(), "he is out, she is in"))
        (ban,) = (await order(server, ListBans()))["bans"]
        assert (ban["subject"], ban["until"], ban["why"]) == (guest, None, "rude")
        await order(server, LiftBan(made["subject"]))
        await client.my_games()
        again = await server.join(client, ann.room.id)
        assert again.you.seats == [1]
        acts = (await order(server, ListAudit()))["acts"]
        assert [(act["who"], act["what"], act["subject"]) for act in acts] == [
            ("command", "lift", guest),
            ("command", "ban", guest),
        ]

    with_server(database, test, admin_key=KEY)


def test_banned_network_reaches_nothing_but_the_operator(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (ann,) = await server.room_with(1, ["heuristic"])
        (known,) = (await order(server, ListGuests()))["guests"]
        assert known["addresses"] == ["127.0.0.1"]
        await order(server, MakeBan("127.1.2.3/8", seconds=3600))
        await is_out(ann)
        with pytest.raises(RefusedRequestError) as error:
            await server.guest("Eve")
        assert error.value.problem.code == "banned"
        (ban,) = (await order(server, ListBans()))["bans"]
        assert ban["subject"] == "127.0.0.0/8"
        await order(server, LiftBan(ban["id"]))
        await server.guest("Eve")
        with pytest.raises(OrderError, match="everybody"):
            await order(server, MakeBan("0.0.0.0/0"))
        with pytest.raises(OrderError, match="no guest"):
            await order(server, MakeBan("nobody"))

    with_server(sqlite, test, admin_key=KEY)


def test_note_of_a_ban_comes_after_the_ban(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that looks at the notes in between would miss the ban for good."""

    async def test(server: LocalServer) -> None:
        store = server.hub.store
        assert isinstance(store, SqliteStore)
        known: list[int] = []

        async def noted(_: Audited) -> None:
            known.append(len(await store.bans(0)))

        monkeypatch.setattr(store, "save_audit", noted)
        await order(server, MakeBan("1.2.3.4"))
        assert known == [1]

    with_server(sqlite, test, admin_key=KEY)


def test_muted_guest_can_play_but_not_chat(database: str) -> None:
    async def test(server: LocalServer) -> None:
        (ann,) = await server.room_with(1, ["heuristic"])
        guest = guest_of(server.clients[0])
        await order(server, MakeBan(guest, muted=True))
        assert await refused(ann, SendChat(new_key(), "hello")) == "muted"
        await ok(ann, SetBotPace(new_key(), BotPace.QUICK))

    with_server(database, test, admin_key=KEY)


def test_command_at_the_database_closes_sockets_at_every_process(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database("bans")
    monkeypatch.setattr(watch, "LOOK_SECONDS", 3600)  # the notification alone has to do

    async def main() -> None:
        async with serving(database) as one, serving(database) as two:
            for server in (one, two):
                assert isinstance(server.hub._bus, PostgresBus)
                await asyncio.wait_for(server.hub._bus.listening.wait(), 30)
            ann, bob = await one.room_with(2)
            guest = guest_of(one.clients[0])
            elsewhere = Client(two.url, one.clients[0].token)
            there = await two.join(elsewhere, ann.room.id)
            await asyncio.to_thread(give_order, database, MakeBan(guest))
            await is_out(ann)
            await is_out(there)
            await ok(bob, SendChat(new_key(), "still here"))

    within(main())


def test_lost_notification_is_made_up_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: int) -> list[Ban]:
        raise StorageError

    async def main() -> None:
        store = store_for(database)
        hub = Hub(store, Settings(database=database, tick=3600))
        await hub.open()
        looking = watch.Watch(hub, store)
        await looking.reload()
        await store.save_ban(Ban("1", "eve", muted=False, until=None, why="", created=0))
        await looking.look()
        assert not hub.bans.forbids("eve", "", hub.now())  # nobody has acted: nothing was read
        await store.save_audit(Audited("2", 0, "command", "ban", "eve", ""))
        with monkeypatch.context() as broken:
            broken.setattr(store, "bans", fails)
            with pytest.raises(StorageError):
                await looking.look()
        await looking.look()  # what could not be read is read again
        assert hub.bans.forbids("eve", "", hub.now())
        await hub.close()

    within(main())


def test_cost_of_asking_does_not_grow_with_the_bans() -> None:
    bans = BanList()
    bans.replace(
        [
            Ban(str(n), f"10.{n >> 8}.{n & 255}.0/24", muted=False, until=None, why="", created=0)
            for n in range(20_000)
        ]
    )
    assert bans.forbids(None, "10.3.7.200", 1)
    assert not bans.forbids(None, "11.3.7.200", 1)
    (prefixes,) = bans._banned._networks.values()  # one lookup for all networks of a length
    assert len(prefixes) == 20_000
