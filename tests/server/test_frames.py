"""Frames assembled from cached parts equal frames written from scratch."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
import pytest

from ethnos.rules.apply import apply
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.events import GiantTokenTaken
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.scoring import score_kingdom
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.server.outgoing.frames import TableWriter
from ethnos.server.outgoing.narration import age_scores
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import ActionTaken
from ethnos.server.rooms.parts import Seat
from ethnos.server.rooms.state import RoomState
from ethnos.talk import memo
from tests.server.harness import count
from tests.server.random_states import random_states, rulesets

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eve", "Fay")
GIANTS = (Tribe.CENTAUR, Tribe.GIANT, Tribe.MINOTAUR, Tribe.WINGFOLK, Tribe.WIZARD)


def differences(games: int) -> int:
    """Count the states of whole games for which a caching writer differs from a fresh one."""
    found = 0
    for seed, ruleset in zip(range(games), rulesets(), strict=False):
        state, _ = new_game(ruleset, FastSource(seed))
        stream = FastSource(seed).stream(1)
        kept = TableWriter(NAMES, memory_aid=True)
        while not state.is_over:
            fresh = TableWriter(NAMES, memory_aid=True)
            found += bytes(kept.write(state)) != bytes(fresh.write(state))
            apply(state, random_action(state, stream)[0])
    return found


def missed_changes(games: int) -> int:
    """Count the states after which a table made from the changes sent differs from the whole one.

    As in a room, every action is applied to a copy; some states are not sent to anyone.
    """
    found = 0
    for seed, ruleset in zip(range(games), rulesets(), strict=False):
        state, _ = new_game(ruleset, FastSource(seed))
        stream = FastSource(seed).stream(1)
        writer = TableWriter(NAMES, memory_aid=True)
        shown = msgspec.json.decode(writer.write(state))
        while not state.is_over:
            before, state = state, state.copy()
            apply(state, random_action(state, stream)[0])
            if stream.below(10) == 0:  # somebody joins only afterwards
                shown = msgspec.json.decode(writer.write(state))
                continue
            shown |= msgspec.json.decode(writer.write_changes(before, state))
            found += shown != msgspec.json.decode(writer.write(state))
    return found


@pytest.mark.soak
def test_changes_of_the_table_add_up_to_the_whole_table() -> None:
    assert missed_changes(count(5, 60)) == 0


def test_planted_changes_since_the_last_frame_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A viewer who joined later has not seen the last frame."""
    original = TableWriter.write_changes

    def write_changes(self: TableWriter, before: GameState, after: GameState) -> msgspec.Raw:
        return original(self, self._latest[0] or before, after)

    monkeypatch.setattr(TableWriter, "write_changes", write_changes)
    assert missed_changes(1)


@pytest.mark.soak
def test_cached_table_frame_equals_fresh_one() -> None:
    assert differences(count(5, 60)) == 0


def test_planted_stale_cache_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    original = memo.Memo.keep

    def keep(self: memo.Memo, name: object, _: object, make: Any) -> Any:
        return original(self, name, None, make)

    monkeypatch.setattr(memo.Memo, "keep", keep)
    assert differences(1)


def test_projection_equals_current_score() -> None:
    for state in random_states(60):
        table = msgspec.json.decode(TableWriter(NAMES, memory_aid=True).write(state))
        shown = table["projection"]
        if shown is None:
            assert state.scoring is not None or state.is_over
            continue
        for kingdom, area in zip(Kingdom, shown["kingdoms"], strict=True):
            places = score_kingdom(state, kingdom).places
            assert [place["glory"] for place in area["places"]] == [p.glory for p in places]
        assert len(shown["glory"]) == state.players


def test_room_state_copy_is_complete() -> None:
    room = RoomState("x")
    names = [field.name for field in fields(room)]
    for name in names:
        setattr(room, name, object())
    copy = room.copy()
    assert all(getattr(copy, name) is getattr(room, name) for name in names)


def test_scores_add_up_to_the_glory_after_every_age() -> None:
    """Also the glory that giants take during an age, which the scoring does not pay."""
    state, _ = new_game(Ruleset(players=3, tribes=GIANTS), FastSource(1))
    room = RoomState("x", seats=(Seat(),) * 3, game=state)
    stream = FastSource(1).stream(1)
    at_once = 0
    while not state.is_over:
        action = ActionTaken(0, state.to_move, str(random_action(state, stream)[0]))
        events = fold(room, room.seq + 1, action).events
        at_once += sum(isinstance(event, GiantTokenTaken) for event in events)
        assert room.game is not None
        state = room.game
    assert at_once > 2
    ages = age_scores(state.results, room.copy().age_totals, NAMES[:3])
    earned = [0, 0, 0]
    for age in ages:
        earned = [
            before + sum(sources.values())
            for before, sources in zip(earned, age.sources, strict=True)
        ]
        assert age.glory == earned
    assert earned == state.glory
