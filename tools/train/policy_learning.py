"""The policy network and its gradients in numpy, or in CuPy where there is a GPU."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

import numpy as np

from ethnos.bots.judgement.policy_input_names import CHOICE_INPUTS, DECISION_INPUTS
from ethnos.bots.judgement.policy_network import HIDDEN
from tools.train.learning import Parameters

TEMPERATURE: Final = 0.8
"""Of the softmax that chooses while learning, in glory."""
GLORY: Final = 50.0
"""What a certain victory is worth in glory."""
SHRINKING: Final = 0.002
"""The weight of squared corrections beside what they gain: without gain there is none."""
_NEVER: Final = -1e9


def new_policy(seed: int) -> Parameters:
    """Return initial weights, which correct nothing."""
    chance = np.random.default_rng(seed)

    def layer(inputs: int, active: int) -> Any:
        """Return weights for inputs of which so many are not 0 at a time."""
        return chance.normal(0, active**-0.5, (inputs, HIDDEN)).astype(np.float32)

    return {
        "decision_weights": layer(DECISION_INPUTS, 20),
        "choice_weights": layer(CHOICE_INPUTS, 10),
        "hidden_bias": np.zeros(HIDDEN, np.float32),
        "score_weights": np.zeros(HIDDEN, np.float32),
        "direct_weights": np.zeros(CHOICE_INPUTS, np.float32),
    }


class Choosing:
    """A batch of decisions through the network.

    `decisions` has the shape (decisions, inputs), `choices` (decisions, choices, inputs); `scores`,
    `rewards` and `there` (decisions, choices): rows have fewer choices than there is room for.
    """

    def __init__(self, xp: ModuleType, weights: Parameters, batch: dict[str, Any]) -> None:
        self._xp = xp
        self._weights = weights
        self._batch = batch
        of_decision = batch["decisions"] @ weights["decision_weights"] + weights["hidden_bias"]
        self._hidden = of_decision[:, None, :] + batch["choices"] @ weights["choice_weights"]
        xp.maximum(self._hidden, 0, out=self._hidden)
        self.corrections = (
            self._hidden @ weights["score_weights"] + batch["choices"] @ weights["direct_weights"]
        )

    def gains(self) -> Any:
        """Return by decision what the corrected choice gains over the heuristic's own."""
        xp, batch = self._xp, self._batch
        own = xp.where(batch["there"], batch["scores"], _NEVER).argmax(axis=1)
        corrected = batch["scores"] + self.corrections
        chosen = xp.where(batch["there"], corrected, _NEVER).argmax(axis=1)
        rows = xp.arange(len(own))
        return batch["rewards"][rows, chosen] - batch["rewards"][rows, own]

    def gradients(self) -> Parameters:
        """Return the gradient of the loss: the reward that is missed, by choosing with a softmax.

        The loss is linear in the rewards, so that their noise is no bias.
        """
        xp, weights, batch = self._xp, self._weights, self._batch
        scaled = (batch["scores"] + self.corrections) / TEMPERATURE
        scaled = xp.where(batch["there"], scaled, _NEVER)
        odds = xp.exp(scaled - scaled.max(axis=1, keepdims=True))
        chances = odds / odds.sum(axis=1, keepdims=True)
        expected = (chances * batch["rewards"]).sum(axis=1, keepdims=True)
        missed = -GLORY / TEMPERATURE * chances * (batch["rewards"] - expected)
        shrinking = SHRINKING * self.corrections * batch["there"]
        by_score = ((missed + shrinking) / len(scaled)).astype(xp.float32)
        by_hidden = by_score[..., None] * weights["score_weights"] * (self._hidden > 0)
        by_decision = by_hidden.sum(axis=1)
        choices = batch["choices"].reshape(-1, CHOICE_INPUTS)
        return {
            "decision_weights": batch["decisions"].T @ by_decision,
            "choice_weights": choices.T @ by_hidden.reshape(-1, HIDDEN),
            "hidden_bias": by_decision.sum(axis=0),
            "score_weights": self._hidden.reshape(-1, HIDDEN).T @ by_score.ravel(),
            "direct_weights": choices.T @ by_score.ravel(),
        }
