"""A random bot: it chooses uniformly step by step."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.bots.protocol import Advice, Alternative, Reason, ReasonCode
from ethnos.rules.actions import Action
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.view import PlayerView, determinize


class RandomBot:
    """Chooses each step at random, so that the many bands of a full hand do not dominate."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        """Return a random legal action, chosen step by step."""
        state = determinize(view, FastSource(0))
        return random_action(state, stream)[0]

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return a few random actions with equal expectations."""
        assert view.seat is not None
        chosen = dict.fromkeys(self.choose(view, actions, stream) for _ in range(count))
        reason = Reason(ReasonCode.AT_RANDOM)
        glory = float(view.glory[view.seat])
        return Advice(tuple(Alternative(a, 1 / view.players, glory, reason) for a in chosen))
