"""The search bot before it learned: kept so that later ones can be measured against it."""

from __future__ import annotations

from math import inf
from typing import Final

from ethnos.bots.compiled.search_1 import simulate_candidates
from ethnos.bots.compiled.simulator import CompiledSimulator
from ethnos.bots.search import SearchBot, Settings

THINK: Final = 1.0
"""Default seconds per decision."""
SETTINGS: Final = Settings(more_turns=3, trust=20.0, doubt=inf, most=1_000_000)
"""It uses all its time, however clear the choice is."""


class FirstSearchBot(SearchBot):
    """Compares actions by simulated games, with a hand-made estimate where they stop."""

    def __init__(self, think: float | None = None, playouts: int | None = None) -> None:
        simulator = CompiledSimulator(simulate=simulate_candidates)
        super().__init__(THINK if think is None else think, playouts, SETTINGS, simulator)
