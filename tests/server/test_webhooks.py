"""Webhooks: called once per turn, and never inside the operator's network."""

from __future__ import annotations

import socket
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection

import pytest

from ethnos.client import new_key
from ethnos.protocol import SendChat
from ethnos.server.live.notifier import BadUrlError, check_url
from ethnos.server.machine import public_https, webhooks
from ethnos.server.machine.called_hosts import PROOFS, CalledHosts
from ethnos.server.store import Ban, Guest
from tests.server.harness import Chooser, LocalServer, act, ok, wait_for_mover, with_server
from tests.waiting import wait_until


def notices_sent(database: str, monkeypatch: pytest.MonkeyPatch, *, is_banned: bool = False) -> int:
    """Pass the turn to an absent player, unload the room, chat there; return the notices sent."""
    told: list[str] = []
    monkeypatch.setattr(webhooks, "post", lambda url, *_: told.append(url))

    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        stays, leaves = (0, 1) if mover is people[0] else (1, 0)
        me = server.clients[leaves].me
        assert me is not None
        await server.hub.store.set_webhook(me.id, "https://example.org/turn")
        await people[leaves].close()
        await wait_until(lambda: len(server.hub.sessions) == 1, "one session has ended")
        if is_banned:
            ban = Ban("1", me.id, muted=False, until=None, why="", created=0)
            server.hub.bans.replace([ban])
        chooser = Chooser(5)
        while people[stays].is_my_turn:
            await act(people[stays], chooser.choose(people[stays]))
        await people[stays].close()
        await wait_until(lambda: not server.hub.sessions, "both sessions have ended")
        await server.hub.unload_idle_rooms()
        assert not server.hub.rooms
        back = await server.join(server.clients[stays], people[stays].room.id)
        await ok(back, SendChat(new_key(), "it is your turn"))
        await server.hub.settled()

    with_server(database, test, webhooks=True, unload_after=-1.0)
    return len(told)


def test_absent_player_is_notified_once_per_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notices_sent(sqlite, monkeypatch) == 1


def test_banned_player_is_not_notified(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notices_sent(sqlite, monkeypatch, is_banned=True) == 0


def called_beside(
    database: str, patch: pytest.MonkeyPatch, silent: Sequence[str], wanted: str, turns: int = 1
) -> list[str]:
    """Call the hooks of guests, some of which never answer, until that of Ann is called.

    Ann's has answered often before if `turns` is more than one. Returns the URLs that were called
    until then, and how often those of the others are called in the end.
    """
    is_over = threading.Event()
    called: list[str] = []

    def post(url: str, *_: object) -> None:
        called.append(url)
        if url != wanted:
            is_over.wait(30)
            raise TimeoutError

    movers: deque[str] = deque()
    patch.setattr(webhooks, "absent_mover", lambda *_: movers.popleft())
    patch.setattr(webhooks, "post", post)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        state = (await server.hub.room(person.room.id)).state
        hooks = webhooks.Webhooks(server.hub.store, enabled=True)

        async def begin_turn(guest: str, url: str) -> None:
            if await server.hub.store.guest(guest) is None:
                await server.hub.store.save_guest(Guest(guest, guest, url))
            movers.append(guest)
            hooks.notify_turn(state, state, set)

        try:
            for _ in range(turns - 1):
                await begin_turn("ann", wanted)
                await hooks.settled()
            before = len(called)
            for number, url in enumerate(silent):
                await begin_turn(f"eve {number}", url)
            await wait_until(lambda: len(called) > before, "a hook that never answers is called")
            await begin_turn("ann", wanted)
            await wait_until(lambda: wanted in called[before:], "the other one is", 10)
            found.extend(called[before:])
        finally:
            is_over.set()
            await hooks.settled()
            hooks.close()
        found.extend(called[before + len(found) :])

    found: list[str] = []
    with_server(database, test)
    return found


HOOK = "https://example.org/turn"
MANY = [f"https://tarpit-{number}.example.org/" for number in range(3 * webhooks.THREADS)]


def test_two_hooks_that_never_answer_hold_up_no_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert HOOK in called_beside(sqlite, monkeypatch, MANY[:2], HOOK)


def test_many_hooks_that_never_answer_hold_up_none_that_always_did(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert HOOK in called_beside(sqlite, monkeypatch, MANY, HOOK, turns=1 + PROOFS)


def test_many_hooks_that_never_answer_at_one_host_are_called_a_few_times(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host rests then: the turns that wait for it are not told."""
    hooks = [f"https://tarpit.example.org/{number}" for number in range(3 * webhooks.THREADS)]
    called = called_beside(sqlite, monkeypatch, hooks, HOOK, turns=1 + PROOFS)
    assert called.count(HOOK) == 1
    assert len(called) == 1 + webhooks.THREADS


def test_guest_with_a_hook_that_never_answers_uses_one_thread(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CalledHosts, "rests", lambda *_: False)
    is_over = threading.Event()
    called: list[str] = []

    def post(url: str, *_: object) -> None:
        called.append(url)
        is_over.wait(30)

    monkeypatch.setattr(webhooks, "absent_mover", lambda *_: "eve")
    monkeypatch.setattr(webhooks, "post", post)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        state = (await server.hub.room(person.room.id)).state
        await server.hub.store.save_guest(Guest("eve", "Eve", MANY[0]))
        hooks = webhooks.Webhooks(server.hub.store, enabled=True)
        try:
            for _ in range(100):
                hooks.notify_turn(state, state, set)
            await wait_until(lambda: called, "the hook that never answers is called")
            assert len(hooks._tasks) == 1
        finally:
            is_over.set()
            await hooks.settled()
            hooks.close()
        # As many of the turns as wait for one guest are told later.
        assert len(called) == webhooks.MAX_OF_GUEST

    with_server(sqlite, test)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org", "https://user@example.org", "ftp://x", "https://", "https://["),
        *(
            "https://a:8443/",
            "https://a:x/",
            "https://a b/",
            "https://a\0b/",
            "https://a/" + "x" * 500,
        ),
    ],
)
def test_webhooks_must_be_plain_https_urls(url: str) -> None:
    with pytest.raises(BadUrlError):
        check_url(url)
    assert check_url("https://example.org:443/hook?x=1") == "example.org"


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "127.0.0.1", "10.0.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1"),
        *("::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::7f00:1", "fd00::1"),
        *("fec0::1", "::ffff:0:127.0.0.1", "5f00::1", "1::1"),
        "a" * 64 + ".example.org",
    ],
)
def test_webhooks_to_private_addresses_are_rejected(host: str) -> None:
    with pytest.raises(BadUrlError):
        public_https.public_addresses(host)


def test_webhook_connects_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere at the second lookup (DNS rebinding) gains nothing."""
    looked_up: list[str] = []
    connected: list[tuple[str, int]] = []

    def getaddrinfo(host: str, *_: object, **__: object) -> list[object]:
        looked_up.append(host)
        address = "1.1.1.1" if len(looked_up) == 1 else "127.0.0.1"
        found = ("1.0.0.1", address) if len(looked_up) == 1 else (address,)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in found]

    def create_connection(address: tuple[str, int], *_: object) -> None:
        connected.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(socket, "create_connection", create_connection)
    with pytest.raises(ConnectionRefusedError):
        public_https.post("https://rebound.example/turn", b"{}", {})
    assert looked_up == ["rebound.example"]
    assert connected == [("1.0.0.1", 443), ("1.1.1.1", 443)]


def test_answer_that_never_ends_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    was_cut = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        def drip() -> None:
            there, _ = listening.accept()
            with there, suppress(OSError):
                there.sendall(b"HTTP/1.1 200 OK\r\nSlow: ")
                for _ in range(500):  # ten seconds
                    there.sendall(b"x")
                    threading.Event().wait(0.02)
                return
            was_cut.set()

        dripping = threading.Thread(target=drip)
        dripping.start()
        monkeypatch.setattr(public_https, "TOTAL_SECONDS", 0.2)
        monkeypatch.setattr(
            public_https, "connection_to", lambda _: HTTPConnection("127.0.0.1", port, timeout=5)
        )
        with pytest.raises(TimeoutError):
            public_https.post("https://slow.example/turn", b"{}", {})
        dripping.join()
    assert was_cut.is_set()
