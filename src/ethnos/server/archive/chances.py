"""Each seat's chance to win, step by step through a finished game."""

from __future__ import annotations

from ethnos.bots.forecast import Forecast
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
    """Return each seat's chance to win, by what a spectator sees when a turn begins."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return [(seat in winners) / len(winners) for seat in range(state.players)]
    return [round(chance, 4) for chance in Forecast(view(state, None)).chances()]
