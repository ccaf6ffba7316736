"""Isotonic regression: numbers that agree with a ranking."""

from __future__ import annotations

from collections.abc import Sequence


def falling(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the sequence without a rise that is nearest to the values, by weighted squares.

    Neighbours that contradict the order get their common mean (pool adjacent violators).

    >>> falling([0.5, 0.2, 0.4], [1, 1, 1])
    [0.5, 0.30000000000000004, 0.30000000000000004]
    >>> falling([0.2, 0.5], [3, 1])
    [0.275, 0.275]
    """
    blocks: list[tuple[float, float, int]] = []  # mean, weight, length
    for value, weight in zip(values, weights, strict=True):
        mean, total, length = value, weight, 1
        while blocks and blocks[-1][0] < mean:
            before, heft, count = blocks.pop()
            mean = (before * heft + mean * total) / (heft + total)
            total, length = total + heft, length + count
        blocks.append((mean, total, length))
    return [mean for mean, _, length in blocks for _ in range(length)]
