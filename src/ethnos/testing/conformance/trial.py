"""A scenario on trial: the table, and what happened on it that a position does not show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ethnos.rules import events as ev
from ethnos.rules.actions import Action
from ethnos.rules.apply import perform
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.errors import EthnosError
from ethnos.rules.legal import check
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import MarkerSupply
from ethnos.rules.state import Decision, GameState
from ethnos.testing.conformance.matching import Fact

Witness = Callable[[GameState, Action], None]
"""Sees every action before it is carried out; raises `ObjectionError` where it disagrees."""


class RejectedError(EthnosError):
    """Raised when a scenario's action breaks a rule without any engine being asked.

    A choice that never comes up (a card kept without an elf) cannot be put to `check`.
    """


class ObjectionError(EthnosError):
    """Raised when another engine disagrees with the rules."""


@dataclass
class Trial:
    """The table a scenario is played on, with notes."""

    state: GameState
    deck_top: int = 0
    """How many cards on top of the deck the scenario named."""
    witness: Witness | None = None

    turn_is_settled: bool = False
    """Whether it is known whose turn it is; before that, it is that of whoever acts."""
    age_ended: bool = False
    cards_off_deck: int = 0
    """Cards drawn, dragons included."""
    drawn: list[Card] = field(default_factory=list)
    markers_placed: list[Kingdom | None] = field(default_factory=list)
    """The step-3 marker of each band of the turn."""
    legal_kingdoms: list[list[Kingdom]] = field(default_factory=list)
    """Where each band of the turn could have placed it."""
    moved: int | None = None
    """How far the merfolk marker went."""
    symbols: int = 0
    """Merfolk symbols newly reached or passed."""
    free_markers_granted: int = 0
    free_markers_affordable: int = 0
    """The same, as far as the supply goes. D36."""
    orc_marker: Kingdom | None = None
    troll_choices: tuple[int, ...] = ()
    extra_band_allowed: bool = False
    glory_in_play: list[int] = field(default_factory=list)

    result: AgeResult | None = None
    """How the age was scored."""
    closed: GameState | None = None
    """What the table became when the age had been scored: the next age dealt, or the game over."""
    answers: dict[str, Fact] = field(default_factory=dict)
    """Answers to questions that change nothing, such as `list_actions`, by expected key."""

    def __post_init__(self) -> None:
        self.glory_in_play = [0] * self.state.players

    def begin_band(self) -> None:
        """Forget what belongs to one band only."""
        self.moved = None
        self.symbols = 0
        self.orc_marker = None
        self.troll_choices = ()

    def play(self, action: Action) -> None:
        """Carry out an action if it is legal, and note what happened; an ended age stays."""
        if self.witness:
            self.witness(self.state, action)
        check(self.state, action)
        cards = len(self.state.deck)
        for event in perform(self.state, action):
            self._note(event)
        self.cards_off_deck += cards - len(self.state.deck)
        self.age_ended |= self.state.decision is Decision.AGE_OVER

    def note_free_markers(self) -> None:
        """Note how many free markers the merfolk have just brought."""
        state = self.state
        if state.decision is Decision.FREE_MARKER:
            self.free_markers_granted += state.free_markers
            unlimited = state.ruleset.marker_supply is MarkerSupply.UNLIMITED
            limit = state.free_markers if unlimited else state.supply[state.to_move]
            self.free_markers_affordable += min(state.free_markers, limit)
        else:  # Without a marker in the supply there is nothing to ask.
            self.free_markers_granted += self.symbols

    def _note(self, event: ev.Event) -> None:
        match event:
            case ev.MarkerPlaced(kingdom=kingdom, free=False):
                self.markers_placed.append(kingdom)
            case ev.NoMarkerPlaced():
                self.markers_placed.append(None)
            case ev.MerfolkMoved(start=start, end=end, symbols=symbols):
                self.moved, self.symbols = end - start, len(symbols)
            case ev.OrcMarkerPlaced(kingdom=kingdom):
                self.orc_marker = kingdom
            case ev.GiantTokenTaken(seat=seat, glory=glory):
                self.glory_in_play[seat] += glory
            case ev.CardDrawn(card=Card() as card):
                self.drawn.append(card)
