"""Requests of a connection survive the loss of its socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ethnos.client import Connection, GaveUpError
from ethnos.i18n import Messages
from ethnos.server.desk.guests import digest
from tests.server.harness import LocalServer, to_move, with_server


def with_connection(
    folder: Path, test: Callable[[LocalServer, Connection], Awaitable[None]]
) -> None:
    """Run a test with a connection whose seat is to decide."""

    async def main(server: LocalServer) -> None:
        await test(server, to_move(await server.room_with()))

    with_server(f"sqlite:///{folder / 'ethnos.db'}", main)


def test_pending_question_is_resent_after_reconnect(tmp_path: Path) -> None:
    async def ask(_: LocalServer, connection: Connection) -> None:
        await connection.drop()
        assert (await connection.preview(action="draw")).why is None
        await connection.drop()
        assert (await connection.hint()).why is None

    with_connection(tmp_path, ask)


def test_typed_command_is_understood_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def ask(_: LocalServer, connection: Connection) -> None:
        assert (await connection.understand("draw")).action == "draw"
        understood = await connection.understand("zieh", "de")
        assert understood.action == "draw"
        assert Messages("de").say(understood.say[0]).startswith("**Vom Stapel ziehen?**")
        complaint = await connection.understand("xyzzy", "de")
        assert complaint.action is None
        assert [what.id for what in complaint.say] == ["command-unknown"]

    with_connection(tmp_path, ask)


def test_prompt_is_kept_up_to_date(tmp_path: Path) -> None:
    async def ask(_: LocalServer, connection: Connection) -> None:
        assert connection.prompt is not None
        assert connection.prompt.title.id == "turn-yours"
        answer = await connection.act("draw")
        await connection.reach(answer.v)
        assert connection.prompt.title.id == "turn-other"

    with_connection(tmp_path, ask)


def test_viewed_seat_is_kept_after_reconnect(tmp_path: Path) -> None:
    async def look(_: LocalServer, connection: Connection) -> None:
        seat = connection.you.viewer
        await connection.look(None)
        assert connection.you.viewer is None
        await connection.drop()
        await connection.look(seat)
        assert connection.you.viewer == seat

    with_connection(tmp_path, look)


def test_failing_listener_fails_pending_waits(tmp_path: Path) -> None:
    async def fail(_: LocalServer, connection: Connection) -> None:
        def choke(_: object) -> None:
            raise ValueError("too much")

        connection.listeners.append(choke)
        waits = connection.until(lambda: connection.is_over)
        with pytest.raises(GaveUpError, match="too much"):
            await asyncio.gather(connection.act("draw"), waits)

    with_connection(tmp_path, fail)


def test_question_fails_when_reconnect_is_refused(tmp_path: Path) -> None:
    async def ask(server: LocalServer, connection: Connection) -> None:
        for client in server.clients:
            await server.hub.store.drop_token(digest(client.token or ""))
        await connection.drop()
        with pytest.raises(GaveUpError):
            await connection.hint()
        with pytest.raises(GaveUpError):
            await connection.preview(action="draw")

    with_connection(tmp_path, ask)
