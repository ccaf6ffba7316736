"""Replay from the seed or from recorded outcomes, with the same state after every line."""

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethnos.records.codec import state_hash
from ethnos.records.errors import RecordError
from ethnos.records.position import format_position
from ethnos.records.record import Record, dump_record, events_of, read_record
from ethnos.records.recorded_source import RecordedSource, source_from_events
from ethnos.records.replay import chance_of, final_state, replay
from ethnos.rules import events as ev
from ethnos.rules.actions import RECRUIT_FROM_DECK
from ethnos.rules.cards import SKELETON, Kingdom
from ethnos.rules.ruleset import BEGINNER, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from tests.records.make_golden import RULESETS, golden_path, golden_record
from tests.records.recorded_games import (
    OTHER_OPTIONS,
    fair_record,
    fast_record,
    first_difference,
    play,
    rulesets,
    seeds,
)

ROOT = Path(__file__).parents[2]
TWO = Ruleset(players=2)


def without_seed(record: Record) -> Record:
    """Return the record as it is while the game runs and the seed is secret."""
    rng = replace(record.header.rng, seed=None)
    return Record(replace(record.header, rng=rng), record.entries)


@settings(max_examples=10)
@given(rulesets(), seeds)
def test_replay_passes_through_same_states(ruleset: Ruleset, seed: int) -> None:
    game = play(ruleset, seed)
    record = fast_record(ruleset, seed)
    steps = list(replay(record))
    assert [step.action for step in steps] == [None, *game.actions]
    assert [list(step.entry.events) for step in steps] == game.events
    assert format_position(steps[-1].state) == format_position(game.state)
    middle = len(steps) // 2
    truth = play(ruleset, seed, actions=middle).state
    assert format_position(steps[middle].state) == format_position(truth)


@settings(max_examples=10)
@given(rulesets(), seeds, st.integers(min_value=0, max_value=300))
def test_replay_without_seed_uses_outcomes(ruleset: Ruleset, seed: int, actions: int) -> None:
    record = without_seed(fast_record(ruleset, seed, actions=actions))
    source = chance_of(record)
    assert isinstance(source, RecordedSource)
    told = final_state(record)
    truth = play(ruleset, seed, actions=actions).state
    # Cards not seen yet may be in another order; everything else is equal.
    assert sorted(map(str, told.deck)) == sorted(map(str, truth.deck))
    assert told.dragon_free == truth.dragon_free
    told.deck = truth.deck
    assert state_hash(told) == state_hash(truth)


def test_agreed_tribes_are_not_drawn_in_replay_of_outcomes() -> None:
    record = without_seed(fast_record(BEGINNER, 5))
    assert final_state(record).tribes == BEGINNER.tribes


def test_fully_seen_deck_is_rebuilt_in_order() -> None:
    """In a finished age every card was seen, so both sources deal alike."""
    record = fast_record(TWO, 9)
    source = source_from_events(TWO, events_of(record.entries))
    state, events = new_game(TWO, source)
    truth, truth_events = new_game(TWO, FastSource(9))
    assert events == truth_events
    drawn = _draws_of_first_age(record)
    assert [str(card) for card in reversed(state.deck)][: len(drawn)] == drawn
    assert [str(card) for card in reversed(truth.deck)][: len(drawn)] == drawn


def _draws_of_first_age(record: Record) -> list[str]:
    drawn = []
    for event in events_of(record.entries):
        match event:
            case ev.CardDrawn():
                drawn.append(str(event.card))
            case ev.DragonRevealed():
                drawn.append("dragon")
            case ev.AgeEnded():
                return drawn
            case _:
                pass
    return drawn


def test_replayed_states_are_independent_copies() -> None:
    steps = replay(fast_record(TWO, 1))
    first = next(steps)
    before = state_hash(first.state)
    for _ in zip(range(50), steps, strict=False):
        continue
    assert state_hash(first.state) == before


def _with_event(record: Record, v: int, event: ev.Event) -> Record:
    entries = list(record.entries)
    entries[v] = replace(entries[v], events=(event, *entries[v].events[1:]))
    return replace(record, entries=tuple(entries))


def _first_draw(record: Record) -> int:
    return next(entry.v for entry in record.entries if entry.action == str(RECRUIT_FROM_DECK))


def test_forged_draw_is_detected() -> None:
    record = fast_record(Ruleset(), 1)
    v = _first_draw(record)
    other = ev.CardDrawn(record.entries[v].by or 0, SKELETON)
    assert record.entries[v].events[0] != other
    with pytest.raises(RecordError, match=f"v {v}: the record says CardDrawn"):
        final_state(_with_event(record, v, other))


def test_illegal_action_is_detected() -> None:
    record = fast_record(TWO, 1)
    for action, reason in (
        ("troll 3", "v 1: illegal action 'troll 3'"),
        ("DRAW", "v 1: 'DRAW' is written 'draw'"),
        ("jump", "v 1: cannot read 'jump'"),
        (None, "v 1: cannot read"),
    ):
        entries = (record.entries[0], replace(record.entries[1], action=action))
        with pytest.raises(RecordError, match=reason):
            final_state(replace(record, entries=entries))


def test_wrong_seat_and_missing_events_are_detected() -> None:
    record = fast_record(TWO, 1)
    by = record.entries[1].by
    assert by is not None
    entries = (record.entries[0], replace(record.entries[1], by=1 - by))
    with pytest.raises(RecordError, match=f"seat {by} decides, not seat {1 - by}"):
        final_state(replace(record, entries=entries))
    entries = (record.entries[0], replace(record.entries[1], events=record.entries[1].events[:-1]))
    with pytest.raises(RecordError, match="events are told, not"):
        final_state(replace(record, entries=entries))


def test_impossible_outcomes_are_detected() -> None:
    record = without_seed(fast_record(Ruleset(), 1))
    deal = record.entries[0].events
    assert isinstance(deal[0], ev.GameBegan)
    for events, reason in (
        (deal[1:], "the deal is missing"),
        (deal[:1], "the deal is missing"),
        (deal[:-2], "chance that the record does not hold"),
        ((deal[0], ev.AgeBegan(1, 9, 1), *deal[2:]), "chance that the record does not hold"),
        ((replace(deal[0], tokens=((Kingdom.RED, (9,) * 18),)), *deal[1:]), "which is not there"),
        ((*deal, ev.DragonRevealed(0, 1)), "another number of cards"),
        ((*deal, *[ev.CardDrawn(0, SKELETON)] * 13), "more often than the deck holds it"),
        ((*deal, *[ev.DragonRevealed(0, 1)] * 99), "another number"),
        ((*deal, ev.CardDrawn(0, None)), "hides cards"),
    ):
        entries = (replace(record.entries[0], events=events),)
        with pytest.raises(RecordError, match=reason):
            final_state(replace(record, entries=entries))


def test_unreplayable_record_gives_reason() -> None:
    record = fast_record(TWO, 1)
    for header, reason in (
        (replace(record.header, view="public"), "view 'public' cannot be replayed"),
        (replace(record.header, rules="ethnos-99"), "played by rules 'ethnos-99'"),
        (replace(record.header, tribes=record.header.tribes[1:]), "other tribes"),
    ):
        with pytest.raises(RecordError, match=reason):
            final_state(replace(record, header=header))


# Reproducibility.


@pytest.mark.parametrize("players", RULESETS)
def test_golden_records_replay_to_their_stored_hash(players: int) -> None:
    record = read_record(golden_path(players))
    assert record.header.ruleset == RULESETS[players]
    assert record.footer is not None
    assert state_hash(final_state(record)) == record.footer.state
    assert sum(1 for _ in replay(without_seed(record))) == record.footer.actions + 1


@pytest.mark.parametrize("players", RULESETS)
def test_golden_records_are_reproduced_byte_by_byte(players: int) -> None:
    golden = read_record(golden_path(players))
    today = golden_record(players)
    today = replace(today, header=replace(today.header, engine=golden.header.engine))
    assert first_difference(dump_record(today), golden_path(players).read_bytes()) is None


PRINT_HASH = """
from hashlib import sha256
from ethnos.records.record import dump_record
from ethnos.rules.ruleset import Ruleset
from tests.records.recorded_games import OTHER_OPTIONS, fair_record
ruleset = Ruleset(players=5).with_options(**OTHER_OPTIONS)
print(sha256(dump_record(fair_record(ruleset, bytes(range(32))))).hexdigest())
"""


def test_records_do_not_depend_on_hash_randomization() -> None:
    ruleset = Ruleset(players=5).with_options(**OTHER_OPTIONS)
    here = hashlib.sha256(dump_record(fair_record(ruleset, bytes(range(32))))).hexdigest()
    for seed in ("0", "1", "4242"):
        answer = subprocess.run(
            [sys.executable, "-c", PRINT_HASH],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
            capture_output=True,
            check=True,
            text=True,
        )
        assert answer.stdout.strip() == here
