"""What the tests of environments share: rulesets, random choices, and the reference beside."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.env.codes import unfinished
from ethnos.env.rewards import Reward, payoffs
from ethnos.fast.codes import CODE_OF_STEP, STEPS
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
    """Return the usual and the most unusual game for every number of players."""
    return [make(players) for players in PLAYERS for make in (Ruleset, other_options)]


def named(ruleset: Ruleset) -> str:
    """Return a short name for a test of this ruleset."""
    return f"{ruleset.players}-{'usual' if ruleset == Ruleset(ruleset.players) else 'unusual'}"


def any_code(mask: npt.NDArray[np.int8], stream: Stream) -> int:
    """Return one of the legal codes."""
    legal = mask.nonzero()[0]
    return int(legal[stream.below(len(legal))])


class Reference:
    """A game of `ethnos.rules`, played by codes."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.state, _ = new_game(ruleset, FastSource(seed))
        self._draft: Draft = None

    def legal_codes(self) -> list[int]:
        """Return the codes of everything that may be said next."""
        if self.state.is_over:
            return []
        return [CODE_OF_STEP[step] for step in steps(self.state, self._draft)]

    def say(self, code: int) -> None:
        """Say the next step, and carry out the action it completes."""
        said = say(self._draft, STEPS[code])
        if is_complete(STEPS[code]):
            assert said is not None
            apply_legal(self.state, said)
            said = None
        self._draft = unfinished(said)

    def ranks(self) -> list[int]:
        """Return the final rank of every seat."""
        assert self.state.outcome is not None
        ranks = {standing.seat: standing.rank for standing in self.state.outcome.standings}
        return [ranks[seat] for seat in range(self.state.players)]

    def payoffs(self, reward: Reward) -> list[float]:
        """Return what the reference's final table is worth."""
        return payoffs(reward, self.state.glory, self.ranks())
