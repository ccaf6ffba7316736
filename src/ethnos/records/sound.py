"""Check that a position could be on a table: it may come from anybody.

`parse_position` accepts whatever can be written down. A position that is to be played, by people or
by compiled code that believes what it is given, has every piece once and a decision that can be
taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ethnos.records.errors import NotationError
from ethnos.records.pieces import missing_pieces
from ethnos.records.position import parse_position
from ethnos.rules.actions import PlayBand
from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom
from ethnos.rules.components import LARGEST_BAND, MOST_MARKERS, tribes_in_play
from ethnos.rules.legal import is_band, legal_actions
from ethnos.rules.state import Decision, GameState

MOST_FREE_MARKERS: Final = 2
"""A band of merfolk passes at most so many marker symbols."""

_OF_A_BAND: Final = frozenset(Decision) - {
    *(Decision.TURN, Decision.AGE_OVER, Decision.RAID, Decision.GAME_OVER)
}
"""Decisions about the band that was just played."""


def sound_position(text: str) -> GameState:
    """Read a position in which somebody can decide, or raise `NotationError`."""
    state = parse_position(text)
    check_sound(state)
    return state


def check_sound(state: GameState) -> None:
    """Raise `NotationError` with the first reason why nobody can play from this state."""
    for wrong in _faults(state):
        raise NotationError(wrong)


def _faults(state: GameState) -> Iterator[str]:
    yield from _setting(state)
    yield from missing_pieces(state)
    yield from _numbers(state)
    yield from _bands(state)
    yield from _moment(state)


def _setting(state: GameState) -> Iterator[str]:
    wanted = tribes_in_play(state.players)
    if len(set(state.tribes)) != wanted or len(state.tribes) != wanted:
        yield f"{state.players} players need {wanted} tribes, not {len(set(state.tribes))}"
    if not 1 <= state.age <= state.ruleset.ages:
        yield f"there is no age {state.age}: a game of {state.players} has {state.ruleset.ages}"
    ages = [result.age for result in state.results]
    if ages != [*range(1, len(ages) + 1)] or len(ages) >= state.age:
        yield f"the results of the ages {ages} do not fit age {state.age}"
    for result in (*state.results, *([state.scoring] if state.scoring else [])):
        if result.players != state.players:
            yield f"the result of age {result.age} is of {result.players} players"


def _numbers(state: GameState) -> Iterator[str]:
    for seat in range(state.players):
        placed = max(state.markers[kingdom][seat] for kingdom in Kingdom)
        if max(state.supply[seat], placed) > MOST_MARKERS:
            yield f"seat {seat} has more markers than there are"
    if state.free_markers > MOST_FREE_MARKERS:
        yield f"no band earns {state.free_markers} free markers"
    if state.giant and not 0 < state.giant.size <= LARGEST_BAND:
        yield f"no band has {state.giant.size} cards"


def _bands(state: GameState) -> Iterator[str]:
    for seat, bands in enumerate(state.bands):
        for band in bands:
            if band.leader is None or not _could_be_played(state, band):
                yield f"seat {seat}: {'+'.join(map(str, band.cards))} is no band"
    if state.bands_this_turn > len(state.bands[state.turn_owner]):
        yield f"seat {state.turn_owner} has not played {state.bands_this_turn} bands"


def _could_be_played(state: GameState, band: Band) -> bool:
    """Return whether the rules allow these cards as a band."""
    holding = state.copy()
    holding.hands[holding.to_move] = tuple(sorted(band.cards))
    return is_band(holding, PlayBand(band.leader, band.others))


def _moment(state: GameState) -> Iterator[str]:
    if state.decision in (Decision.AGE_OVER, Decision.GAME_OVER) or state.outcome is not None:
        yield "nobody decides here: the age or the game is over"
    if (state.decision is Decision.RAID) is not (state.scoring is not None):
        yield "raids, and nothing else, are decided while an age is scored"
    if state.decision is not Decision.RAID and state.to_move != state.turn_owner:
        yield f"seat {state.turn_owner} is at turn, so seat {state.to_move} cannot decide"
    if state.decision in _OF_A_BAND and not state.bands_this_turn:
        yield f"the decision '{state.decision}' needs a band that was played in this turn"
    elif not legal_actions(state):
        yield f"seat {state.to_move} has nothing to decide"
