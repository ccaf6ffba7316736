"""The actions of a player, one frozen class for each kind; names are imperative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ethnos.rules.cards import CARD_TYPES, SKELETON, Card, Kingdom
from ethnos.rules.components import SKELETONS_TO_WIN


def _joined(items: tuple[Card, ...] | tuple[Kingdom, ...]) -> str:
    return "+".join(map(str, items)) if items else "none"


@dataclass(frozen=True, slots=True)
class RecruitFromDeck:
    """Recruit the top card of the deck. R26."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class RecruitFromPool:
    """Recruit a face-up card of the pool. R26."""

    card: Card

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class PlayBand:
    """Play cards from the hand as one band. R33, R36."""

    leader: Card | None
    """The card on top; only a band of ten skeletons has none (R67)."""

    others: tuple[Card, ...] = ()
    """The rest of the band, sorted, so that equal bands compare equal."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the band, the leader first."""
        return self.others if self.leader is None else (self.leader, *self.others)

    def __str__(self) -> str:
        return f"band {_joined(self.cards)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: legal only if no other action is. D14."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class PlaceMarker:
    """Place the band's marker in a kingdom. R37, R70."""

    kingdom: Kingdom | None
    """`None` declines, if the ruleset allows it (D18)."""

    def __str__(self) -> str:
        return f"place {self.kingdom or 'none'}"


@dataclass(frozen=True, slots=True)
class MoveMerfolk:
    """Move your merfolk marker forward, if the ruleset leaves the distance to the player. D34."""

    spaces: int

    def __str__(self) -> str:
        return f"move {self.spaces}"


@dataclass(frozen=True, slots=True)
class PlaceFreeMarker:
    """Place the free marker of a merfolk symbol in any kingdom. R59."""

    kingdom: Kingdom | None
    """`None` declines it (D36)."""

    def __str__(self) -> str:
        return f"free {self.kingdom or 'none'}"


@dataclass(frozen=True, slots=True)
class PlaceOrcMarker:
    """Place a marker on your orc board, or decline. R62."""

    place: bool

    def __str__(self) -> str:
        return "orc yes" if self.place else "orc no"


@dataclass(frozen=True, slots=True)
class TakeTrollToken:
    """Take an unclaimed troll token, or none. R68."""

    value: int | None

    def __str__(self) -> str:
        return f"troll {self.value or 'none'}"


@dataclass(frozen=True, slots=True)
class StopPlaying:
    """Play no further band after one led by a centaur. R49."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Keep these cards after a band led by an elf; the others go to the pool. R53."""

    cards: tuple[Card, ...]
    """Sorted."""

    def __str__(self) -> str:
        return f"keep {_joined(self.cards)}"


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Draw cards after a band led by a wizard; 0 draws none. R72."""

    count: int

    def __str__(self) -> str:
        return f"wizard {self.count}"


@dataclass(frozen=True, slots=True)
class Raid:
    """Remove markers from these spaces of your orc board; an empty tuple waits. R92."""

    spaces: tuple[Kingdom, ...]
    """Sorted."""

    def __str__(self) -> str:
        return f"raid {_joined(self.spaces)}"


Action = (
    RecruitFromDeck
    | RecruitFromPool
    | PlayBand
    | Pass
    | PlaceMarker
    | MoveMerfolk
    | PlaceFreeMarker
    | PlaceOrcMarker
    | TakeTrollToken
    | StopPlaying
    | KeepCards
    | DrawCards
    | Raid
)

RECRUIT_FROM_DECK: Final = RecruitFromDeck()
RECRUIT_FROM_POOL: Final = {card: RecruitFromPool(card) for card in CARD_TYPES}
"""Actions are values, so common ones are shared."""
TEN_SKELETONS: Final = PlayBand(None, (SKELETON,) * SKELETONS_TO_WIN)
PASS: Final = Pass()
STOP_PLAYING: Final = StopPlaying()
