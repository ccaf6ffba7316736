"""The reason for an action, as an untranslated sentence."""

from __future__ import annotations

from ethnos.bots.appraisal import KINGDOM_INDEX, Appraisal
from ethnos.bots.plans import groups_of
from ethnos.bots.protocol import Parameter, Reason, ReasonCode
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import SKELETON, Card, Kingdom
from ethnos.rules.components import HAND_LIMIT, ORC_RAID_GLORY

_URGENT = 0.2
"""The risk that the age ends before the next turn from which dragons are the reason."""


def why(appraisal: Appraisal, action: Action, *, only: bool = False) -> Reason:  # noqa: PLR0912
    """Return the main reason for an action."""
    if only:
        return Reason(ReasonCode.ONLY_CHOICE)
    match action:
        case act.PlayBand():
            return _band(appraisal, action)
        case act.RecruitFromDeck():
            percent = _percent(appraisal.view.dragon_chance)
            return Reason(ReasonCode.RECRUIT_DECK, {"percent": percent})
        case act.RecruitFromPool(card):
            return _recruit(appraisal, card)
        case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom):
            return _marker(appraisal, kingdom)
        case act.MoveMerfolk(spaces):
            return Reason(ReasonCode.MERFOLK_MOVE, {"spaces": spaces})
        case act.PlaceOrcMarker(place):
            spaces = len(appraisal.view.orc_boards[appraisal.seat]) + 1
            code = ReasonCode.ORC_MARKER if place else ReasonCode.NO_ORC_MARKER
            return Reason(code, {"spaces": spaces})
        case act.TakeTrollToken(value):
            if value is None:
                return Reason(ReasonCode.NO_TROLL_TOKEN)
            return Reason(ReasonCode.TROLL_TOKEN, {"token": value})
        case act.StopPlaying():
            return Reason(ReasonCode.STOP)
        case act.KeepCards(cards):
            code = ReasonCode.KEEP if cards else ReasonCode.KEEP_NOTHING
            return Reason(code, {"count": len(cards)})
        case act.DrawCards(count):
            percent = _percent(1 - appraisal.outlook.survival_chance(count))
            code = ReasonCode.WIZARD_DRAW if count else ReasonCode.NO_WIZARD_DRAW
            return Reason(code, {"count": count, "percent": percent})
        case act.Raid(spaces):
            code = ReasonCode.RAID if spaces else ReasonCode.NO_RAID
            glory = ORC_RAID_GLORY[len(spaces)]
            return Reason(code, {"spaces": len(spaces), "glory": glory})
        case act.Pass():
            return Reason(ReasonCode.ONLY_CHOICE)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _band(appraisal: Appraisal, band: act.PlayBand) -> Reason:
    """Return what contributes most to the band: glory, its marker or its leader's ability."""
    leader, size = band.leader, len(band.cards)
    if leader is None:
        return Reason(ReasonCode.TEN_SKELETONS)
    if len(appraisal.view.hand) >= HAND_LIMIT:
        return Reason(ReasonCode.BAND_FULL_HAND, {"size": size})
    ends = 1 - appraisal.outlook.survival_after_taking
    if ends >= _URGENT:
        return Reason(ReasonCode.BAND_DRAGON, {"size": size, "percent": _percent(ends)})
    glory = appraisal.glory(leader, size - band.others.count(SKELETON))
    places = appraisal.places(leader, size)
    best = max(places, key=lambda kingdom: appraisal.marker_gains[kingdom], default=None)
    marker = appraisal.marker_gains[best] if best is not None else 0.0
    ability = appraisal.lead(leader)[size] - marker
    if best is not None and marker >= max(glory, ability):
        kingdom = list(Kingdom)[best]
        standing = _standing(appraisal, best)
        parameters: dict[str, Parameter] = {
            "size": size,
            "kingdom": str(kingdom),
            "standing": standing,
        }
        return Reason(ReasonCode.BAND_MARKER, parameters)
    if ability > glory:
        return Reason(ReasonCode.BAND_ABILITY, {"size": size, "tribe": str(leader.tribe)})
    return Reason(ReasonCode.BAND_GLORY, {"size": size, "glory": glory})


def _recruit(appraisal: Appraisal, card: Card) -> Reason:
    hand = appraisal.view.hand
    fitting = max(
        (sum(group in groups_of(other) for other in hand) for group in groups_of(card)),
        default=len(hand),
    )
    if not fitting:
        return Reason(ReasonCode.RECRUIT_START, {"card": str(card)})
    return Reason(ReasonCode.RECRUIT_MATCH, {"card": str(card), "size": fitting + 1})


def _marker(appraisal: Appraisal, kingdom: Kingdom | None) -> Reason:
    if kingdom is None:
        return Reason(ReasonCode.NO_MARKER)
    index = KINGDOM_INDEX[kingdom]
    stake = appraisal.view.tokens[index][appraisal.view.age - 1]
    standing = _standing(appraisal, index)
    parameters: dict[str, Parameter] = {
        "kingdom": str(kingdom),
        "standing": standing,
        "glory": stake,
    }
    return Reason(ReasonCode.MARKER, parameters)


def _standing(appraisal: Appraisal, kingdom: int) -> str:
    """Return how the seat's markers would compare with one more: `leads`, `ties` or `behind`."""
    markers = appraisal.view.markers[kingdom]
    own = markers[appraisal.seat] + 1
    most = max(there for seat, there in enumerate(markers) if seat != appraisal.seat)
    return "leads" if own > most else "ties" if own == most else "behind"
