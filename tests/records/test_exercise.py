"""Exercises: played on from a moment of a record, by what one seat knew there."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethnos.records.errors import NotationError, RecordError
from ethnos.records.exercise import exercise_header, state_at, try_from
from ethnos.records.position import format_position
from ethnos.records.record import Record, Seat, dump_record, load_record
from ethnos.records.redaction import redact_record
from ethnos.records.replay import record_exercise, replay
from ethnos.records.sound import check_sound, sound_position
from ethnos.records.verify import Verdict, verify_bytes
from ethnos.rules.apply import apply
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision, GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FairSource, FastSource
from ethnos.rules.view import view
from tests.records.recorded_games import fast_record, play, rulesets, seeds

KEY = FairSource(b"k" * 32)


def exercise_of(record: Record, v: int) -> tuple[Record, GameState]:
    """Play an exercise to its end, at random."""
    by = record.entries[v].by
    assert by is not None
    state = try_from(record, v, by, KEY)
    header = exercise_header(state, game="exercise", seats=[Seat("Ann")] * state.players)
    actions, choices = [], FastSource(v).stream(3)
    while not state.is_over:
        actions.append(random_action(state, choices)[0])
        apply(state, actions[-1])
    return record_exercise(header, actions), state


@settings(max_examples=12)
@given(rulesets(), seeds, st.integers(min_value=1, max_value=400))
def test_every_decision_can_be_tried_with_only_what_its_seat_knew(
    ruleset: Ruleset, seed: int, number: int
) -> None:
    record = fast_record(ruleset, seed)
    v = 1 + number % (len(record.entries) - 1)
    seat = record.entries[v].by
    assert seat is not None
    then = state_at(record, v - 1)
    state = try_from(record, v, seat, KEY)
    assert view(state, seat) == view(then, seat)
    assert state.source == KEY
    assert sound_position(format_position(state)) == state


def test_hidden_cards_are_dealt_anew() -> None:
    """The truth would be dealt once in very many games; ten moments must not all show it."""
    record = fast_record(Ruleset(players=4), 5)
    moments = [(v, entry.by) for v, entry in enumerate(record.entries) if v % 7 == 6][:10]
    for v, seat in moments:
        assert seat is not None
        then, state = state_at(record, v - 1), try_from(record, v, seat, KEY)
        assert state.deck != then.deck, v


def test_record_of_exercise_replays_and_verifies_without_claiming_a_fair_deal() -> None:
    record = fast_record(Ruleset(players=3), 8)
    played, end = exercise_of(record, 40)
    data = dump_record(played)
    assert load_record(data) == played
    assert [*replay(played)][-1].state == end
    report = verify_bytes(data)
    assert report.ok
    verdicts = {check.name: check.verdict for check in report.checks}
    assert (verdicts["seed"], verdicts["replay"]) == (Verdict.SKIPPED, Verdict.PASSED)
    again = try_from(played, 1, played.entries[1].by or 0, KEY)  # an exercise of an exercise
    assert again.to_move == played.entries[1].by


def test_changed_exercise_is_found_out() -> None:
    played, _ = exercise_of(fast_record(Ruleset(players=3), 8), 40)
    assert played.footer is not None
    position = played.header.position
    assert position is not None
    richer = position.replace("glory:", "glory: 99", 1)
    for forged in (
        replace(played, header=replace(played.header, position=richer)),
        replace(played, header=replace(played.header, position="players: 3\n")),
        replace(played, footer=replace(played.footer, state="0" * 64)),
        replace(played, header=replace(played.header, ruleset=Ruleset(players=3, tribes=None))),
    ):
        if forged != played:
            assert not verify_bytes(dump_record(forged)).ok


def test_redacted_exercise_hides_its_position() -> None:
    played, _ = exercise_of(fast_record(Ruleset(players=3), 8), 40)
    seen = load_record(dump_record(redact_record(played, 0)))
    assert (seen.header.position, seen.header.is_exercise) == ("", True)
    assert b"hand 1" not in dump_record(seen)


def test_only_own_decisions_can_be_tried() -> None:
    record = fast_record(Ruleset(players=3), 8)
    by = record.entries[5].by
    assert by is not None
    for v, seat in ((5, (by + 1) % 3), (0, by), (len(record.entries), by)):
        with pytest.raises(RecordError, match="does not decide"):
            try_from(record, v, seat, KEY)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("pool: elf:red elf:red elf:red", "of elf:red"),
        ("decision: keep", "needs a band"),
        ("decision: game_over", "nobody decides"),
        ("age: 9", "there is no age 9"),
        ("supply: 99 10 10 10", "markers"),
        ("tribes: elf orc", "need 6 tribes"),
        ("dragons revealed: 4", "dragons"),
    ],
)
def test_positions_that_nobody_could_play_are_refused(line: str, wrong: str) -> None:
    state = play(Ruleset(players=4, tribes=None), 3, actions=0).state
    check_sound(state)
    key = line.partition(":")[0]
    kept = [old for old in format_position(state).splitlines() if not old.startswith(f"{key}:")]
    with pytest.raises(NotationError, match=wrong):
        sound_position("\n".join([*kept, line]))


def test_cards_that_no_rule_allows_together_are_no_band() -> None:
    state = play(Ruleset(players=4), 3, actions=0).state
    one, *rest = state.pool
    other = next(c for c in rest if c.tribe != one.tribe and c.kingdom != one.kingdom)
    text = format_position(state).replace(f"pool: {' '.join(map(str, state.pool))}", "pool:")
    left = " ".join(str(card) for card in rest if card != other)
    spare = " ".join([str(other)] * (rest.count(other) - 1))
    with pytest.raises(NotationError, match="is no band"):
        sound_position(f"{text}bands 0: {one}+{other}\n".replace("pool:", f"pool: {left} {spare}"))


@settings(max_examples=20)
@given(rulesets(), seeds, st.integers(min_value=0, max_value=500))
def test_every_state_of_a_game_in_which_somebody_decides_is_sound(
    ruleset: Ruleset, seed: int, actions: int
) -> None:
    state = play(ruleset, seed, actions=actions).state
    if state.decision is not Decision.GAME_OVER:
        check_sound(state)
