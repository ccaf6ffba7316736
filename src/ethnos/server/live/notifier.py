"""How a disconnected player learns that their turn has begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import urlsplit

from ethnos.server.rooms.state import RoomState

MAX_URL_LENGTH: Final = 500
PLAIN: Final = "a webhook is a plain https:// address"


class BadUrlError(ValueError):
    """A URL that must not be called."""


def check_url(url: str) -> str:
    """Return the host of a URL; raise `BadUrlError` unless this is a plain HTTPS address."""
    try:
        parts = urlsplit(url)
        is_plain = parts.scheme == "https" and not parts.username and parts.port in (None, 443)
    except ValueError:
        raise BadUrlError(PLAIN) from None
    is_text = url.isprintable() and " " not in url and len(url) <= MAX_URL_LENGTH
    if not parts.hostname or not is_plain or not is_text:
        raise BadUrlError(PLAIN)
    return parts.hostname


class Notifier(Protocol):
    """Notifies players who are not connected; `machine.webhooks` calls URLs of theirs."""

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


class NoNotifier:
    """Notifies nobody."""

    is_busy = False

    async def settled(self) -> None:
        """Nothing to wait for."""

    def close(self) -> None:
        """Nothing to close."""

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Nothing to do."""
