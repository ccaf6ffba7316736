"""A review judges the decisions of one seat by what that seat knew."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ethnos.bots import Alternative, Reason, ReasonCode
from ethnos.records.errors import RecordError
from ethnos.records.record import Record
from ethnos.records.replay import Step, replay
from ethnos.review import History, Judged, Mistake, Reviewer, history, moments, review, summarize
from ethnos.rules.actions import RECRUIT_FROM_DECK, PlayBand
from ethnos.rules.streams import FastSource
from ethnos.testing.invariance import reshuffled
from tests.bots.claims import Hint, is_true
from tests.review.games import recorded

SEAT = 1
BOTS = ("heuristic", "random", "novice")


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(BOTS, seed=5)


def test_accuracy_follows_the_strength_of_the_players() -> None:
    record = recorded(BOTS, seed=2)  # in which every player could have won for a while
    found = [review(record, seat, judge="heuristic") for seat in range(3)]
    assert found[0].accuracy == 100  # it agrees with itself
    assert not any(judged.mistake for judged in found[0].decisions)
    assert found[1].accuracy < found[2].accuracy < 100
    for one in found[1:]:
        losses = [judged.loss for judged in one.decisions]
        assert min(losses) == 0
        assert max(losses) >= Mistake.MISTAKE.least
        assert sum(map(one.count, Mistake)) == sum(loss >= 0.02 for loss in losses)


def test_reasons_are_true_and_do_not_fit_what_was_chosen_as_well() -> None:
    codes = Counter[ReasonCode]()
    reviewer = Reviewer("heuristic")
    for seed in (0, 1, 2):
        for moment in history(recorded(("random", "random"), seed=seed), SEAT).moments:
            judged = reviewer.judge_moment(moment)
            best, chosen = judged.best, judged.chosen
            if judged.mistake is None:
                continue
            assert is_true(Hint(moment.view, best.action, best.reason, is_best=True)), best
            assert best.reason != chosen.reason
            if isinstance(chosen.action, PlayBand) and moment.view.hand:
                assert best.reason.code is not ReasonCode.BAND_FULL_HAND
                assert best.reason.code is not ReasonCode.RECRUIT_POOL_EMPTY
            codes[best.reason.code] += 1
    assert codes[ReasonCode.HAND_GROWS] > 2
    assert 0 < codes[ReasonCode.UNEXPLAINED] < codes.total() / 4


def test_review_does_not_depend_on_hidden_cards(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = review(record, SEAT, judge="heuristic")
    different = 0

    def with_other_secrets(wanted: Record) -> Iterator[Step]:
        nonlocal different
        for step in replay(wanted):
            other = reshuffled(step.state, SEAT, FastSource(step.entry.v))
            different += other.hands != step.state.hands and other.deck != step.state.deck
            yield replace(step, state=other)

    monkeypatch.setattr(moments, "replay", with_other_secrets)
    assert review(record, SEAT, judge="heuristic") == plain
    assert different > 100


def test_only_decisions_of_the_player_with_a_choice_are_judged(record: Record) -> None:
    own = history(record, SEAT).moments
    assert {record.entries[moment.v].by for moment in own} == {SEAT}
    first = own[0].v
    entries = tuple(
        replace(entry, auto="standin") if entry.v == first else entry for entry in record.entries
    )
    fewer = history(replace(record, entries=entries), SEAT).moments
    assert [moment.v for moment in fewer] == [moment.v for moment in own[1:]]


def test_unfinished_games_and_unknown_seats_are_refused(record: Record) -> None:
    with pytest.raises(RecordError, match="not over"):
        history(Record(record.header, record.entries[:20]), SEAT)
    with pytest.raises(RecordError, match="no seat 3"):
        history(record, 3)


def option(chance: float) -> Alternative:
    return Alternative(RECRUIT_FROM_DECK, chance, 100 * chance, Reason(ReasonCode.AT_RANDOM))


def test_turning_points_are_the_largest_changes_with_their_cause() -> None:
    judged = [
        Judged(1, option(0.30), option(0.10)),  # an own blunder
        Judged(4, option(0.12), option(0.12)),
        Judged(7, option(0.60), option(0.58)),  # rivals or cards before it
    ]
    chances = (0.3, 0.1, 0.1, 0.12, 0.13, 0.55, 0.6, 0.6, 0.6, 0.0)
    found = summarize(History(0, (), chances), judged, "heuristic")
    assert [(point.v, point.own) for point in found.turning_points] == [
        (1, True),
        (5, False),  # the line that contributed most
        (9, False),  # the game was lost after the last decision
    ]
    assert [round(point.change, 2) for point in found.turning_points] == [-0.20, 0.48, -0.58]
    assert judged[0].mistake is Mistake.BLUNDER
    assert judged[2].mistake is Mistake.INACCURACY
