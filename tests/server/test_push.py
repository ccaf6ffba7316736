"""Web Push: encrypted and signed, once per turn, to absent players only."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from ethnos.client import Client
from ethnos.protocol.bodies import Subscribe
from ethnos.server.archive.backup import back_up, restore
from ethnos.server.clock import now
from ethnos.server.machine import push
from ethnos.server.machine.public_https import Answer, _PinnedConnection
from ethnos.server.machine.push_crypto import decode, encode, encrypt
from ethnos.server.store import Subscription, store_for
from ethnos.server.store.sqlite import SqliteStore
from tests.server.harness import Chooser, LocalServer, act, wait_for_mover, with_server, within
from tests.server.postgres import Postgres
from tests.server.push_service import PushService, push_service, signer_of
from tests.waiting import wait_until

DATABASES = Path(__file__).parent / "databases"
CONTACT = "mailto:host@example.org"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(monkeypatch) as running:
        yield running


async def ask(client: Client, path: str, body: Mapping[str, object]) -> int:
    headers = {"Authorization": f"Bearer {client.token}"}
    async with httpx.AsyncClient(base_url=client.url, headers=headers) as http:
        return (await http.post(path, json=body)).status_code


def as_json(wanted: Subscribe) -> dict[str, object]:
    return {name: getattr(wanted, name) for name in wanted.__struct_fields__}


async def subscriptions(duel: Duel) -> list[Subscription]:
    """Return where the absent player is told, read from the server's own database."""
    store = duel.server.hub.store
    me = duel.absent.me
    assert isinstance(store, SqliteStore)
    assert me is not None
    return await store.subscriptions_of(me.id, now())


async def metric(server: LocalServer, outcome: str) -> float:
    async with httpx.AsyncClient(base_url=server.url) as http:
        text = (await http.get("/metrics")).text
    line = f'ethnos_pushes_total{{outcome="{outcome}"}} '
    return sum(float(one.removeprefix(line)) for one in text.splitlines() if one.startswith(line))


class Duel:
    """A game of two people, of whom the one to wait has left."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.chooser = Chooser(5)

    async def begin(self, title: str = "") -> None:
        self.people = await self.server.room_with(2, title=title)
        mover = await wait_for_mover(self.people)
        self.stays, self.leaves = (0, 1) if mover is self.people[0] else (1, 0)

    async def leave(self) -> None:
        await self.people[self.leaves].close()
        await wait_until(lambda: len(self.server.hub.sessions) == 1, "one session has ended")

    async def pass_the_turn(self, who: int) -> None:
        await self.people[who].until(lambda: self.people[who].is_my_turn)
        while self.people[who].is_my_turn:
            await act(self.people[who], self.chooser.choose(self.people[who]))

    @property
    def absent(self) -> Client:
        return self.server.clients[self.leaves]


def test_messages_are_encrypted_as_in_the_standard() -> None:
    """The example of RFC 8291, byte by byte."""
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        secret="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_absent_player_is_told_once_per_turn_in_their_language(
    sqlite: str, service: PushService
) -> None:
    async def test(server: LocalServer) -> None:
        duel = Duel(server)
        await duel.begin(title="Čtvrteční stůl")
        for number, browser in ((duel.leaves, "phone"), (duel.stays, "desk")):
            wanted = as_json(service.browser(browser).subscription("de-AT"))
            assert await ask(server.clients[number], "/api/me/push", wanted) == 204
        await duel.leave()
        await duel.pass_the_turn(duel.stays)
        await server.hub.settled()
        (told,) = service.received
        room = duel.people[0].room.id
        assert told.browser == "phone"
        assert told.shown == {
            "title": "Du bist dran",
            "body": "Čtvrteční stůl",
            "room": room,
            "language": "de",
        }
        assert (told.headers["topic"], told.headers["ttl"]) == (room, str(push.KEPT_SECONDS))
        key, claims = signer_of(told.headers["authorization"])
        assert claims["sub"] == CONTACT
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/push")).json() == {"key": key}
        # The other player is at the table when the turn comes to them.
        duel.people[duel.leaves] = await server.join(duel.absent, room)
        await duel.pass_the_turn(duel.leaves)
        await server.hub.settled()
        assert service.calls == ["phone"]
        # Who unsubscribes, or signs out, is told no more.
        await duel.leave()
        stop = {"endpoint": service.browser("phone").subscription().endpoint}
        assert await ask(server.clients[duel.stays], "/api/me/push/stop", stop) == 204
        assert await subscriptions(duel)
        assert await ask(duel.absent, "/api/me/push/stop", stop) == 204
        await duel.pass_the_turn(duel.stays)
        await server.hub.settled()
        assert service.calls == ["phone"]

    with_server(sqlite, test, push_contact=CONTACT)


def test_slow_and_failing_services_cost_no_move_and_are_tried_again(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "RETRY_SECONDS", (0.01, 0.01, 0.01))
    service.answers = {"phone": [503, 429], "old": [410], "away": [500] * 9}

    async def test(server: LocalServer) -> None:
        duel = Duel(server)
        await duel.begin()
        for browser in ("phone", "old"):
            wanted = as_json(service.browser(browser).subscription())
            assert await ask(duel.absent, "/api/me/push", wanted) == 204
        await duel.leave()
        service.open.clear()
        await duel.pass_the_turn(duel.stays)  # acknowledged while no service answers
        await wait_until(lambda: len(service.calls) == 2, "both browsers are called")
        service.open.set()
        await server.hub.settled()
        assert sorted(service.calls) == ["old", "phone", "phone", "phone"]
        assert [told.browser for told in service.received] == ["phone"]
        (left,) = await subscriptions(duel)
        assert left.endpoint.endswith("/phone")
        assert (await metric(server, "sent"), await metric(server, "gone")) == (1, 1)
        assert await metric(server, "unreachable") == 2

    with_server(sqlite, test, push_contact=CONTACT)


def test_address_that_never_answers_delays_no_vendor(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "MAX_WAITING", 8)
    is_over = threading.Event()
    called: list[str] = []

    def post(url: str, *_: object) -> Answer:
        called.append(url)
        if "tarpit" in url:
            is_over.wait(30)
        return Answer(201)

    monkeypatch.setattr(push, "post", post)

    async def test(server: LocalServer) -> None:
        try:
            vendor = "https://updates.push.services.mozilla.com/wpush/v2/x"
            for endpoints in ([f"https://tarpit.example.org/{n}" for n in range(10)], [vendor]):
                duel = Duel(server)
                await duel.begin()
                for endpoint in endpoints:
                    keys = as_json(PushService().browser("phone").subscription())
                    wanted = keys | {"endpoint": endpoint}
                    assert (
                        await ask(server.clients[-2 + duel.leaves], "/api/me/push", wanted) == 204
                    )
                await duel.people[duel.leaves].close()
                await duel.pass_the_turn(duel.stays)
            await wait_until(lambda: vendor in called, "the vendor is told", 10)
            assert await metric(server, "dropped") == 2
        finally:
            is_over.set()
        await server.hub.settled()

    with_server(sqlite, test, push_contact=CONTACT)


def test_failing_addresses_of_one_guest_hold_no_place_of_another(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever names vendors' addresses that do not exist fills neither the lane nor the memory."""
    monkeypatch.setattr(push, "MAX_WAITING", 2)
    called: list[str] = []

    def post(url: str, *_: object) -> Answer:
        called.append(url)
        return Answer(503 if "bad" in url else 201)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        state = (await server.hub.room(person.room.id)).state
        store = server.hub.store
        assert isinstance(store, SqliteStore)
        metrics = server.hub.metrics
        sender = push.Push(store, metrics, CONTACT)
        await sender.open()
        keys = PushService().browser("phone").subscription()
        for guest, names in (("eve", ["bad", "bad2"]), ("ann", ["good"])):
            await store.save_token(guest.encode(), guest, "session", now() + 60_000)
            for name in names:
                endpoint = f"https://fcm.googleapis.com/{name}"
                wanted = structs.replace(keys, endpoint=endpoint)
                await sender.subscribe(guest, guest.encode(), wanted, "en")

        def reached(expected: int) -> Callable[[], bool]:
            return lambda: len(called) >= expected

        async def four_dropped() -> bool:
            return await metric(server, "dropped") == 4

        mover = "eve"
        with monkeypatch.context() as patched:
            patched.setattr(push, "absent_mover", lambda *_: mover)
            patched.setattr(push, "post", post)
            for expected in (2, 4, 4, 4):
                sender.notify_turn(state, state, set)
                await wait_until(reached(expected), "they are called")
                await wait_until(lambda: not sender._vendors.waiting, "they failed")
            await wait_until(four_dropped, "what exceeds the bound is dropped")
            mover = "ann"
            sender.notify_turn(state, state, set)
            await wait_until(lambda: "good" in called[-1], "the other guest is told", 5)
            sender.close()
        assert len(called) == 4 + 1

    monkeypatch.setattr(push, "MAX_OF_GUEST", 4)
    with_server(sqlite, test, push_contact=CONTACT)


@pytest.mark.parametrize(
    ("host", "is_one"),
    [
        *(("fcm.googleapis.com", True), ("web.push.apple.com", True), ("FCM.googleapis.com", True)),
        *(("nonexistent.googleapis.com", False), ("x.fcm.googleapis.com", False)),
        *(("x.push.apple.com", False), ("updates.push.services.mozilla.com", True)),
        *(("db5p.notify.windows.com", True), ("notify.windows.com.example.org", False)),
    ],
)
def test_vendors_are_known_by_their_hosts(host: str, *, is_one: bool) -> None:
    assert push.is_vendor(f"https://{host}/x") == is_one


def test_no_attempt_is_made_after_the_turn(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "RETRY_SECONDS", (0.01, 0.01, 0.01))
    service.answers = {"phone": [503] * 9}

    async def test(server: LocalServer) -> None:
        duel = Duel(server)
        await duel.begin()
        wanted = as_json(service.browser("phone").subscription())
        assert await ask(duel.absent, "/api/me/push", wanted) == 204
        await duel.leave()
        service.open.clear()
        await duel.pass_the_turn(duel.stays)
        duel.people[duel.leaves] = await server.join(duel.absent, duel.people[0].room.id)
        await wait_until(lambda: len(service.calls) == 1, "the first attempt is under way")
        service.open.set()
        await server.hub.settled()
        assert service.calls == ["phone"]
        assert await metric(server, "late") == 1

    with_server(sqlite, test, push_contact=CONTACT)


def test_addresses_inside_the_network_are_never_called(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected: list[object] = []
    monkeypatch.setattr(_PinnedConnection, "_connect", lambda _, address: connected.append(address))

    async def test(server: LocalServer) -> None:
        duel = Duel(server)
        await duel.begin()
        keys = as_json(PushService().browser("phone").subscription())
        for bad in ("http://push.example.org/", "https://a:8443/", "https://u@example.org/"):
            assert await ask(duel.absent, "/api/me/push", keys | {"endpoint": bad}) == 422
        for name, wrong in (("p256dh", keys["auth"]), ("auth", "AAAA"), ("auth", "\0")):
            assert await ask(duel.absent, "/api/me/push", keys | {name: wrong}) == 422
        for host in ("127.0.0.1", "localhost", "[::ffff:10.0.0.1]"):
            inside = keys | {"endpoint": f"https://{host}/admin"}
            assert await ask(duel.absent, "/api/me/push", inside) == 204
        await duel.leave()
        await duel.pass_the_turn(duel.stays)
        await server.hub.settled()
        assert await metric(server, "refused") == 3
        assert await subscriptions(duel) == []
        assert connected == []

    with_server(sqlite, test, push_contact=CONTACT)


def test_servers_without_contact_offer_nothing(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        client = await server.guest()
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/push")).json() == {"key": None}
        wanted = as_json(PushService().browser("phone").subscription())
        assert await ask(client, "/api/me/push", wanted) == 404

    with_server(sqlite, test, origins=())
    with_server(sqlite, test, push_contact=CONTACT, push=False)


def test_stores_keep_one_key_and_the_latest_browsers(database: str) -> None:
    """Two processes share the key; a subscription ends with the session that made it."""

    async def test() -> None:
        one, other = store_for(database), store_for(database)
        await one.open()
        keys = [await one.push_key("first")]
        if one.shared:
            await other.open()
            keys.append(await other.push_key("second"))
            await other.close()
        keys.append(await one.push_key("third"))
        assert set(keys) == {"first"}
        for token in (b"a", b"b"):
            await one.save_token(token, "ann", "session", now() + 60_000)
        made = [Subscription(f"https://x/{number}", "p", "a", "en") for number in range(4)]
        for number, subscription in enumerate(made):
            await one.save_subscription(subscription, "ann", b"ab"[number % 2 :][:1], 3)
            await asyncio.sleep(0.002)  # the latest are told apart by milliseconds
        assert sorted(await one.subscriptions_of("ann", now())) == made[1:]
        await one.drop_token(b"a")
        assert sorted(await one.subscriptions_of("ann", now())) == [made[1], made[3]]
        await one.save_token(b"c", "ben", "session", now() + 60_000)
        await one.save_subscription(made[3], "ben", b"c", 3)
        assert await one.subscriptions_of("ann", now()) == [made[1]]
        assert await one.subscriptions_of("ben", now()) == [made[3]]
        assert await one.subscriptions_of("ben", now() + 120_000) == []
        await one.drop_subscription(made[3].endpoint)
        assert await one.subscriptions_of("ben", now()) == []
        await one.close()

    within(test())


def test_old_databases_get_the_tables_and_backups_keep_the_key(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def told(database: str, key: str) -> tuple[str, list[str]]:
        store = store_for(database)
        await store.open()
        kept = await store.push_key(key)
        found = [one.language for one in await store.subscriptions_of("ann", now())]
        await store.close()
        return kept, found

    for version in (4, 5):
        old = sqlite3.connect(tmp_path / f"{version}.db")
        old.executescript((DATABASES / f"schema{version}.sql").read_text("utf-8"))
        old.close()
    assert within(told(f"sqlite:///{tmp_path / '4.db'}", "new")) == ("new", [])
    kept, languages = within(told(f"sqlite:///{tmp_path / '5.db'}", "new"))
    assert languages == ["de"]
    back_up(f"sqlite:///{tmp_path / '5.db'}", tmp_path / "copy.db")
    moved = postgres.new_database("with_push")
    assert within(told(moved, "made at the first start")) == ("made at the first start", [])
    restore(tmp_path / "copy.db", moved)
    assert within(told(moved, "new")) == (kept, ["de"])
