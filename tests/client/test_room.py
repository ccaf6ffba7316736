"""Requests of a connection survive the loss of its socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ethnos.client import Connection, GaveUpError
from tests.server.harness import LocalServer, to_move, with_server


def at_a_table(folder: Path, test: Callable[[Connection], Awaitable[None]]) -> None:
    async def main(server: LocalServer) -> None:
        await test(to_move(await server.table()))

    with_server(f"sqlite:///{folder / 'ethnos.db'}", main)


def test_pending_question_is_resent_after_reconnect(tmp_path: Path) -> None:
    async def ask(connection: Connection) -> None:
        await connection.drop()
        assert (await connection.preview(action="draw")).why is None
        await connection.drop()
        assert (await connection.hint()).why is None

    at_a_table(tmp_path, ask)


def test_viewed_seat_is_kept_after_reconnect(tmp_path: Path) -> None:
    async def look(connection: Connection) -> None:
        seat = connection.you.viewer
        await connection.look(None)
        assert connection.you.viewer is None
        await connection.drop()
        await connection.look(seat)
        assert connection.you.viewer == seat

    at_a_table(tmp_path, look)


def test_failing_listener_fails_pending_waits(tmp_path: Path) -> None:
    async def fail(connection: Connection) -> None:
        def choke(_: object) -> None:
            raise ValueError("too much")

        connection.listeners.append(choke)
        waits = connection.until(lambda: connection.is_over)
        with pytest.raises(GaveUpError, match="too much"):
            await asyncio.gather(connection.act("draw"), waits)

    at_a_table(tmp_path, fail)


def test_question_fails_when_reconnect_is_refused(tmp_path: Path) -> None:
    async def ask(connection: Connection) -> None:
        connection._token = "of nobody"
        await connection.drop()
        with pytest.raises(GaveUpError):
            await connection.hint()
        with pytest.raises(GaveUpError):
            await connection.preview(action="draw")

    at_a_table(tmp_path, ask)
