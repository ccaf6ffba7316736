"""The record file: round trip, append-only writing, crash recovery, redaction."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from ethnos.records.chain import seal_all, unseal
from ethnos.records.codec import Json, canonical, encode_events, parse_json
from ethnos.records.errors import RecordError
from ethnos.records.position import format_position
from ethnos.records.record import (
    Reason,
    Record,
    Seat,
    SeatKind,
    dump_record,
    load_record,
    make_header,
    read_record,
    write_record,
)
from ethnos.records.redaction import redact_record
from ethnos.records.replay import final_state, replay
from ethnos.records.seeds import fast_rng
from ethnos.records.verify import verify, verify_bytes
from ethnos.records.writer import RecordWriter
from ethnos.rules.actions import KeepCards, Raid
from ethnos.rules.cards import SKELETON
from ethnos.rules.events import CardDealt, CardDrawn, CardsKept, Event
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.view import redact
from tests.records.recorded_games import (
    fair_record,
    fast_record,
    first_difference,
    play,
    rulesets,
    seeds,
)

TWO = Ruleset(players=2)
SEED = bytes(range(7, 39))


def keep_record(path: Path, seed: int, actions: int | None = None) -> RecordWriter:
    """Write the record of a game line by line, as a running game does."""
    game = play(TWO, seed)
    record = fast_record(TWO, seed)
    writer = RecordWriter.create(path, record.header, game.events[0], durable=False)
    for entry, action in list(zip(record.entries[1:], game.actions, strict=True))[:actions]:
        assert entry.by is not None
        writer.append(entry.by, action, entry.events)
    return writer


# Reading.


@settings(max_examples=10)
@given(rulesets(), seeds)
def test_records_of_all_rulesets_round_trip_and_verify(ruleset: Ruleset, seed: int) -> None:
    record = fast_record(ruleset, seed)
    data = dump_record(record)
    assert load_record(data) == record
    assert first_difference(dump_record(load_record(data)), data) is None
    assert verify_bytes(data).ok


def test_record_lines_are_canonical_json() -> None:
    data = dump_record(fair_record(TWO, SEED, seats=(Seat("Zoë"), Seat("R2", SeatKind.BOT, "x"))))
    assert "Zoë".encode() in data
    for line in data.splitlines():
        assert canonical(parse_json(line)) == line


def test_record_tells_how_game_ended(tmp_path: Path) -> None:
    record = fair_record(TWO, SEED)
    state = final_state(record)
    assert record.footer is not None
    assert state.outcome is not None
    assert record.footer.winners == state.outcome.winners
    assert record.footer.glory == tuple(state.glory)
    assert record.footer.reason == Reason.LAST_AGE
    assert record.footer.seed == SEED.hex()
    assert record.header.tribes == state.tribes
    write_record(tmp_path / "game.ethnos.jsonl", record)
    assert read_record(tmp_path / "game.ethnos.jsonl") == record


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (0, {"t": "letter"}, "not a record of Ethnos"),
        (0, {"format": 2}, "format 2 is not known"),
        (0, {"weather": "fine"}, "line 1: Header has unknown weather"),
        (0, {"seats": []}, "0 seats are named for 2 players"),
        (0, {"view": "seat:2"}, "there is no view 'seat:2'"),
        (1, {"v": 1}, "v 0 is expected here, not v 1"),
        (1, {"by": 0}, "only the deal"),
        (2, {"by": None}, "only the deal"),
        (2, {"by": 2}, "there is no seat 2"),
        (2, {"by": -1}, "there is no seat -1"),
        (2, {"t": "play"}, "line 3: Entry has unknown t"),
        (2, {"ms": "5"}, "line 3: Entry.ms: int was expected"),
        (2, {"events": [{"type": "Rain"}]}, "line 3: Entry.events: there is no event 'Rain'"),
        (-1, {"actions": 3}, "3 actions are announced"),
        (-1, {"reason": "boredom"}, "is no Reason"),
    ],
)
def test_record_of_wrong_shape_is_refused(line: int, change: dict[str, Json], reason: str) -> None:
    lines = unseal(dump_record(fair_record(TWO, SEED)))
    lines[line] |= change
    with pytest.raises(RecordError, match=reason):
        load_record(seal_all(lines))


@pytest.mark.parametrize("data", [b"", b"\n", b"{}\n", b"[]\n", b"{}", b'{"h":""}\n', b"\xff\n"])
def test_file_that_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        load_record(data)
    assert not verify_bytes(data).ok


def test_header_alone_has_no_deal() -> None:
    lines = unseal(dump_record(fast_record(TWO, 1)))
    with pytest.raises(RecordError, match="the deal is missing"):
        load_record(seal_all(lines[:1]))


def test_fewer_nonces_than_seats_are_refused() -> None:
    record = fair_record(TWO, SEED)
    header = replace(record.header, rng=replace(record.header.rng, nonces=("one",)))
    with pytest.raises(RecordError, match="1 nonces are named for 2 players"):
        load_record(dump_record(replace(record, header=header)))


# Writing during a game.


def test_incrementally_written_record_equals_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    writer = keep_record(path, 3)
    writer.finish(play(TWO, 3).state, "3")
    assert first_difference(path.read_bytes(), dump_record(fast_record(TWO, 3))) is None
    assert verify(path).ok
    with pytest.raises(RecordError, match="closed"):
        writer.finish(play(TWO, 3).state, "3")
    with pytest.raises(RecordError, match="over"):
        RecordWriter.resume(path)


def test_every_decision_is_on_disk_when_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    for actions in (0, 1, 7):
        path.unlink(missing_ok=True)
        keep_record(path, 3, actions)
        record = read_record(path)
        assert len(record.entries) == actions + 1
        assert record.footer is None
        truth = play(TWO, 3, actions=actions).state
        assert format_position(final_state(record)) == format_position(truth)


def test_existing_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    keep_record(path, 3, 1)
    with pytest.raises(FileExistsError):
        keep_record(path, 4, 1)


def test_game_resumes_after_torn_last_line(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    whole = dump_record(fast_record(TWO, 3))
    lines = whole.splitlines(keepends=True)
    kept = b"".join(lines[:10])
    for torn in (0, 1, len(lines[10]) // 2, len(lines[10]) - 1):
        path.write_bytes(kept + lines[10][:torn])
        writer, record = RecordWriter.resume(path, durable=False)
        assert first_difference(path.read_bytes(), kept) is None
        game = play(TWO, 3)
        for entry, action in list(zip(load_record(whole).entries[1:], game.actions, strict=True))[
            len(record.entries) - 1 :
        ]:
            assert entry.by is not None
            writer.append(entry.by, action, entry.events)
        writer.finish(game.state, "3")
        assert first_difference(path.read_bytes(), whole) is None


def test_damaged_record_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    keep_record(path, 3, 5)
    path.write_bytes(path.read_bytes().replace(b'"v":3', b'"v":4'))
    with pytest.raises(RecordError, match="hash does not fit"):
        RecordWriter.resume(path)


def test_nothing_is_written_after_failed_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError("disk full")

    game = play(TWO, 3, actions=2)
    header = make_header(game.state, game="kept", rng=fast_rng(3))
    path = tmp_path / "kept.ethnos.jsonl"
    writer = RecordWriter.create(path, header, game.events[0])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="disk full"):
            writer.append(0, game.actions[0], game.events[1])
    with pytest.raises(RecordError, match="closed"):
        writer.append(0, game.actions[0], game.events[1])


def test_abandoned_game_is_recorded_as_such(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    keep_record(path, 3, 5).finish(play(TWO, 3, actions=5).state, "3")
    footer = read_record(path).footer
    assert footer is not None
    assert (footer.reason, footer.winners, footer.actions) == (Reason.ABANDONED, (), 5)
    assert verify(path).ok


def test_reason_and_thinking_time_are_recorded(tmp_path: Path) -> None:
    game = play(TWO, 3, actions=1)
    header = make_header(game.state, game="kept", rng=fast_rng(3))
    path = tmp_path / "kept.ethnos.jsonl"
    writer = RecordWriter.create(path, header, game.events[0])
    writer.append(0, game.actions[0], game.events[1], auto="timeout", ms=30_000)
    entry = read_record(path).entries[1]
    assert (entry.auto, entry.ms) == ("timeout", 30_000)
    assert b'"auto"' not in path.read_bytes().splitlines()[1]


# Redaction.


def scrambled(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """Return the record with everything changed that this seat may not know."""
    changed: list[Event] = []
    for event in events:
        if isinstance(event, CardDealt | CardDrawn) and event.seat != seat:
            changed.append(replace(event, card=SKELETON))
        elif isinstance(event, CardsKept) and event.seat != seat:
            changed.append(replace(event, cards=(SKELETON,) * event.count))
        else:
            changed.append(event)
    return tuple(changed)


@settings(max_examples=5)
@given(rulesets(), seeds)
def test_redacted_record_depends_on_nothing_hidden(ruleset: Ruleset, seed: int) -> None:
    """Other hidden cards, another seed or another kept hand change no byte of the export."""
    record = fast_record(ruleset, seed)
    for seat in (None, 0, ruleset.players - 1):
        entries = tuple(
            replace(
                entry,
                events=scrambled(entry.events, seat),
                action="keep none"
                if (entry.action or "").startswith("keep") and entry.by != seat
                else entry.action,
            )
            for entry in record.entries
        )
        assert record.footer is not None
        other = Record(
            replace(record.header, rng=fast_rng(seed + 1)),
            entries,
            replace(record.footer, seed=str(seed + 1), state="0" * 64),
        )
        export = dump_record(redact_record(record, seat))
        assert first_difference(export, dump_record(redact_record(other, seat))) is None
        assert load_record(export).header.view == ("public" if seat is None else f"seat:{seat}")
        assert verify_bytes(export).ok


def test_redacted_record_shows_exactly_view_of_seat() -> None:
    record = fair_record(Ruleset(players=4), SEED)
    for seat in (None, 0, 3):
        shown = redact_record(record, seat)
        for full, entry in zip(record.entries, shown.entries, strict=True):
            expected = [redact(event, seat) for event in full.events]
            assert encode_events(entry.events) == encode_events(expected)
            assert (entry.v, entry.by) == (full.v, full.by)
        data = dump_record(shown)
        assert SEED.hex().encode() not in data
        for line in dump_record(record).splitlines():
            own = parse_json(line)
            assert isinstance(own, dict)
            assert str(own["h"]).encode() not in data


def test_kept_cards_and_secret_raids_are_redacted() -> None:
    secret = Ruleset(players=4, orc_raid_order=OrcRaidOrder.SIMULTANEOUS)
    heard = {KeepCards: 0, Raid: 0}
    for seed in range(6):
        record = fast_record(secret, seed)
        shown = redact_record(record, 0)
        for step, entry in zip(replay(record), shown.entries, strict=True):
            if isinstance(step.action, KeepCards | Raid) and step.entry.by != 0:
                heard[type(step.action)] += 1
                assert entry.action is None
            else:
                assert entry.action == step.entry.action
    assert all(heard.values())


def test_open_raids_are_not_redacted() -> None:
    records = [fast_record(Ruleset(players=4), seed) for seed in range(4)]
    raids = [
        entry.action
        for record in records
        for entry in redact_record(record, None).entries
        if (entry.action or "").startswith("raid")
    ]
    assert raids


def test_running_game_can_be_exported(tmp_path: Path) -> None:
    path = tmp_path / "kept.ethnos.jsonl"
    keep_record(path, 3, 20)
    shown = redact_record(read_record(path), 1)
    assert shown.footer is None
    assert shown.header.rng.seed is None
    assert load_record(dump_record(shown)) == shown
    with pytest.raises(RecordError, match="already"):
        redact_record(shown, None)
