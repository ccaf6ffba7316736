"""Who will win, and with how much glory: an estimate for hints and reviews."""

from __future__ import annotations

from math import exp

from ethnos.bots.appraisal import Appraisal
from ethnos.rules.cards import Kingdom
from ethnos.rules.components import ORC_RAID_GLORY
from ethnos.rules.scoring import score_band


class Forecast:
    """Projects the glory of every seat to the end of the game.

    What lies on the table is counted, the kingdoms as they may be expected to pay, and every turn
    still to come alike for everybody.
    """

    GLORY_A_TURN = 1.6
    """What a turn brings on average, kingdoms apart."""
    TURNS_AN_AGE = 60 / 4
    SURE = 2.0
    """How many points of difference are worth little at the very end."""
    UNSURE = 0.9
    """How much every turn still to come adds to that."""

    def __init__(self, appraisal: Appraisal) -> None:
        view = appraisal.view
        self._seat = appraisal.seat
        ages_to_come = view.ruleset.ages - view.age
        turns = appraisal.outlook.turns_left + self.TURNS_AN_AGE * ages_to_come
        to_come = self.GLORY_A_TURN * turns
        self._temperature = self.SURE + self.UNSURE * turns**0.5
        self._projected = [
            view.glory[seat]
            + to_come
            + sum(score_band(seat, band).glory for band in view.bands[seat])
            + ORC_RAID_GLORY[len(view.orc_boards[seat])]
            + sum(appraisal.board.worth(kingdom, seat) for kingdom in range(len(Kingdom)))
            for seat in range(view.players)
        ]

    def glory(self, score: float) -> float:
        """Return the own glory at the end, given what the present action promises."""
        return self._projected[self._seat] + score

    def win_chance(self, score: float) -> float:
        """Return the chance to win, given what the present action promises."""
        own = self.glory(score)
        rivals = [glory for seat, glory in enumerate(self._projected) if seat != self._seat]
        odds = [exp(min(60.0, (glory - own) / self._temperature)) for glory in rivals]
        return 1 / (1 + sum(odds))
