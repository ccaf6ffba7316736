"""Sample legal codes from the logits of a network: only the legal ones are looked at."""

from __future__ import annotations

from math import exp, log

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled

Floats = npt.NDArray[np.floating]


def sample_codes(
    logits: Floats, masks: npt.NDArray[np.integer], uniforms: Floats
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """Return a code for every row and the logarithm of its probability.

    `uniforms` are numbers from [0, 1), one for every row; the same numbers give the same codes.

    >>> codes, logs = sample_codes(np.zeros((1, 4)), np.array([[0, 1, 0, 1]]), np.array([0.7]))
    >>> int(codes[0]), round(float(np.exp(logs[0])), 2)
    (3, 0.5)
    """
    rows = len(logits)
    if logits.shape != masks.shape or uniforms.shape != (rows,):
        raise ValueError(
            f"logits {logits.shape}, masks {masks.shape} and uniforms {uniforms.shape} do not fit"
        )
    codes, logs = np.empty(rows, np.int64), np.empty(rows, np.float32)
    write_samples(logits, masks, uniforms, codes, logs)
    return codes, logs


@compiled
def write_samples(
    logits: Floats,
    masks: npt.NDArray[np.integer],
    uniforms: Floats,
    codes: npt.NDArray[np.int64],
    logs: npt.NDArray[np.float32],
) -> None:
    """Write a code for every row, drawn with the probabilities of its legal codes."""
    for row in range(len(logits)):
        highest = -np.inf
        for code in range(logits.shape[1]):
            if masks[row, code]:
                highest = max(highest, logits[row, code])
        total = 0.0
        for code in range(logits.shape[1]):
            if masks[row, code]:
                total += exp(logits[row, code] - highest)
        wanted = uniforms[row] * total
        chosen = -1
        for code in range(logits.shape[1]):
            if masks[row, code]:
                chosen = code  # rounding may leave a rest: then the last legal one
                wanted -= exp(logits[row, code] - highest)
                if wanted < 0:
                    break
        codes[row] = chosen
        logs[row] = logits[row, chosen] - highest - log(total) if chosen >= 0 else 0.0
