"""A trained policy as a bot, for the arena, the terminal and other environments.

A policy is any callable that takes an observation and a mask, as the learning environments show
them, and returns a score for every code. `PolicyBot` asks it step by step until an action is
complete. Or it is a file: see `load_policy`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras
from ethnos.fast.looking import Mask, look
from ethnos.fast.observation import OBSERVATION_SIZE, Observation
from ethnos.fast.pack import pack_view
from ethnos.fast.stepping import apply_code
from ethnos.packed.codes import action_of
from ethnos.packed.moves import CODES, STEPS
from ethnos.rules.actions import Action
from ethnos.rules.errors import EthnosError
from ethnos.rules.steps import is_complete
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

Scores: TypeAlias = npt.ArrayLike
Policy = Callable[[Observation, Mask], Scores]

_RESOLUTION: Final = 1 << 31
"""The number of equally likely values that a sample is drawn from."""


class PolicyError(EthnosError, ValueError):
    """Raised when a policy cannot be loaded, or returns something else than scores."""


def show(seen: PlayerView) -> tuple[Observation, Mask]:
    """Return the observation and the legal codes of the seat that has to decide.

    They are those of `ethnos.env`: nothing in them depends on what is hidden from the seat.
    """
    return look(pack_view(seen, 0))


class PolicyBot:
    """Takes the legal code with the highest score, or samples with a temperature above 0."""

    def __init__(self, policy: Policy, *, temperature: float = 0.0) -> None:
        self._policy = policy
        self._temperature = temperature

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        """Return the action that the policy's codes add up to."""
        games = pack_view(view, 0)
        codes: list[int] = []
        while True:
            code = self._code(*look(games), stream)
            codes.append(code)
            if is_complete(STEPS[code]):
                return action_of(codes)
            apply_code(games, 0, code)

    def _code(self, row: Observation, mask: Mask, stream: Stream) -> int:
        scores = np.asarray(self._policy(row, mask), np.float64).reshape(-1)
        if scores.shape != (CODES,):
            raise PolicyError(f"a policy returns {CODES} scores, not {scores.size}")
        legal = mask.nonzero()[0]
        wanted = scores[legal]
        if np.isnan(wanted).any():
            raise PolicyError("a policy returned a score that is not a number")
        if self._temperature <= 0:
            return int(legal[wanted.argmax()])
        weights = np.exp((wanted - wanted.max()) / self._temperature).cumsum()
        drawn = stream.below(_RESOLUTION) / _RESOLUTION * weights[-1]
        return int(legal[np.searchsorted(weights, drawn, side="right")])


def load_policy(path: str | Path) -> Policy:
    """Return the policy in a file.

    `.npz`: a network of dense layers as arrays `weight_0`, `bias_0`, `weight_1`, ..., with ReLU in
    between; the input is log(1 + count) of the observation. `.onnx`: a model whose first input is
    the observation as (1, 1125) floats and whose first output are the scores; a second input, if
    there is one, is the mask. It needs `onnxruntime`.
    """
    file = Path(path)
    if not file.is_file():
        raise PolicyError(f"there is no file {file}")
    if file.suffix == ".npz":
        return _network(file)
    if file.suffix == ".onnx":
        return _onnx_model(file)
    raise PolicyError(f"{file.name}: a policy is an .npz or an .onnx file")


def save_network(path: str | Path, layers: Sequence[tuple[npt.ArrayLike, npt.ArrayLike]]) -> None:
    """Write the dense layers of a network, weights (inputs × outputs) and biases, to `.npz`."""
    arrays: dict[str, Any] = {}
    for number, (weight, bias) in enumerate(layers):
        arrays |= {f"weight_{number}": np.asarray(weight), f"bias_{number}": np.asarray(bias)}
    np.savez_compressed(path, **arrays)


def _network(file: Path) -> Policy:
    try:
        with np.load(file, allow_pickle=False) as arrays:
            count = sum(name.startswith("weight_") for name in arrays.files)
            layers = [(arrays[f"weight_{n}"], arrays[f"bias_{n}"]) for n in range(count)]
    except (OSError, ValueError, KeyError) as error:
        raise PolicyError(f"{file.name} is no saved network: {error}") from error
    sizes = [OBSERVATION_SIZE, *(weight.shape[-1] for weight, _ in layers)]
    fitting = all(
        weight.shape == (size, len(bias))
        for (weight, bias), size in zip(layers, sizes, strict=False)
    )
    if not layers or not fitting or sizes[-1] != CODES:
        raise PolicyError(f"{file.name}: layers must lead from {OBSERVATION_SIZE} to {CODES}")

    def scores(row: Observation, mask: Mask) -> Scores:  # noqa: ARG001  # the bot masks
        values = np.log1p(row.astype(np.float32))
        for weight, bias in layers[:-1]:
            values = np.maximum(values @ weight + bias, 0)
        weight, bias = layers[-1]
        answer: Scores = values @ weight + bias
        return answer

    return scores


def _onnx_model(file: Path) -> Policy:
    with naming_extras():
        import onnxruntime  # type: ignore[import-untyped]  # noqa: PLC0415  # an extra, without types
    session: Any = onnxruntime.InferenceSession(file, providers=["CPUExecutionProvider"])
    names = [part.name for part in session.get_inputs()]

    def scores(row: Observation, mask: Mask) -> Scores:
        given = dict(zip(names, (row[None].astype("f4"), mask[None].astype("f4")), strict=False))
        answer: Scores = session.run(None, given)[0]
        return answer

    return scores
