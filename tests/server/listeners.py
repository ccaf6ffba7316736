"""A viewer of a room without a socket."""

from __future__ import annotations

from ethnos import protocol
from ethnos.server.store import Guest


class Listener:
    """Keeps every frame it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.guest = Guest(f"guest{seat}" if seat is not None else "eve", "Somebody")
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def dismiss(self, code: int, reason: str) -> None:
        raise AssertionError(code, reason)

    def events(self) -> list[protocol.Ev]:
        """Return the `ev` messages among the frames."""
        messages = [protocol.decode_answer(frame) for frame in self.frames]
        return [message for message in messages if isinstance(message, protocol.Ev)]

    def versions(self) -> list[int]:
        return [event.v for event in self.events()]
