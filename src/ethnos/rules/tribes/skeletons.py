"""Skeletons: they join any band, never lead, and are discarded before bands are scored."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Card
from ethnos.rules.components import SKELETONS_TO_WIN
from ethnos.rules.ruleset import Ruleset, TenSkeletons
from ethnos.rules.tribes.power import Power


class Skeletons(Power):
    """R64."""

    may_lead = False


def win_at_once(ruleset: Ruleset, cards: tuple[Card, ...]) -> bool:
    """Return whether these cards contain a band that wins the game at once. R67, D44."""
    if ruleset.ten_skeletons is TenSkeletons.ILLEGAL:
        return False
    return cards.count(SKELETON) >= SKELETONS_TO_WIN


def size_without_skeletons(band: Band) -> int:
    """Return the size of a band without its skeletons. R98, R99."""
    return band.size - band.skeletons
