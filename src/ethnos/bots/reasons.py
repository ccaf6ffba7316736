"""The reason for an action, as an untranslated sentence.

The best action may be said to be better than others. Any other action is described by what it
brings or costs, so that no alternative argues against the best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ethnos.bots.appraisal import Appraisal
from ethnos.bots.band_reasons import band_over_band, band_reason, standing_after
from ethnos.bots.protocol import Reason, ReasonCode
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.components import MERFOLK_SYMBOLS, ORC_RAID_GLORY
from ethnos.rules.ruleset import EmptyPool, MarkerSupply, MerfolkSymbols
from ethnos.rules.tribes.trolls import tie_strength
from ethnos.rules.view import PlayerView

Group = Tribe | Kingdom
"""The cards of a hand that share a tribe, or that share a kingdom."""

_KINGDOMS: Final = tuple(Kingdom)
_NO_MARKER: Final = Reason(ReasonCode.NO_MARKER)
_UNEXPLAINED: Final = Reason(ReasonCode.UNEXPLAINED)


def explain(
    appraisal: Appraisal, chosen: Sequence[Action], actions: Sequence[Action]
) -> list[Reason]:
    """Return the reason for each of the chosen actions, best first, out of all legal ones."""
    if len(chosen) == 1 and len(actions) == 1:
        return [Reason(ReasonCode.ONLY_CHOICE)]
    return [why(appraisal, action, best=not place) for place, action in enumerate(chosen)]


def why(appraisal: Appraisal, action: Action, *, best: bool = True) -> Reason:
    """Return the main reason for an action, which is the best one or an alternative to it."""
    view, seat = appraisal.view, appraisal.seat
    match action:
        case act.PlayBand():
            return band_reason(appraisal, action, best=best)
        case act.RecruitFromDeck():
            return _draw(view, best=best)
        case act.RecruitFromPool(card):
            return _recruit(view.hand, card)
        case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom):
            return _marker(view, seat, kingdom) if kingdom else _NO_MARKER
        case act.MoveMerfolk(spaces):
            return _merfolk(view, seat, spaces)
        case act.PlaceOrcMarker(place):
            spaces = len(view.orc_boards[seat]) + 1
            return Reason(ReasonCode.ORC_MARKER, {"spaces": spaces}) if place else _NO_MARKER
        case act.TakeTrollToken(value):
            return _troll(view, seat, value) if value else Reason(ReasonCode.NO_TROLL_TOKEN)
        case act.StopPlaying():
            return Reason(ReasonCode.STOP) if best else _discard(view)
        case act.KeepCards(cards):
            return _keep(view, cards, best=best)
        case act.DrawCards(count):
            return _wizard(view, seat, count)
        case act.Raid(spaces):
            return _raid(view, len(spaces))
        case act.Pass():
            return Reason(ReasonCode.ONLY_CHOICE)


def why_rather(appraisal: Appraisal, action: Action, chosen: Action) -> Reason:
    """Return the reason for the best action in words that do not fit the chosen one as well."""
    reason = why(appraisal, action)
    if isinstance(chosen, act.PlayBand):
        if isinstance(action, act.PlayBand):
            return band_over_band(appraisal, action, chosen) or _UNEXPLAINED
        if isinstance(action, act.RecruitFromDeck) and appraisal.view.hand:
            return Reason(ReasonCode.HAND_GROWS, reason.parameters)
    other = why(appraisal, chosen)
    return _UNEXPLAINED if _without_card(reason) == _without_card(other) else reason


def _without_card(reason: Reason) -> Reason:
    rest = {name: value for name, value in reason.parameters.items() if name != "card"}
    return Reason(reason.code, rest)


def _percent(chance: float) -> int:
    return round(100 * chance)


def groups_of(card: Card) -> tuple[Group, ...]:
    """Return the groups a card belongs to; a skeleton has none of its own."""
    return () if card.kingdom is None else (card.tribe, card.kingdom)


def _largest_band(hand: tuple[Card, ...], groups: set[Group]) -> int:
    """Return the size of the largest band of one of these groups, skeletons included."""
    members = (sum(group in groups_of(card) for card in hand) for group in groups)
    return max(members, default=0) + hand.count(SKELETON)


def _groups(hand: tuple[Card, ...]) -> set[Group]:
    return {group for card in hand for group in groups_of(card)}


# A turn.


def _draw(view: PlayerView, *, best: bool) -> Reason:
    two = not view.pool and view.ruleset.empty_pool is EmptyPool.DRAW_TWO  # D11
    risk = {"percent": _percent(view.age_end_chance(2 if two else 1))}
    if not view.pool:
        return Reason(ReasonCode.RECRUIT_POOL_EMPTY, risk)
    return Reason(ReasonCode.RECRUIT_DECK if best else ReasonCode.RECRUIT_UNKNOWN, risk)


def _recruit(hand: tuple[Card, ...], card: Card) -> Reason:
    """Return what a card of the pool does for the hand."""
    groups = _groups(hand) if card.is_skeleton else _groups((card,))
    if not groups:
        return Reason(ReasonCode.SKELETONS)
    size = _largest_band((*hand, card), groups)
    if size > 1:
        return Reason(ReasonCode.RECRUIT_MATCH, {"card": str(card), "size": size})
    code = ReasonCode.RECRUIT_START if hand else ReasonCode.RECRUIT_FIRST
    return Reason(code, {"card": str(card)})


def _discard(view: PlayerView) -> Reason:
    return Reason(ReasonCode.DISCARD, {"count": len(view.hand)})


# Answers within a turn, and at the end of an age.


def _marker(view: PlayerView, seat: int, kingdom: Kingdom) -> Reason:
    index = _KINGDOMS.index(kingdom)
    return Reason(
        ReasonCode.MARKER,
        {
            "kingdom": str(kingdom),
            "standing": standing_after(view, seat, index),
            "glory": view.tokens[index][view.age - 1],
        },
    )


def _merfolk(view: PlayerView, seat: int, spaces: int) -> Reason:
    start = view.merfolk[seat]
    space = start + spaces
    symbols = sum(start < symbol <= space for symbol in MERFOLK_SYMBOLS)
    if view.ruleset.merfolk_symbols is MerfolkSymbols.ONE_PER_MOVE:  # D35
        symbols = min(symbols, 1)
    if view.ruleset.marker_supply is MarkerSupply.LIMITED:  # D36
        symbols = min(symbols, view.supply[seat])
    parameters = {"space": space, "spaces": spaces, "symbols": symbols}
    return Reason(ReasonCode.MERFOLK_MOVE, parameters)


def _troll(view: PlayerView, seat: int, token: int) -> Reason:
    own = tie_strength((*view.trolls[seat], token))
    others = [tokens for rival, tokens in enumerate(view.trolls) if rival != seat]
    beaten = sum(tie_strength(tokens) < own for tokens in others)
    standing = "all" if beaten == len(others) else "some" if beaten else "none"
    return Reason(ReasonCode.TROLL_TOKEN, {"token": token, "rivals": beaten, "standing": standing})


def _keep(view: PlayerView, cards: tuple[Card, ...], *, best: bool) -> Reason:
    if not cards:
        return Reason(ReasonCode.KEEP_NOTHING) if best else _discard(view)
    groups = _groups(cards)
    if not groups:
        return Reason(ReasonCode.SKELETONS)
    size = _largest_band(cards, groups)
    if size == len(cards):
        return Reason(ReasonCode.KEEP, {"count": size})
    if size == 1:
        return Reason(ReasonCode.KEEP_APART, {"count": len(cards)})
    return Reason(ReasonCode.KEEP_SOME, {"count": len(cards), "size": size})


def _wizard(view: PlayerView, seat: int, count: int) -> Reason:
    if count:
        risk = _percent(view.age_end_chance(count))
        return Reason(ReasonCode.WIZARD_DRAW, {"count": count, "percent": risk})
    risk = _percent(view.age_end_chance(view.bands[seat][-1].size))
    return Reason(ReasonCode.NO_WIZARD_DRAW, {"percent": risk})


def _raid(view: PlayerView, spaces: int) -> Reason:
    if spaces:
        return Reason(ReasonCode.RAID, {"spaces": spaces, "glory": ORC_RAID_GLORY[spaces]})
    return Reason(ReasonCode.NO_RAID, {"ages": view.ruleset.ages - view.age})
