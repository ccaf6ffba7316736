"""The result of a finished game, kept apart from its log so that it can be listed and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from ethnos.protocol import RoomStatus, SeatKind
from ethnos.protocol.results import GameResult, SeatResult
from ethnos.records.errors import RecordError
from ethnos.rules import events as ev
from ethnos.rules.events import Event
from ethnos.rules.outcome import Standing
from ethnos.rules.results import AgeResult
from ethnos.server.rooms import daily, log
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import read_line
from ethnos.server.rooms.parts import Seat
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import DailyResult, Stored
from ethnos.talk.names import seat_names


class _StoredResult(msgspec.Struct, frozen=True):
    """What the store keeps: the result, and the guest of each seat, who is not published."""

    result: GameResult
    guests: list[str | None]


_decode = msgspec.json.Decoder(_StoredResult).decode


def build_result(stored_lines: Sequence[Stored]) -> tuple[int, bytes]:
    """Return when a game ended and its result as the store keeps it, from its room's log."""
    room = RoomState("")
    taken: list[tuple[Event, ...]] = []
    ended = 0
    for stored in stored_lines:
        line = read_line(stored.body)
        if isinstance(line, log.RoomCreated):
            room.room_id = line.room_id
        change = fold(room, stored.seq, line)
        if isinstance(line, log.ActionTaken):
            taken.append(change.events)
            ended = line.at
        elif isinstance(line, log.ActionUndone):
            del taken[len(taken) - change.undone :]
    if room.status is not RoomStatus.FINISHED:
        raise RecordError("the game is not over")
    result = _summarise(room, [event for events in taken for event in events], ended)
    stored_result = _StoredResult(result, [seat.guest for seat in room.seats])
    return ended, msgspec.json.encode(stored_result)


def _summarise(room: RoomState, events: list[Event], ended: int) -> GameResult:
    game = room.game
    assert game is not None
    assert game.outcome is not None
    standings = {standing.seat: standing for standing in game.outcome.standings}
    return GameResult(
        id=room.room_id,
        title=room.options.title,
        ended=ended,
        tribes=sorted(map(str, game.tribes)),
        seats=[
            _seat_result(number, seat, standings[number], game.results, events)
            for number, seat in enumerate(room.seats)
        ],
        your_seats=[],
        exercise=bool(room.exercise),
        daily=room.daily or None,
        practice=bool(room.daily) and not _counts(room, ended),
    )


def _counts(room: RoomState, ended: int) -> bool:
    """Return whether a game of a daily deal was played in time, and by its player."""
    in_time = daily.counts(room.daily, room.created, ended)
    return in_time and room.seats[daily.SEAT].standing_in is None


def _seat_result(
    number: int,
    seat: Seat,
    standing: Standing,
    ages: Iterable[AgeResult],
    events: list[Event],
) -> SeatResult:
    sources: Counter[str] = Counter(kingdoms=0, merfolk=0, giant=0, raids=0, bands=0)
    for age in ages:
        sources["kingdoms"] += age.kingdom_glory(number)
        sources["merfolk"] += age.merfolk_glory(number)
        sources["giant"] += age.giant_glory(number)
        sources["raids"] += age.raid_glory(number)
        sources["bands"] += age.band_glory(number)
    leaders: Counter[str] = Counter()
    for event in events:
        if isinstance(event, ev.GiantTokenTaken) and event.seat == number:
            sources["giant"] += event.glory  # it pays when it is taken as well. R54
        elif isinstance(event, ev.BandPlayed) and event.seat == number and event.band.leader:
            leaders[str(event.band.leader.tribe)] += 1
    return SeatResult(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        left=seat.standing_in is not None,
        rank=standing.rank,
        glory=standing.glory,
        sources=dict(sources),
        leaders=dict(leaders),
    )


def erased_result(body: bytes, guest: str, name: str) -> bytes:
    """Return a stored result in which this guest has another name."""
    stored = _decode(body)
    seats = [
        msgspec.structs.replace(seat, name=name) if owner == guest else seat
        for seat, owner in zip(stored.result.seats, stored.guests, strict=True)
    ]
    result = msgspec.structs.replace(stored.result, seats=seats)
    return msgspec.json.encode(msgspec.structs.replace(stored, result=result))


def result_for(guest: str, body: bytes) -> GameResult:
    """Return a stored result as this guest sees it."""
    stored = _decode(body)
    result = stored.result
    names = seat_names(
        tuple(None if seat.kind is SeatKind.BOT else seat.name for seat in result.seats)
    )
    seats = [
        msgspec.structs.replace(seat, title=name)
        for seat, name in zip(result.seats, names, strict=True)
    ]
    own = [number for number, owner in enumerate(stored.guests) if owner == guest]
    return msgspec.structs.replace(result, seats=seats, your_seats=own)


def daily_result(body: bytes) -> DailyResult | None:
    """Return how the guest of a stored result did in the deal of a day, if it is one of those."""
    stored = _decode(body)
    result = stored.result
    if result.daily is None:
        return None
    seat, guest = result.seats[daily.SEAT], stored.guests[daily.SEAT] or ""
    return DailyResult(
        result.daily, guest, result.id, seat.rank, seat.glory, counted=not result.practice
    )
