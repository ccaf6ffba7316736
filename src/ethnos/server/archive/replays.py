"""A finished game step by step, for a replay in the browser."""

from __future__ import annotations

import msgspec

from ethnos.phrase import Name
from ethnos.protocol import NULL
from ethnos.protocol.replay import Replay, ReplayFrame, ReplaySeat
from ethnos.records import record as rec
from ethnos.records.codec import encode
from ethnos.records.errors import RecordError
from ethnos.records.record import Record
from ethnos.records.redaction import redact_record
from ethnos.records.replay import replay
from ethnos.rules.state import GameState
from ethnos.server.outgoing.frames import TableWriter, cards_text, events_json, results_json
from ethnos.server.outgoing.narration import age_scores, lines, outcome
from ethnos.server.rooms.fold import age_totals
from ethnos.talk.names import seat_names
from ethnos.talk.questions import prompt
from ethnos.talk.sentences import narrate


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
    """Return a record redacted for a view."""
    viewer = parse_view(view, record.header.ruleset.players)
    return record if isinstance(viewer, str) else redact_record(record, viewer)


def replay_frames(record: Record, view: str) -> Replay:
    """Return every step of a full record, redacted for a view."""
    viewer = parse_view(view, record.header.ruleset.players)
    seen = shown(record, view)
    header = record.header
    names = names_in(header)
    tables = TableWriter(names, memory_aid=True)
    frames = []
    results: object = None
    totals: tuple[tuple[int, ...], ...] = ()
    for step, entry in zip(replay(record), seen.entries, strict=True):
        scored = step.state.results is not results
        results = step.state.results
        totals += age_totals(entry.events)
        frames.append(
            ReplayFrame(
                v=entry.v,
                by=entry.by,
                auto=entry.auto,
                action=entry.action,
                events=events_json(entry.events),
                table=tables.write(step.state),
                results=results_json(step.state) if scored else NULL,
                scores=age_scores(step.state.results, totals, names) if scored else None,
                lines=lines(narrate(entry.events, names)),
                prompt=prompt(step.state, names, None),
                hands=_hands(step.state, viewer),
            )
        )
    return Replay(
        game=header.game,
        view=view,
        created=header.created,
        seats=_seats(header, names),
        ruleset=msgspec.Raw(msgspec.json.encode(encode(header.ruleset))),
        exercise=header.is_exercise,
        frames=frames,
        outcome=outcome(step.state, names),
    )


def names_in(header: rec.Header) -> tuple[Name, ...]:
    """Return what the players of a recorded game are called."""
    return seat_names(tuple(_typed_name(seat) for seat in header.seats))


def _seats(header: rec.Header, names: tuple[Name, ...]) -> list[ReplaySeat]:
    return [
        ReplaySeat(seat.name, seat.kind, seat.bot, title)
        for seat, title in zip(header.seats, names, strict=True)
    ]


def _typed_name(seat: rec.Seat) -> str | None:
    """Return the name of a recorded player; `None` for a bot without a name of its own."""
    nameless = seat.kind is rec.SeatKind.BOT and seat.name in ("", seat.bot)
    return None if nameless else seat.name


def _hands(state: GameState, viewer: int | str | None) -> list[list[str] | None]:
    return [
        cards_text(hand) if isinstance(viewer, str) or seat == viewer else None
        for seat, hand in enumerate(state.hands)
    ]
