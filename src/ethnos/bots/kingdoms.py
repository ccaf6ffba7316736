"""What markers are worth: the glory a kingdom may still pay, in this age and in later ones."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ethnos.bots.weights import Weights
from ethnos.rules.components import TWO_PLAYERS
from ethnos.rules.tribes.trolls import tie_strength
from ethnos.rules.view import PlayerView


@lru_cache(maxsize=100_000)
def expected_pay(values: tuple[int, ...], leads: tuple[float, ...], spread: float) -> float:
    """Return what a player may expect of ranks that pay `values`, best first.

    `leads` are his leads over each rival. The larger the spread, the less a lead says.

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
        later = range(view.ruleset.ages - view.age + 1)
        self._spreads = tuple(
            weights.spread + weights.spread_turn * turns + weights.spread_age * age for age in later
        )
        self._may_still_come = turns / (turns + 4)
        """The chance that somebody without a marker in a kingdom gets one there in this age."""
        self._trolls = tuple(tie_strength(tokens) for tokens in view.trolls)

    def worth(
        self,
        kingdom: int,
        seat: int,
        extra: int = 0,
        trolls: tuple[tuple[int, int], ...] | None = None,
    ) -> float:
        """Return the glory a seat may expect of a kingdom, with `extra` markers more."""
        view, weights = self._view, self._weights
        markers = view.markers[kingdom]
        own = markers[seat] + extra
        strength = self._strength(own)
        leads = tuple(
            strength - self._strength(there) for rival, there in enumerate(markers) if rival != seat
        )
        tied = self._with_trolls(leads, seat, trolls or self._trolls)
        total, share = 0.0, 1.0
        for later, spread in enumerate(self._spreads):
            values = self._values(kingdom, view.age + later, markers, seat)
            pay = share * expected_pay(values, leads if later else tied, spread)
            total += pay if own or later else pay * self._may_still_come
            share *= weights.later_ages
        return total

    def gain(self, kingdom: int, seat: int) -> float:
        """Return what one marker more is worth there."""
        return self.worth(kingdom, seat, 1) - self.worth(kingdom, seat)

    def troll_gain(self, seat: int, token: int) -> float:
        """Return what a troll token is worth by the ties it decides."""
        total, highest = self._trolls[seat]
        better = list(self._trolls)
        better[seat] = (total + token, max(highest, token))
        trolls = tuple(better)
        return sum(
            self.worth(kingdom, seat, 0, trolls) - self.worth(kingdom, seat)
            for kingdom in range(len(self._view.markers))
            if self._view.markers[kingdom][seat]
        )

    def _strength(self, markers: int) -> float:
        return float(markers) if markers else -self._weights.no_marker

    def _with_trolls(
        self, leads: tuple[float, ...], seat: int, trolls: tuple[tuple[int, int], ...]
    ) -> tuple[float, ...]:
        """Return the leads with the edge that troll tokens give."""
        own = trolls[seat]
        if not any(total for total, _ in trolls):
            return leads
        edge = self._weights.troll_edge
        rivals = [strength for rival, strength in enumerate(trolls) if rival != seat]
        return tuple(
            lead + (edge if own > theirs else -edge if own < theirs else 0.0)
            for lead, theirs in zip(leads, rivals, strict=True)
        )

    def _values(
        self, kingdom: int, age: int, markers: tuple[int, ...], seat: int
    ) -> tuple[int, ...]:
        """Return what the ranks of a kingdom pay at the end of an age."""
        values = tuple(reversed(self._view.tokens[kingdom][:age]))
        last = age == self._view.ruleset.ages
        if self._view.players == TWO_PLAYERS and last and len(values) > 1:
            alone = sum(markers) == markers[seat]
            return (sum(values) if alone else values[0],)  # R115, R116
        return values
