"""The heuristic bot: it scores every sensible action in glory, and needs no compiled code."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.bots import reasons
from ethnos.bots.appraisal import Appraisal, ScoredAction
from ethnos.bots.forecast import Forecast
from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.protocol import Advice, Alternative
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView


class HeuristicBot:
    """Chooses the action with the highest value in glory."""

    def __init__(self, weights: Weights = STANDARD_WEIGHTS) -> None:
        self._weights = weights

    def weights_for(self, view: PlayerView) -> Weights:  # noqa: ARG002  # for subclasses
        """Return the weights this seat judges by."""
        return self._weights

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action with the highest score."""
        return max(
            self.score_actions(view, actions, stream), key=lambda scored: scored.score
        ).action

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return the actions with the highest scores."""
        ranked = sorted(self.score_actions(view, actions, stream), key=lambda scored: -scored.score)
        # Whatever made the bot choose, what it says is true by the sound judgement.
        appraisal = Appraisal(view, STANDARD_WEIGHTS)
        forecast = Forecast(view)
        best, shown = ranked[0].score, ranked[:count]
        explained = reasons.explain(appraisal, [action for _, action in shown], actions)
        return Advice(
            tuple(
                Alternative(
                    action, forecast.win_chance(score - best), forecast.glory(score - best), reason
                )
                for (score, action), reason in zip(shown, explained, strict=True)
            )
        )

    def compare(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,  # noqa: ARG002  # nothing is left to chance
    ) -> tuple[Alternative, ...]:
        """Return the results of these actions, whether worth considering or not."""
        appraisal = Appraisal(view, self.weights_for(view))
        forecast = Forecast(view)
        best = max(scored.score for scored in appraisal.scored(LegalActions(view)))
        scores = [appraisal.score(action) - best for action in actions]
        return tuple(
            Alternative(
                action,
                forecast.win_chance(score),
                forecast.glory(score),
                reasons.why(appraisal, action, best=not place),
            )
            for place, (score, action) in enumerate(zip(scores, actions, strict=True))
        )

    def score_actions(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,  # noqa: ARG002  # nothing is left to chance
    ) -> list[ScoredAction]:
        """Return the scores of all actions worth considering."""
        return Appraisal(view, self.weights_for(view)).scored(actions)
