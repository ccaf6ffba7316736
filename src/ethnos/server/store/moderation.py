"""What operators keep: bans, reports, and the log of what they did; and how they look for things.

The database of a server implements it beside `Store`; a browser has no operator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from ethnos.server.store.archive import ArchiveStore
from ethnos.server.store.base import PushStore, Store
from ethnos.server.store.passkeys import PasskeyStore


class Ban(NamedTuple):
    """A guest or a network that may not play, or may not chat."""

    id: str
    subject: str
    """The id of a guest, or a network as `10.0.0.0/8`."""
    muted: bool
    """Whether only chat is forbidden."""
    until: int | None
    """When it ends, in ms; `None` for never."""
    why: str
    created: int


class Audited(NamedTuple):
    """Something an operator did."""

    id: str
    """Later ones have greater ids."""
    at: int
    who: str
    """How it was asked for: by the `command`, or by the `page`."""
    what: str
    subject: str
    why: str


class Report(NamedTuple):
    """Something a player has reported."""

    id: str
    at: int
    room_id: str
    reporter: str
    guest: str
    """The guest whose name or message it is."""
    body: bytes
    """What was reported, with its context, as JSON."""
    settled: int | None
    """When an operator had dealt with it."""


class Wanted(NamedTuple):
    """Rooms or guests to look for. An empty text or a negative time is no condition."""

    state: str = ""
    """A status, or something that an operator has done to the room."""
    name: str = ""
    """A part of the title or of a player's name; for a guest, of their name."""
    guest: str = ""
    """A guest who plays in the room or has opened it."""
    created_before: int = -1
    created_after: int = -1
    changed_before: int = -1
    limit: int = 100
    skip: int = 0


class FoundRoom(NamedTuple):
    """A room as operators see it."""

    room_id: str
    code: str
    status: str
    host: str
    created: int
    updated: int
    lines: int
    summary: bytes


class FoundGuest(NamedTuple):
    """A guest as operators see them."""

    id: str
    name: str
    created: int
    rooms: int
    """Rooms with a seat of theirs."""
    changed: int | None
    """When something last happened in one of these."""


class Session(NamedTuple):
    """A token of a guest."""

    digest: bytes
    purpose: str
    expires: int


class Moderation(Protocol):
    """What a server's database keeps for its operators."""

    async def save_ban(self, ban: Ban) -> None:
        """Insert a ban."""

    async def drop_ban(self, ban_id: str) -> str | None:
        """Delete a ban; return whom it was for, if it existed."""

    async def bans(self, now: int) -> list[Ban]:
        """Return the bans that have not expired, the newest first."""

    async def drop_expired_bans(self, before: int) -> None:
        """Delete bans that ended before this time."""

    async def save_audit(self, done: Audited) -> None:
        """Store what an operator did."""

    async def audits(self, limit: int, skip: int = 0) -> list[Audited]:
        """Return what operators did, the latest first."""

    async def save_report(self, report: Report) -> None:
        """Insert a report."""

    async def reports(self, limit: int, *, settled: bool = False) -> list[Report]:
        """Return the reports that nobody has dealt with, or all, the latest first."""

    async def settle_report(self, report_id: str, now: int) -> bool:
        """Mark a report as dealt with; return whether it existed."""

    async def find_rooms(self, wanted: Wanted) -> list[FoundRoom]:
        """Return rooms, the last changed first."""

    async def find_guests(self, wanted: Wanted) -> list[FoundGuest]:
        """Return guests, the newest first."""

    async def rooms_with(self, guest: str) -> list[str]:
        """Return every room that a guest has opened, or in which they ever did something."""

    async def sessions_of(self, guest: str) -> list[Session]:
        """Return the tokens of a guest."""

    async def rewrite(self, room_id: str, bodies: Mapping[int, bytes]) -> None:
        """Replace lines of a log by lines that say less: what was deleted for good."""

    async def replace_result(self, room_id: str, body: bytes) -> None:
        """Replace the result of a game, if it has one."""

    async def first_process(self, since: int) -> str:
        """Return the smallest name of a process that has written a heartbeat since."""

    async def ended_before(self, before: int, limit: int) -> list[str]:
        """Return games that ended before this time."""

    async def drop_rooms(self, room_ids: Sequence[str]) -> None:
        """Delete rooms with all that belongs to them."""

    async def unswept(self, before: int, limit: int) -> list[tuple[str, int]]:
        """Return rooms whose last change was before this time and whose chat is still there.

        Each with the time of that change.
        """

    async def mark_swept(self, room_id: str, changed: int) -> None:
        """Note that a room has lost its chat up to this change."""

    async def drop_guest(self, guest: str) -> None:
        """Delete a guest, their tokens, and their part in lists."""


class ServerStore(Store, PushStore, PasskeyStore, Moderation, ArchiveStore, Protocol):
    """All that the database of a server keeps."""
