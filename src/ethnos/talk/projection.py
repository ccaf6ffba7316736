"""The projection: what the age would pay if it ended now, from public information.

Most actions change nothing of it and the others one area, so each area is scored again only when
its input has changed; an unchanged area stays the same object.
"""

from __future__ import annotations

from dataclasses import replace

from ethnos.phrase import Name, Phrase, phrase
from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom
from ethnos.rules.results import AgeResult, AreaResult, BandResult, GiantResult
from ethnos.rules.scoring import score_band, score_kingdom, score_merfolk
from ethnos.rules.state import GameState
from ethnos.rules.tribes.giants import score_giant
from ethnos.rules.view import PlayerView, view
from ethnos.talk.memo import Memo
from ethnos.talk.phrases import names_list
from ethnos.talk.scores import arithmetic


class Projector:
    """Projects the states of one game."""

    def __init__(self) -> None:
        self._keep = Memo().keep

    def project(self, state: GameState, seen: PlayerView | None = None) -> AgeResult:
        """Return everyone's glory without raids, which are still to be decided.

        `seen` is any view of the state, if the caller has one.
        """
        seen = seen or view(state, None)
        bands = tuple(
            result for seat, own in enumerate(seen.bands) for result in self._bands(seat, own)
        )
        if state.scoring is not None:
            return replace(state.scoring, bands=bands)
        return AgeResult(
            age=state.age,
            players=state.players,
            kingdoms=tuple(self._kingdom(state, seen, kingdom) for kingdom in Kingdom),
            merfolk=self._merfolk(state, seen),
            giant=self._giant(state, seen),
            bands=bands,
        )

    def _kingdom(self, state: GameState, seen: PlayerView, kingdom: Kingdom) -> AreaResult:
        basis = (state.age, seen.trolls, state.markers[kingdom])
        return self._keep(kingdom, basis, lambda: score_kingdom(state, kingdom))

    def _merfolk(self, state: GameState, seen: PlayerView) -> AreaResult | None:
        basis = (state.age, seen.trolls, seen.merfolk)
        return self._keep("merfolk", basis, lambda: score_merfolk(state))

    def _giant(self, state: GameState, seen: PlayerView) -> GiantResult | None:
        return self._keep("giant", (state.age, seen.giant), lambda: score_giant(state))

    def _bands(self, seat: int, own: tuple[Band, ...]) -> tuple[BandResult, ...]:
        return self._keep(
            ("bands", seat), own, lambda: tuple(score_band(seat, band) for band in own)
        )


def lead(area: AreaResult, names: tuple[Name, ...]) -> Phrase:
    """Return who leads in a kingdom now, and for how much glory."""
    if not area.places:
        return phrase("lead-nobody")
    first = area.places[0]
    if len(first.seats) > 1:
        tied = names_list(names[seat] for seat in first.seats)
        return phrase("lead-tied", names=tied, sum=arithmetic(first), glory=first.glory)
    id_ = "lead-by-trolls" if first.by_trolls else "lead"
    return phrase(id_, name=names[first.seats[0]], glory=first.glory)
