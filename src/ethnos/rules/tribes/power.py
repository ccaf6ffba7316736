"""The power of a tribe that leads a band. Each tribe's module overrides what differs."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom
from ethnos.rules.events import Log
from ethnos.rules.state import Decision, GameState


class Power:
    """The power of a leader's tribe; by default none. Other cards have no effect (R42, R74)."""

    may_lead: bool = True
    """Whether a card of this tribe may lead a band."""

    may_place: bool = True
    """Whether its band may place a marker on the main board. R37."""

    may_chain: bool = False
    """Whether another band may follow one that placed its marker. R49."""

    def placing_size(self, size: int) -> int:
        """Return the size that counts when the marker of a band of this size is placed. R38."""
        return size

    def kingdoms(self, own: Kingdom) -> tuple[Kingdom, ...]:
        """Return the kingdoms for its marker, given the kingdom of the leader's colour. R37."""
        return (own,)

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        """Apply the ability in step 4; return the decision it needs, if any. R42."""
        return None

    def further_band(self, state: GameState) -> bool:
        """Return whether another band may follow; the caller has checked the marker."""
        return self.may_chain

    def keeps(self, size: int) -> int:
        """Return the number of cards that may be kept in step 5. R44."""
        return 0

    def draws(self, size: int) -> int:
        """Return the number of cards that may be drawn after step 5."""
        return 0

    def scoring_size(self, size: int) -> int:
        """Return the size that is scored, given the size without skeletons."""
        return size
