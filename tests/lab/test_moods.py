"""The sets of tribes for a mood: as the shipped run of the lab says."""

from __future__ import annotations

from typing import get_args

from ethnos.lab.aims import fitting
from ethnos.lab.tables import Measured, Table
from ethnos.moods import Mood, set_for
from ethnos.protocol.options import MoodName
from ethnos.rules.cards import Tribe
from ethnos.rules.components import tribes_in_play
from tools import moods


def test_the_sets_are_those_of_the_shipped_run() -> None:
    assert moods.MODULE.read_text(encoding="utf-8") == moods.module(), "run python -m tools.moods"


def test_every_mood_has_sets_for_every_number_of_players() -> None:
    assert get_args(MoodName) == tuple(Mood)
    for players in range(2, 7):
        for mood in Mood:
            sets = {set_for(mood, players, number) for number in range(100)}
            assert len(sets) == moods.SETS_PER_MOOD
            assert {len(tribes) for tribes in sets} == {tribes_in_play(players)}


def test_tables_are_ordered_by_the_mean_of_the_measure() -> None:
    def table(tribes: str, turns: int, changes: int, games: int) -> Measured:
        named = Table(2, tuple(map(Tribe, tribes.split())))
        sums = [float(turns), 0.0, 0.0, 0.0, float(changes)]
        pairs = [0] * 15
        fives = [0] * 5
        counts = (fives, [0.0] * 5, pairs, [0.0] * 15)
        return Measured(named, games, sums, sums, [turns], [0.0] * 2, [0] * 2, *counts)

    quick = table("centaur dwarf elf giant halfling", 300, 60, 3)
    slow = table("merfolk minotaur orc skeleton troll", 200, 25, 1)
    for aim, first in (("short", quick), ("long", slow), ("calm", quick), ("fierce", slow)):
        assert fitting([quick, slow], aim)[0] == first.table
