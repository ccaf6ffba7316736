"""A bot that plays on a remote server.

It joins a room by its short code, takes a seat and plays one game:

    python examples/remote_bot.py http://localhost:8000 ABC234
"""

from __future__ import annotations

import asyncio
import secrets
import sys

from ethnos import Player
from ethnos.client import Client, Connection, new_key
from ethnos.protocol import Ack, TakeSeat


async def play(connection: Connection, player: Player) -> None:
    """Decide whenever it is this seat's turn, until the game is over."""
    while True:
        await connection.until(lambda: connection.is_my_turn or connection.is_over)
        if connection.is_over:
            return
        action = player.choose(connection.view())
        answer = await connection.act(str(action))
        if isinstance(answer, Ack):
            await connection.reach(answer.v)


async def main(url: str, code: str) -> None:
    """Sign in, take a seat, play, and print the final glory."""
    client = Client(url)
    await client.sign_in("Remote bot")
    connection = await client.join(await client.find(code))
    answer = await connection.command(TakeSeat(new_key()))
    if not isinstance(answer, Ack):
        sys.exit(f"no seat: {answer.why.reason}")
    print("seated; waiting for the game to begin")
    await play(connection, Player("heuristic", seed=secrets.randbits(64)))
    assert connection.table is not None
    print("final glory:", connection.table["glory"])
    await connection.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
