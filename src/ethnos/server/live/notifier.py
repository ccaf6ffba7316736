"""How a disconnected player learns that their turn has begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

from ethnos.protocol import RoomStatus
from ethnos.server.rooms.state import RoomState

MAX_URL_LENGTH: Final = 500
TURNS_PER_SECOND: Final = 0.2
TURN_BURST: Final = 20
"""Turns of a guest that are told, in each way; more are not."""
PLAIN: Final = "only a plain https:// address can be called"


class BadUrlError(ValueError):
    """A URL that must not be called."""


def check_url(url: str, longest: int = MAX_URL_LENGTH) -> str:
    """Return the host of a URL; raise `BadUrlError` unless this is a plain HTTPS address."""
    try:
        parts = urlsplit(url)
        is_plain = parts.scheme == "https" and not parts.username and parts.port in (None, 443)
    except ValueError:
        raise BadUrlError(PLAIN) from None
    is_text = url.isprintable() and " " not in url and len(url) <= longest
    if not parts.hostname or not is_plain or not is_text:
        raise BadUrlError(PLAIN)
    return parts.hostname


def absent_mover(
    before: RoomState, room: RoomState, connected: Callable[[], set[str]]
) -> str | None:
    """Return the guest who is to decide, if they are disconnected and it has just become so."""
    if room.game is None or room.status is not RoomStatus.PLAYING:
        return None
    if before.game is not None and before.game.to_move == room.game.to_move:
        return None
    seat = room.seats[room.game.to_move]
    if seat.guest is None or seat.standing_in or seat.guest in connected():
        return None
    return seat.guest


class Notifier(Protocol):
    """Notifies players who are not connected.

    `machine.webhooks` calls URLs of theirs, `machine.push` has their browsers tell them.
    """

    @property
    def is_busy(self) -> bool:
        """Whether a notification is on its way."""

    async def settled(self) -> None:
        """Wait until all notifications are done."""

    def close(self) -> None:
        """Stop; notifications that are on their way are not waited for."""

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Notify the player to decide, if they are disconnected and their turn has just begun."""


class Notifiers:
    """Several ways to notify players, or none."""

    def __init__(self, *ways: Notifier) -> None:
        self._ways = ways

    @property
    def is_busy(self) -> bool:
        """Whether a notification is on its way."""
        return any(way.is_busy for way in self._ways)

    async def settled(self) -> None:
        """Wait until all notifications are done."""
        for way in self._ways:
            await way.settled()

    def close(self) -> None:
        """Stop; notifications that are on their way are not waited for."""
        for way in self._ways:
            way.close()

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Notify the player to decide, if they are disconnected and their turn has just begun."""
        for way in self._ways:
            way.notify_turn(before, room, connected)
