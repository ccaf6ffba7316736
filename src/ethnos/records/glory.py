"""The sources of glory, in the order in which an age is scored."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ethnos.rules.cards import Tribe
from ethnos.rules.results import AgeResult


class GlorySource(StrEnum):
    """A source of glory at the end of an age. R77-R79."""

    KINGDOMS = "kingdoms"
    MERFOLK = "merfolk"
    GIANT = "giant"
    RAIDS = "raids"
    BANDS = "bands"

    @property
    def tribe(self) -> Tribe | None:
        """The tribe that this source needs, if any."""
        return _TRIBES.get(self)


_TRIBES: Final = {
    GlorySource.MERFOLK: Tribe.MERFOLK,
    GlorySource.GIANT: Tribe.GIANT,
    GlorySource.RAIDS: Tribe.ORC,
}


def glory_by_source(result: AgeResult, seat: int, at_once: int = 0) -> dict[GlorySource, int]:
    """Return a seat's glory of an age by source.

    `at_once` is the glory that the seat took during the age: only giants give any. R54

    >>> [str(source) for source in glory_by_source(AgeResult(age=1, players=2), seat=0)]
    ['kingdoms', 'merfolk', 'giant', 'raids', 'bands']
    """
    return {
        GlorySource.KINGDOMS: result.kingdom_glory(seat),
        GlorySource.MERFOLK: result.merfolk_glory(seat),
        GlorySource.GIANT: result.giant_glory(seat) + at_once,
        GlorySource.RAIDS: result.raid_glory(seat),
        GlorySource.BANDS: result.band_glory(seat),
    }
