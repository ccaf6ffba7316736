"""A whole game in one object: the simplest way to play from a program."""

from __future__ import annotations

from ethnos.rules.actions import Action
from ethnos.rules.apply import apply
from ethnos.rules.events import Event
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import STANDARD, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource, Source
from ethnos.rules.view import PlayerView, view


class Game:
    """A game from its deal to its outcome.

    >>> game = Game(seed=7)
    >>> while not game.is_over:
    ...     _ = game.play(game.legal_actions[0])
    >>> game.state.outcome is not None
    True
    """

    def __init__(
        self, ruleset: Ruleset = STANDARD, *, seed: int = 0, source: Source | None = None
    ) -> None:
        self.ruleset = ruleset
        self.state, events = new_game(ruleset, source or FastSource(seed))
        self.actions: list[Action] = []
        """The actions played so far."""
        self.events: list[list[Event]] = [events]
        """The events of the deal, then of every action."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def to_move(self) -> int:
        """The seat that decides now."""
        return self.state.to_move

    @property
    def legal_actions(self) -> list[Action]:
        """Every action the player to move may take."""
        return legal_actions(self.state)

    def play(self, action: Action) -> list[Event]:
        """Apply an action, or raise `IllegalActionError` and change nothing."""
        events = apply(self.state, action)
        self.actions.append(action)
        self.events.append(events)
        return events

    def view(self, seat: int | None) -> PlayerView:
        """Return what a seat, or a spectator (`None`), may know."""
        return view(self.state, seat)
