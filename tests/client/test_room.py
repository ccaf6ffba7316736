"""A connection keeps what it was asked for while its socket comes and goes."""

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


def test_a_question_survives_the_loss_of_its_socket(tmp_path: Path) -> None:
    async def ask(connection: Connection) -> None:
        await connection.drop()
        assert (await connection.preview(action="draw")).why is None
        await connection.drop()
        assert (await connection.hint()).why is None

    at_a_table(tmp_path, ask)


def test_looking_from_a_seat_survives_it_too(tmp_path: Path) -> None:
    async def look(connection: Connection) -> None:
        seat = connection.you.viewer
        await connection.look(None)
        assert connection.you.viewer is None
        await connection.drop()
        await connection.look(seat)
        assert connection.you.viewer == seat

    at_a_table(tmp_path, look)


def test_whoever_waits_is_told_that_a_listener_has_failed(tmp_path: Path) -> None:
    async def fail(connection: Connection) -> None:
        def choke(_: object) -> None:
            raise ValueError("too much")

        connection.listeners.append(choke)
        waits = connection.until(lambda: connection.is_over)
        with pytest.raises(GaveUpError, match="too much"):
            await asyncio.gather(connection.act("draw"), waits)

    at_a_table(tmp_path, fail)


def test_a_question_fails_once_the_server_wants_nobody_back(tmp_path: Path) -> None:
    async def ask(connection: Connection) -> None:
        connection._token = "of nobody"
        await connection.drop()
        with pytest.raises(GaveUpError):
            await connection.hint()
        with pytest.raises(GaveUpError):
            await connection.preview(action="draw")

    at_a_table(tmp_path, ask)
