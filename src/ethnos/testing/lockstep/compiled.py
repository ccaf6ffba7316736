"""Play a lock-step case in the fast engine."""

from __future__ import annotations

from typing import Final

import numpy as np

from ethnos.fast.pack import pack_state
from ethnos.fast.simulate import play_packed
from ethnos.rules.state import GameState
from ethnos.testing.lockstep.cases import WEIGHTS, Case

_WEIGHTS: Final = {policy: np.array(weights, np.int64) for policy, weights in WEIGHTS.items()}


def play_compiled(state: GameState, case: Case) -> tuple[int, int]:
    """Play a case from its start; return the number of decisions and the checksum."""
    return play_packed(pack_state(state), case.seed, _WEIGHTS[case.policy])
