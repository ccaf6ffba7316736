"""The hand-made estimate of the first search bot, to compare the network with."""

from __future__ import annotations

from typing import Any

import numpy as np

from ethnos.bots.compiled.search_1 import TEMPERATURES, TURNS_PER_AGE
from ethnos.bots.judgement.input_names import GLORY_SCALE, IN_AGES_LEFT, IN_EXPECTED, IN_TURNS_LEFT


def hand_made_chances(seats: Any, common: Any) -> Any:
    """Return the chances to win by expected glory alone, from the inputs of the network."""
    players = seats.shape[1]
    expected = seats[:, :, IN_EXPECTED].astype(float) * GLORY_SCALE
    turns = common[:, IN_TURNS_LEFT].astype(float) * 10
    ages = common[:, IN_AGES_LEFT] + np.minimum(1, turns / TURNS_PER_AGE[players])
    steps = TEMPERATURES[players]
    scaled = expected / np.interp(ages, range(len(steps)), steps)[:, None]
    odds = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
