"""The projection as JSON: every area as it would be scored if the age ended now."""

from __future__ import annotations

from typing import Final

import msgspec

from ethnos.phrase import Name
from ethnos.records.codec import encode
from ethnos.rules.results import AreaResult
from ethnos.rules.state import GameState
from ethnos.rules.view import PlayerView
from ethnos.talk.memo import Memo
from ethnos.talk.projection import Projector, lead

NOTHING: Final = b"null"
write: Final = msgspec.json.Encoder().encode


class ProjectionWriter:
    """Encodes the projection of one room; each part only when it has changed."""

    def __init__(self, names: tuple[Name, ...]) -> None:
        self._names = names
        self._projector = Projector()
        self._keep = Memo().keep

    def write(self, state: GameState, seen: PlayerView) -> bytes:
        """Return the projection as JSON; `null` while an age is being scored."""
        if state.scoring is not None or state.is_over:
            return NOTHING
        basis = (
            *(state.age, seen.trolls, seen.markers, seen.merfolk),
            *(seen.giant, seen.bands, seen.glory),
        )
        return self._keep("whole", basis, lambda: self._write(state, seen))

    def _write(self, state: GameState, seen: PlayerView) -> bytes:
        result = self._projector.project(state, seen)
        glory = [had + result.glory(seat) for seat, had in enumerate(state.glory)]
        return b'{"kingdoms":[%s],"leads":[%s],"merfolk":%s,"giant":%s,"glory":%s}' % (
            b",".join(self._encoded(area.kingdom, area) for area in result.kingdoms),
            b",".join(map(self._lead, result.kingdoms)),
            self._encoded("merfolk", result.merfolk),
            self._encoded("giant", result.giant),
            write(glory),
        )

    def _encoded(self, name: object, value: object) -> bytes:
        return self._keep(name, value, lambda: write(encode(value)))

    def _lead(self, area: AreaResult) -> bytes:
        """Return the sentence about the leader of a kingdom."""
        return self._keep(("lead", area.kingdom), area, lambda: write(lead(area, self._names)))
