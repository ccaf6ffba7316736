"""What leading a band with a tribe can mean. Each tribe's own file says what differs."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom
from ethnos.rules.events import Log
from ethnos.rules.state import Decision, GameState


class Power:
    """The power of a leader's tribe; here, none. Only the leader's counts (R42, R74)."""

    may_lead: bool = True
    """Whether a card of this tribe may lead a band at all."""

    may_place: bool = True
    """Whether its band may put a marker on the main board. R37."""

    may_chain: bool = False
    """Whether another band may follow one that got its marker onto the board. R49."""

    def placing_size(self, size: int) -> int:
        """Return what a band of this size counts for when its marker is placed. R38."""
        return size

    def kingdoms(self, own: Kingdom) -> tuple[Kingdom, ...]:
        """Return where its marker may go, given the kingdom of the leader's colour. R37."""
        return (own,)

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        """Carry out step 4; return what the player has to decide, if anything. R42."""
        return None

    def further_band(self, state: GameState) -> bool:
        """Return whether another band may follow now: its marker is on the board."""
        return self.may_chain

    def keeps(self, size: int) -> int:
        """Return how many cards may stay in hand in step 5. R44."""
        return 0

    def draws(self, size: int) -> int:
        """Return how many cards may be drawn after step 5."""
        return 0

    def scoring_size(self, size: int) -> int:
        """Return what a band counts for at the end of the age, skeletons already gone."""
        return size
