"""The levels below the heuristic bot: the same judgement with limited foresight.

Their faults are those of people. They make no random errors and play no nonsense: they overlook
things.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ethnos.bots.appraisal import ScoredAction
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.rules.actions import Action, DrawCards
from ethnos.rules.cards import Tribe
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

ADVENTUROUS: Final = replace(
    STANDARD_WEIGHTS,
    rivals=0.3,  # underrates what rivals have in a kingdom
    later_ages=0.5,  # and what a marker is worth in later ages
    big_bands=0.5,
)
SHORTSIGHTED: Final = replace(
    STANDARD_WEIGHTS,
    rivals=0.0,  # forgets the rivals
    discard=0.0,
    discard_fit=0.0,
    later_ages=0.0,  # considers this age only
    big_bands=1.0,  # likes its bands too big
    draw_rate=STANDARD_WEIGHTS.draw_rate / 2,  # expects the age to last longer than it does
    tempo=0.9,  # and waits too long
    second_plan=0.0,  # follows one plan at a time
    fondness=0.5,  # collects a tribe for its own sake
)


class AdventurerBot(HeuristicBot):
    """Plays for kingdoms and glory, and underrates its rivals and the ages to come."""

    def __init__(self) -> None:
        super().__init__(ADVENTUROUS)


class NoviceBot(HeuristicBot):
    """Collects large bands, best of its favourite tribe, and forgets the rivals."""

    def __init__(self) -> None:
        super().__init__(SHORTSIGHTED)

    def weights_for(self, view: PlayerView) -> Weights:
        """Return its weights with the tribe that it is fond of in this game."""
        return replace(self._weights, favourite=float(tuple(Tribe).index(favourite(view))))

    def score_actions(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> list[ScoredAction]:
        """Return the scores of its judgement; cards for nothing are always welcome."""
        scored = super().score_actions(view, actions, stream)
        return [
            ScoredAction(float(action.count) if isinstance(action, DrawCards) else score, action)
            for score, action in scored
        ]


def favourite(view: PlayerView) -> Tribe:
    """Return the tribe that a novice is fond of: another for every seat and every deal."""
    assert view.seat is not None
    leaders = [tribe for tribe in view.tribes if tribe is not Tribe.SKELETON]
    deal = 0
    for tokens in view.tokens:
        for token in tokens:
            deal = deal * 31 + token
    return leaders[(deal + 7 * view.seat) % len(leaders)]
