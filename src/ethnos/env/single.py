"""Ethnos for Gymnasium: one seat against bots.

>>> env = EthnosEnv(["random", "heuristic"])
>>> shown, info = env.reset(seed=0)
>>> shown, reward, over, cut_off, info = env.step(int(shown["action_mask"].argmax()))
>>> over
False
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    import gymnasium

from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.bots.random_bot import RandomBot
from ethnos.bots.streams import bot_stream
from ethnos.env import spaces
from ethnos.env.codes import action_of, codes_of
from ethnos.env.fast_game import NOBODY, FastGame, IllegalCodeError
from ethnos.env.rendering import render_text
from ethnos.env.rewards import Reward, final_payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import MaskedObservation
from ethnos.packed.moves import STEPS
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.errors import SetupError
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.steps import is_complete, random_action
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view

ILLEGAL: Final = -1.0
"""The reward of an illegal code, which also ends the game."""


class EthnosEnv(gymnasium.Env[MaskedObservation, int]):
    """One seat against bots. Bots receive the view of their seat, nothing else."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by its base
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
    }

    def __init__(
        self,
        bots: Sequence[str | Bot] = ("random", "random", "random"),
        *,
        ruleset: Ruleset | None = None,
        seat: int = 0,
        reward: Reward | str = Reward.WIN_SHARE,
        render_mode: str | None = None,
    ) -> None:
        chosen = Ruleset(players=len(bots) + 1) if ruleset is None else ruleset
        if chosen.players != len(bots) + 1:
            raise SetupError(f"{chosen.players} players need {chosen.players - 1} bots")
        if not 0 <= seat < chosen.players:
            raise SetupError(f"there is no seat {seat} among {chosen.players} players")
        self.game = FastGame(chosen)
        self.seat = seat
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self.deal_seed: int | None = None
        """`ethnos.rules.Game(ruleset, seed=deal_seed)` deals the same game."""
        self.action_space = spaces.action_space()
        self.observation_space = spaces.observation_space()
        self._bots = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        self._bots.insert(seat, _LearnerSeat())
        self._seeds = Seeds()
        self._pending: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Start a game and let the bots play until this seat decides."""
        super().reset(seed=seed, options=options)
        self.deal_seed = self._seeds.next(seed)
        self.game.deal(self.deal_seed)
        self.state, _ = new_game(self.game.ruleset, FastSource(self.deal_seed))
        self._streams = [bot_stream(self.deal_seed, seat) for seat in range(self.game.players)]
        self._pending = []
        self._play_bots()
        return spaces.masked_observation(self.game, self.seat), {}

    def step(self, action: int) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Apply a code, then let the bots play until this seat decides again."""
        code = int(action)
        try:
            self.game.step(code)
        except IllegalCodeError:
            return (
                spaces.masked_observation(self.game, self.seat),
                ILLEGAL,
                True,
                False,
                {"illegal": True},
            )
        self._pending.append(code)
        if is_complete(STEPS[code]):
            apply_legal(self.state, action_of(self._pending))
            self._pending = []
            self._play_bots()
        over = self.game.to_move == NOBODY
        paid = final_payoffs(self.reward, self.game)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return spaces.masked_observation(self.game, self.seat), paid, over, False, {}

    def _play_bots(self) -> None:
        while not self.state.is_over and self.state.to_move != self.seat:
            action = self._chosen_by_bot(self.state.to_move)
            apply_legal(self.state, action)
            for code in codes_of(action):
                self.game.step(code)

    def _chosen_by_bot(self, mover: int) -> Action:
        bot, stream = self._bots[mover], self._streams[mover]
        if type(bot) is RandomBot:
            # What is legal does not depend on what is hidden, so the bot's own way, a view and a
            # table that fits it, takes most of the time and leads to the same action.
            return random_action(self.state, stream)[0]
        seen = view(self.state, mover)
        action = bot.choose(seen, LegalActions(seen), stream)
        check(self.state, action)
        return action

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask as booleans; some libraries look for this method."""
        return self.game.mask.astype(bool)

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) the view of this seat."""
        if self.render_mode is None:
            return None
        text = render_text(view(self.state, self.seat))
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n\n")
            return None
        return text


class _LearnerSeat:
    """Placeholder for the learner in the list of bots."""

    def choose(self, *_: object) -> Any:
        raise AssertionError("the learner's own seat was asked")


gymnasium.register("Ethnos-v0", "ethnos.env.single:EthnosEnv")
