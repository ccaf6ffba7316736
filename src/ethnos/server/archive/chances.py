"""Each seat's chance to win, step by step through a finished game."""

from __future__ import annotations

from ethnos.bots.appraisal import Appraisal
from ethnos.bots.forecast import Forecast
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.protocol.replay import Chances
from ethnos.records.record import Record
from ethnos.records.replay import replay
from ethnos.rules.state import Decision, GameState
from ethnos.rules.view import view


def chances(record: Record) -> Chances:
    """Return each seat's chance to win after the deal and after every action."""
    steps: list[list[float]] = []
    for step in replay(record):
        asked = step.state.decision in (Decision.TURN, Decision.GAME_OVER)
        steps.append(_chances(step.state) if asked or not steps else steps[-1])
    return Chances(record.header.game, steps)


def _chances(state: GameState) -> list[float]:
    """Return each seat's chance to win, in a state where a turn begins or the game is over."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return [(seat in winners) / len(winners) for seat in range(state.players)]
    appraisal = Appraisal(view(state, state.to_move), STANDARD_WEIGHTS)
    return [round(chance, 4) for chance in Forecast(appraisal).chances()]
