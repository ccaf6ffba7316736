"""Rulesets, random codes and the reference engine, for the tests of environments."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.env.codes import unfinished
from ethnos.env.rewards import Reward, payoffs
from ethnos.packed.moves import CODE_OF_STEP, STEPS
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import FastSource, Stream

PLAYERS = range(2, 7)


def other_options(players: int) -> Ruleset:
    """Return a ruleset whose every named ruling is the last of its values."""
    return Ruleset(players).with_options(**{name: option_values(name)[-1] for name in OPTION_NAMES})


def rulesets() -> list[Ruleset]:
    """Return the standard and the most unusual ruleset for every number of players."""
    return [make(players) for players in PLAYERS for make in (Ruleset, other_options)]


def named(ruleset: Ruleset) -> str:
    """Return a short test id of a ruleset."""
    return f"{ruleset.players}-{'usual' if ruleset == Ruleset(ruleset.players) else 'unusual'}"


def random_code(mask: npt.NDArray[np.int8], stream: Stream) -> int:
    """Return a random legal code."""
    legal = mask.nonzero()[0]
    return int(legal[stream.below(len(legal))])


class Reference:
    """A game of `ethnos.rules`, played by codes."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.state, _ = new_game(ruleset, FastSource(seed))
        self._draft: Draft = None

    def legal_codes(self) -> list[int]:
        """Return the legal codes."""
        if self.state.is_over:
            return []
        return [CODE_OF_STEP[step] for step in steps(self.state, self._draft)]

    def step(self, code: int) -> None:
        """Apply a code: extend the draft, and apply the action that it completes."""
        action = say(self._draft, STEPS[code])
        if is_complete(STEPS[code]):
            assert action is not None
            apply_legal(self.state, action)
            action = None
        self._draft = unfinished(action)

    def ranks(self) -> list[int]:
        """Return the final rank of every seat."""
        assert self.state.outcome is not None
        ranks = {standing.seat: standing.rank for standing in self.state.outcome.standings}
        return [ranks[seat] for seat in range(self.state.players)]

    def payoffs(self, reward: Reward) -> list[float]:
        """Return the rewards of the final state."""
        return payoffs(reward, self.state.glory, self.ranks())
