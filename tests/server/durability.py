"""Clients that play many games at once and record every acknowledgement they get."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from ethnos.client import Client, Connection, RefusedRequestError, new_key
from ethnos.protocol import Ack, RoomOptions, SeatRequest, TakeAction
from tests.server.harness import Chooser
from tests.waiting import wait_until

Result = TypeVar("Result")
NO_STORE = 503


@dataclass
class AckLedger:
    """Acknowledgements as (room, key, version): each says that a command is durable."""

    acks: list[tuple[str, str, int]] = field(default_factory=list)
    nacks: list[str] = field(default_factory=list)
    stop: bool = False

    async def wait_for_more(self, wanted: int, seconds: float = 60) -> None:
        """Wait for this many further acknowledgements."""
        goal = len(self.acks) + wanted
        await wait_until(lambda: len(self.acks) >= goal, f"{wanted} more acknowledgements", seconds)


async def play_until_stopped(client: Client, ledger: AckLedger, seed: int) -> None:
    """Play game after game on both seats until the ledger says stop."""
    chooser = Chooser(seed)
    seats = [SeatRequest("me"), SeatRequest("me")]
    while not ledger.stop:
        made = await retry(lambda: client.create_room(RoomOptions(players=2), seats, start=True))
        both = [await client.join(made.id, seat=seat) for seat in (0, 1)]
        try:
            await _play_game(both, made.id, chooser, ledger)
        finally:
            for connection in both:
                await connection.close()


async def _play_game(
    both: list[Connection], room: str, chooser: Chooser, ledger: AckLedger
) -> None:
    def mover_of(v: int) -> Connection | None:
        return next((c for c in both if c.is_my_turn and c.v == v), None)

    def is_done() -> bool:
        return ledger.stop or both[0].is_over

    while True:
        await wait_until(
            lambda: is_done() or mover_of(max(c.v for c in both)), "a seat is to decide", 3600
        )
        mover = mover_of(max(c.v for c in both))
        if is_done() or mover is None:
            return
        key = new_key()
        answer = await mover.command(TakeAction(key, mover.v, chooser.choose(mover)))
        if isinstance(answer, Ack):
            ledger.acks.append((room, key, answer.v))
            await _wait_until_seen(mover, answer.v)
        else:
            ledger.nacks.append(answer.why.code)


async def _wait_until_seen(connection: Connection, v: int) -> None:
    try:
        async with asyncio.timeout(5):
            await connection.reach(v)
    except TimeoutError:
        pass  # a server that lost the action never sends it


async def retry(work: Callable[[], Awaitable[Result]]) -> Result:
    """Repeat a request until a server with a store answers it."""
    answers: list[Result] = []

    async def attempt() -> bool:
        try:
            answers.append(await work())
        except OSError:
            pass
        except RefusedRequestError as error:
            if error.status != NO_STORE:
                raise
        return bool(answers)

    await wait_until(attempt, "a server answers", 120)
    return answers[0]


def missing_acks(database: Path, ledger: AckLedger) -> list[tuple[str, str, int]]:
    """Return the acknowledged actions missing from the database; check its integrity."""
    with sqlite3.connect(database) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        kept = {
            (game, key.partition(":")[2], seq)
            for game, seq, key in db.execute("SELECT game, seq, key FROM entry WHERE key NOT NULL")
        }
        for (game,) in db.execute("SELECT id FROM game").fetchall():
            rows = db.execute("SELECT seq FROM entry WHERE game = ? ORDER BY seq", (game,))
            numbers = [seq for (seq,) in rows.fetchall()]
            assert numbers == list(range(1, len(numbers) + 1))
            assert db.execute("SELECT head FROM game WHERE id = ?", (game,)).fetchone() == (
                numbers[-1],
            )
    db.close()
    return [ack for ack in ledger.acks if ack not in kept]
