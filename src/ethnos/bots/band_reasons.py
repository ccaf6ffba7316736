"""The reason for a band: what contributes most to it, or why it comes now."""

from __future__ import annotations

from typing import Final, NamedTuple

from ethnos.bots.appraisal import Appraisal
from ethnos.bots.protocol import Parameter, Reason, ReasonCode, Standing
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom, without
from ethnos.rules.ruleset import CentaurChain
from ethnos.rules.tribes import power_of
from ethnos.rules.view import PlayerView

_URGENT: Final = 0.2
"""The risk that the age ends before the next turn from which it is the reason."""


def band_reason(appraisal: Appraisal, band: PlayBand, *, best: bool) -> Reason:
    """Return why a band comes now, or what it brings: glory, a marker or its leader's ability."""
    if band.leader is None:
        return Reason(ReasonCode.TEN_SKELETONS)
    return (_why_now(appraisal, band) if best else None) or _what_it_brings(
        appraisal, band, band.leader
    )


def _why_now(appraisal: Appraisal, band: PlayBand) -> Reason | None:
    if len(appraisal.view.hand) >= appraisal.view.ruleset.hand_limit:
        return Reason(ReasonCode.BAND_FULL_HAND)
    ends = 1 - appraisal.survival_after_taking
    if ends < _URGENT:
        return None
    parameters = {"size": len(band.cards), "percent": round(100 * ends)}
    return Reason(ReasonCode.BAND_DRAGON, parameters)


def band_over_band(appraisal: Appraisal, band: PlayBand, other: PlayBand) -> Reason | None:
    """Return in what a band is better than another one; `None` if nothing that is said tells."""
    if band.leader is None or other.leader is None:
        return None
    lost = {gain.reason.code: gain for gain in _gains(appraisal, other, other.leader)}
    ahead = [
        (gain.value - (lost[gain.reason.code].value if gain.reason.code in lost else 0.0), gain)
        for gain in _gains(appraisal, band, band.leader)
        if gain.reason not in [one.reason for one in lost.values()]
    ]
    most = max(ahead, key=lambda item: item[0], default=None)
    return most[1].reason if most and most[0] > 0 else None


class _Gain(NamedTuple):
    """Something that a band brings, and what it is worth in glory."""

    value: float
    reason: Reason


def _what_it_brings(appraisal: Appraisal, band: PlayBand, leader: Card) -> Reason:
    return max(_gains(appraisal, band, leader), key=lambda gain: gain.value).reason


def _gains(appraisal: Appraisal, band: PlayBand, leader: Card) -> list[_Gain]:
    """Return what a band brings, in the order in which it is told of equal gains."""
    size = len(band.cards)
    glory = appraisal.glory(leader, size - band.others.count(SKELETON))
    best = appraisal.marker_kingdom(leader, size)
    marker = appraisal.marker_gains[best] if best is not None else 0.0
    ability = _ability(appraisal, band, leader) - marker
    gains = []
    if best is not None:
        standing = standing_after(appraisal.view, appraisal.seat, best)
        there: dict[str, Parameter] = {
            "size": size,
            "kingdom": str(tuple(Kingdom)[best]),
            "standing": standing,
        }
        gains.append(_Gain(marker, Reason(ReasonCode.BAND_MARKER, there)))
    gains.append(_Gain(glory, Reason(ReasonCode.BAND_GLORY, {"size": size, "glory": glory})))
    if ability > 0:
        led: dict[str, Parameter] = {"size": size, "tribe": str(leader.tribe)}
        gains.append(_Gain(ability, Reason(ReasonCode.BAND_ABILITY, led)))
    return gains


def _ability(appraisal: Appraisal, band: PlayBand, leader: Card) -> float:
    """Return the value of the leader, marker included; 0 if its ability finds nothing to do."""
    view, size = appraisal.view, len(band.cards)
    power = power_of(leader.tribe)
    rest = without(view.hand, band.cards)
    if power.may_chain:  # R49, D26
        again = view.ruleset.centaur_chain is CentaurChain.UNLIMITED or not view.bands_this_turn
        if not again or not any(power_of(card.tribe).may_lead for card in rest):
            return 0.0
    if power.keeps(size) and not rest:  # R53
        return 0.0
    return appraisal.leader_value(leader, size)


def standing_after(view: PlayerView, seat: int, kingdom: int) -> Standing:
    """Return how the seat's markers in a kingdom compare with the rivals' after one more."""
    markers = view.markers[kingdom]
    own = markers[seat]
    most = max(there for rival, there in enumerate(markers) if rival != seat)
    if own > most:
        return Standing.EXTENDS
    if own == most:
        return Standing.LEADS
    return Standing.TIES if own + 1 == most else Standing.BEHIND
