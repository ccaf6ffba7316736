"""Sets of tribes for a mood: a calm evening or a cut-throat one, a short game or a long one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from ethnos.moods.sets import SETS
from ethnos.rules.cards import Tribe


class Mood(StrEnum):
    """What a game should be like; `ethnos.lab.aims` says how that is measured."""

    CALM = "calm"
    FIERCE = "fierce"
    SHORT = "short"
    LONG = "long"


def set_for(mood: Mood, players: int, number: int) -> tuple[Tribe, ...]:
    """Return one of the sets for a mood: any number picks one, 0 the set that fits best.

    >>> " ".join(set_for(Mood.SHORT, 2, 0))
    'centaur minotaur skeleton wingfolk wizard'
    """
    known = _sets()[players, mood]
    return known[number % len(known)]


@cache
def _sets() -> Mapping[tuple[int, Mood], list[tuple[Tribe, ...]]]:
    sets: dict[tuple[int, Mood], list[tuple[Tribe, ...]]] = defaultdict(list)
    for line in SETS.split("\n"):
        key, names = line.split(": ")
        players, mood = key.split()
        sets[int(players), Mood(mood)].append(tuple(map(Tribe, names.split())))
    return sets
