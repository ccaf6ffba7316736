"""The novice: sound, but shortsighted, and human enough to err."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ethnos.bots.heuristic import HeuristicBot, Judged
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

SHORTSIGHTED: Final = replace(
    STANDARD_WEIGHTS,
    later_ages=0.0,  # thinks of this age only
    draw_rate=STANDARD_WEIGHTS.draw_rate / 2,  # believes it will last
    feed=0.0,  # does not mind what the others get
    feed_fit=0.0,
    second=0.0,  # follows one plan at a time
)
BLUNDER: Final = 5.0
"""How many points of glory a misjudgement can amount to."""
_FINE: Final = 1_000


class NoviceBot(HeuristicBot):
    """Weighs actions like the heuristic bot, but with blinkers on and by rule of thumb."""

    def __init__(self) -> None:
        super().__init__(SHORTSIGHTED)

    def judge(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> list[Judged]:
        """Return every action worth a thought, each misjudged a little."""
        return [
            Judged(score + BLUNDER * stream.below(_FINE) / _FINE, action)
            for score, action in super().judge(view, actions, stream)
        ]
