"""Requests over a line that breaks."""

from __future__ import annotations

import asyncio

import pytest

from ethnos.client import Client


@pytest.mark.parametrize("status", ["200 OK", "503 Service Unavailable"])
def test_answer_that_breaks_off_is_a_lost_connection(status: str) -> None:
    async def half_an_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 51\r\n\r\nhalf".encode())
        writer.close()

    async def ask() -> None:
        server = await asyncio.start_server(half_an_answer, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            await Client(f"http://127.0.0.1:{port}").dailies()

    with pytest.raises(ConnectionError):
        asyncio.run(ask())
