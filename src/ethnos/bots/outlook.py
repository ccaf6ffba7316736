"""How long the age may still last."""

from __future__ import annotations

from itertools import pairwise

from ethnos.bots.weights import Weights
from ethnos.rules.view import PlayerView

HORIZON = 6
"""The number of own turns a plan looks ahead."""


class Outlook:
    """The survival chances of the age, from the view of one seat before it acts."""

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        self._dragon_free = view.dragon_free
        self._lower = view.deck_size - view.dragon_free
        self._dragons = view.dragons_left
        rivals = view.players - 1
        self._round = weights.draw_rate * (rivals + 1)
        self.turns_left = self._expected_draws() / self._round
        """The expected number of own turns before the age ends."""
        after_drawing = self.survival_chance(1 + weights.draw_rate * rivals)
        after_taking = self.survival_chance(weights.draw_rate * rivals)
        self.survival_after_drawing = after_drawing
        """The chance of another turn after drawing from the deck now."""
        self.survival_after_taking = after_taking
        """The chance of another turn after taking a card from the pool now."""
        self.turn_survival = self._turn_survival()
        """By own turn from now: the chance that the age lasts until the turn after it."""

    def survival_chance(self, draws: float) -> float:
        """Return the chance that the age survives this many draws from the deck."""
        reaching = draws - self._dragon_free
        ends = 1.0
        for dragon in range(self._dragons):
            if reaching <= dragon:
                return 1.0
            ends *= min(1.0, (reaching - dragon) / (self._lower - dragon))
        return 1.0 - ends

    def _expected_draws(self) -> float:
        """Return the expected position of the last dragon, in draws from now."""
        dragons = self._dragons
        return self._dragon_free + (self._lower + 1) * dragons / (dragons + 1)

    def _turn_survival(self) -> list[float]:
        survival = [self.survival_chance(turn * self._round) for turn in range(HORIZON + 1)]
        return [later / now if now > 0 else 0.0 for now, later in pairwise(survival)]
