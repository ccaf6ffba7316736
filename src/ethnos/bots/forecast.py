"""Win chances and final glory by what a view shows, for hints, replays and reviews.

The value network estimates them, as it does where the simulated games of the search bot stop.
"""

from __future__ import annotations

from typing import Final

from ethnos.bots.judgement.evaluation import evaluate, infer
from ethnos.bots.judgement.input_names import GLORY_SCALE, IN_EXPECTED, IN_GLORY
from ethnos.bots.judgement.inputs import compare_seats
from ethnos.bots.judgement.network import SEAT_INPUTS, PlainNetwork
from ethnos.bots.judgement.network_file import VALUE, standard_parameters
from ethnos.bots.judgement.scratch import PlainScratch
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.packed.seen import seen_game
from ethnos.rules.view import PlayerView

_MOST_LOST: Final = 60.0
"""An action that is worth less than others by more glory than this counts as by so much."""


class Forecast:
    """What every seat may expect, by what one seat or a spectator knows.

    The results are those of the best action. A *shift* is what another action is worth less, in
    glory: 0 or negative.
    """

    def __init__(self, view: PlayerView) -> None:
        self._seat = view.seat
        self._game = seen_game(view)
        self._scratch = PlainScratch(STANDARD_WEIGHTS)
        self._scratch.network = PlainNetwork(standard_parameters(VALUE))
        evaluate(self._game, self._scratch)
        self._chances = self._scratch.network.chances[: view.players]
        self._glory = self._scratch.network.glory[: view.players]

    def chances(self) -> list[float]:
        """Return the win probability of every seat."""
        return list(self._chances)

    def glory(self, shift: float = 0.0) -> float:
        """Return the final glory of the seat after an action."""
        assert self._seat is not None
        expected: float = self._glory[self._seat]
        return expected + shift

    def win_chance(self, shift: float = 0.0) -> float:
        """Return the win probability of the seat after an action.

        An action that is worth less is judged as if the seat had that much less glory.
        """
        assert self._seat is not None
        if shift == 0:
            best: float = self._chances[self._seat]
            return best
        network, at = self._scratch.network, self._seat * SEAT_INPUTS
        inputs = list(network.seat_inputs)
        lost = max(shift, -_MOST_LOST) / GLORY_SCALE
        network.seat_inputs[at + IN_EXPECTED] += lost
        network.seat_inputs[at + IN_GLORY] += lost
        for seat in range(self._game.players):
            compare_seats(self._game, self._scratch, seat)
        infer(network, self._game.players)
        network.seat_inputs = inputs
        chance: float = network.chances[self._seat]
        return chance
