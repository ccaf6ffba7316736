"""Abusive clients, in a process of their own.

`python -m tests.server.flooder URL NUMBER HOW` waits for a line on standard input. Then NUMBER
clients repeat, until standard input is closed, what HOW says:

- `pour`: open a room and send messages without reading the answers;
- `pour-everywhere`: the same, each client from an address of its own (Linux has all of 127/8);
- `sign-in`: create a new guest.

At the end one line of JSON tells how each attempt ended: the close code of the socket (or the
status of the response), and the number of messages that were answered.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ethnos.client import Client, RefusedRequestError
from ethnos.protocol import RoomOptions, SeatRequest
from ethnos.server.machine.worker_main import stand_back
from tests.waiting import wait_until

FLOOD: Final = 400
"""Messages in one flood."""
CREATED: Final = 201
End = tuple[int | None, int]


async def open_room(url: str, name: str) -> tuple[Client, str]:
    client = Client(url)
    await client.sign_in(name)
    seats = [SeatRequest("me"), SeatRequest("me")]
    return client, (await client.create_room(RoomOptions(players=2), seats, start=True)).id


async def flood(client: Client, room: str, address: str) -> End:
    """Return how a flood ended and how many of its messages were answered."""
    pongs = 0
    try:
        async with connect(
            f"ws{client.url[4:]}/api/rooms/{room}/socket",
            additional_headers={"Authorization": f"Bearer {client.token}"},
            proxy=None,
            compression=None,
            local_addr=(address, 0),
        ) as socket:
            sending = asyncio.create_task(_pour(socket))
            try:
                while pongs < FLOOD:
                    pongs += '"pong"' in str(await socket.recv())
            except ConnectionClosed:
                pass
            await asyncio.gather(sending, return_exceptions=True)
    except InvalidStatus as error:
        await asyncio.sleep(0.02)  # the retry interval of a client whose handshake is refused
        return error.response.status_code, 0
    return socket.close_code, pongs


async def _pour(socket: ClientConnection) -> None:
    await socket.send('{"t":"hello"}')
    for number in range(FLOOD):
        await socket.send(f'{{"t":"ping","n":{number}}}')


async def pour(url: str, number: int, ends: list[End], *, address: str = "127.0.0.1") -> None:
    client, room = await open_room(url, f"Mallory {number}")
    while True:
        ends.append(await flood(client, room, address))


async def pour_everywhere(url: str, number: int, ends: list[End]) -> None:
    await pour(url, number, ends, address=f"127.0.1.{number + 1}")


async def sign_in(url: str, number: int, ends: list[End]) -> None:
    while True:
        try:
            await Client(url).sign_in(f"Mallory {number}")
            ends.append((CREATED, 0))
        except RefusedRequestError as error:
            ends.append((error.status, 0))


HOW: Final = {"pour": pour, "pour-everywhere": pour_everywhere, "sign-in": sign_in}


async def main(url: str, number: int, how: str) -> None:
    await asyncio.to_thread(sys.stdin.readline)
    ends: list[End] = []
    floods = [asyncio.create_task(HOW[how](url, n, ends)) for n in range(number)]
    await wait_until(
        lambda: len(ends) >= number or any(each.done() for each in floods),
        "the floods have begun",
        60,
    )
    for each in floods:
        if each.done():
            each.result()  # a flood ends by an error only
    sys.stdout.write("flooding\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    for each in floods:
        each.cancel()
    sys.stdout.write(json.dumps(ends) + "\n")


if __name__ == "__main__":
    stand_back()
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
