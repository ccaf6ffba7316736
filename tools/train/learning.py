"""The value network and its gradients in numpy, or in CuPy where there is a GPU."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

import numpy as np

from ethnos.bots.judgement.input_names import IN_EXPECTED
from ethnos.bots.judgement.network import COMMON_INPUTS, FIRST, SEAT_INPUTS, SECOND

GLORY_SHARE: Final = 0.1
"""The weight of the error in final glory, in squares of 20, beside the cross-entropy."""
DECAY: Final = 1e-5

Parameters = dict[str, Any]


def array_module() -> ModuleType:
    """Return CuPy if there is a GPU, else numpy."""
    try:
        import cupy  # type: ignore[import-not-found]  # noqa: PLC0415  # optional

        cupy.zeros(1)
    except Exception:  # noqa: BLE001  # no CuPy, or no GPU it can use
        return np
    return cupy  # type: ignore[no-any-return]


def new_parameters(seed: int) -> Parameters:
    """Return the initial weights."""
    chance = np.random.default_rng(seed)

    def layer(inputs: int, units: int) -> Any:
        scale = np.sqrt(2 / inputs)
        return (chance.normal(0, scale, (inputs, units))).astype(np.float32)

    return {
        "seat_weights": layer(SEAT_INPUTS, FIRST),
        "common_weights": layer(COMMON_INPUTS, FIRST),
        "first_bias": np.zeros(FIRST, np.float32),
        "second_weights": layer(FIRST, SECOND),
        "second_bias": np.zeros(SECOND, np.float32),
        "chance_weights": np.zeros(SECOND, np.float32),
        "glory_weights": np.zeros(SECOND, np.float32),
        "glory_bias": np.ones(1, np.float32),
        "sharpness_weights": np.zeros(COMMON_INPUTS, np.float32),
        "sharpness_bias": np.full(1, 0.5, np.float32),
    }


def cross_entropy(chances: Any, wins: Any, xp: ModuleType = np) -> float:
    """Return the mean cross-entropy of chances to win."""
    return float(-(wins * xp.log(xp.maximum(chances, 1e-9))).sum(axis=1).mean())


class Passage:
    """One batch through the network: outputs, and the gradients of its loss.

    `seats` has the shape (positions, players, inputs), `common` (positions, inputs), as scaled by
    `Scaling`; `expected` (positions, players) is the heuristic's expected glory, not scaled.
    """

    def __init__(self, xp: ModuleType, weights: Parameters, batch: dict[str, Any]) -> None:
        self._xp = xp
        self._weights = weights
        self._batch = batch
        seats, common = batch["seats"], batch["common"]
        self._first = seats @ weights["seat_weights"]
        self._first += (common @ weights["common_weights"] + weights["first_bias"])[:, None, :]
        xp.maximum(self._first, 0, out=self._first)
        self._second = self._first @ weights["second_weights"] + weights["second_bias"]
        xp.maximum(self._second, 0, out=self._second)
        sharpness = common @ weights["sharpness_weights"] + weights["sharpness_bias"]
        self._sharpness = xp.exp(xp.clip(sharpness, -3, 3))[:, None]
        self.logits = batch["expected"] * self._sharpness + self._second @ weights["chance_weights"]
        self.glory = (
            batch["expected"] + self._second @ weights["glory_weights"] + weights["glory_bias"]
        )
        odds = xp.exp(self.logits - self.logits.max(axis=1, keepdims=True))
        self.chances = odds / odds.sum(axis=1, keepdims=True)

    def cross_entropy(self) -> float:
        """Return the mean cross-entropy of the chances to win."""
        return cross_entropy(self.chances, self._batch["wins"], self._xp)

    def glory_error(self) -> float:
        """Return the root mean square error of the final glory."""
        return 20 * float(self._xp.sqrt(((self.glory - self._batch["glory"]) ** 2).mean()))

    def gradients(self) -> Parameters:
        """Return the gradient of the loss by every weight."""
        xp, weights, batch = self._xp, self._weights, self._batch
        positions, players = self.chances.shape
        seats, common = batch["seats"], batch["common"]
        by_logit = (self.chances - batch["wins"]) / positions
        by_glory = 2 * GLORY_SHARE * (self.glory - batch["glory"]) / (positions * players)
        by_sharpness = (by_logit * batch["expected"]).sum(axis=1) * self._sharpness[:, 0]
        by_second = by_logit[:, :, None] * weights["chance_weights"]
        by_second += by_glory[:, :, None] * weights["glory_weights"]
        by_second *= self._second > 0
        by_first = by_second @ weights["second_weights"].T
        by_first *= self._first > 0
        by_common = by_first.sum(axis=1)
        flat = by_first.reshape(-1, FIRST)
        second = self._second.reshape(-1, SECOND)
        return {
            "seat_weights": seats.reshape(-1, SEAT_INPUTS).T @ flat,
            "common_weights": common.T @ by_common,
            "first_bias": by_common.sum(axis=0),
            "second_weights": self._first.reshape(-1, FIRST).T @ by_second.reshape(-1, SECOND),
            "second_bias": by_second.sum(axis=(0, 1)),
            "chance_weights": by_logit.reshape(-1) @ second,
            "glory_weights": by_glory.reshape(-1) @ second,
            "glory_bias": xp.asarray([by_glory.sum()]),
            "sharpness_weights": by_sharpness @ common,
            "sharpness_bias": xp.asarray([by_sharpness.sum()]),
        }


class Adam:
    """The Adam optimizer."""

    def __init__(self, xp: ModuleType, weights: Parameters) -> None:
        self._xp = xp
        self.steps = 0
        self.means = {name: xp.zeros_like(value) for name, value in weights.items()}
        self.squares = {name: xp.zeros_like(value) for name, value in weights.items()}

    def step(self, weights: Parameters, gradients: Parameters, rate: float) -> None:
        """Move the weights against their gradients."""
        self.steps += 1
        for name, weight in weights.items():
            gradient = gradients[name] + DECAY * weight
            self.means[name] = 0.9 * self.means[name] + 0.1 * gradient
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * gradient**2
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            step = rate * mean / (self._xp.sqrt(square) + 1e-8)
            weights[name] = weight - step.astype(weight.dtype)

    def state(self) -> Any:
        """Return what a later run needs to go on."""
        return self.steps, self.means, self.squares

    def resume(self, state: Any) -> None:
        """Go on from a state."""
        self.steps, self.means, self.squares = state


class Scaling:
    """Shifts and scales inputs to mean 0 and spread 1; folded into the weights when saved."""

    def __init__(self, seats: Any, common: Any) -> None:
        flat = seats.reshape(-1, seats.shape[-1]).astype(np.float32)
        self.seat_mean, self.seat_spread = flat.mean(axis=0), _spread(flat)
        self.common_mean, self.common_spread = common.mean(axis=0), _spread(common)

    def batch(self, data: dict[str, Any], rows: Any) -> dict[str, Any]:
        """Return some positions as a batch."""
        seats = data["seats"][rows].astype(np.float32)
        return {
            "expected": seats[:, :, IN_EXPECTED],
            "seats": (seats - self.seat_mean) / self.seat_spread,
            "common": (data["common"][rows].astype(np.float32) - self.common_mean)
            / self.common_spread,
            "wins": data["wins"][rows].astype(np.float32),
            "glory": data["glory"][rows].astype(np.float32) / 20,
        }

    def folded(self, weights: Parameters) -> Parameters:
        """Return the weights of a network that takes inputs as they are."""
        plain = {name: np.asarray(value, np.float64) for name, value in weights.items()}
        seat = plain["seat_weights"] / self.seat_spread[:, None]
        common = plain["common_weights"] / self.common_spread[:, None]
        sharpness = plain["sharpness_weights"] / self.common_spread
        plain["first_bias"] = (
            plain["first_bias"] - self.seat_mean @ seat - self.common_mean @ common
        )
        plain["sharpness_bias"] = plain["sharpness_bias"] - self.common_mean @ sharpness
        return plain | {
            "seat_weights": seat,
            "common_weights": common,
            "sharpness_weights": sharpness,
        }


def _spread(values: Any) -> Any:
    return np.maximum(values.astype(np.float32).std(axis=0), 0.02)
