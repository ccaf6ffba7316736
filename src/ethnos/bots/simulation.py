"""What the search bot needs of the compiled code that simulates games, wherever that code runs.

Python compiles it with numba; in a browser the same functions run as WebAssembly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from ethnos.packed.moves import CODE_OF_STEP, steps_of
from ethnos.packed.plain_game import PlainGame
from ethnos.rules.actions import Action
from ethnos.rules.components import LARGEST_BAND

RESULT_REWARD, RESULT_WINS, RESULT_GLORY, RESULT_PLAYOUTS = range(4)
"""The columns of the results of an action, each a sum over games."""
RESULT_COLUMNS: Final = 4
MOST_STEPS: Final = LARGEST_BAND + 2
"""The steps of an action: a leader, the other cards of the band, and its end."""

Results = list[list[float]]
"""A row for every action."""


class Simulation(Protocol):
    """Games that begin with each of some actions, all in the same position."""

    @property
    def results(self) -> Results:
        """The sums so far."""
        ...

    def play(self, actions: Sequence[int], first: int, stop: int) -> None:
        """Play the deals from `first` to before `stop` with each of these actions, by index."""
        ...


class Simulator(Protocol):
    """Starts simulations; runs one at a time."""

    def start(
        self, root: PlainGame, actions: Sequence[Action], seed: int, turns: int
    ) -> Simulation:
        """Return a simulation of these actions; the deals are numbered, and depend on the seed.

        Games are played for `turns` turns of the seat to move, or to the end of the age.
        """
        ...


def codes_of(actions: Sequence[Action]) -> list[list[int]]:
    """Return the codes of each action, preceded by their number."""
    rows = [[CODE_OF_STEP[step] for step in steps_of(action)] for action in actions]
    return [[len(row), *row, *[0] * (MOST_STEPS - len(row))] for row in rows]
