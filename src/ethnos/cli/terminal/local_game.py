"""The table people sit at: a game, who sits where, and how to take a decision back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from ethnos.bots import Bot, LegalActions, Reason, advise, make_bot
from ethnos.rules.actions import Action
from ethnos.rules.events import CardDealt, CardDrawn, DragonRevealed, Event
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource, Source, Stream
from ethnos.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here."""

    name: str
    bot: str | None = None
    """The bot that plays, as `make_bot` knows it; `None` for a person."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """What a bot did and why."""

    seat: int
    action: Action
    reason: Reason
    events: tuple[Event, ...]
    """What happened then, hidden cards included."""


class Table:
    """A game between people at one keyboard and bots."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: Sequence[Seat],
        source: Source,
        *,
        think: float | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.seats = tuple(seats)
        self.source = source
        self.names = tuple(seat.name for seat in seats)
        self.game = Game(ruleset, source=source)
        self._deciders: list[int] = []
        """Who chose each action so far."""
        self.bot_moves: list[BotMove] = []
        self._bots: dict[int, Bot] = {
            number: make_bot(seat.bot, think=think)
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }

    @property
    def state(self) -> GameState:
        """The table itself, hidden cards included."""
        return self.game.state

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self._bots)

    def is_person(self, seat: int) -> bool:
        """Return whether a person decides for this seat."""
        return seat not in self._bots

    def view(self, seat: int | None) -> PlayerView:
        """Return what a seat may know."""
        return self.game.view(seat)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action, or raise `IllegalActionError`."""
        decider = self.state.to_move
        events = self.game.play(action)
        self._deciders.append(decider)
        return events

    def let_bot_play(self) -> BotMove:
        """Let the bot whose turn it is decide, and remember why."""
        seat = self.state.to_move
        seen = self.view(seat)
        advice = advise(self._bots[seat], seen, LegalActions(seen), self.thoughts(), 1)
        action = advice.best.action
        move = BotMove(seat, action, advice.best.reason, tuple(self.play(action)))
        self.bot_moves.append(move)
        return move

    def thoughts(self) -> Stream:
        """Return randomness for whoever thinks now; never that of the deal."""
        seen = self.view(self.state.to_move)
        return FastSource(crc32(repr(seen).encode())).stream(self.state.to_move)

    def undo(self) -> int | None:
        """Take back the last decision of a person; return whose, or `None` if that cannot be.

        Against bots alone everything may be taken back. Among people only what revealed nothing
        hidden.
        """
        last = self._last_decision_of_a_person()
        if last is None:
            return None
        undone = [event for events in self.game.events[last + 1 :] for event in events]
        if len(self.people) > 1 and any(map(_reveals_something, undone)):
            return None
        self.replay(self.game.actions[:last])
        return self.state.to_move

    def replay(self, actions: Sequence[Action]) -> None:
        """Begin again and play these actions."""
        self.game = Game(self.ruleset, source=self.source)
        self._deciders.clear()
        self.bot_moves.clear()
        for action in actions:
            self.play(action)

    def _last_decision_of_a_person(self) -> int | None:
        """Return the number of the last action a person chose."""
        chosen = [number for number, seat in enumerate(self._deciders) if self.is_person(seat)]
        return chosen[-1] if chosen else None


def _reveals_something(event: Event) -> bool:
    return isinstance(event, CardDealt | CardDrawn | DragonRevealed)
