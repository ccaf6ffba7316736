"""The open connections of one process, and when they must end."""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol

from ethnos.protocol import CloseCode
from ethnos.server.live.bans import BanList
from ethnos.server.store import Guest, Store

REMEMBERED: Final = 1_000
"""Tokens that were revoked lately: a handshake under way may have found one of them valid."""


class OpenSession(Protocol):
    """An open connection, as the hub counts and ends it."""

    guest: Guest
    token: bytes
    """The digest of the token it was opened with."""
    address: str
    """Where the guest is connected from."""

    def dismiss(self, code: int, reason: str) -> None:
        """End the connection."""


class Sessions(set[OpenSession]):
    """The sessions of one process."""

    def __init__(self) -> None:
        super().__init__()
        self._signed_out: deque[bytes] = deque(maxlen=REMEMBERED)

    def add(self, session: OpenSession) -> None:
        """Add a session, and end it if its token was revoked during the handshake."""
        super().add(session)
        if session.token in self._signed_out:
            session.dismiss(CloseCode.SIGNED_OUT, "you have signed out")

    def end_signed_out(self, token: bytes) -> None:
        """End those opened with a token that was revoked."""
        self._signed_out.append(token)
        for session in list(self):
            if session.token == token:
                session.dismiss(CloseCode.SIGNED_OUT, "you have signed out")

    def end_excess(self, guest: str, number: int) -> None:
        """End this many of a guest who has too many."""
        own = [session for session in self if session.guest.id == guest]
        for session in sorted(own, key=id)[:number]:  # the same ones, if they are asked to again
            session.dismiss(CloseCode.TOO_FAST, "too many sockets")

    async def check_tokens(self, store: Store, now: int) -> None:
        """End those whose token was revoked at another process, or has expired."""
        tokens = {session.token for session in self}
        if tokens:
            for token in tokens - await store.valid_tokens(tokens, now):
                self.end_signed_out(token)

    def end_banned(self, bans: BanList, now: int) -> None:
        """End those of guests and networks that are banned."""
        for session in list(self):
            if bans.forbids(session.guest.id, session.address, now):
                session.dismiss(CloseCode.BANNED, "you are banned")
