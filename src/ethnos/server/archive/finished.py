"""The record of a finished game, rebuilt from its room's log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from ethnos.protocol import ActedBy, RoomStatus, SeatKind
from ethnos.records import record as rec
from ethnos.records.errors import RecordError
from ethnos.records.exercise import exercise_header
from ethnos.records.notation import parse_action
from ethnos.records.position import parse_position
from ethnos.records.record import Record, dump_record, load_record, make_header
from ethnos.records.replay import record_exercise, record_game
from ethnos.records.seeds import fair_rng, fair_source
from ethnos.rules.setup import new_game
from ethnos.server.rooms import log
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import read_line
from ethnos.server.rooms.ruleset import ruleset_of
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Stored


def build_record(stored_lines: Sequence[Stored]) -> bytes:
    """Return the record of a finished game, without actions that were taken back."""
    room = RoomState("")
    taken: list[log.ActionTaken] = []
    for stored in stored_lines:
        line = read_line(stored.body)
        if isinstance(line, log.RoomCreated):
            room.room_id = line.room_id
        change = fold(room, stored.seq, line)
        if isinstance(line, log.ActionTaken):
            taken.append(line)
        elif isinstance(line, log.ActionUndone):
            del taken[len(taken) - change.undone :]
    if room.status is not RoomStatus.FINISHED:
        raise RecordError("the game is not over")
    return dump_record(_with_stand_ins(_record(room, taken), taken))


def erased_record(data: bytes, seats: Collection[int], name: str) -> bytes:
    """Return a record in which the players of these seats have another name."""
    record = load_record(data)
    named = tuple(
        replace(seat, name=name) if number in seats else seat
        for number, seat in enumerate(record.header.seats)
    )
    return dump_record(replace(record, header=replace(record.header, seats=named)))


def _record(room: RoomState, taken: list[log.ActionTaken]) -> Record:
    seats = [
        rec.Seat(
            seat.name,
            rec.SeatKind.BOT if seat.kind is SeatKind.BOT else rec.SeatKind.HUMAN,
            seat.bot,
        )
        for seat in room.seats
    ]
    created = datetime.fromtimestamp(room.created / 1000, UTC).isoformat(timespec="seconds")
    actions = [parse_action(line.action) for line in taken]
    if room.exercise:
        state = parse_position(room.exercise)
        header = exercise_header(state, game=room.room_id, seats=seats, created=created)
        return record_exercise(header, actions)
    source = fair_source(room.seed, room.nonces)
    dealt, _ = new_game(ruleset_of(room.options), source)
    rng = fair_rng(room.seed, room.deal_name, room.nonces)
    header = make_header(dealt, game=room.deal_name, rng=rng, seats=seats, created=created)
    return record_game(header, source, actions, room.seed.hex())


def _with_stand_ins(record: Record, taken: list[log.ActionTaken]) -> Record:
    """Mark the actions that a bot took standing in for a player."""
    deal, *entries = record.entries
    marked = [
        replace(entry, auto="standin") if line.by is ActedBy.STAND_IN else entry
        for entry, line in zip(entries, taken, strict=True)
    ]
    return replace(record, entries=(deal, *marked))
