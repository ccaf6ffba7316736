"""A local game: people at one keyboard, bots, and undo."""

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
    """The player of a seat: a person or a bot."""

    name: str
    bot: str | None = None
    """The bot's id for `make_bot`; `None` for a person."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """An action that a bot chose, and its reason."""

    seat: int
    action: Action
    reason: Reason
    events: tuple[Event, ...]
    """The events of the action, hidden cards included."""


class LocalGame:
    """A game between people at one keyboard and bots."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: Sequence[Seat],
        source: Source,
        *,
        think: float | None = None,
        position: GameState | None = None,
        open_hands: bool = False,
    ) -> None:
        """Begin with a deal, or with a position.

        With open hands, one person decides for all seats and may take back everything.
        """
        self.ruleset = ruleset
        self.position = position
        self.open_hands = open_hands
        self.seats = tuple(seats)
        self.source = source
        self.names = tuple(seat.name for seat in seats)
        self.game = self._begin()
        self._deciders: list[int] = []
        """The seat that chose each action so far."""
        self.bot_moves: list[BotMove] = []
        self._bots: dict[int, Bot] = {
            number: make_bot(seat.bot, think=think)
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }

    @property
    def state(self) -> GameState:
        """The full state, hidden cards included."""
        return self.game.state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over

    @property
    def events(self) -> list[list[Event]]:
        """The events of the setup, then those of each action."""
        return self.game.events

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self._bots)

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people share the keyboard, who must not see each other's cards."""
        return len(self.people) > 1 and not self.open_hands

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

    def play_bot_move(self) -> BotMove:
        """Let the bot to move decide; keep its reason for the command `why`."""
        seat = self.state.to_move
        view = self.view(seat)
        advice = advise(self._bots[seat], view, LegalActions(view), self.bot_stream(), 1)
        action = advice.best.action
        move = BotMove(seat, action, advice.best.reason, tuple(self.play(action)))
        self.bot_moves.append(move)
        return move

    def bot_stream(self) -> Stream:
        """Return the random stream of the player to move, independent of the deal's.

        It is derived from the view alone, so that the same seed gives the same bot moves.
        """
        view = self.view(self.state.to_move)
        return FastSource(crc32(repr(view).encode())).stream(self.state.to_move)

    def undo(self) -> int | None:
        """Take back the last decision of a person; return its seat, or `None` if impossible.

        A single person may take back anything, and so may one who sees all hands. Among several
        people, only a decision after which nothing hidden was revealed can be taken back.
        """
        last = self._last_decision_of_a_person()
        if last is None:
            return None
        undone = [event for events in self.game.events[last + 1 :] for event in events]
        if self.is_hot_seat and any(map(_reveals_something, undone)):
            return None
        self.replay(self.game.actions[:last])
        return self.state.to_move

    def replay(self, actions: Sequence[Action]) -> None:
        """Restart the game and play these actions."""
        self.game = self._begin()
        self._deciders.clear()
        self.bot_moves.clear()
        for action in actions:
            self.play(action)

    def _begin(self) -> Game:
        game = Game(self.ruleset, source=self.source)
        if self.position is not None:  # nothing is dealt
            game.state, game.events = self.position.copy(), [[]]
        return game

    def _last_decision_of_a_person(self) -> int | None:
        """Return the index of the last action that a person chose."""
        chosen = [index for index, seat in enumerate(self._deciders) if self.is_person(seat)]
        return chosen[-1] if chosen else None


def _reveals_something(event: Event) -> bool:
    return isinstance(event, CardDealt | CardDrawn | DragonRevealed)
