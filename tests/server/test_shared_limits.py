"""Several processes have one budget for a guest or an address, not one each."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from ethnos.server import rate_limits
from ethnos.server.http import context, middleware
from ethnos.server.http.context import CODE_GUESS_BURST
from ethnos.server.live.other_processes import SPENDING_SECONDS
from ethnos.server.machine.postgres_bus import MAX_PAYLOAD, PostgresBus
from ethnos.server.open_sockets import REPEAT_SECONDS, TRUSTED_SECONDS, OpenSockets
from ethnos.server.rate_limits import Bucket, Limits, Spending
from tests.server.harness import LocalServer, serving, within
from tests.server.postgres import Postgres
from tests.server.sockets import flood, raw_socket
from tests.waiting import wait_until

RATE, BURST = 20.0, 100.0
TICK = 1 / 64
"""Seconds between two attempts of a client that is much too fast: exact in binary."""


class Processes:
    """The limits of several processes on a clock of their own; messages arrive at once."""

    def __init__(self, number: int) -> None:
        self.limits = [Limits() for _ in range(number)]
        self.buckets = [limits.add("messages", RATE, BURST) for limits in self.limits]
        self.messages: list[tuple[int, Spending]] = []

    def exchange(self, now: float, *, copies: int = 1) -> None:
        for sender, limits in enumerate(self.limits):
            spending = limits.spending()
            if spending is None:
                continue
            self.messages.append((sender, spending))
            for number, other in enumerate(self.limits):
                for _ in range(copies if number != sender else 0):
                    other.hear(str(sender), spending, now)

    def allowed(self, seconds: float, *, key: str = "mallory", copies: int = 1) -> int:
        """Return how many of the attempts at all processes succeed."""
        taken = 0
        for step in range(int(seconds / TICK)):
            now = step * TICK
            taken += sum(bucket.take(key, now) for bucket in self.buckets for _ in range(3))
            if now % SPENDING_SECONDS == 0:
                self.exchange(now, copies=copies)
        return taken


@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_processes_together_allow_one_budget(number: int) -> None:
    """Within a minute: the budget of one process, and 10 %."""
    seconds = 60
    budget = BURST + RATE * seconds
    assert 0.9 * budget <= Processes(number).allowed(seconds) <= 1.1 * budget


def test_planted_processes_that_tell_nothing_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "spending", lambda _: None)
    assert Processes(3).allowed(60) > 2.9 * (BURST + RATE * 60)


def test_first_bursts_of_all_processes_are_paid_back() -> None:
    processes = Processes(3)
    assert all(bucket.take("mallory", 0.0) for bucket in processes.buckets for _ in range(100))
    processes.exchange(0.0)
    waits = 2 * BURST / RATE
    assert not any(bucket.take("mallory", waits) for bucket in processes.buckets)
    assert all(bucket.take("mallory", waits + 0.1) for bucket in processes.buckets)


def test_repeated_message_counts_once() -> None:
    assert Processes(3).allowed(60, copies=3) == Processes(3).allowed(60)


def test_clients_within_their_budget_are_not_published() -> None:
    processes = Processes(3)
    for second in range(600):
        for bucket in processes.buckets:
            assert bucket.take("ann", float(second))
        processes.exchange(float(second))
    assert processes.messages == []


def test_message_names_the_greatest_spenders_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_KEYS", 2)
    limits = Limits()
    buckets = limits.add("messages", RATE, BURST)
    for key, tokens in (("a", 10), ("b", 30), ("c", 20)):
        for _ in range(tokens):
            assert buckets.take(key, 0.0)
    first, second = limits.spending(), limits.spending()
    assert first == Spending(1, {"messages": {"b": 30.0, "c": 20.0}})
    assert second == Spending(2, {"messages": {"a": 10.0}})
    assert limits.spending() is None


def test_debt_is_bounded() -> None:
    bucket = Bucket(RATE, BURST)
    bucket.charge_elsewhere(1e9, 0.0)
    wait = (rate_limits.MAX_DEBT * BURST + 1) / RATE
    assert not bucket.take(wait - 0.01)
    assert bucket.take(wait)


def test_unknown_limits_and_broken_messages_are_ignored() -> None:
    Limits().hear("new", Spending(1, {"of a later version": {"ann": 5.0}}))
    bus = PostgresBus("")
    heard: list[Any] = []
    bus.on_spending = lambda *told: heard.append(told)
    bus._receive('{"p":"x","m":[{"l":{"number":"one"}}]}')
    bus._receive('{"p":"x","m":[{"l":{"number":1,"spent":{"reads":{"10.0.0.1":7.5}}}}]}')
    assert heard == [("x", Spending(1, {"reads": {"10.0.0.1": 7.5}}))]


@pytest.mark.parametrize("tokens", ["-5", "-Infinity", "Infinity", "NaN", "1e999"])
def test_forged_spending_is_ignored(tokens: str) -> None:
    """Else it would give somebody a budget without an end, or take it for ever."""
    bus = PostgresBus("")
    heard: list[Any] = []
    bus.on_spending = lambda *told: heard.append(told)
    bus._receive(f'{{"p":"x","m":[{{"l":{{"number":1,"sockets":{{"a":{tokens}}}}}}}]}}')
    for kind in ("spent", "penalties"):
        bus._receive(
            f'{{"p":"x","m":[{{"l":{{"number":1,"{kind}":{{"reads":{{"a":{tokens}}}}}}}}}]}}'
        )
    assert heard == []


def test_spending_fits_into_a_notification() -> None:
    """Whatever a client, or a proxy on its behalf, says its address is."""
    limits = Limits()
    buckets = limits.add("messages", RATE, BURST)
    for number in range(rate_limits.MAX_KEYS):
        said = f"{number}" + 5_000 * "\xff"
        buckets.charge(middleware.address_of({"client": (said, 1)}), 100 / 3)
    spending = limits.spending()
    assert spending is not None
    assert len(spending.spent["messages"]) == rate_limits.MAX_KEYS
    bus = PostgresBus("")
    bus.publish_spending(spending)
    assert max(map(len, bus._payloads())) <= MAX_PAYLOAD


# Open sockets.

MOST = 20


class Doors:
    """Three processes that open sockets; they exchange counts when told to."""

    def __init__(self) -> None:
        self.names = "abc"
        self.limits = {name: Limits() for name in self.names}

    def sockets(self, name: str) -> OpenSockets:
        return self.limits[name].sockets

    def open(self, name: str, number: int, at: float = 0.0) -> int:
        """Return how many of so many sockets are accepted."""
        return sum(self.sockets(name).take("mallory", MOST, at) for _ in range(number))

    def exchange(self, at: float = 0.0, *, without: str = "") -> None:
        for name, limits in self.limits.items():
            counts = limits.sockets.news(100, at)
            for other in self.names if name not in without else "":
                if other != name:
                    self.sockets(other).hear(name, counts, at)

    def close_excess(self, at: float = 0.0) -> None:
        for name in self.names:
            for _ in range(self.sockets(name).excess("mallory", MOST, name, at)):
                self.sockets(name).give_back("mallory")

    def held(self) -> list[int]:
        return [self.sockets(name)._own["mallory"] for name in self.names]


def test_open_sockets_are_counted_at_all_processes() -> None:
    doors = Doors()
    assert doors.open("a", 15) == 15
    doors.exchange()
    assert doors.open("b", 15) == 5
    doors.exchange()
    assert doors.open("c", 15) == 0
    for _ in range(14):
        doors.sockets("a").give_back("mallory")
    doors.exchange()
    assert doors.open("c", 20) == 14


def test_sockets_opened_everywhere_at_once_are_closed_again() -> None:
    doors = Doors()
    assert [doors.open(name, 15) for name in doors.names] == [15, 15, 15]
    doors.exchange()
    doors.close_excess()
    assert doors.held() == [15, 5, 0]
    doors.exchange()
    doors.close_excess()
    assert doors.held() == [15, 5, 0]


def test_killed_process_keeps_nobody_out_for_long() -> None:
    doors = Doors()
    assert doors.open("a", MOST) == MOST
    doors.exchange()
    at = 0.0
    while at < 60.0:
        at += REPEAT_SECONDS
        doors.exchange(at)
        assert doors.open("b", 1, at) == 0  # what is repeated stays true
    killed = at
    doors.exchange(killed + TRUSTED_SECONDS - 0.1, without="a")
    assert doors.open("b", 1, killed + TRUSTED_SECONDS - 0.1) == 0
    assert doors.open("b", MOST, killed + TRUSTED_SECONDS) == MOST
    doors.exchange(killed + TRUSTED_SECONDS + REPEAT_SECONDS, without="a")
    assert "mallory" not in doors.sockets("b")._elsewhere


def test_single_sockets_are_told_once_somebody_else_has_named_the_guest() -> None:
    doors = Doors()
    assert doors.open("a", 1) == 1
    doors.exchange()
    assert doors.open("b", MOST) == MOST
    doors.exchange()
    doors.exchange()
    doors.close_excess()
    assert doors.held() == [1, MOST - 1, 0]


def test_guests_with_one_socket_are_not_published() -> None:
    limits = Limits()
    for number in range(100):
        assert limits.sockets.take(f"guest {number}", MOST)
        limits.sockets.give_back(f"guest {number}")
        assert limits.sockets.take(f"guest {number}", MOST)
    assert limits.spending() is None


def test_guests_who_left_before_anybody_was_told_are_forgotten() -> None:
    """A process that is alone never tells anybody: what it kept to be told would only grow."""
    sockets = OpenSockets()
    for number in range(100):
        for _ in range(3):
            assert sockets.take(f"guest {number}", MOST)
        for _ in range(3):
            sockets.give_back(f"guest {number}")
    assert not sockets._untold
    assert not sockets._own


async def _open_at_all(database: str) -> None:
    most = 5
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(serving(database, sockets_per_guest=most))
            for _ in range(3)
        ]
        buses: list[Any] = [server.hub._bus for server in servers]
        for bus in buses:
            await asyncio.wait_for(bus.listening.wait(), 30)
        (person,) = await servers[0].room_with(1, ["random"])
        mallory = await servers[0].guest("Mallory")

        async def open_at(server: LocalServer) -> ClientConnection:
            socket = await raw_socket(server, mallory.token or "", person.room.id)
            await socket.send('{"t":"hello"}')
            return socket

        def held() -> int:
            return sum(
                session.guest.name == "Mallory"
                for server in servers
                for session in server.hub.sessions
            )

        tries = [open_at(server) for server in servers for _ in range(2 * most)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        await wait_until(lambda: held() <= most, "the rest was closed")
        assert held() == most
        assert sum(isinstance(answer, Exception) for answer in answers) >= 3 * most
        for server in servers:
            with pytest.raises(Exception, match="429"):
                await open_at(server)
        for answer in answers:
            if not isinstance(answer, BaseException):
                await answer.close()


def test_three_processes_share_the_sockets_of_a_guest(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "REFUSAL_DELAY", 0.0)
    within(_open_at_all(postgres.new_database("sockets")))


# Three real processes' worth of servers over PostgreSQL.


async def _guess(server: LocalServer, number: int) -> list[int]:
    """Try room codes; return the statuses."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        answers = [await http.get(f"/api/codes/WRONG{n}") for n in range(number)]
    return [answer.status_code for answer in answers]


async def _try_three(database: str) -> None:
    changes = {"guesses_per_second": 1e-6, "messages_per_second": 0.001, "message_burst": 30}
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(database, **changes)) for _ in range(3)]
        buses: list[Any] = [server.hub._bus for server in servers]
        for bus in buses:
            await asyncio.wait_for(bus.listening.wait(), 30)
        first, *others = servers
        assert set(await _guess(first, CODE_GUESS_BURST)) == {404}
        least = rate_limits.LEAST_SHARE * CODE_GUESS_BURST
        heard = [server.hub.limits._buckets["guesses"]._buckets for server in others]
        await wait_until(
            lambda: (
                all(sum(b._level for b in own.values()) <= least for own in heard if own)
                and all(heard)
            ),
            "the others have heard of it",
        )
        for server in others:
            assert (await _guess(server, 3)).count(404) <= least
        await _flood_one_and_try_another(first, others[0])


async def _flood_one_and_try_another(one: LocalServer, other: LocalServer) -> None:
    """A guest who was cut off for flooding is not let in next door."""
    (person,) = await one.room_with(1, ["random"])
    mallory = await one.guest("Mallory")
    token = mallory.token or ""
    await flood(one, person.room.id, token)
    guest = mallory.me.id if mallory.me else ""
    buckets = other.hub.messages._buckets
    await wait_until(lambda: guest in buckets, "the other process has heard of it")
    with pytest.raises(Exception, match="429"):
        await raw_socket(other, token, person.room.id)


def test_three_processes_share_their_limits(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY", 0.0)
    within(_try_three(postgres.new_database("limits")))
