"""What happened: one frozen class for each kind, in the past tense.

Events carry everything a log or an animation needs. Those with a hidden part (`CardDealt`,
`CardDrawn`, `CardsKept`) lose it in `ethnos.rules.view.redact`.
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
    """A new deck was shuffled and the first player named. R20-R24."""

    age: int
    first_player: int
    deck_size: int


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A player received the card an age begins with. R18."""

    seat: int
    card: Card | None
    """`None` for those who may not know."""


@dataclass(frozen=True, slots=True)
class PoolTurnedUp:
    """The open pool was laid out. R19."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A player drew an ally from the deck. R26, R72."""

    seat: int
    card: Card | None
    """`None` for those who may not know."""


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
    """A marker went into a kingdom. R37, R59."""

    seat: int
    kingdom: Kingdom
    markers: int
    """Own markers there now."""
    free: bool
    """Whether it is the free marker of a merfolk symbol."""


@dataclass(frozen=True, slots=True)
class NoMarkerPlaced:
    """A band brought no marker to the main board. R41, R57, D18, D21."""

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
    """A merfolk marker went forward. R58."""

    seat: int
    start: int
    end: int
    symbols: tuple[int, ...]
    """The symbol spaces newly reached or passed."""


@dataclass(frozen=True, slots=True)
class FreeMarkerDeclined:
    """A player went without the free marker of a merfolk symbol. D36."""

    seat: int


@dataclass(frozen=True, slots=True)
class OrcMarkerPlaced:
    """A marker went onto an orc board. R62."""

    seat: int
    kingdom: Kingdom


@dataclass(frozen=True, slots=True)
class TrollTokenTaken:
    """A player took a troll token. R68."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class CardsKept:
    """A player kept cards in hand after an elf's band. R53."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None
    """`None` for those who may not know."""


@dataclass(frozen=True, slots=True)
class HandDiscarded:
    """Leftover cards went face up into the pool. R44."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A player could do nothing. D14."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is another player's turn. R24."""

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
    """The giant token paid its holder. R90."""

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
    """All of an age is scored; bands are discarded, tokens go back. R97, R102, R107."""

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
