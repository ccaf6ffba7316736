"""A band that has been played."""

from __future__ import annotations

from typing import NamedTuple

from ethnos.rules.cards import SKELETON, Card, Kingdom


class Band(NamedTuple):
    """Cards played together under one leader. R35, R36, R46."""

    leader: Card | None
    """The card on top; only a band of ten skeletons has none (R67)."""

    others: tuple[Card, ...] = ()
    """The rest of the band, sorted."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, the leader first."""
        return self.others if self.leader is None else (self.leader, *self.others)

    @property
    def size(self) -> int:
        """The number of cards (X in the rulebook), leader and skeletons included. R43, R66."""
        return len(self.others) + (self.leader is not None)

    @property
    def skeletons(self) -> int:
        """The number of skeletons."""
        return self.others.count(SKELETON)

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom of the leader's colour."""
        assert self.leader is not None
        assert self.leader.kingdom is not None
        return self.leader.kingdom
