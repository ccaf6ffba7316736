"""The opponents of one learner: bots with views, or compiled players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.bots.compiled.opposed import play_first_until_outside
from ethnos.bots.compiled.players import COMPILED_PLAYERS, compiled_seats, player_scratches
from ethnos.bots.random_bot import RandomBot
from ethnos.bots.streams import bot_seed, bot_stream
from ethnos.env.codes import action_of, codes_of
from ethnos.env.fast_game import FastGame
from ethnos.fast.pcg import open_stream
from ethnos.packed.moves import STEPS
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.refusals import check
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import is_complete, random_action
from ethnos.rules.streams import BOT_STREAM, FastSource
from ethnos.rules.view import view

Names = Sequence[str | Bot | None]
"""Who sits at each seat; `None` is the learner."""


class Opponents(Protocol):
    """What plays at the other seats of a game."""

    def begin(self, seed: int) -> None:
        """Play until the learner decides; the game has just been dealt from this seed."""
        ...

    def go_on(self, code: int) -> None:
        """Play until the learner decides again; it has just applied this code."""
        ...

    @property
    def state(self) -> GameState:
        """The state of the game as `ethnos.rules` keeps it."""
        ...


def opponents_of(game: FastGame, seats: Names) -> Opponents:
    """Return the opponents of a learner: compiled ones, if there are compiled ones for all."""
    named = [bot for bot in seats if bot is None or isinstance(bot, str)]
    if len(named) == len(seats) and {*named} <= {*COMPILED_PLAYERS, None}:
        return CompiledOpponents(game, named)
    return SeeingOpponents(game, seats)


class CompiledOpponents:
    """Players that decide in compiled code what the bots of their names would decide."""

    def __init__(self, game: FastGame, seats: Sequence[str | None]) -> None:
        self._game = game
        self._seats = compiled_seats(seats)
        self._scratches = player_scratches()
        self._streams = np.zeros((len(seats), 2), np.uint64)

    def begin(self, seed: int) -> None:
        for seat, stream in enumerate(self._streams):
            open_stream(stream, np.uint64(bot_seed(seed, seat)), BOT_STREAM)
        self._play()

    def go_on(self, code: int) -> None:  # noqa: ARG002  # others keep a state of their own
        if self._game.to_move >= 0 and self._seats[self._game.to_move] >= 0:
            self._play()

    def _play(self) -> None:
        play_first_until_outside(self._game.games, self._seats, self._scratches, self._streams)
        self._game.refresh()

    @property
    def state(self) -> GameState:
        """The state, without explanations of the ages already scored."""
        return self._game.state()


class SeeingOpponents:
    """Bots of any kind. They receive the view of their seat, nothing else."""

    def __init__(self, game: FastGame, seats: Names) -> None:
        self._game = game
        self._bots = [make_bot(bot) if isinstance(bot, str) else bot for bot in seats]
        self._learner = self._bots.index(None)
        self._pending: list[int] = []
        self._state: GameState | None = None

    @property
    def state(self) -> GameState:
        """The state, moved on with the game."""
        assert self._state is not None
        return self._state

    def begin(self, seed: int) -> None:
        self._state, _ = new_game(self._game.ruleset, FastSource(seed))
        self._streams = [bot_stream(seed, seat) for seat in range(len(self._bots))]
        self._pending = []
        self._play()

    def go_on(self, code: int) -> None:
        self._pending.append(code)
        if is_complete(STEPS[code]):
            apply_legal(self.state, action_of(self._pending))
            self._pending = []
            self._play()

    def _play(self) -> None:
        state = self.state
        while not state.is_over and state.to_move != self._learner:
            action = self._chosen(state.to_move)
            apply_legal(state, action)
            for code in codes_of(action):
                self._game.step(code)

    def _chosen(self, mover: int) -> Action:
        bot, stream = self._bots[mover], self._streams[mover]
        assert bot is not None
        if type(bot) is RandomBot:
            # What is legal does not depend on what is hidden, so the bot's own way, a view and a
            # table that fits it, takes most of the time and leads to the same action.
            return random_action(self.state, stream)[0]
        seen = view(self.state, mover)
        action = bot.choose(seen, LegalActions(seen), stream)
        check(self.state, action)
        return action
