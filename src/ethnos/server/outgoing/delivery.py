"""Who is told what: the frames that follow from a change, one for each viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, assert_never

from msgspec import UNSET, UnsetType

from ethnos import protocol
from ethnos.protocol import NULL, Ev, Missed, Presence, RoomInfo, Welcome
from ethnos.server.clock import now
from ethnos.server.outgoing import frames
from ethnos.server.outgoing.frames import EventWriter, TableWriter
from ethnos.server.rooms import log
from ethnos.server.rooms.state import Change, RoomState
from ethnos.server.store import Guest


class Viewer(Protocol):
    """A connection that is shown a room: a seat's, or a spectator's."""

    guest: Guest
    viewer: int | None
    """The seat it sees the game from; `None` for a spectator."""

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""

    def dismiss(self, code: int, reason: str) -> None:
        """End the connection."""


class Delivery:
    """Writes the frames of one room."""

    def __init__(self, stand_in: str) -> None:
        self._stand_in = stand_in
        self._tables: TableWriter | None = None

    def _table(self, room: RoomState) -> protocol.TableOrNull:
        if room.game is None:
            return NULL
        if self._tables is None:
            self._tables = TableWriter(memory_aid=room.options.memory_aid)
        return self._tables.write(room.game)

    def welcome(
        self,
        room: RoomState,
        guest: Guest,
        viewer: int | None,
        resume: int | None,
        recent: Sequence[Change],
        presence: Presence,
    ) -> Welcome:
        """Return everything, as this viewer may know it."""
        missed = _missed(room, resume, recent)
        return Welcome(
            proto=protocol.PROTOCOL,
            v=room.seq,
            now=now(),
            resumed=missed is not None,
            missed=[
                Missed(
                    change.seq, change.line.at, entry(change, viewer, EventWriter(change.events))
                )
                for change in missed or ()
            ],
            you=frames.you(room, guest.id, guest.name, viewer),
            room=frames.room_info(room, self._stand_in),
            due=room.deadline,
            ruleset=frames.ruleset_json(room.game) if room.game else NULL,
            results=frames.results_json(room.game) if room.game else NULL,
            table=self._table(room),
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
        """Send every viewer one frame for each change; only the last says how things stand."""
        audience = list(viewers)
        if not audience:
            return
        for change in changes[:-1]:
            _send(audience, room, change, _Standing())
        _send(audience, room, changes[-1], self._standing(before, room, changes))

    def _standing(self, before: RoomState, room: RoomState, changes: list[Change]) -> _Standing:
        """Return what has changed by now and looks the same to everybody."""
        info: RoomInfo | None = None
        table: protocol.RawTable | UnsetType = UNSET
        results: protocol.RawResults | UnsetType = UNSET
        ruleset: protocol.RawRuleset | UnsetType = UNSET
        if any(change.room for change in changes):
            info = frames.room_info(room, self._stand_in)
        if any(change.table for change in changes) and room.game is not None:
            table = self._table(room)
            if before.game is None:
                ruleset = frames.ruleset_json(room.game)
            if before.game is None or before.game.results is not room.game.results:
                results = frames.results_json(room.game)
        return _Standing(info, table, results, ruleset)


class _Standing(NamedTuple):
    """What a frame says about how things stand; nothing where nothing has changed."""

    room: RoomInfo | None = None
    table: protocol.RawTable | UnsetType = UNSET
    results: protocol.RawResults | UnsetType = UNSET
    ruleset: protocol.RawRuleset | UnsetType = UNSET


def _send(audience: list[Viewer], room: RoomState, change: Change, standing: _Standing) -> None:
    """Send one change to everybody; those who look from the same place get the same bytes."""
    writer = EventWriter(change.events)
    written: dict[int | None, bytes] = {}
    for viewer in audience:
        frame = written.get(viewer.viewer)
        if frame is None or standing.room is not None:  # then it also says who the viewer is
            frame = protocol.encode_message(_ev(viewer, room, change, writer, standing))
            written[viewer.viewer] = frame
        viewer.send(frame)


def _ev(
    viewer: Viewer, room: RoomState, change: Change, writer: EventWriter, standing: _Standing
) -> Ev:
    seat, guest = viewer.viewer, viewer.guest
    return Ev(
        v=change.seq,
        at=change.line.at,
        e=entry(change, seat, writer),
        due=room.deadline,
        room=standing.room,
        you=frames.you(room, guest.id, guest.name, seat) if standing.room else None,
        table=standing.table,
        mine=None if seat is None or standing.table is UNSET else frames.mine(room, seat),
        results=standing.results,
        ruleset=standing.ruleset,
    )


def _missed(room: RoomState, resume: int | None, recent: Sequence[Change]) -> list[Change] | None:
    """Return every change after the version asked for, or `None` if some are forgotten."""
    if resume is None or resume > room.seq:
        return None
    missed = [change for change in recent if change.seq > resume]
    return missed if len(missed) == room.seq - resume else None


def entry(change: Change, viewer: int | None, writer: EventWriter) -> protocol.Entry:  # noqa: PLR0912
    """Return a change as this viewer may see it."""
    line = change.line
    match line:
        case log.ActionTaken():  # first, because it is nearly always this
            return protocol.Acted(line.seat, line.by, writer.write(viewer))
        case log.RoomCreated():
            return protocol.Created()
        case log.RoomConfigured():
            return protocol.Configured()
        case log.SeatTaken():
            return protocol.Sat(line.seat, line.name)
        case log.BotSeated():
            return protocol.BotSat(line.seat, line.bot)
        case log.SeatOpened():
            return protocol.Stood(line.seat)
        case log.GameStarted():
            return protocol.Started(writer.write(viewer))
        case log.UndoRequested():
            return protocol.UndoAsked(line.seat)
        case log.UndoReplied():
            return protocol.UndoAnswered(line.seat, line.yes)
        case log.ActionUndone():
            return protocol.Undone(line.seat, change.undone)
        case log.StandIn():
            return protocol.StandInChanged(line.seat, line.why)
        case log.ClockMoved():
            return protocol.ClockMoved()
        case log.ChatSaid():
            return protocol.Said(line.name, line.seat, line.text)
        case log.RematchMade():
            return protocol.RematchOpened(line.room)
        case _:
            assert_never(line)
