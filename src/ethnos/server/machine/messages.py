"""Messages between a server and its worker process: four bytes of length, then MessagePack."""

from __future__ import annotations

from typing import Final

import msgspec

LENGTH_BYTES: Final = 4


class Order(msgspec.Struct, frozen=True):
    """A task of `archive.tasks` to be carried out."""

    task: str
    arguments: list[bytes | int]


class Progressed(msgspec.Struct, frozen=True, tag="progressed"):
    """How far the task has come."""

    done: int
    total: int


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The result of the task."""

    result: bytes


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The task raised an error, which the process has reported."""

    reason: str


Report = Progressed | Finished | Failed

read_order: Final = msgspec.msgpack.Decoder(Order).decode
read_report: Final = msgspec.msgpack.Decoder(Report).decode


def framed(message: Order | Report) -> bytes:
    """Return a message with its length.

    >>> framed(Progressed(1, 2))[:LENGTH_BYTES].hex()
    '0000001e'
    """
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
