"""Two rows of `make bench-server`: what goes over the wire, and people beside bots that think."""

from __future__ import annotations

import asyncio
import zlib
from typing import Final

from ethnos.client import Client
from ethnos.protocol import RoomOptions, SeatRequest
from tools.server_load import Load, LoadGame, Measured, percentile, start_game

SYNC_TAIL: Final = 4
"""Bytes that permessage-deflate leaves away at the end of a message. RFC 7692, 7.2.1."""
WINDOW_BITS: Final = 12
"""A context of 4 KB for every socket, as a server with thousands of them can afford."""
PEOPLE: Final = 200
SEARCHERS: Final = 50
PACE: Final = 200.0
"""Actions a second of all people together."""


def _header(size: int) -> int:
    """Return the bytes of a frame's header. RFC 6455, 5.2."""
    return 2 if size < 126 else 4 if size < 1 << 16 else 10


class WireLoad(Load):
    """Plays, and counts the bytes that servers with and without compression would send."""

    def __init__(self, games: list[LoadGame]) -> None:
        self.plain = self.alone = self.in_context = 0
        self._contexts: dict[tuple[str, int], zlib._Compress] = {}
        super().__init__([], games)

    def _received(self, game: LoadGame, seat: int, text: bytes) -> None:
        self.plain += len(text) + _header(len(text))
        fresh = zlib.compressobj(wbits=-WINDOW_BITS)
        kept = self._contexts.setdefault((game.room, seat), zlib.compressobj(wbits=-WINDOW_BITS))
        self.alone += _deflated(fresh, text)
        self.in_context += _deflated(kept, text)
        super()._received(game, seat, text)


def _deflated(compressor: zlib._Compress, text: bytes) -> int:
    size = len(compressor.compress(text)) + len(compressor.flush(zlib.Z_SYNC_FLUSH)) - SYNC_TAIL
    return size + _header(size)


async def wire(client: Client, url: str, seconds: float) -> None:
    """Print the bytes per action and seat, answers included, after the first frames."""
    for seats in (2, 4, 6):
        load = WireLoad([await start_game(client, url, seats) for _ in range(10)])
        await asyncio.sleep(0.5)
        load.plain = load.alone = load.in_context = 0
        measured = await load.run(100, seconds)
        load.close()
        frames = max(1, len(measured.acks) * seats)
        print(
            f"wire: {seats} seats: {load.plain / frames:.0f} bytes per action and seat; with "
            f"permessage-deflate {load.alone / frames:.0f} if every message is alone, "
            f"{load.in_context / frames:.0f} with a context of 4 KB per socket"
        )


async def beside_search_bots(client: Client, url: str, pid: int, seconds: float) -> None:
    """Print the latency of 200 tables of people without and with 50 of search bots."""
    people = Load([pid], [await start_game(client, url, 4) for _ in range(PEOPLE)])
    await asyncio.sleep(1)
    await people.run(PACE, 1)
    alone = await people.run(PACE, seconds)
    seats = [SeatRequest("bot", "search")] * 4
    rooms = [
        (await client.create_room(RoomOptions(players=4), seats, start=True)).id
        for _ in range(SEARCHERS)
    ]
    watching = [await client.join(room) for room in rooms]  # nobody looks: it could wait
    versions = sum(one.v for one in watching)
    beside = await people.run(PACE, seconds)
    moved = sum(one.v for one in watching) - versions
    people.close()
    for one in watching:
        await one.close()
    print(
        f"search bots: {PEOPLE} tables of people at {PACE:.0f} actions/s have {_shown(alone)}, "
        f"beside {SEARCHERS} tables of search bots {_shown(beside)} "
        f"({beside.p99 / max(alone.p99, 0.001):.2f} times; goal: 1.5), which acted {moved} times"
    )


def _shown(measured: Measured) -> str:
    return f"p50 {percentile(measured.acks, 0.5):.1f} p99 {measured.p99:.1f} ms"
