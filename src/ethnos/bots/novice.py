"""The novice bot: the heuristic bot with a short horizon and random errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ethnos.bots.appraisal import ScoredAction
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

SHORTSIGHTED: Final = replace(
    STANDARD_WEIGHTS,
    later_ages=0.0,  # considers this age only
    draw_rate=STANDARD_WEIGHTS.draw_rate / 2,  # expects the age to last longer than it does
    discard=0.0,  # ignores what rivals gain
    discard_fit=0.0,
    second_plan=0.0,  # follows one plan at a time
)
BLUNDER: Final = 5.0
"""The largest error of a score, in glory."""
_RESOLUTION: Final = 1_000


class NoviceBot(HeuristicBot):
    """Scores actions like the heuristic bot, with shortsighted weights and random errors."""

    def __init__(self) -> None:
        super().__init__(SHORTSIGHTED)

    def score_actions(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> list[ScoredAction]:
        """Return the scores of the heuristic bot, each with a random error."""
        return [
            ScoredAction(score + BLUNDER * stream.below(_RESOLUTION) / _RESOLUTION, action)
            for score, action in super().score_actions(view, actions, stream)
        ]
