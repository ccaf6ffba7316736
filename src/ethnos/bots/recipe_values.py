"""What the baselines count: glory, places, stakes and fitting cards, all in the simplest way."""

from __future__ import annotations

from typing import Final

from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom
from ethnos.rules.components import (
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    TWO_PLAYERS,
    band_glory,
)
from ethnos.rules.ruleset import GiantTie, MarkerSupply
from ethnos.rules.tribes import power_of
from ethnos.rules.view import PlayerView

KINGDOMS: Final = tuple(Kingdom)


def leader_of(band: PlayBand) -> Card:
    """Return the leader of a band that is not the ten skeletons."""
    assert band.leader is not None
    return band.leader


def glory(band: PlayBand) -> int:
    """Return what a band scores at the end of the age."""
    cards = len(band.cards) - band.others.count(SKELETON)
    return band_glory(power_of(leader_of(band).tribe).scoring_size(cards))


def has_marker(view: PlayerView) -> bool:
    """Return whether the player to move has a marker left."""
    unlimited = view.ruleset.marker_supply is MarkerSupply.UNLIMITED
    return unlimited or view.supply[view.to_move] > 0


def places(view: PlayerView, band: PlayBand) -> list[int]:
    """Return the kingdoms in which a band may place its marker."""
    leader = leader_of(band)
    assert leader.kingdom is not None
    power = power_of(leader.tribe)
    if not power.may_place or not has_marker(view):
        return []
    size = power.placing_size(len(band.cards))
    kingdoms = map(KINGDOMS.index, power.kingdoms(leader.kingdom))
    return [kingdom for kingdom in kingdoms if _to_outnumber(view, kingdom) < size]


def _to_outnumber(view: PlayerView, kingdom: int) -> int:
    markers = view.markers[kingdom]
    return sum(markers) if view.players == TWO_PLAYERS else markers[view.to_move]


def stake(view: PlayerView, kingdom: int) -> float:
    """Return the value of one more marker: highest if it takes the lead, less if it ties."""
    markers = view.markers[kingdom]
    own = markers[view.to_move] + 1
    most = max(there for seat, there in enumerate(markers) if seat != view.to_move)
    share = 0.9 if own > most else 0.5 if own == most else 0.2
    return share * view.tokens[kingdom][view.age - 1]


def symbols_reached(view: PlayerView, spaces: int) -> int:
    """Return how many symbols of the merfolk track a move passes or reaches."""
    start = view.merfolk[view.to_move]
    end = min(start + spaces, MERFOLK_LAST_SPACE)
    return sum(start < symbol <= end for symbol in MERFOLK_SYMBOLS)


def takes_giant_token(view: PlayerView, size: int) -> bool:
    """Return whether a band of giants of this size takes the token. D31."""
    if view.giant is None:
        return True
    equal = view.ruleset.giant_tie is GiantTie.EQUAL_TAKES
    return size > view.giant.size or (equal and size == view.giant.size)


def fitting(card: Card, hand: tuple[Card, ...]) -> int:
    """Return how many cards of a hand fit a card, by tribe or by kingdom; skeletons always do."""
    wild = hand.count(SKELETON)
    tribe = sum(other.tribe is card.tribe for other in hand if other != SKELETON)
    kingdom = sum(other.kingdom is card.kingdom for other in hand if other != SKELETON)
    return wild + max(tribe, kingdom)
