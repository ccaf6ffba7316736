"""An absent player is notified of the turn once."""

from __future__ import annotations

import pytest

from ethnos.client import new_key
from ethnos.protocol import SendChat
from ethnos.server.machine import webhooks
from tests.server.harness import Chooser, LocalServer, act, ok, wait_for_mover, with_server
from tests.waiting import wait_until


def notices_sent(database: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Pass the turn to an absent player, unload the room, chat there; return the notices sent."""
    told: list[str] = []
    monkeypatch.setattr(webhooks, "post", lambda url, _: told.append(url))

    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await wait_for_mover(people)
        stays, leaves = (0, 1) if mover is people[0] else (1, 0)
        me = server.clients[leaves].me
        assert me is not None
        guest = await server.hub.store.guest(me.id)
        assert guest is not None
        await server.hub.store.save_guest(guest._replace(webhook="https://example.org/turn"))
        await people[leaves].close()
        await wait_until(lambda: len(server.hub.sessions) == 1, "one session has ended")
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
