"""Play the band of a scenario, answering each decision of the turn as the scenario says."""

from __future__ import annotations

from typing import Final

from ethnos.records.codec import Json
from ethnos.rules import actions as act
from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom, without
from ethnos.rules.legal import open_kingdoms
from ethnos.rules.state import Decision
from ethnos.rules.tribes.merfolk import furthest_move
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.testing.conformance.trial import RejectedError, Trial
from ethnos.testing.json_values import (
    FormatError,
    as_card,
    as_cards,
    as_dict,
    as_int,
    as_kingdom,
    as_list,
)

BAND_KEYS: Final = {
    *("type", "player", "cards", "leader", "marker", "free_markers", "move", "orc_marker"),
    *("troll_token", "keep", "draw", "draw_count", "then"),
}

_Spec = dict[str, Json]


def play_band(trial: Trial, spec: _Spec) -> None:
    """Play a band and the bands that follow it; reject choices the player did not have."""
    if unknown := sorted(spec.keys() - BAND_KEYS):
        raise FormatError(f"band: unknown key {unknown[0]!r}")
    band = _named_band(spec)
    trial.begin_band()
    trial.legal_kingdoms.append(_open_kingdoms(trial, band))
    trial.play(act.PlayBand(band.leader, band.others))
    if trial.state.is_over:
        return
    _place_marker(trial, spec, band)
    _move_merfolk(trial, spec, band)
    _place_free_markers(trial, spec)
    _place_orc_marker(trial, spec)
    _take_troll_token(trial, spec, band)
    _play_further_band(trial, spec)
    _keep_cards(trial, spec)
    _draw_cards(trial, spec, band)


def _named_band(spec: _Spec) -> Band:
    cards = as_cards(spec.get("cards"), "cards")
    if spec.get("leader") is None:
        return Band(None, cards)
    leader = as_card(spec["leader"], "leader")
    if leader not in cards:
        raise RejectedError(f"the leader {leader} is not one of the band's cards")
    return Band(leader, without(cards, (leader,)))


def _is_due(trial: Trial, decision: Decision) -> bool:
    """Return whether this is the decision to be made now."""
    return trial.state.decision is decision


# Step 3: the marker.


def _open_kingdoms(trial: Trial, band: Band) -> list[Kingdom]:
    if band.leader is None or band.leader.is_skeleton:
        return []
    return open_kingdoms(trial.state, trial.state.to_move, band)


def _place_marker(trial: Trial, spec: _Spec, band: Band) -> None:
    named = spec.get("marker")
    wanted = None if named is None else as_kingdom(named, "marker")
    if _is_due(trial, Decision.MARKER):
        if "marker" not in spec:
            open_ = trial.legal_kingdoms[-1]
            wanted = band.kingdom if band.kingdom in open_ else open_[0]
        trial.play(act.PlaceMarker(wanted))
    placed = trial.markers_placed[-1]
    if "marker" in spec and wanted is not placed:
        raise RejectedError(f"the marker is named '{wanted}', the rules place '{placed}'")


# Step 4: the leader's ability.


def _move_merfolk(trial: Trial, spec: _Spec, band: Band) -> None:
    wanted = as_int(spec["move"], "move") if "move" in spec else band.size
    if _is_due(trial, Decision.MERFOLK_MOVE):
        furthest = furthest_move(trial.state, trial.state.to_move, band)
        # A move of up to X stops at the last space (D37); `check` refuses one beyond X.
        trial.play(act.MoveMerfolk(min(wanted, furthest) if wanted <= band.size else wanted))
    elif "move" in spec and wanted != trial.moved and (not trial.moved or wanted != band.size):
        raise RejectedError(f"the merfolk marker moves {trial.moved} spaces, not {wanted}")


def _place_free_markers(trial: Trial, spec: _Spec) -> None:
    named = as_list(spec.get("free_markers", []), "free_markers")
    wanted = [None if name is None else as_kingdom(name, "free_markers") for name in named]
    trial.note_free_markers()
    while _is_due(trial, Decision.FREE_MARKER):
        trial.play(act.PlaceFreeMarker(wanted.pop(0) if wanted else None))
    if any(wanted):
        raise RejectedError(f"no free marker is left for {wanted[0]}")


def _place_orc_marker(trial: Trial, spec: _Spec) -> None:
    wanted = spec.get("orc_marker", "place")
    declined = wanted in ("decline", False, None)
    if _is_due(trial, Decision.ORC_MARKER):
        trial.play(act.PlaceOrcMarker(not declined))
    if "orc_marker" not in spec or declined:
        return
    if not trial.orc_marker or wanted not in ("place", True, trial.orc_marker):
        raise RejectedError(f"the orc marker '{wanted}' cannot be placed")


def _take_troll_token(trial: Trial, spec: _Spec, band: Band) -> None:
    named = spec.get("troll_token")
    token = None if named is None else as_int(named, "troll_token")
    if _is_due(trial, Decision.TROLL_TOKEN):
        trial.troll_choices = available_tokens(trial.state, band.size)
        trial.play(act.TakeTrollToken(token))
    elif token is not None:
        raise RejectedError(f"no troll token can be taken, let alone {token}")


# Another band, then step 5 and the rest of the turn, which depend on the last band (D27).


def _play_further_band(trial: Trial, spec: _Spec) -> None:
    then = spec.get("then")
    trial.extra_band_allowed = _is_due(trial, Decision.FURTHER_BAND)
    if then is not None:
        if not trial.extra_band_allowed:
            raise RejectedError("no further band may be played")
        play_band(trial, as_dict(then, "then"))
    elif trial.extra_band_allowed:
        trial.play(act.STOP_PLAYING)


def _keep_cards(trial: Trial, spec: _Spec) -> None:
    keep = as_cards(spec.get("keep") or [], "keep")
    if _is_due(trial, Decision.KEEP):
        trial.play(act.KeepCards(keep))
    elif keep:
        raise RejectedError("no cards may be kept: the last band is not led by an elf")


def _draw_cards(trial: Trial, spec: _Spec, band: Band) -> None:
    count = band.size if spec.get("draw", True) else 0
    if "draw_count" in spec:
        count = as_int(spec["draw_count"], "draw_count")
    if _is_due(trial, Decision.WIZARD_DRAW):
        trial.play(act.DrawCards(count))
    elif count and ("draw_count" in spec or "draw" in spec):
        raise RejectedError("no cards may be drawn: the last band is not led by a wizard")
