"""What a store promises. The log of a game is the only truth; all else can be made from it.

`append` is where every race is decided: a game's entries are numbered 1, 2, 3, ... and an append
says which number it believes to be the last. Of several that believe the same, one is right.
An answer `Appended` means the entries are on disk and survive a crash of everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class StorageError(Exception):
    """The store could not do it, or cannot say whether it did: resend the same key to learn."""


class Appended(NamedTuple):
    """The entries are durable; `seq` is the number of the last."""

    seq: int


class Conflict(NamedTuple):
    """The game has gone on; read what is new and decide again."""

    head: int


class Duplicate(NamedTuple):
    """These entries were appended before, under the same key; `seq` is the number of the last."""

    seq: int


class Stored(NamedTuple):
    """One line of a game's log."""

    seq: int
    key: str | None
    body: bytes


class Head(NamedTuple):
    """What is kept beside the log, so that lists need not open every game."""

    code: str
    """The short code people type."""
    status: str
    public: bool
    due: int | None
    """When somebody must look at this game (a turn runs out, a bot is to move); in ms."""
    summary: bytes
    """What a list shows, as JSON."""
    players: tuple[str, ...] | None = None
    """The guests with a seat; `None` leaves them as they are."""


class Listed(NamedTuple):
    """One game in a list."""

    game: str
    updated: int
    summary: bytes


class Interval(NamedTuple):
    """A span of time, in ms."""

    begin: int
    end: int


class Guest(NamedTuple):
    """A person without an account."""

    id: str
    name: str
    webhook: str | None = None


class Store(Protocol):
    """Everything the server remembers."""

    shared: bool
    """Whether other processes may write to the same store."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    async def append(
        self, game: str, expected: int, key: str | None, bodies: Sequence[bytes], head: Head
    ) -> Appended | Conflict | Duplicate:
        """Append entries after number `expected`, or nothing; 0 begins the game.

        The key belongs to the last of them.
        """

    async def read(self, game: str, after: int = 0) -> list[Stored]:
        """Return the log after this number."""

    async def heads(self, games: Iterable[str]) -> dict[str, int]:
        """Return the last number of each of these games that exists."""

    async def snapshot(self, game: str, body: bytes) -> None:
        """Keep the record of a finished game, in place of any kept before."""

    async def snapshot_of(self, game: str) -> bytes | None:
        """Return the record kept, if any."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Return games somebody must look at, the most overdue first."""

    async def listed(self, limit: int) -> list[Listed]:
        """Return public games that are not over, the newest first."""

    async def games_of(self, guest: str, limit: int) -> list[Listed]:
        """Return the games this guest has a seat in, the newest first."""

    async def count_open(self, guest: str) -> int:
        """Return how many games this guest sits in that have not begun."""

    async def game_of_code(self, code: str) -> str | None:
        """Return the newest game with this short code."""

    async def save_guest(self, guest: Guest) -> None:
        """Remember a guest, or what has changed about one."""

    async def guest(self, guest: str) -> Guest | None:
        """Return a guest by id."""

    async def save_token(self, digest: bytes, guest: str, purpose: str, expires: int) -> None:
        """Remember the SHA-256 of a token; the token itself is never stored."""

    async def guest_of_token(self, digest: bytes, purpose: str, now: int) -> Guest | None:
        """Return whose token this is, unless it has expired."""

    async def drop_token(self, digest: bytes) -> bool:
        """Forget a token; return whether it was there (so a one-time token works once)."""

    async def beat(self, process: str, began: int, ended: int) -> None:
        """Note that a process was up from one moment to another; extend the note if there is one.

        Notes that ended long before are forgotten.
        """

    async def uptimes(self) -> list[Interval]:
        """Return when any process was up."""

    async def check(self) -> None:
        """Raise `StorageError` unless the store answers."""
