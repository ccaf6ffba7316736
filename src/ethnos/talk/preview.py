"""A preview of an action: what it will do, in one sentence and as events.

Computed from a state that agrees with the player's view: it depends on nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ethnos.phrase import Arg, Phrase, one_of, phrase
from ethnos.rules import actions as act
from ethnos.rules import legal
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.apply import perform
from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.events import (
    AgeBegan,
    Event,
    GiantTokenTaken,
    MarkerPlaced,
    MerfolkMoved,
    OrcsRaided,
)
from ethnos.rules.ruleset import MerfolkMove
from ethnos.rules.scoring import score_band
from ethnos.rules.state import Decision, GameState
from ethnos.rules.supply import has_marker
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.merfolk import furthest_move
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.rules.view import redact, view
from ethnos.talk.labels import advised
from ethnos.talk.odds import whole_percent
from ethnos.talk.phrases import band_args, band_of, card_args, numbers_list
from ethnos.talk.questions import keep_limit, raid_args
from ethnos.talk.voice import Voice

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Trial:
    """What an action that draws nothing would lead to."""

    events: tuple[Event, ...]
    """As far as they can be foreseen, redacted for the player."""
    after: GameState


@dataclass(frozen=True, slots=True)
class BandPreview:
    """What a legal band would do."""

    band: Band
    say: Phrase
    brief: Phrase
    """Its marker and its glory, to compare leaders."""
    ability: Phrase | None
    """What the leader's tribe does now, in a few words; `None` without a leader."""
    glory: int
    """At the end of the age."""
    kingdoms: tuple[Kingdom, ...]
    """Kingdoms where its marker could be placed."""
    trial: Trial


def try_out(state: GameState, action: Action) -> Trial:
    """Perform an action that draws nothing on a copy of the state."""
    after = state.copy()
    seat = state.to_move
    events: list[Event] = []
    for event in perform(after, action):
        if _is_unpredictable(event, seat):
            break
        events.append(redact(event, seat))
    return Trial(tuple(events), after)


def _is_unpredictable(event: Event, seat: int) -> bool:
    """Return whether an event depends on a shuffle, or on a secret decision of another seat."""
    if isinstance(event, OrcsRaided):
        return event.result.seat != seat
    return isinstance(event, AgeBegan)


def cards_drawn(action: Action) -> int:
    """Return how many hidden cards an action draws."""
    match action:
        case act.RecruitFromDeck():
            return 1
        case act.DrawCards():
            return action.count
        case act.RecruitFromPool() | act.PlayBand() | act.Pass() | act.KeepCards() | act.Raid():
            return 0
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.MoveMerfolk():
            return 0
        case act.TakeTrollToken() | act.StopPlaying():
            return 0


def confirmation(state: GameState, action: Action) -> Phrase:
    """Return what this legal action will do, as a sentence before it is confirmed."""
    match action:
        case PlayBand():
            return preview_band(state, action, Voice.PAGE).say
        case act.RecruitFromPool(card):
            return Phrase("live-take", card_args(card))
        case act.RecruitFromDeck():
            return phrase("live-draw", percent=whole_percent(view(state, None).dragon_chance))
        case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom) if kingdom is not None:
            return phrase("live-place", kingdom=str(kingdom))
        case act.KeepCards(cards) if cards:
            return phrase("live-keep", count=keep_limit(state), chosen=len(cards))
        case act.Raid(spaces) if spaces:
            return Phrase("live-raid", raid_args(spaces))
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.MoveMerfolk():
            return phrase("live-do", what=advised(action))
        case act.TakeTrollToken() | act.DrawCards() | act.StopPlaying() | act.Pass() | act.Raid():
            return phrase("live-do", what=advised(action))
        case act.KeepCards():
            return phrase("live-do", what=advised(action))


def preview_band(state: GameState, action: PlayBand, voice: Voice) -> BandPreview:
    """Return what this legal band will do."""
    seat, band = state.to_move, band_of(action)
    trial = try_out(state, action)
    kingdoms = tuple(legal.open_kingdoms(state, seat, band)) if band.leader else ()
    glory = score_band(seat, band).glory
    brief = phrase("brief", where=_where(kingdoms), glory=glory)
    ability = _ability(state, trial.after, seat, band, trial.events) if band.leader else None
    say = _band_sentence(state, band, trial, glory, ability, voice)
    return BandPreview(band, say, brief, ability, glory, kingdoms, trial)


def _where(kingdoms: Sequence[Kingdom]) -> Phrase:
    if len(kingdoms) == 1:
        return phrase("brief-marker", kingdom=str(kingdoms[0]))
    return phrase("brief-markers" if kingdoms else "brief-no-marker")


def _band_sentence(
    state: GameState, band: Band, trial: Trial, glory: int, ability: Phrase | None, voice: Voice
) -> Phrase:
    if ability is None:
        return phrase(f"{voice}-skeletons")  # R67
    seat, events, after = state.to_move, trial.events, trial.after
    args: dict[str, Arg] = {
        **band_args(band),
        "marker": _marker(state, after, seat, band, events),
        "ability": ability,
        "discard": _discard(after, band, len(state.hands[seat]) - band.size),
        "glory": glory,
    }
    return Phrase(f"{voice}-band", args)


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
    if len(power.kingdoms(band.kingdom)) > 1:  # R70
        return phrase("preview-marker-too-small-anywhere")
    assert band.kingdom is not None
    needed = legal.needed_size(state, seat, band.kingdom)
    return phrase("preview-marker-too-small", kingdom=str(band.kingdom), needed=needed)


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
        case Tribe.MERFOLK if state.ruleset.merfolk_move is MerfolkMove.UP_TO:
            return phrase("preview-merfolk-up-to", count=furthest_move(state, seat, band))
        case Tribe.MERFOLK:
            args = _merfolk(state, seat, band, events)
        case Tribe.ORC:
            args = {"possible": _yes(_orc_marker(after, seat, band)), "kingdom": str(band.kingdom)}
        case Tribe.TROLL:
            tokens = available_tokens(state, band.size)
            args = {"possible": _yes(bool(tokens)), "tokens": one_of(numbers_list(tokens))}
        case Tribe.WINGFOLK:
            args = {"possible": _yes(bool(legal.open_kingdoms(state, seat, band)))}
        case _:
            pass  # The size is all that its message needs.
    return Phrase(f"preview-{tribe}", args)


def _orc_marker(after: GameState, seat: int, band: Band) -> bool:
    """Return whether an orc marker may follow, with a marker that is left after the band's."""
    if after.decision is Decision.MARKER:
        return band.kingdom not in after.orc_boards[seat] and has_marker(after, seat)
    return after.decision is Decision.ORC_MARKER


def _merfolk(state: GameState, seat: int, band: Band, events: Sequence[Event]) -> dict[str, Arg]:
    moved = _first(events, MerfolkMoved)
    symbols = len(moved.symbols) if moved else 0
    end = moved.end if moved else state.merfolk[seat] + furthest_move(state, seat, band)
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
