"""The few bands of a hand that are worth a thought."""

from __future__ import annotations

from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import Card


def largest_bands(hand: tuple[Card, ...]) -> list[PlayBand]:
    """Return for every leader its largest bands: all of its tribe, and all of its kingdom.

    Skeletons join every band. Smaller bands only leave more behind for the rivals.

    >>> from ethnos.rules.cards import Kingdom, Tribe
    >>> red = [Card(tribe, Kingdom.RED) for tribe in (Tribe.ELF, Tribe.ORC)]
    >>> [str(band) for band in largest_bands((Card(Tribe.ELF, Kingdom.BLUE), *red))]
    ['band elf:blue+elf:red', 'band elf:blue', 'band elf:red+elf:blue', \
'band elf:red+orc:red', 'band orc:red', 'band orc:red+elf:red']
    """
    bands = []
    for leader in dict.fromkeys(hand):
        if leader.is_skeleton:
            continue
        rest = list(hand)
        rest.remove(leader)
        tribe = tuple(c for c in rest if c.is_skeleton or c.tribe is leader.tribe)
        kingdom = tuple(c for c in rest if c.is_skeleton or c.kingdom is leader.kingdom)
        bands.append(PlayBand(leader, tribe))
        if kingdom != tribe:
            bands.append(PlayBand(leader, kingdom))
    return bands
