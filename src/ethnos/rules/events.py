"""The events of a game, one frozen class for each kind; names are in the past tense.

Events contain everything a log or an animation needs. `ethnos.rules.view.redact` removes the hidden
part of `CardDealt`, `CardDrawn` and `CardsKept`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AreaResult, BandResult, GiantResult, RaidResult


@dataclass(frozen=True, slots=True)
class GameBegan:
    """The board was set up. R9-R15."""

    players: int
    tribes: tuple[Tribe, ...]
    tokens: tuple[tuple[Kingdom, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class AgeBegan:
    """A new deck was shuffled and the first player determined. R20-R24."""

    age: int
    first_player: int
    deck_size: int


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A player was dealt a card at the start of an age. R18."""

    seat: int
    card: Card | None
    """`None` for viewers who may not know."""


@dataclass(frozen=True, slots=True)
class PoolTurnedUp:
    """The open pool was laid out. R19."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A player drew an ally from the deck. R26, R72."""

    seat: int
    card: Card | None
    """`None` for viewers who may not know."""


@dataclass(frozen=True, slots=True)
class CardRecruited:
    """A player took a card from the pool. R26."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DragonRevealed:
    """A dragon was drawn and shown. R28."""

    seat: int
    number: int
    """1, 2 or 3."""


@dataclass(frozen=True, slots=True)
class BandPlayed:
    """A band was laid out under its leader. R35, R36."""

    seat: int
    band: Band


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    """A marker was placed in a kingdom. R37, R59."""

    seat: int
    kingdom: Kingdom
    markers: int
    """The seat's markers in this kingdom, the new one included."""
    free: bool
    """Whether it is the free marker of a merfolk symbol."""


@dataclass(frozen=True, slots=True)
class NoMarkerPlaced:
    """A band placed no marker on the main board. R41, R57, D18, D21."""

    seat: int
    kingdom: Kingdom
    declined: bool
    """Whether the player could have placed one."""


@dataclass(frozen=True, slots=True)
class GiantTokenTaken:
    """A giant-led band was the largest so far. R54."""

    seat: int
    size: int
    taken_from: int | None
    glory: int


@dataclass(frozen=True, slots=True)
class MerfolkMoved:
    """A merfolk marker moved forward. R58."""

    seat: int
    start: int
    end: int
    symbols: tuple[int, ...]
    """The symbol spaces newly reached or passed."""


@dataclass(frozen=True, slots=True)
class FreeMarkerDeclined:
    """A player declined the free marker of a merfolk symbol. D36."""

    seat: int


@dataclass(frozen=True, slots=True)
class OrcMarkerPlaced:
    """A marker was placed on an orc board. R62."""

    seat: int
    kingdom: Kingdom


@dataclass(frozen=True, slots=True)
class TrollTokenTaken:
    """A player took a troll token. R68."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class CardsKept:
    """A player kept cards in hand after a band led by an elf. R53."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None
    """`None` for viewers who may not know."""


@dataclass(frozen=True, slots=True)
class HandDiscarded:
    """Leftover cards were put face up into the pool. R44."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A player passed, as no other action was legal. D14."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The turn of a player began. R24."""

    seat: int


@dataclass(frozen=True, slots=True)
class AgeEnded:
    """The third dragon appeared; all hands were discarded. R31, R32, R76."""

    age: int
    drawer: int
    hand_sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AreaScored:
    """A kingdom, or the merfolk track, was scored. R77, R88."""

    result: AreaResult


@dataclass(frozen=True, slots=True)
class GiantScored:
    """The giant token was scored by its holder. R90."""

    result: GiantResult


@dataclass(frozen=True, slots=True)
class RaidDecided:
    """A player has decided in secret whether to raid. D41, `simultaneous`."""

    seat: int


@dataclass(frozen=True, slots=True)
class OrcsRaided:
    """A player raided, or chose to wait. R92, R93."""

    result: RaidResult


@dataclass(frozen=True, slots=True)
class BandScored:
    """A band was scored. R87."""

    result: BandResult


@dataclass(frozen=True, slots=True)
class AgeScored:
    """An age was scored completely; bands are discarded, tokens returned. R97, R102, R107."""

    age: int
    gained: tuple[int, ...]
    glory: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over. R108."""

    outcome: Outcome


Event = (
    GameBegan
    | AgeBegan
    | CardDealt
    | PoolTurnedUp
    | CardDrawn
    | CardRecruited
    | DragonRevealed
    | BandPlayed
    | MarkerPlaced
    | NoMarkerPlaced
    | GiantTokenTaken
    | MerfolkMoved
    | FreeMarkerDeclined
    | OrcMarkerPlaced
    | TrollTokenTaken
    | CardsKept
    | HandDiscarded
    | TurnPassed
    | TurnBegan
    | AgeEnded
    | AreaScored
    | GiantScored
    | RaidDecided
    | OrcsRaided
    | BandScored
    | AgeScored
    | GameEnded
)

Log = list[Event]
"""Events in the order they happened."""
