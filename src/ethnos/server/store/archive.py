"""The contract of the archive: finished games that have left the hot tables.

An archived game is one compressed row instead of some hundred lines. The other methods of a store
answer about it as before: a log is the archived lines and then those appended since. What changes
an archived line or record brings the game back into the hot tables, in the same transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ethnos.server.store.base import Stored


class ArchiveStore(Protocol):
    """Moves finished games into the archive."""

    async def archivable(self, before: int, after: str, limit: int) -> list[str]:
        """Return finished games with lines in the hot tables and no change since `before`.

        In the order of their ids, after this one.
        """

    async def archive(self, room_id: str, lines: Sequence[Stored], record: bytes) -> bool:
        """Move a finished game into the archive: its whole log, and its record.

        All in one transaction, and only if the store holds exactly this log and no other record;
        otherwise nothing changes, and the answer is no.
        """
