"""The bands that the published strategies choose from."""

from __future__ import annotations

from typing import Final

from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import SKELETON, Card
from ethnos.rules.components import LARGEST_BAND

_FOLLOWERS: Final = LARGEST_BAND - 1


def largest_bands(hand: tuple[Card, ...]) -> list[PlayBand]:
    """Return the largest bands of every leader: all cards of its tribe, and all of its kingdom.

    Skeletons join every band. Smaller bands only leave more cards to the rivals.

    >>> from ethnos.rules.cards import Kingdom, Tribe
    >>> red = [Card(tribe, Kingdom.RED) for tribe in (Tribe.ELF, Tribe.ORC)]
    >>> for band in largest_bands((Card(Tribe.ELF, Kingdom.BLUE), *red)):
    ...     print(band)
    band elf:blue+elf:red
    band elf:red+elf:blue
    band elf:red+orc:red
    band orc:red+elf:red
    """
    bands = []
    for leader in dict.fromkeys(hand):
        if leader.is_skeleton:
            continue
        rest = list(hand)
        rest.remove(leader)
        tribe = tuple(c for c in rest if c.is_skeleton or c.tribe is leader.tribe)[:_FOLLOWERS]
        kingdom = tuple(c for c in rest if c.is_skeleton or c.kingdom is leader.kingdom)[
            :_FOLLOWERS
        ]
        if tribe != kingdom and len(tribe) > hand.count(SKELETON):
            bands.append(PlayBand(leader, tribe))
        if len(kingdom) > hand.count(SKELETON) or len(tribe) == len(kingdom):
            bands.append(PlayBand(leader, kingdom))
    return bands
