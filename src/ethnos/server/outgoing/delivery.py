"""Send each viewer the frames that follow from a change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, assert_never

from msgspec import UNSET, UnsetType

from ethnos import protocol
from ethnos.phrase import Name, Phrase
from ethnos.protocol import NULL, AgeScores, Ev, Missed, Presence, RoomInfo, Welcome
from ethnos.server.clock import now
from ethnos.server.outgoing import frames
from ethnos.server.outgoing.frames import EventWriter, TableWriter
from ethnos.server.outgoing.narration import (
    LineWriter,
    PromptWriter,
    age_scores,
    names_of,
    outcome,
)
from ethnos.server.rooms import log
from ethnos.server.rooms.parts import Change
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Guest


class Viewer(Protocol):
    """A connection that is shown a room: a seat's, or a spectator's."""

    guest: Guest
    seat: int | None
    """The seat it sees the game from; `None` for a spectator."""

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""

    def dismiss(self, code: int, reason: str) -> None:
        """End the connection."""


class Delivery:
    """Encodes and sends the frames of one room."""

    def __init__(self, stand_in: str) -> None:
        self._stand_in = stand_in
        self._names: tuple[Name, ...] = ()
        self._table_writer: TableWriter | None = None

    def _tables(self, room: RoomState) -> TableWriter:
        names = names_of(room)  # they change if the data of a guest are deleted
        if self._table_writer is None or names != self._names:
            self._table_writer = TableWriter(names, memory_aid=room.options.memory_aid)
            self._names = names
        return self._table_writer

    def welcome(
        self,
        room: RoomState,
        guest: Guest,
        viewer: int | None,
        resume: int | None,
        recent: Sequence[Change],
        presence: Presence,
    ) -> Welcome:
        """Return the whole room, as this viewer may know it."""
        missed = _missed(room, resume, recent)
        names = names_of(room)
        return Welcome(
            proto=protocol.PROTOCOL,
            v=room.seq,
            now=now(),
            resumed=missed is not None,
            missed=[
                Missed(
                    change.seq,
                    change.line.at,
                    entry(change, viewer, EventWriter(change.events)),
                    LineWriter(change, names, room.status).write(viewer),
                )
                for change in missed or ()
            ],
            you=frames.you(room, guest.id, guest.name, viewer),
            room=frames.room_info(room, self._stand_in),
            due=room.deadline,
            ruleset=frames.ruleset_json(room.game) if room.game else NULL,
            results=frames.results_json(room.game) if room.game else NULL,
            scores=age_scores(room.game.results, room.age_totals, names) if room.game else [],
            outcome=outcome(room.game, names) if room.game else [],
            table=self._tables(room).write(room.game) if room.game else NULL,
            prompt=PromptWriter(room, names).write(viewer),
            mine=None if viewer is None else frames.mine(room, viewer),
            chat=list(room.chat),
            online=presence.online,
            watchers=presence.watchers,
        )

    def deliver(
        self,
        viewers: Iterable[Viewer],
        before: RoomState,
        room: RoomState,
        changes: list[Change],
    ) -> None:
        """Send every viewer one frame per change; only the last carries the state after them."""
        audience = list(viewers)
        if not audience:
            return
        for change in changes[:-1]:
            _send(audience, room, change, _Shared(names_of(room)))
        _send(audience, room, changes[-1], self._shared(before, room, changes))

    def _shared(self, before: RoomState, room: RoomState, changes: list[Change]) -> _Shared:
        """Return what has changed and is the same for every viewer."""
        info: RoomInfo | None = None
        table: protocol.RawTableChanges | UnsetType = UNSET
        results: protocol.RawResults | UnsetType = UNSET
        scores: list[AgeScores] | UnsetType = UNSET
        ruleset: protocol.RawRuleset | UnsetType = UNSET
        ending: list[Phrase] | UnsetType = UNSET
        names = names_of(room)
        if any(change.room_changed for change in changes):
            info = frames.room_info(room, self._stand_in)
        if any(change.game_changed for change in changes) and room.game is not None:
            if before.game is None:
                table = self._tables(room).write(room.game)
                ruleset = frames.ruleset_json(room.game)
            else:
                table = self._tables(room).write_changes(before.game, room.game)
            if before.game is None or before.game.results is not room.game.results:
                results = frames.results_json(room.game)
                scores = age_scores(room.game.results, room.age_totals, names)
            ending = outcome(room.game, names) or UNSET
        return _Shared(names, info, table, results, scores, ending, ruleset)


class _Shared(NamedTuple):
    """The parts of a frame that are the same for every viewer; unset where nothing changed."""

    names: tuple[Name, ...]
    room: RoomInfo | None = None
    table: protocol.RawTableChanges | UnsetType = UNSET
    results: protocol.RawResults | UnsetType = UNSET
    scores: list[AgeScores] | UnsetType = UNSET
    outcome: list[Phrase] | UnsetType = UNSET
    ruleset: protocol.RawRuleset | UnsetType = UNSET


def _send(audience: list[Viewer], room: RoomState, change: Change, shared: _Shared) -> None:
    """Send one change to every viewer; viewers of the same seat get the same bytes."""
    writer = EventWriter(change.events)
    lines = LineWriter(change, shared.names, room.status)
    prompts = PromptWriter(room, shared.names)
    written: dict[int | None, bytes] = {}
    for viewer in audience:
        frame = written.get(viewer.seat)
        if frame is None or shared.room is not None:  # such a frame is personal: it has `you`
            frame = protocol.encode_message(
                _ev(viewer, room, change, shared, writer, lines, prompts)
            )
            written[viewer.seat] = frame
        viewer.send(frame)


def _ev(
    viewer: Viewer,
    room: RoomState,
    change: Change,
    shared: _Shared,
    writer: EventWriter,
    lines: LineWriter,
    prompts: PromptWriter,
) -> Ev:
    seat, guest = viewer.seat, viewer.guest
    unchanged = shared.table is UNSET and shared.room is None
    return Ev(
        v=change.seq,
        at=change.line.at,
        e=entry(change, seat, writer),
        lines=lines.write(seat),
        due=room.deadline,
        room=shared.room,
        you=frames.you(room, guest.id, guest.name, seat) if shared.room else None,
        table=shared.table,
        prompt=None if unchanged else prompts.write(seat),
        mine=None if seat is None or shared.table is UNSET else frames.mine(room, seat),
        results=shared.results,
        scores=shared.scores,
        outcome=shared.outcome,
        ruleset=shared.ruleset,
    )


def _missed(room: RoomState, resume: int | None, recent: Sequence[Change]) -> list[Change] | None:
    """Return every change after this version, or `None` if some are no longer in memory."""
    if resume is None or resume > room.seq:
        return None
    missed = [change for change in recent if change.seq > resume]
    return missed if len(missed) == room.seq - resume else None


def entry(change: Change, viewer: int | None, writer: EventWriter) -> protocol.Entry:  # noqa: PLR0912
    """Return a log line as this viewer may see it."""
    line = change.line
    match line:
        case log.ActionTaken():  # first: by far the most frequent
            return protocol.ActionTaken(line.seat, line.by, writer.write(viewer))
        case log.RoomCreated():
            return protocol.RoomCreated()
        case log.RoomConfigured():
            return protocol.RoomConfigured()
        case log.SeatTaken():
            return protocol.SeatTaken(line.seat, line.name)
        case log.BotSeated():
            return protocol.BotSeated(line.seat, line.bot)
        case log.SeatOpened():
            return protocol.SeatOpened(line.seat)
        case log.GameStarted() | log.ExerciseStarted():
            return protocol.GameStarted(writer.write(viewer))
        case log.UndoRequested():
            return protocol.UndoRequested(line.seat)
        case log.UndoAnswered():
            return protocol.UndoAnswered(line.seat, line.yes)
        case log.ActionUndone():
            return protocol.ActionUndone(line.seat, change.undone)
        case log.StandInChanged():
            return protocol.StandInChanged(line.seat, line.why)
        case log.ClockMoved():
            return protocol.ClockMoved()
        case log.ChatSent():
            return protocol.ChatSent(line.name, line.seat, line.text)
        case log.RematchOpened():
            return protocol.RematchOpened(line.room_id)
        case log.RoomHeld():
            return protocol.RoomHeld(line.hold)
        case log.GuestErased():
            return protocol.GuestErased()
        case _:
            assert_never(line)
