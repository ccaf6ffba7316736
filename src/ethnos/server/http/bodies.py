"""The bodies of requests: limits on their size, on their time, and on all that are held at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from starlette.types import Message, Receive

MAX_BODY_BYTES: Final = 1_048_576
"""The record of a long game has a few hundred thousand."""
SMALL_BODY_BYTES: Final = 16_384
"""Bodies up to this size do not count towards `MAX_HELD_BYTES`: whoever plays sends no other."""
MAX_HELD_BYTES: Final = 64 * 1024 * 1024
"""Limit on the bodies that are held at a time, of all requests together."""
MAX_HELD_SHARE: Final = 4 * 1024 * 1024
"""Limit on those of one address: a page sends one record at a time."""
BODY_SECONDS: Final = 30.0
"""Time until a request's body must be complete."""


class TooBigError(Exception):
    """A request body that exceeded the limit while it was read."""


class TooSlowError(Exception):
    """A request body that did not come in time."""


class NoRoomError(Exception):
    """A larger request body that has no room, or gave way to another one."""


def network_of(address: str) -> str:
    """Return the network of an address, as `address_of` names it: the /24, or the /48 of IPv6.

    >>> [network_of(address) for address in ("10.0.0.7", "20010db800010002/64", "unknown")]
    ['10.0.0.0/24', '20010db80001/48', 'network of unknown']
    """
    if address.endswith("/64"):
        return f"{address[:12]}/48"
    start, dot, _ = address.rpartition(".")
    return f"{start}.0/24" if dot else f"network of {address}"


class Held:
    """The larger bodies that are held, and whose they are.

    Once there is no more room, the network with most gives way, there the address with most, there
    its newest or largest body. However many senders take all, who sends less gets room.
    """

    def __init__(self) -> None:
        self.total = 0
        self._bodies: set[Body] = set()
        self._of_address: Counter[str] = Counter()
        self._of_network: Counter[str] = Counter()

    def add(self, body: Body, size: int) -> None:
        """Count bytes of a body. Raises `NoRoomError`, having counted them."""
        self._bodies.add(body)
        self._count(body, size)
        if self._of_address[body.address] > MAX_HELD_SHARE:
            raise NoRoomError
        while self.total > MAX_HELD_BYTES:
            # A complete one is at work, and what waits for its answer cannot be taken back.
            waiting = [each for each in self._bodies if each is body or not each.is_complete]
            largest = max(
                waiting, key=lambda each: (*self._weight(each), each is body, each.counted)
            )
            if largest is body:
                raise NoRoomError
            self.remove(largest)
            largest.give_way()

    def _weight(self, body: Body) -> tuple[int, int]:
        return self._of_network[body.network], self._of_address[body.address]

    def remove(self, body: Body) -> None:
        """Count a body no more, if it is counted."""
        if body in self._bodies:
            self._bodies.remove(body)
            self._count(body, -body.counted)

    def _count(self, body: Body, size: int) -> None:
        self.total += size
        body.counted += size
        for held, name in ((self._of_address, body.address), (self._of_network, body.network)):
            held[name] += size
            if not held[name]:
                del held[name]


class Body:
    """The body of a request: limits the time it takes, and its size if that was not announced."""

    def __init__(self, receive: Receive, held: Held, address: str) -> None:
        self.address = address
        self.network = network_of(address)
        self.counted = 0
        """Its bytes that count towards the limit on all bodies."""
        self.is_complete = False
        self._receive = receive
        self._held = held
        self._read = 0
        self._gives_way = False
        self._deadline = asyncio.get_running_loop().time() + BODY_SECONDS
        self._wait: asyncio.Timeout | None = None
        """For the next part, while it is waited for."""

    async def receive(self) -> Message:
        """Return the next part. Raises `TooBigError`, `TooSlowError` and `NoRoomError`."""
        if self.is_complete:
            return await self._receive()  # waits until the client disconnects
        message = await self._next_part()
        self.is_complete = not message.get("more_body", False)
        self._read += len(message.get("body", b""))
        if self._read > MAX_BODY_BYTES:
            raise TooBigError
        if self._read > SMALL_BODY_BYTES:
            self._held.add(self, self._read - self.counted)
        return message

    async def _next_part(self) -> Message:
        try:
            async with asyncio.timeout_at(self._deadline) as self._wait:
                message = await self._receive()
        except TimeoutError:
            if not self._gives_way:
                raise TooSlowError from None
        finally:
            self._wait = None
        if self._gives_way:
            raise NoRoomError
        return message

    def give_way(self) -> None:
        """Break this body off; it is counted no more."""
        self._gives_way = True
        if self._wait is not None:
            self._wait.reschedule(asyncio.get_running_loop().time())

    def release(self) -> None:
        """Count this body no more: its request is being answered."""
        self._held.remove(self)
