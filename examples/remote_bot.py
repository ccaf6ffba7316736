"""A bot that plays on a remote server.

It joins a room by its short code, takes a seat and plays one game. What happens is printed in
English, or in the language of the last argument:

    python examples/remote_bot.py http://localhost:8000 ABC234 de
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable

from ethnos import Player
from ethnos.client import Client, Connection, new_key
from ethnos.i18n import Messages
from ethnos.protocol import Ack, Ev, Missed, TakeSeat


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


def narrator(messages: Messages) -> Callable[[Ev | Missed], None]:
    """Return a listener that prints the sentences of every change."""

    def narrate(change: Ev | Missed) -> None:
        for line in change.lines:
            print(messages.say(line.say))

    return narrate


async def main(url: str, code: str, lang: str = "en") -> None:
    """Sign in, take a seat, play, and print what happens and the final glory."""
    messages = Messages(lang)
    client = Client(url)
    await client.sign_in("Remote bot")
    connection = await client.join(await client.find(code))
    answer = await connection.command(TakeSeat(new_key()))
    if not isinstance(answer, Ack):
        sys.exit(messages.say(answer.why.say))
    connection.listeners.append(narrator(messages))
    print("seated; waiting for the game to begin")
    await play(connection, Player("heuristic", seed=secrets.randbits(64)))
    assert connection.table is not None
    print("final glory:", connection.table["glory"])
    await connection.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
