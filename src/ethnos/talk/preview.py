"""A preview of a band: what it will do, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ethnos.i18n import Arg, Phrase, phrase
from ethnos.rules import legal
from ethnos.rules.actions import PlayBand
from ethnos.rules.apply import perform
from ethnos.rules.bands import Band
from ethnos.rules.cards import Tribe
from ethnos.rules.events import Event, GiantTokenTaken, MarkerPlaced, MerfolkMoved
from ethnos.rules.scoring import score_band
from ethnos.rules.state import Decision, GameState
from ethnos.rules.supply import has_marker
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.talk.phrases import band_args, band_of, numbers_list

Found = TypeVar("Found")


def preview(state: GameState, action: PlayBand) -> Phrase:
    """Return what this legal band will do.

    The action is performed on a copy of the state; playing a band reveals nothing hidden.
    """
    seat, band = state.to_move, band_of(action)
    if band.leader is None:
        return phrase("preview-skeletons")  # R67
    after = state.copy()
    events = perform(after, action)
    return Phrase(
        "preview",
        {
            **band_args(band),
            "marker": _marker(state, after, seat, band, events),
            "ability": _ability(state, after, seat, band, events),
            "discard": _discard(after, band, len(state.hands[seat]) - band.size),
            "glory": score_band(seat, band).glory,
        },
    )


def _marker(
    state: GameState, after: GameState, seat: int, band: Band, events: Sequence[Event]
) -> Phrase:
    assert band.leader is not None
    placed = _first(events, MarkerPlaced)
    if placed:
        kingdom, markers = str(placed.kingdom), placed.markers
        return phrase("preview-marker", kingdom=kingdom, markers=markers)
    if after.decision is Decision.MARKER:
        open_kingdoms = legal.open_kingdoms(state, seat, band)
        return phrase("preview-marker-choice", count=len(open_kingdoms))
    power = power_of(band.leader.tribe)
    if not power.may_place:
        return phrase("preview-marker-never")
    if not has_marker(state, seat):
        return phrase("preview-marker-no-supply")
    kingdom_needing_least = min(
        power.kingdoms(band.kingdom),
        key=lambda kingdom: legal.needed_size(state, seat, kingdom),
    )
    needed = legal.needed_size(state, seat, kingdom_needing_least)
    missing = needed - power.placing_size(band.size)
    return phrase("preview-marker-too-small", kingdom=str(kingdom_needing_least), count=missing)


def _ability(
    state: GameState, after: GameState, seat: int, band: Band, events: Sequence[Event]
) -> Phrase:
    """Return the effect of the leader: the message of its tribe, with its arguments."""
    assert band.leader is not None
    tribe = band.leader.tribe
    args: dict[str, Arg] = {"count": band.size}
    match tribe:
        case Tribe.CENTAUR:
            args = {"possible": _yes(after.decision is Decision.FURTHER_BAND)}
        case Tribe.GIANT:
            largest = state.giant.size if state.giant else 0
            args = {"possible": _yes(_first(events, GiantTokenTaken) is not None), "size": largest}
        case Tribe.MERFOLK:
            args = _merfolk(state, seat, band, events)
        case Tribe.ORC:
            free = band.kingdom not in state.orc_boards[seat] and has_marker(state, seat)
            args = {"possible": _yes(free), "kingdom": str(band.kingdom)}
        case Tribe.TROLL:
            tokens = available_tokens(state, band.size)
            args = {"possible": _yes(bool(tokens)), "tokens": numbers_list(tokens)}
        case Tribe.WINGFOLK:
            args = {"possible": _yes(bool(legal.open_kingdoms(state, seat, band)))}
        case _:
            pass  # The size is all that its message needs.
    return Phrase(f"preview-{tribe}", args)


def _merfolk(state: GameState, seat: int, band: Band, events: Sequence[Event]) -> dict[str, Arg]:
    moved = _first(events, MerfolkMoved)
    symbols = len(moved.symbols) if moved else 0
    end = moved.end if moved else state.merfolk[seat] + band.size
    return {"count": band.size, "space": end, "symbols": symbols}


def _discard(after: GameState, band: Band, left: int) -> Phrase:
    """Return what happens to the cards left in hand."""
    assert band.leader is not None
    if after.decision is Decision.FURTHER_BAND:
        return phrase("preview-discard-later", count=left)
    keeps = min(power_of(band.leader.tribe).keeps(band.size), left)
    return phrase("preview-discard", count=left - keeps)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _first(events: Sequence[Event], kind: type[Found]) -> Found | None:
    return next((event for event in events if isinstance(event, kind)), None)
