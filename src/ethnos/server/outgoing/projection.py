"""The projection: every area as it would be scored if the age ended now.

Equal to `ethnos.talk.projection` (tests/server/test_frames.py), but computed per area.

Most actions change nothing of it and the others one area, so each area is scored again only when
its input has changed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ethnos.records.codec import encode
from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom
from ethnos.rules.results import AreaResult, GiantResult
from ethnos.rules.scoring import score_band, score_kingdom, score_merfolk
from ethnos.rules.state import GameState
from ethnos.rules.tribes.giants import score_giant
from ethnos.rules.view import PlayerView
from ethnos.server.outgoing.memo import Memo

NOTHING: Final = b"null"
write: Final = msgspec.json.Encoder().encode


class _Scored(NamedTuple):
    """An area's score as JSON, and the glory of each seat there."""

    json: bytes
    glory: tuple[int, ...]


class ProjectionWriter:
    """Encodes the projection of one room."""

    def __init__(self) -> None:
        self._memo = Memo()

    def write(self, state: GameState, seen: PlayerView) -> bytes:
        """Return the projection as JSON; `null` while an age is being scored."""
        if state.scoring is not None or state.is_over:
            return NOTHING
        basis = (
            *(state.age, seen.trolls, seen.markers, seen.merfolk),
            *(seen.giant, seen.bands, seen.glory),
        )
        return self._memo.keep("whole", basis, lambda: self._write(state, seen))

    def _write(self, state: GameState, seen: PlayerView) -> bytes:
        kingdoms = [self._kingdom(state, seen, kingdom) for kingdom in Kingdom]
        merfolk, giant = self._merfolk(state, seen), self._giant(state, seen)
        areas = [*kingdoms, merfolk, giant]
        glory = [
            state.glory[seat] + self._bands(seat, own) + sum(area.glory[seat] for area in areas)
            for seat, own in enumerate(seen.bands)
        ]
        return b'{"kingdoms":[%s],"merfolk":%s,"giant":%s,"glory":%s}' % (
            b",".join(area.json for area in kingdoms),
            merfolk.json,
            giant.json,
            write(glory),
        )

    def _kingdom(self, state: GameState, seen: PlayerView, kingdom: Kingdom) -> _Scored:
        basis = (state.age, seen.trolls, state.markers[kingdom])
        return self._memo.keep(
            kingdom, basis, lambda: _scored(state, score_kingdom(state, kingdom))
        )

    def _merfolk(self, state: GameState, seen: PlayerView) -> _Scored:
        basis = (state.age, seen.trolls, seen.merfolk)
        return self._memo.keep("merfolk", basis, lambda: _scored(state, score_merfolk(state)))

    def _giant(self, state: GameState, seen: PlayerView) -> _Scored:
        basis = (state.age, seen.giant)
        return self._memo.keep("giant", basis, lambda: _scored_giant(state, score_giant(state)))

    def _bands(self, seat: int, own: tuple[Band, ...]) -> int:
        return self._memo.keep(
            ("bands", seat), own, lambda: sum(score_band(seat, band).glory for band in own)
        )


def _scored(state: GameState, area: AreaResult | None) -> _Scored:
    seats = range(state.players)
    return _Scored(
        write(encode(area)), tuple(area.glory(seat) if area is not None else 0 for seat in seats)
    )


def _scored_giant(state: GameState, giant: GiantResult | None) -> _Scored:
    holder = giant.seat if giant is not None else None
    glory = giant.glory if giant is not None else 0
    return _Scored(
        write(encode(giant)), tuple(glory if n == holder else 0 for n in range(state.players))
    )
