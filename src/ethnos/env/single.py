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

from ethnos.bots import Bot
from ethnos.env import spaces
from ethnos.env.fast_game import NOBODY, FastGame, IllegalCodeError
from ethnos.env.opponents import opponents_of
from ethnos.env.rendering import render_text
from ethnos.env.rewards import Reward, final_payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import Form, MaskedObservation
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.view import view

ILLEGAL: Final = -1.0
"""The reward of an illegal code, which also ends the game."""


class EthnosEnv(gymnasium.Env[MaskedObservation, int]):
    """One seat against bots.

    Bots receive the view of their seat, nothing else. If all of them are names of compiled players
    (`ethnos.bots.compiled.players`), compiled code makes the same decisions.
    """

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
        form: Form | str = Form.PETTINGZOO,
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
        self._form = Form(form)
        self.observation_space = spaces.observation_space(self._form)
        seats: list[str | Bot | None] = [*bots]
        seats.insert(seat, None)
        self._opponents = opponents_of(self.game, seats)
        self._seeds = Seeds()
        self._glory = 0

    @property
    def state(self) -> GameState:
        """The state of the game as `ethnos.rules` keeps it."""
        return self._opponents.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Start a game and let the bots play until this seat decides."""
        super().reset(seed=seed, options=options)
        self.deal_seed = self._seeds.next(seed)
        self.game.deal(self.deal_seed)
        self._glory = 0
        self._opponents.begin(self.deal_seed)
        return self._seen(), {}

    def step(self, action: int) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Apply a code, then let the bots play until this seat decides again."""
        code = int(action)
        try:
            self.game.step(code)
        except IllegalCodeError:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._opponents.go_on(code)
        over = self.game.to_move == NOBODY
        paid = self._paid(over=over)
        if self.render_mode == "human":
            self.render()
        return self._seen(), paid, over, False, {}

    def _seen(self) -> MaskedObservation:
        return spaces.masked_observation(self.game, self.seat, self._form)

    def _paid(self, *, over: bool) -> float:
        if self.reward.is_paid_on_the_way:
            before, self._glory = self._glory, self.game.glory()[self.seat]
            return float(self._glory - before)
        return final_payoffs(self.reward, self.game)[self.seat] if over else 0.0

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


gymnasium.register("Ethnos-v0", "ethnos.env.single:EthnosEnv")
