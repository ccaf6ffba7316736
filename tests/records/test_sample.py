"""The sample game of the page: a sound record of today's format, and a position of it."""

from __future__ import annotations

from ethnos.records.exercise import state_at
from ethnos.records.position import format_position
from ethnos.records.record import FORMAT, RULES_VERSION, Reason, SeatKind, read_record
from ethnos.records.set_up import set_up
from ethnos.records.verify import verify
from ethnos.rules.view import view
from tools.sample_game import MOMENT, POSITION, RECORD, UNSEEN, sample_position


def test_sample_game_is_a_whole_fair_game_of_bots() -> None:
    report = verify(RECORD)
    assert report.ok, str(report)
    record = read_record(RECORD)
    assert (record.header.format, record.header.rules) == (FORMAT, RULES_VERSION)
    assert {seat.kind for seat in record.header.seats} == {SeatKind.BOT}
    assert record.footer is not None
    assert record.footer.reason is Reason.LAST_AGE


def test_analysis_board_begins_with_a_position_of_the_sample_game() -> None:
    record = read_record(RECORD)
    text = POSITION.read_text(encoding="utf-8")
    assert text == sample_position(record)
    there, here = state_at(record, MOMENT), set_up(text)
    assert not here.is_over
    seen = [line for line in format_position(here).splitlines() if not line.startswith(UNSEEN)]
    assert seen == text.splitlines()
    for seat in range(there.players):
        assert view(here, seat).hand == view(there, seat).hand
