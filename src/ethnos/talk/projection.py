"""What the age would pay if it ended now, from public information."""

from __future__ import annotations

from dataclasses import replace

from ethnos.rules.ages import score_board
from ethnos.rules.results import AgeResult
from ethnos.rules.scoring import score_band
from ethnos.rules.state import GameState


def if_age_ended_now(state: GameState) -> AgeResult:
    """Return everyone's glory without raids, which are still to be decided."""
    imagined = state.copy()
    if imagined.scoring is None:
        score_board(imagined, [])
    assert imagined.scoring is not None
    bands = tuple(
        score_band(seat, band) for seat, bands in enumerate(state.bands) for band in bands
    )
    return replace(imagined.scoring, bands=bands)
