"""Signing out ends the sessions opened with that token, at every process."""

from __future__ import annotations

import asyncio

import pytest

from ethnos.protocol import CloseCode
from ethnos.server.desk.guests import SESSION, Guests, digest
from ethnos.server.live.hub import Hub
from ethnos.server.machine.postgres_bus import PostgresBus
from ethnos.server.store import Guest, Store
from tests.server.harness import within
from tests.server.hubs import ANN, hubs, run
from tests.server.postgres import Postgres
from tests.waiting import wait_until


class FakeSession:
    """A session that only remembers why it was ended."""

    def __init__(self, hub: Hub, guest: Guest, token: str) -> None:
        self.guest = guest
        self.token = digest(token)
        self.address = "127.0.0.1"
        self.closed: int | None = None
        hub.sessions.add(self)

    def dismiss(self, code: int, _reason: str) -> None:
        self.closed = code


async def two_devices(store: Store) -> tuple[str, str]:
    """Return two tokens of one guest."""
    people = Guests(store)
    await store.save_guest(ANN)
    return await people.new_token(ANN), await people.new_token(ANN)


def test_sign_out_ends_sessions_at_other_processes(postgres: Postgres) -> None:
    async def test(pair: list[Hub]) -> None:
        here, there = pair
        for hub in pair:
            assert isinstance(hub._bus, PostgresBus)
            await asyncio.wait_for(hub._bus.listening.wait(), 30)
        laptop, phone = await two_devices(here.store)
        sessions = [FakeSession(there, ANN, token) for token in (laptop, phone)]
        await Guests(here.store).sign_out(laptop)
        here.sign_out(digest(laptop))
        await wait_until(lambda: sessions[0].closed, "the session elsewhere has ended")
        assert [session.closed for session in sessions] == [CloseCode.SIGNED_OUT, None]

    run(postgres.new_database("sign_out"), test, number=2)


def test_revoked_and_expired_tokens_are_found_without_notification(database: str) -> None:
    async def main() -> None:
        async with hubs(database) as (hub,):
            valid, revoked = await two_devices(hub.store)
            await hub.store.save_token(digest("old"), ANN.id, SESSION, hub.now() + 1)
            sessions = [FakeSession(hub, ANN, token) for token in (valid, revoked, "old")]
            await hub.store.drop_token(digest(revoked))
            await wait_until(lambda: expired(hub), "a millisecond has passed")
            await hub.sessions.check_tokens(hub.store, hub.now())
            codes = [None, CloseCode.SIGNED_OUT, CloseCode.SIGNED_OUT]
            assert [session.closed for session in sessions] == codes

    async def expired(hub: Hub) -> bool:
        return await hub.store.guest_of_token(digest("old"), SESSION, hub.now()) is None

    within(main())


def test_malformed_notification_is_ignored(caplog: pytest.LogCaptureFixture) -> None:
    bus = PostgresBus("")
    bus._receive('{"p":"other","m":[{"s":"no hex"}]}')
    assert "malformed" in caplog.text
