"""What a command does to a room: the lines it adds, or why it is refused.

Everything is tried on a copy of the room. Whoever is to write the lines decides later whether the
copy becomes the truth.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import assert_never

import msgspec

from ethnos import protocol
from ethnos.bots import UnknownBotError, make_bot
from ethnos.protocol import ClockKind, RoomOptions, SeatKind, UndoPolicy
from ethnos.records.errors import NotationError
from ethnos.rules import events as ev
from ethnos.rules.errors import IllegalActionError, SetupError
from ethnos.server.rooms import log
from ethnos.server.rooms.log import AnyLine, By, Why
from ethnos.server.rooms.refusals import refused
from ethnos.server.rooms.state import FURTHEST_UNDO, Change, RoomState, read_action, ruleset_of
from ethnos.server.store import Guest

LEAST_LIVE_SECONDS = 5


class RefusedError(Exception):
    """A command that is not carried out, and why."""

    def __init__(self, code: str, reason: str = "", clause: str | None = None) -> None:
        super().__init__(code)
        self.why = protocol.Refused(code, clause, reason)

    @classmethod
    def of(cls, why: protocol.Refused) -> RefusedError:
        """Return the error that says just this."""
        error = cls(why.code, why.reason, why.clause)
        error.why = why
        return error


def never_away(seat: int) -> bool:
    """Say of nobody that they have been away."""
    return seat < 0


@dataclass(slots=True)
class Plan:
    """A copy of a room on which lines are tried."""

    now: int
    after: RoomState
    is_away: Callable[[int], bool] = never_away
    """Whether the owner of a seat has been away for a while."""
    changes: list[Change] = field(default_factory=list)

    @classmethod
    def on(cls, room: RoomState, now: int, is_away: Callable[[int], bool] = never_away) -> Plan:
        """Begin a plan on a copy of this room."""
        return cls(now, room.copy(), is_away)

    def add(self, line: AnyLine) -> None:
        """Add a line; those that pass the decision on get the deadline of the next player."""
        before = self.after.game
        same = before is not None and (before.to_move, self.after.deadline)
        change = self.after.fold(self.after.seq + 1, line)
        if isinstance(line, log.GameStarted | log.ActionTaken | log.ActionUndone | log.StandIn):
            deadline = self._deadline()
            goes_on = isinstance(line, log.ActionTaken) and not any(
                isinstance(event, ev.TurnBegan) for event in change.events
            )
            if goes_on and same and self.after.game and same[0] == self.after.game.to_move:
                deadline = same[1]  # one clock for all decisions of a turn
            if deadline != line.deadline:
                self.after.deadline = deadline
                line = msgspec.structs.replace(line, deadline=deadline)
                change = change._replace(line=line)
        self.changes.append(change)

    def _deadline(self) -> int | None:
        room = self.after
        clock = room.options.clock
        if room.status != "playing" or clock.kind is ClockKind.NONE:
            return None
        return None if room.bot_to_move() is not None else self.now + clock.seconds * 1000


def decide(plan: Plan, guest: Guest, command: protocol.AnyCommand) -> None:  # noqa: PLR0912
    """Plan what a guest asks for, or raise `RefusedError`."""
    match command:
        case protocol.Act():
            _act(plan, guest, command)
        case protocol.Sit():
            _sit(plan, guest, command)
        case protocol.Stand():
            _stand(plan, guest, command.seat)
        case protocol.SeatBot():
            _seat_bot(plan, guest, command)
        case protocol.Configure():
            _host_in_lobby(plan, guest)
            check_options(command.options)
            plan.add(log.RoomConfigured(plan.now, command.options))
        case protocol.Start():
            _host_in_lobby(plan, guest)
            start(plan)
        case protocol.Chat():
            _chat(plan, guest, command)
        case protocol.Undo():
            _undo(plan, guest, command)
        case protocol.AnswerUndo():
            _answer_undo(plan, guest, yes=command.yes)
        case protocol.Leave():
            _leave(plan, guest, command)
        case protocol.Back():
            _back(plan, guest, command)
        case protocol.Replace():
            _replace(plan, guest, command.seat)
        case protocol.Rematch():
            _rematch(plan, guest)
        case _:
            assert_never(command)


# Playing.


def _act(plan: Plan, guest: Guest, command: protocol.Act) -> None:
    room = plan.after
    if room.game is None:
        raise RefusedError("not_started", "the game has not begun")
    if not room.seats_of(guest.id):
        raise RefusedError("not_yours", "you have no seat at this table")
    if command.v < room.position or command.v > room.seq:
        raise RefusedError("stale", "something has happened since")
    seat = room.game.to_move
    if not room.game.is_over and room.seats[seat].guest != guest.id:
        raise RefusedError("not_your_turn", "somebody else is to decide")
    if not room.game.is_over and room.seats[seat].standing_in:
        plan.add(log.StandIn(plan.now, seat))
    try:
        action = read_action(command.a)
    except NotationError as error:
        raise RefusedError("bad_action", str(error)) from None
    _take(plan, seat, str(action), "player")


def _take(plan: Plan, seat: int, action: str, by: By) -> None:
    table = plan.after.game
    assert table is not None
    try:
        plan.add(log.ActionTaken(plan.now, seat, action, by))
    except IllegalActionError as error:
        raise RefusedError.of(refused(table, error)) from None


def bot_acts(plan: Plan, position: int, action: str) -> None:
    """Plan what a bot has decided, unless the table has changed since it began to think."""
    room = plan.after
    bot = room.bot_to_move()
    if room.position != position or bot is None or room.game is None:
        raise RefusedError("stale")
    _take(plan, room.game.to_move, action, "bot" if bot else "standin")


def time_out(plan: Plan) -> None:
    """Plan that a bot stands in for a player whose time is up."""
    room = plan.after
    if room.game is None or room.deadline is None or room.deadline > plan.now:
        raise RefusedError("not_due")
    plan.add(log.StandIn(plan.now, room.game.to_move, "timeout"))


def move_clock(plan: Plan, deadline: int, later: int) -> None:
    """Plan that whoever is to decide has more time, because the server was down."""
    if plan.after.deadline != deadline:
        raise RefusedError("stale")
    plan.add(log.ClockMoved(plan.now, later))


# Before the game.


def check_options(options: RoomOptions) -> None:
    """Raise `RefusedError` unless a game can be played like this."""
    try:
        ruleset_of(options)
    except SetupError as error:
        raise RefusedError("bad_options", str(error)) from None
    clock = options.clock
    if clock.kind is ClockKind.LIVE and clock.seconds < LEAST_LIVE_SECONDS:
        raise RefusedError("bad_options", f"a turn takes at least {LEAST_LIVE_SECONDS} seconds")
    if clock.kind is ClockKind.DAYS and clock.seconds < 3_600:
        raise RefusedError("bad_options", "a turn by correspondence takes at least an hour")


def _in_lobby(plan: Plan) -> None:
    if plan.after.status != "lobby":
        raise RefusedError("already_started", "the game has begun")


def _host_in_lobby(plan: Plan, guest: Guest) -> None:
    if guest.id != plan.after.host:
        raise RefusedError("not_host", "only the host may do that")
    _in_lobby(plan)


def _sit(plan: Plan, guest: Guest, command: protocol.Sit) -> None:
    _in_lobby(plan)
    seats = plan.after.seats
    wanted = [command.seat] if command.seat is not None else range(len(seats))
    free = [n for n in wanted if n < len(seats) and seats[n].kind is SeatKind.OPEN]
    if not free:
        taken = command.seat is not None and any(seat.kind is SeatKind.OPEN for seat in seats)
        raise RefusedError("seat_taken" if taken else "full", "there is no such seat free")
    name = clean(command.name) if command.name else guest.name
    plan.add(log.SeatTaken(plan.now, free[0], guest.id, name, command.nonce or ""))


def _stand(plan: Plan, guest: Guest, seat: int) -> None:
    _in_lobby(plan)
    room = plan.after
    if seat >= len(room.seats) or room.seats[seat].kind is SeatKind.OPEN:
        raise RefusedError("not_yours", "nobody sits there")
    if guest.id not in (room.seats[seat].guest, room.host):
        raise RefusedError("not_yours", "somebody else sits there")
    plan.add(log.SeatOpened(plan.now, seat))


def _seat_bot(plan: Plan, guest: Guest, command: protocol.SeatBot) -> None:
    _host_in_lobby(plan, guest)
    seats = plan.after.seats
    if command.seat >= len(seats) or seats[command.seat].kind is not SeatKind.OPEN:
        raise RefusedError("seat_taken", "somebody sits there")
    check_bot(command.bot)
    plan.add(log.BotSeated(plan.now, command.seat, command.bot))


def check_bot(bot: str) -> None:
    """Raise `RefusedError` unless this bot is known; guests cannot name a class to import."""
    try:
        if ":" in bot:
            raise UnknownBotError(bot)
        make_bot(bot)
    except UnknownBotError:
        raise RefusedError("no_such_bot", f"there is no bot '{bot}'") from None


def start(plan: Plan) -> None:
    """Plan the deal."""
    if any(seat.kind is SeatKind.OPEN for seat in plan.after.seats):
        raise RefusedError("seats_open", "a seat is still open")
    plan.add(log.GameStarted(plan.now))


# Around the game.


def clean(text: str) -> str:
    """Return a text without characters that print as nothing or turn lines around."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _chat(plan: Plan, guest: Guest, command: protocol.Chat) -> None:
    own = plan.after.seats_of(guest.id)
    if not own and guest.id != plan.after.host:
        raise RefusedError("not_yours", "spectators listen")
    text = clean(command.text)
    if not text:
        raise RefusedError("bad_request", "there is nothing to say")
    seat = own[0] if own else None
    name = plan.after.seats[seat].name if seat is not None else guest.name
    plan.add(log.ChatSaid(plan.now, name, seat, text))


def _own_seat(plan: Plan, guest: Guest, seat: int | None) -> int:
    own = plan.after.seats_of(guest.id)
    if not own or (seat is not None and seat not in own):
        raise RefusedError("not_yours", "this is not your seat")
    return own[0] if seat is None else seat


def _playing(plan: Plan) -> None:
    if plan.after.status == "lobby":
        raise RefusedError("not_started", "the game has not begun")
    if plan.after.status == "finished":
        raise RefusedError("finished", "the game is over")


def _undo(plan: Plan, guest: Guest, command: protocol.Undo) -> None:
    _playing(plan)
    room = plan.after
    if room.options.undo is UndoPolicy.NONE:
        raise RefusedError("no_undo", "this table takes nothing back")
    seat = _own_seat(plan, guest, command.seat)
    if command.seat is None:  # the latest action of any of several seats
        seat = min(room.seats_of(guest.id), key=lambda n: room.undoable(n) or FURTHEST_UNDO + 1)
    if not room.undoable(seat):
        raise RefusedError("nothing_to_undo", "something hidden has come to light since")
    others = [n for n in room.people() if room.seats[n].guest != guest.id]
    if others and room.options.undo is UndoPolicy.CONSENT:
        plan.add(log.UndoRequested(plan.now, seat))
    else:
        plan.add(log.ActionUndone(plan.now, seat))


def _answer_undo(plan: Plan, guest: Guest, *, yes: bool) -> None:
    question = plan.after.undo
    own = [n for n in plan.after.seats_of(guest.id) if question and n in question.waiting_for]
    if question is None or not own:
        raise RefusedError("not_asked", "nobody asks you")
    plan.add(log.UndoReplied(plan.now, own[0], yes))
    if yes and plan.after.undo and not plan.after.undo.waiting_for:
        plan.add(log.ActionUndone(plan.now, question.seat))


def _leave(plan: Plan, guest: Guest, command: protocol.Leave) -> None:
    if plan.after.status == "lobby":
        plan.add(log.SeatOpened(plan.now, _own_seat(plan, guest, command.seat)))
        return
    _stand_in(plan, _own_seat(plan, guest, command.seat), "left")


def _stand_in(plan: Plan, seat: int, why: Why) -> None:
    _playing(plan)
    if plan.after.seats[seat].standing_in:
        raise RefusedError("not_away", "a bot already stands in")
    plan.add(log.StandIn(plan.now, seat, why))


def _back(plan: Plan, guest: Guest, command: protocol.Back) -> None:
    _playing(plan)
    own = plan.after.seats_of(guest.id)
    away = [n for n in own if plan.after.seats[n].standing_in and command.seat in (None, n)]
    if not away:
        raise RefusedError("not_away", "no bot stands in for you")
    for seat in away:
        plan.add(log.StandIn(plan.now, seat))


def _replace(plan: Plan, guest: Guest, seat: int) -> None:
    _playing(plan)
    _own_seat(plan, guest, None)
    room = plan.after
    if seat >= len(room.seats) or room.seats[seat].kind is not SeatKind.HUMAN:
        raise RefusedError("not_away", "nobody sits there")
    if not plan.is_away(seat):
        raise RefusedError("not_away", "this player is here, or has not been away for long")
    _stand_in(plan, seat, "replaced")


def _rematch(plan: Plan, guest: Guest) -> None:
    if plan.after.status != "finished":
        raise RefusedError("not_finished", "the game is not over")
    _own_seat(plan, guest, None)
    if plan.after.rematch is not None:
        raise RefusedError("already_started", "there is a rematch already")
    plan.add(log.RematchMade(plan.now, rematch_id(plan.after.id)))


def rematch_id(room: str) -> str:
    """Return the name of the room that follows this one: the same, whoever asks first."""
    return hashlib.sha256(f"rematch of {room}".encode()).hexdigest()[:26]
