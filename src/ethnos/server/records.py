"""The record of a room's game, made from its log, and the steps of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import msgspec

from ethnos.records import record as rec
from ethnos.records.codec import encode
from ethnos.records.errors import RecordError
from ethnos.records.notation import parse_action
from ethnos.records.record import Record, dump_record, make_header
from ethnos.records.redaction import redact_record
from ethnos.records.replay import record_game, replay
from ethnos.records.seeds import fair_rng, fair_source
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.server import lines
from ethnos.server.frames import TableWriter, cards_text, events_json
from ethnos.server.lines import read_line
from ethnos.server.store import Stored
from ethnos.server.table import RoomState, ruleset_of
from ethnos.server.wire import (
    NULL,
    Part,
    RawEvents,
    RawRuleset,
    RawTable,
    ResultsOrNull,
    SeatKind,
)


def build_record(log: Sequence[Stored]) -> bytes:
    """Return the record of a finished game; actions taken back are not part of it."""
    room = RoomState("")
    taken: list[lines.ActionTaken] = []
    for stored in log:
        line = read_line(stored.body)
        if isinstance(line, lines.RoomCreated):
            room.id = line.room
        change = room.fold(stored.seq, line)
        if isinstance(line, lines.ActionTaken):
            taken.append(line)
        elif isinstance(line, lines.ActionUndone):
            del taken[len(taken) - change.undone :]
    if room.status != "finished":
        raise RecordError("the game is not over")
    return dump_record(_with_stand_ins(_record(room, taken), taken))


def _record(room: RoomState, taken: list[lines.ActionTaken]) -> Record:
    source = fair_source(room.seed, room.nonces)
    dealt, _ = new_game(ruleset_of(room.options), source)
    header = make_header(
        dealt,
        game=room.id,
        rng=fair_rng(room.seed, room.id, room.nonces),
        seats=[
            rec.Seat(
                seat.name,
                rec.SeatKind.BOT if seat.kind is SeatKind.BOT else rec.SeatKind.HUMAN,
                seat.bot,
            )
            for seat in room.seats
        ],
        created=datetime.fromtimestamp(room.created / 1000, UTC).isoformat(timespec="seconds"),
    )
    actions = [parse_action(line.action) for line in taken]
    return record_game(header, source, actions, room.seed.hex())


def _with_stand_ins(record: Record, taken: list[lines.ActionTaken]) -> Record:
    """Mark the actions that a bot took in a person's place."""
    deal, *entries = record.entries
    marked = [
        replace(entry, auto="standin") if line.by == "standin" else entry
        for entry, line in zip(entries, taken, strict=True)
    ]
    return replace(record, entries=(deal, *marked))


# Replays.


class ReplayFrame(Part, frozen=True):
    """One step of a replay: the deal (0), or an action and the table after it."""

    v: int
    by: int | None
    auto: str | None
    action: str | None
    events: RawEvents
    table: RawTable
    results: ResultsOrNull
    """Present where an age has been scored."""
    hands: list[list[str] | None]
    """The hands, as far as this view shows them."""


class ReplaySeat(Part, frozen=True):
    """A player of a recorded game."""

    name: str
    kind: str
    bot: str | None


class Replay(Part, frozen=True):
    """A whole game, step by step."""

    game: str
    view: str
    created: str | None
    seats: list[ReplaySeat]
    ruleset: RawRuleset
    frames: list[ReplayFrame]


def parse_view(text: str, players: int) -> int | str | None:
    """Read `full`, `public` or `seat:N`, or raise `RecordError`."""
    if text == rec.FULL_VIEW:
        return text
    if text == "public":
        return None
    for seat in range(players):
        if text == rec.view_name(seat):
            return seat
    raise RecordError(f"there is no view '{text}'")


def shown(record: Record, view: str) -> Record:
    """Return a record as seen by a view."""
    viewer = parse_view(view, record.header.ruleset.players)
    return record if isinstance(viewer, str) else redact_record(record, viewer)


def replay_frames(record: Record, view: str) -> Replay:
    """Return every step of a full record, through the eyes of a view."""
    viewer = parse_view(view, record.header.ruleset.players)
    seen = shown(record, view)
    tables = TableWriter(memory_aid=True)
    frames = []
    results: object = None
    for step, entry in zip(replay(record), seen.entries, strict=True):
        scored = step.state.results is not results
        results = step.state.results
        frames.append(
            ReplayFrame(
                v=entry.v,
                by=entry.by,
                auto=entry.auto,
                action=entry.action,
                events=events_json(entry.events),
                table=tables.write(step.state),
                results=_raw([encode(result) for result in step.state.results]) if scored else NULL,
                hands=_hands(step.state, viewer),
            )
        )
    header = record.header
    return Replay(
        game=header.game,
        view=view,
        created=header.created,
        seats=[ReplaySeat(seat.name, seat.kind, seat.bot) for seat in header.seats],
        ruleset=_raw(encode(header.ruleset)),
        frames=frames,
    )


def _hands(state: GameState, viewer: int | str | None) -> list[list[str] | None]:
    return [
        cards_text(hand) if isinstance(viewer, str) or seat == viewer else None
        for seat, hand in enumerate(state.hands)
    ]


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
