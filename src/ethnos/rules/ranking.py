"""The final ranking: who wins, and what decides it."""

from __future__ import annotations

from ethnos.rules.outcome import Outcome, Standing, Termination, TieBreak
from ethnos.rules.ruleset import FinalBandSize, TrollScope
from ethnos.rules.scoring import score_band
from ethnos.rules.state import GameState
from ethnos.rules.tribes.skeletons import size_without_skeletons
from ethnos.rules.tribes.trolls import tie_strength

_Key = tuple[int, tuple[int, int], int, tuple[int, ...]]

_QUESTIONS = (TieBreak.GLORY, TieBreak.TROLLS, TieBreak.MARKERS, TieBreak.BANDS)


def rank_final(state: GameState) -> Outcome:
    """Rank the players after the last age. R108-R111."""
    keys = {seat: _key(state, seat) for seat in range(state.players)}
    best_first = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    winners = tuple(sorted(seat for seat in keys if keys[seat] == keys[best_first[0]]))
    return Outcome(
        termination=Termination.LAST_AGE,
        winners=winners,
        standings=_standings(keys, 1),
        decided_by=_decided_by(keys[best_first[0]], keys[best_first[1]]),
    )


def win_by_skeletons(state: GameState, winner: int) -> Outcome:
    """Return the outcome of a band of ten skeletons; the other seats rank as usual. R67."""
    keys = {seat: _key(state, seat) for seat in range(state.players)}
    first = _standings({winner: keys.pop(winner)}, 1)
    return Outcome(
        termination=Termination.TEN_SKELETONS,
        winners=(winner,),
        standings=first + _standings(keys, 2),
        decided_by=TieBreak.TEN_SKELETONS,
    )


def _key(state: GameState, seat: int) -> _Key:
    """Return the tie-break values of a seat; a missing band counts 0. D69, D71."""
    trolls = (0, 0)
    if state.ruleset.troll_scope is TrollScope.ALL_END_OF_AGE_TIES:  # D46
        trolls = tie_strength(state.trolls[seat])
    markers = sum(there[seat] for there in state.markers.values())
    return state.glory[seat], trolls, markers, _band_sizes(state, seat)


def _band_sizes(state: GameState, seat: int) -> tuple[int, ...]:
    """Return the sizes of the bands of the last age, largest first. R110, D68."""
    bands = state.bands[seat]
    match state.ruleset.final_band_size:
        case FinalBandSize.AS_PLAYED:
            sizes = [band.size for band in bands]
        case FinalBandSize.WITHOUT_SKELETONS:
            sizes = [size_without_skeletons(band) for band in bands]
        case FinalBandSize.AS_SCORED:
            sizes = [score_band(seat, band).counted_size for band in bands]
    return tuple(sorted(sizes, reverse=True))


def _standings(keys: dict[int, _Key], first_rank: int) -> tuple[Standing, ...]:
    best_first = sorted(keys, key=lambda seat: (_better(keys, seat), seat))
    return tuple(
        Standing(seat, first_rank + _better(keys, seat), *keys[seat]) for seat in best_first
    )


def _better(keys: dict[int, _Key], seat: int) -> int:
    """Return the number of seats ahead of this one."""
    return sum(key > keys[seat] for key in keys.values())


def _decided_by(best: _Key, second: _Key) -> TieBreak:
    for question, ours, theirs in zip(_QUESTIONS, best, second, strict=True):
        if ours != theirs:
            return question
    return TieBreak.SHARED  # R111
