"""Where glory comes from, by name and in the order in which an age is scored."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ethnos.rules.cards import Tribe
from ethnos.rules.results import AgeResult


class GlorySource(StrEnum):
    """What brings glory at the end of an age. R77-R79."""

    KINGDOMS = "kingdoms"
    MERFOLK = "merfolk"
    GIANT = "giant"
    RAIDS = "raids"
    BANDS = "bands"

    @property
    def tribe(self) -> Tribe | None:
        """The tribe without which it brings nothing."""
        return _TRIBES.get(self)


_TRIBES: Final = {
    GlorySource.MERFOLK: Tribe.MERFOLK,
    GlorySource.GIANT: Tribe.GIANT,
    GlorySource.RAIDS: Tribe.ORC,
}


def glory_by_source(result: AgeResult, seat: int) -> dict[GlorySource, int]:
    """Return what an age brought a seat; what the giant token paid at once is no part of it.

    >>> [str(source) for source in glory_by_source(AgeResult(age=1, players=2), seat=0)]
    ['kingdoms', 'merfolk', 'giant', 'raids', 'bands']
    """
    return {
        GlorySource.KINGDOMS: result.kingdom_glory(seat),
        GlorySource.MERFOLK: result.merfolk_glory(seat),
        GlorySource.GIANT: result.giant_glory(seat),
        GlorySource.RAIDS: result.raid_glory(seat),
        GlorySource.BANDS: result.band_glory(seat),
    }
