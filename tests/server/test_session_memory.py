"""Ended sessions are freed by reference counting: garbage collection is rare by design."""

from __future__ import annotations

import gc
from weakref import ref

from tests.server.harness import LocalServer, with_server
from tests.waiting import wait_until


def test_ended_session_is_freed_without_garbage_collection(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        sessions = [ref(session) for session in server.hub.sessions]
        gc.collect()
        gc.disable()
        try:
            for person in people:
                await person.close()
            await wait_until(
                lambda: all(session() is None for session in sessions), "both sessions are freed", 5
            )
        finally:
            gc.enable()

    with_server(sqlite, test)
