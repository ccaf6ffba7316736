"""How a disconnected player learns that their turn has begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

from ethnos.server.rooms.state import RoomState

MAX_URL_LENGTH: Final = 500


class BadUrlError(ValueError):
    """A URL that must not be called."""


def check_url(url: str) -> None:
    """Raise `BadUrlError` unless this is a public HTTPS address."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username or len(url) > MAX_URL_LENGTH:
        raise BadUrlError("a webhook is a plain https:// address")


class Notifier(Protocol):
    """Notifies players who are not connected; `machine.webhooks` calls URLs of theirs."""

    @property
    def is_busy(self) -> bool:
        """Whether a notification is on its way."""

    async def settled(self) -> None:
        """Wait until all notifications are done."""

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Notify the player to decide, if they are disconnected and their turn has just begun."""


class NoNotifier:
    """Notifies nobody."""

    is_busy = False

    async def settled(self) -> None:
        """Nothing to wait for."""

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Nothing to do."""
