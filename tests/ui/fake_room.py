"""A fake room: answers the page in place of a server, from any state, by the real rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from ethnos import protocol
from ethnos.phrase import Prompt
from ethnos.protocol import ActedBy
from ethnos.records.codec import Json
from ethnos.records.notation import parse_action
from ethnos.rules.apply import apply
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.events import Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.view import view
from ethnos.server.outgoing.commands import understand
from ethnos.server.outgoing.frames import (
    EventWriter,
    TableWriter,
    mine,
    results_json,
    room_info,
    ruleset_json,
)
from ethnos.server.outgoing.narration import PromptWriter, age_scores, lines, names_of, outcome
from ethnos.server.outgoing.preview import hint, preview
from ethnos.server.rooms.fold import age_totals
from ethnos.server.rooms.parts import Seat
from ethnos.server.rooms.refusals import refused, refused_by_room
from ethnos.server.rooms.state import RoomState
from ethnos.talk.sentences import narrate_to
from ethnos.testing.state_builder import build_state

ROOM = "fake-room"
NAMES = ("Petr", "Žofie", "Łukasz", "Оксана", "Ingrid", "João")


@dataclass
class FakeRoom:
    """A room seen from seat 0. Actions are recorded in `acts` and applied."""

    room: RoomState
    acts: list[str] = field(default_factory=list)
    typed: list[protocol.Understand] = field(default_factory=list)
    """Commands typed by the player."""
    patience: int = 5
    """Hints given before one is refused."""
    hurried: int = 0
    """Hints refused before the first is given."""
    away: tuple[int, ...] = ()
    """Seats that are not connected."""
    watched: bool = False
    """Whether the visitor is a spectator."""
    given_glory: tuple[int, ...] = ()
    """Everyone's glory when the room was made."""
    socket: WebSocketRoute | None = None
    """The connection of the page."""

    def __post_init__(self) -> None:
        self.given_glory = tuple(self.state.glory)

    @classmethod
    def at(cls, state: GameState, **options: object) -> FakeRoom:
        """Return a room with this state."""
        seats = tuple(
            Seat(protocol.SeatKind.HUMAN, f"guest{n}", NAMES[n]) for n in range(state.players)
        )
        wanted = {"players": state.players, **options}
        return cls(
            RoomState(
                ROOM,
                seq=1,
                code="FAKE22",
                options=msgspec.convert(wanted, protocol.RoomOptions),
                host="guest0",
                seed=bytes(32),
                host_name=NAMES[0],
                seats=seats,
                game=state,
            )
        )

    @classmethod
    def given(cls, given: dict[str, Json], players: int = 4, **rulings: str) -> FakeRoom:
        """Return a room with a state described as in the conformance scenarios."""
        ruleset = Ruleset(players=players).with_options(**rulings)
        return cls.at(build_state(ruleset, given))

    @property
    def state(self) -> GameState:
        assert self.room.game is not None
        return self.room.game

    def attach(self, page: Page) -> None:
        """Answer the page in place of the server."""
        me = {"id": "guest0", "name": NAMES[0], "webhook": None, "token": None}
        for path in ("**/api/me", "**/api/guest"):
            page.route(path, lambda route: _answer(route, me))
        page.route_web_socket(f"**/api/rooms/{ROOM}/socket", self._serve)

    def happen(self, action: str) -> None:
        """Perform an action of the player to move, and tell the page."""
        assert self.socket is not None
        self._send(self.socket, self._ev(self._perform(action)))

    def _serve(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(socket, str(text)))

    def _hear(self, socket: WebSocketRoute, text: str) -> None:
        message = protocol.decode_message(text.encode())
        match message:
            case protocol.Hello() | protocol.Look():
                self._send(socket, self._welcome())
            case protocol.Preview():
                self._send(socket, preview(view(self.state, 0), self.room.seq, message))
            case protocol.Understand():
                self.typed.append(message)
                self._send(socket, understand(view(self.state, 0), self.room.seq, message))
            case protocol.Hint():
                self._send(socket, self._hinted(message))
            case protocol.TakeAction():
                self._act(socket, message)
            case _:
                pass

    def _hinted(self, question: protocol.Hint) -> protocol.Hinted:
        self.patience -= 1
        self.hurried -= 1
        if self.patience < 0 or self.hurried >= 0:
            why = refused_by_room(protocol.RefusalCode.TOO_FAST)
            return protocol.Hinted(question.id, self.room.seq, [], why)
        advice = hint(view(self.state, 0), "heuristic", 1, 0)
        return protocol.Hinted(question.id, self.room.seq, advice)

    def _act(self, socket: WebSocketRoute, message: protocol.TakeAction) -> None:
        self.acts.append(message.a)
        try:
            events = self._perform(message.a)
        except IllegalActionError as error:
            why = refused(self.state, error)
            self._send(socket, protocol.Nack(message.k, self.room.seq, why))
            return
        self._send(socket, self._ev(events))
        self._send(socket, protocol.Ack(message.k, self.room.seq))

    def _perform(self, action: str) -> list[Event]:
        state = self.state.copy()
        events = apply(state, parse_action(action))
        self.room.game = state
        self.room.age_totals += age_totals(events)
        self.room.seq += 1
        return events

    def _send(self, socket: WebSocketRoute, message: protocol.FromServer) -> None:
        socket.send(protocol.encode_message(message).decode())

    def _you(self) -> protocol.You:
        if self.watched:
            return protocol.You("Ingrid", [], False, None)
        return protocol.You(NAMES[0], [0], True, 0)

    def _table(self) -> msgspec.Raw:
        return TableWriter(names_of(self.room), memory_aid=True).write(self.state)

    def _welcome(self) -> protocol.Welcome:
        return protocol.Welcome(
            proto=protocol.PROTOCOL,
            v=self.room.seq,
            now=0,
            resumed=False,
            missed=[],
            you=self._you(),
            room=room_info(self.room, "heuristic"),
            due=None,
            ruleset=ruleset_json(self.state),
            results=results_json(self.state),
            scores=self._scores(),
            outcome=outcome(self.state, names_of(self.room)),
            table=self._table(),
            prompt=self._prompt(),
            mine=None if self.watched else mine(self.room, 0),
            chat=[],
            online=[seat for seat in range(self.state.players) if seat not in self.away],
            watchers=0,
        )

    def _scores(self) -> list[protocol.AgeScores]:
        """Return the ages scored; the glory that was given counts as none of theirs."""
        totals = [
            tuple(after - given for after, given in zip(total, self.given_glory, strict=True))
            for total in self.room.age_totals
        ]
        return age_scores(self.state.results, totals, names_of(self.room))

    def _prompt(self) -> Prompt | None:
        seat = None if self.watched else 0
        return PromptWriter(self.room, names_of(self.room)).write(seat)

    def _ev(self, events: Sequence[Event]) -> protocol.Ev:
        names = names_of(self.room)
        return protocol.Ev(
            v=self.room.seq,
            at=0,
            e=protocol.ActionTaken(0, ActedBy.PLAYER, EventWriter(tuple(events)).write(0)),
            lines=lines(narrate_to(events, names, 0)),
            due=None,
            room=room_info(self.room, "heuristic"),
            you=self._you(),
            table=self._table(),
            prompt=self._prompt(),
            mine=None if self.watched else mine(self.room, 0),
            results=results_json(self.state),
            scores=self._scores(),
            outcome=outcome(self.state, names),
        )


def _answer(route: Route, body: object) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))
