"""Messages between the tabs of a browser, over a BroadcastChannel."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec

from ethnos.server.live.bus import (
    RemotePresence,
    ignore_frame,
    ignore_orders,
    ignore_presence,
    ignore_sign_out,
    ignore_spending,
    ignore_version,
)
from ethnos.server.rate_limits import Spending


class Version(msgspec.Struct, frozen=True, tag="version"):
    """A room has a new version."""

    room: str
    seq: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """These guests are connected to a room in that tab."""

    tab: str
    room: str
    guests: list[str]


_decoder = msgspec.json.Decoder(Version | Present)


class TabBus:
    """See `Bus` for the contract of each method; `broadcast` sends a text to all other tabs."""

    def __init__(self, broadcast: Callable[[str], None]) -> None:
        self.on_version: Callable[[str, int], None] = ignore_version
        self.on_presence: Callable[[str], None] = ignore_presence
        self.on_frame: Callable[[str, bytes], None] = ignore_frame
        self.on_sign_out: Callable[[bytes], None] = ignore_sign_out
        self.on_orders: Callable[[], None] = ignore_orders
        self.on_spending: Callable[[str, Spending], None] = ignore_spending
        self._broadcast = broadcast
        self.process = secrets.token_hex(4)
        self._elsewhere = RemotePresence()

    async def open(self) -> None:
        """The channel is open already."""

    async def close(self) -> None:
        """The channel closes with its tab."""

    def receive(self, text: str) -> None:
        """Take a message of another tab; a tab of another version may send unknown ones."""
        try:
            message: Version | Present = _decoder.decode(text)
        except msgspec.DecodeError:
            return
        match message:
            case Version(room, seq):
                self.on_version(room, seq)
            case Present(tab, room, guests):
                if self._elsewhere.update(tab, room, frozenset(guests)):
                    self.on_presence(room)

    def publish_version(self, room_id: str, seq: int) -> None:
        self._send(Version(room_id, seq))

    def publish_presence(self, room_id: str, guests: Sequence[str]) -> None:
        self._send(Present(self.process, room_id, list(guests)))

    def publish_frame(self, room_id: str, frame: bytes) -> None:
        """Nobody reacts where everybody sits at one device."""

    def publish_sign_out(self, digest: bytes) -> None:
        """Nobody signs out of their own browser."""

    def publish_orders(self) -> None:
        """A browser has no operator."""

    def publish_spending(self, spending: Spending) -> None:
        """Every tab is somebody's own."""

    def connected_elsewhere(self, room_id: str) -> set[str]:
        return self._elsewhere.connected(room_id)

    def _send(self, message: Version | Present) -> None:
        self._broadcast(msgspec.json.encode(message).decode())
