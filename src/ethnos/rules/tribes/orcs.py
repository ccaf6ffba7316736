"""Orcs: a separate board for each player, emptied by a raid."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom
from ethnos.rules.components import ORC_RAID_GLORY
from ethnos.rules.events import Log, OrcMarkerPlaced
from ethnos.rules.results import RaidResult
from ethnos.rules.state import Decision, GameState
from ethnos.rules.supply import give_back, has_marker, take_marker
from ethnos.rules.tribes.power import Power


class Orcs(Power):
    """R62, R63: independent of the marker on the main board (D42)."""

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        free = band.kingdom not in state.orc_boards[seat]
        return Decision.ORC_MARKER if free and has_marker(state, seat) else None


def place(state: GameState, seat: int, kingdom: Kingdom, log: Log) -> None:
    """Place a marker on the space of this colour."""
    take_marker(state, seat)
    state.orc_boards[seat] = tuple(sorted((*state.orc_boards[seat], kingdom)))
    log.append(OrcMarkerPlaced(seat, kingdom))


def raid(state: GameState, seat: int, spaces: tuple[Kingdom, ...]) -> RaidResult:
    """Remove the markers from these spaces and return them to the supply. R92, D21."""
    state.orc_boards[seat] = tuple(k for k in state.orc_boards[seat] if k not in spaces)
    give_back(state, seat, len(spaces))
    return RaidResult(seat, spaces, ORC_RAID_GLORY[len(spaces)])
