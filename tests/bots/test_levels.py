"""The levels below the heuristic bot: people's faults, no nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ethnos.bots import LegalActions, make_bot
from ethnos.bots.novice import favourite
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, view
from tests.bots.self_play import self_play_states, stream, varied_ruleset

GIFTS = {
    Decision.WIZARD_DRAW: act.DrawCards(0),
    Decision.ORC_MARKER: act.PlaceOrcMarker(False),
    Decision.TROLL_TOKEN: act.TakeTrollToken(None),
}
"""Decisions that offer something for nothing, and the answer that refuses it."""


def choices(bot: str, ruleset: Ruleset, seed: int) -> Iterator[tuple[PlayerView, Action]]:
    player = make_bot(bot)
    for state in self_play_states(player, ruleset, seed):
        seen = view(state, state.to_move)
        yield seen, player.choose(seen, LegalActions(seen), stream(0))


@pytest.mark.parametrize("seed", range(6))
def test_novice_takes_every_gift(seed: int) -> None:
    tribes = (Tribe.WIZARD, Tribe.ORC, Tribe.TROLL, Tribe.GIANT, Tribe.ELF, Tribe.DWARF)
    offered = 0
    for seen, chosen in choices("novice", Ruleset(players=4, tribes=tribes), seed):
        if seen.decision in GIFTS and len(LegalActions(seen)) > 1:
            offered += 1
            assert chosen != GIFTS[seen.decision]
        if seen.decision is Decision.RAID and seen.age == seen.ruleset.ages:
            assert seen.seat is not None
            assert chosen == act.Raid(seen.orc_boards[seen.seat])
    assert offered


def test_novice_decides_without_chance() -> None:
    for number in range(3):
        for seen, chosen in choices("novice", varied_ruleset(number), number):
            again = make_bot("novice").choose(seen, LegalActions(seen), stream(99))
            assert again == chosen


def test_novice_forgets_what_rivals_have_on_the_board() -> None:
    for seen, chosen in choices("novice", Ruleset(), 4):
        if seen.decision is Decision.TURN:
            alone = tuple(
                tuple(there if seat == seen.seat else 0 for seat, there in enumerate(markers))
                for markers in seen.markers
            )
            empty = replace(seen, markers=alone)
            assert make_bot("novice").choose(empty, LegalActions(empty), stream(0)) == chosen


def test_novices_have_different_favourites_that_last_the_game() -> None:
    found = set()
    for seed in range(6):
        state, _ = new_game(Ruleset(), FastSource(seed))
        found |= {favourite(view(state, seat)) for seat in range(4)}
    assert len(found) > 3
    assert Tribe.SKELETON not in found
    favourites = {(seen.seat, favourite(seen)) for seen, _ in choices("novice", Ruleset(), 5)}
    assert len(favourites) == 4
