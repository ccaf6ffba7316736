"""The value of markers: the expected pay of a kingdom in this age and in later ones."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ethnos.bots.weights import Weights
from ethnos.rules.components import TWO_PLAYERS
from ethnos.rules.tribes.trolls import tie_strength
from ethnos.rules.view import PlayerView


@lru_cache(maxsize=1_000)
def expected_pay(values: tuple[int, ...], leads: tuple[float, ...], spread: float) -> float:
    """Return the expected pay of a player where ranks pay `values`, best first.

    `leads` are the player's leads over each rival. The larger the spread, the less a lead says.

    >>> round(expected_pay((6,), (5.0, 5.0), 0.5), 1), round(expected_pay((6, 2), (0.0,), 1), 1)
    (6.0, 4.0)
    """
    behind = [1.0] + [0.0] * (len(values) - 1)  # The chances that 0, 1, ... rivals are ahead.
    for lead in leads:
        ahead = 1.0 / (1.0 + exp(min(40.0, lead / spread)))
        for rank in range(len(values) - 1, 0, -1):
            behind[rank] += ahead * (behind[rank - 1] - behind[rank])
        behind[0] *= 1.0 - ahead
    return sum(value * chance for value, chance in zip(values, behind, strict=True))


class Board:
    """The six kingdoms as one seat values them."""

    def __init__(self, view: PlayerView, weights: Weights, turns_left: float) -> None:
        self._view = view
        self._weights = weights
        turns = round(turns_left)
        ages = range(view.age, view.ruleset.ages + 1)
        self._ages = tuple(
            (
                age,
                weights.spread + weights.spread_turn * turns + weights.spread_age * later,
                weights.later_ages**later,
            )
            for later, age in enumerate(ages)
        )
        """The ages still to be scored: number, uncertainty, and weight of their glory."""
        self._may_still_come = turns / (turns + 4)
        """The chance that a seat without a marker in a kingdom gets one there in this age."""
        self._trolls = tuple(tie_strength(tokens) for tokens in view.trolls)
        self._worths: dict[tuple[int, int], float] = {}

    def worth(self, kingdom: int, seat: int) -> float:
        """Return the expected glory of a seat from a kingdom."""
        if (kingdom, seat) not in self._worths:
            self._worths[kingdom, seat] = self._worth(kingdom, seat, 0)
        return self._worths[kingdom, seat]

    def gain(self, kingdom: int, seat: int) -> float:
        """Return the value of one more marker in a kingdom."""
        return self._worth(kingdom, seat, 1) - self.worth(kingdom, seat)

    def troll_gain(self, seat: int, token: int) -> float:
        """Return the value of the ties that one more troll token breaks in this age. R97."""
        total, highest = self._trolls[seat]
        better = list(self._trolls)
        better[seat] = (total + token, max(highest, token))
        return sum(
            self._pay_now(kingdom, seat, 0, tuple(better))
            - self._pay_now(kingdom, seat, 0, self._trolls)
            for kingdom, markers in enumerate(self._view.markers)
            if markers[seat]
        )

    def _worth(self, kingdom: int, seat: int, extra: int) -> float:
        leads = self._leads(kingdom, seat, extra)
        total = self._pay_now(kingdom, seat, extra, self._trolls)
        for age, spread, share in self._ages[1:]:
            total += share * expected_pay(self._values(kingdom, age, seat), leads, spread)
        return total

    def _pay_now(
        self, kingdom: int, seat: int, extra: int, trolls: tuple[tuple[int, int], ...]
    ) -> float:
        """Return the expected pay of a kingdom at the end of this age."""
        age, spread, _ = self._ages[0]
        leads = self._with_trolls(self._leads(kingdom, seat, extra), seat, trolls)
        pay = expected_pay(self._values(kingdom, age, seat), leads, spread)
        return pay if self._view.markers[kingdom][seat] + extra else pay * self._may_still_come

    def _leads(self, kingdom: int, seat: int, extra: int) -> tuple[float, ...]:
        """Return the lead of a seat over each rival in markers, with `extra` more."""
        markers = self._view.markers[kingdom]
        none = -self._weights.no_marker
        strength = markers[seat] + extra or none
        return tuple(
            [strength - (there or none) for rival, there in enumerate(markers) if rival != seat]
        )

    def _with_trolls(
        self, leads: tuple[float, ...], seat: int, trolls: tuple[tuple[int, int], ...]
    ) -> tuple[float, ...]:
        """Return the leads with the tie-break advantage of troll tokens added."""
        own = trolls[seat]
        rivals = (*trolls[:seat], *trolls[seat + 1 :])
        if own == (0, 0) == max(rivals):
            return leads
        edge = self._weights.troll_edge
        return tuple(
            [
                lead + (edge if own > theirs else -edge if own < theirs else 0.0)
                for lead, theirs in zip(leads, rivals, strict=True)
            ]
        )

    def _values(self, kingdom: int, age: int, seat: int) -> tuple[int, ...]:
        """Return what the ranks of a kingdom pay at the end of an age."""
        values = self._view.tokens[kingdom][:age][::-1]
        if self._view.players == TWO_PLAYERS and len(values) > 1:
            markers = self._view.markers[kingdom]
            alone = sum(markers) == markers[seat]
            return (sum(values) if alone else values[0],)  # R115, R116
        return values
