"""A running scenario: its state, and the events that the state alone does not show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ethnos.rules import events as ev
from ethnos.rules.actions import Action
from ethnos.rules.apply import perform
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.errors import EthnosError
from ethnos.rules.refusals import check
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import MarkerSupply
from ethnos.rules.state import Decision, GameState
from ethnos.testing.conformance.matching import Fact

Witness = Callable[[GameState, Action], None]
"""Called before every action; raises `ObjectionError` if it disagrees with the rules."""


class RejectedError(EthnosError):
    """Raised when a scenario makes a choice that the rules never offer.

    Such a choice (a card kept without an elf) cannot be passed to `check`.
    """


class ObjectionError(EthnosError):
    """Raised when another engine disagrees with the rules."""


@dataclass
class Trial:
    """The state of a scenario, with notes on what happened."""

    state: GameState
    deck_top: int = 0
    """The number of cards that `deck_top` of the scenario names."""
    witness: Witness | None = None

    turn_is_settled: bool = False
    """Whether the turn order applies; until then the acting player gets the turn."""
    age_ended: bool = False
    cards_off_deck: int = 0
    """Cards drawn, dragons included."""
    drawn: list[Card] = field(default_factory=list)
    markers_placed: list[Kingdom | None] = field(default_factory=list)
    """The step-3 marker of each band of the turn."""
    legal_kingdoms: list[list[Kingdom]] = field(default_factory=list)
    """The kingdoms open to that marker, for each band of the turn."""
    moved: int | None = None
    """The spaces the merfolk marker moved."""
    symbols: int = 0
    """Merfolk symbols newly reached or passed."""
    free_markers_granted: int = 0
    free_markers_affordable: int = 0
    """The same, limited by the supply. D36."""
    orc_marker: Kingdom | None = None
    troll_choices: tuple[int, ...] = ()
    extra_band_allowed: bool = False
    glory_in_play: list[int] = field(default_factory=list)

    result: AgeResult | None = None
    """The scores of the age."""
    closed: GameState | None = None
    """The state after the scored age was closed: the next age dealt, or the game over."""
    answers: dict[str, Fact] = field(default_factory=dict)
    """Answers of questions that change nothing, such as `next_player`, by expected key."""

    def __post_init__(self) -> None:
        self.glory_in_play = [0] * self.state.players

    def begin_band(self) -> None:
        """Reset the notes about a single band."""
        self.moved = None
        self.symbols = 0
        self.orc_marker = None
        self.troll_choices = ()

    def play(self, action: Action) -> None:
        """Carry out a legal action and note its events; an ended age is not scored."""
        if self.witness:
            self.witness(self.state, action)
        check(self.state, action)
        cards = len(self.state.deck)
        for event in perform(self.state, action):
            self._note(event)
        self.cards_off_deck += cards - len(self.state.deck)
        self.age_ended |= self.state.decision is Decision.AGE_OVER

    def note_free_markers(self) -> None:
        """Note the number of free markers just gained from merfolk."""
        state = self.state
        if state.decision is Decision.FREE_MARKER:
            self.free_markers_granted += state.free_markers
            unlimited = state.ruleset.marker_supply is MarkerSupply.UNLIMITED
            limit = state.free_markers if unlimited else state.supply[state.to_move]
            self.free_markers_affordable += min(state.free_markers, limit)
        else:  # Without a marker in the supply there is no decision.
            self.free_markers_granted += self.symbols

    def _note(self, event: ev.Event) -> None:
        if isinstance(event, ev.MarkerPlaced) and not event.free:
            self.markers_placed.append(event.kingdom)
        elif isinstance(event, ev.NoMarkerPlaced):
            self.markers_placed.append(None)
        elif isinstance(event, ev.MerfolkMoved):
            self.moved, self.symbols = event.end - event.start, len(event.symbols)
        elif isinstance(event, ev.OrcMarkerPlaced):
            self.orc_marker = event.kingdom
        elif isinstance(event, ev.GiantTokenTaken):
            self.glory_in_play[event.seat] += event.glory
        elif isinstance(event, ev.CardDrawn) and event.card is not None:
            self.drawn.append(event.card)
