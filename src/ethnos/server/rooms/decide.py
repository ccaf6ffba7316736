"""Decide a command: plan the log lines it adds, or refuse it."""

from __future__ import annotations

import hashlib
from typing import Final, assert_never

from ethnos import protocol
from ethnos.protocol import (
    ActedBy,
    Hold,
    RefusalCode,
    RoomStatus,
    SeatKind,
    StandInReason,
    UndoPolicy,
)
from ethnos.records.errors import NotationError
from ethnos.rules.actions import Action
from ethnos.rules.errors import IllegalActionError
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.fold import MAX_UNDO, read_action
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.refusals import refused
from ethnos.server.rooms.text import clean_text
from ethnos.server.store import Guest

MAX_LINES: Final = 10_000
"""Log lines after which only the game goes on. A game has some hundred; loading takes longer, and
needs more memory, with every line."""
MAX_CHAT: Final = 2_000
"""Chat messages of a room."""
ALWAYS_ALLOWED: Final = (
    protocol.StartGame,
    protocol.TakeAction,
    protocol.Leave,
    protocol.OpenRematch,
)


def decide(plan: Plan, guest: Guest, command: protocol.AnyCommand) -> None:  # noqa: PLR0912
    """Plan what a guest asks for, or raise `RefusedError`."""
    _check_hold(plan, command)
    _check_length(plan, command)
    match command:
        case protocol.TakeAction():
            _take_action(plan, guest, command)
        case protocol.TakeSeat():
            lobby.take_seat(plan, guest, command)
        case protocol.OpenSeat():
            lobby.open_seat(plan, guest, command.seat)
        case protocol.SeatBot():
            lobby.seat_bot(plan, guest, command)
        case protocol.ConfigureRoom():
            lobby.configure(plan, guest, command.options)
        case protocol.SetBotPace():
            lobby.set_bot_pace(plan, guest, command.pace)
        case protocol.StartGame():
            lobby.start_game(plan, guest)
        case protocol.SendChat():
            _send_chat(plan, guest, command)
        case protocol.RequestUndo():
            _request_undo(plan, guest, command)
        case protocol.AnswerUndo():
            _answer_undo(plan, guest, yes=command.yes)
        case protocol.Leave():
            _leave(plan, guest, command)
        case protocol.Return():
            _return(plan, guest, command)
        case protocol.Replace():
            _replace(plan, guest, command.seat)
        case protocol.OpenRematch():
            _open_rematch(plan, guest)
        case _:
            assert_never(command)


# Actions.


def _take_action(plan: Plan, guest: Guest, command: protocol.TakeAction) -> None:
    room = plan.after
    if room.game is None:
        raise RefusedError(RefusalCode.NOT_STARTED, "the game has not begun")
    if not room.seats_of(guest.id):
        raise RefusedError(RefusalCode.NOT_YOURS, "you have no seat in this room")
    if command.v < room.position or command.v > room.seq:
        raise RefusedError(RefusalCode.STALE, "something has happened since")
    seat = room.game.to_move
    if not room.game.is_over:
        if room.seats[seat].guest != guest.id:
            raise RefusedError(RefusalCode.NOT_YOUR_TURN, "somebody else is to decide")
        if room.seats[seat].standing_in:
            plan.add(log.StandInChanged(plan.now, seat))
    try:
        action = read_action(command.a)
    except NotationError as error:
        raise RefusedError(RefusalCode.BAD_ACTION, str(error)) from None
    _act(plan, seat, action, ActedBy.PLAYER)


def _act(plan: Plan, seat: int, action: Action, by: ActedBy) -> None:
    game = plan.after.game
    assert game is not None
    try:
        plan.add(log.ActionTaken(plan.now, seat, str(action), by), action)
    except IllegalActionError as error:
        raise RefusedError(refused(game, error)) from None


def act_for_bot(plan: Plan, position: int, action: Action) -> None:
    """Plan a bot's action, unless the game has changed since the bot was asked."""
    room = plan.after
    bot = room.bot_to_move()
    if room.position != position or bot is None or room.game is None:
        raise RefusedError(RefusalCode.STALE)
    _act(plan, room.game.to_move, action, ActedBy.BOT if bot else ActedBy.STAND_IN)


# Clocks.


def time_out(plan: Plan) -> None:
    """Plan that a bot stands in for the player whose time has run out."""
    room = plan.after
    if room.game is None or room.deadline is None or room.deadline > plan.now:
        raise RefusedError(RefusalCode.NOT_DUE)
    _hand_to_bot(plan, room.game.to_move, StandInReason.TIMEOUT)


def move_clock(plan: Plan, deadline: int, moved: int) -> None:
    """Plan another deadline, because the server was down or its clock was set back."""
    if plan.after.deadline != deadline:
        raise RefusedError(RefusalCode.STALE)
    plan.add(log.ClockMoved(plan.now, moved))


# Undo.


def _request_undo(plan: Plan, guest: Guest, command: protocol.RequestUndo) -> None:
    _check_playing(plan)
    room = plan.after
    if room.options.undo is UndoPolicy.NONE:
        raise RefusedError(RefusalCode.NO_UNDO, "undo is off in this room")
    seat = _own_seat(plan, guest, command.seat)
    if command.seat is None:  # the latest action of any of several seats
        seat = min(room.seats_of(guest.id), key=lambda n: room.undoable(n) or MAX_UNDO + 1)
    if not room.undoable(seat):
        reason = "something hidden has come to light since"
        raise RefusedError(RefusalCode.NOTHING_TO_UNDO, reason)
    others = [n for n in room.people() if room.seats[n].guest != guest.id]
    if others and room.options.undo is UndoPolicy.CONSENT:
        plan.add(log.UndoRequested(plan.now, seat))
    else:
        plan.add(log.ActionUndone(plan.now, seat))


def _answer_undo(plan: Plan, guest: Guest, *, yes: bool) -> None:
    request = plan.after.undo
    own = [n for n in plan.after.seats_of(guest.id) if request and n in request.waiting_for]
    if request is None or not own:
        raise RefusedError(RefusalCode.NOT_ASKED, "you were not asked")
    plan.add(log.UndoAnswered(plan.now, own[0], yes))
    if yes and plan.after.undo and not plan.after.undo.waiting_for:
        plan.add(log.ActionUndone(plan.now, request.seat))


# Stand-ins.


def _leave(plan: Plan, guest: Guest, command: protocol.Leave) -> None:
    seat = _own_seat(plan, guest, command.seat)
    if plan.after.daily:
        raise RefusedError(RefusalCode.DAILY, "a daily deal waits for its player")
    if plan.after.status is RoomStatus.LOBBY:
        plan.add(log.SeatOpened(plan.now, seat))
    else:
        _stand_in(plan, seat, StandInReason.LEFT)


def _stand_in(plan: Plan, seat: int, why: StandInReason) -> None:
    _check_playing(plan)
    if plan.after.seats[seat].standing_in:
        raise RefusedError(RefusalCode.NOT_AWAY, "a bot already stands in")
    _hand_to_bot(plan, seat, why)


def _hand_to_bot(plan: Plan, seat: int, why: StandInReason) -> None:
    """Plan that a bot plays for a seat; an undo that only this player could refuse is granted."""
    asked = plan.after.undo
    plan.add(log.StandInChanged(plan.now, seat, why))
    if asked is not None and asked.seat != seat and plan.after.undo is None:
        plan.add(log.ActionUndone(plan.now, asked.seat))


def _return(plan: Plan, guest: Guest, command: protocol.Return) -> None:
    _check_playing(plan)
    own = plan.after.seats_of(guest.id)
    away = [n for n in own if plan.after.seats[n].standing_in and command.seat in (None, n)]
    if not away:
        raise RefusedError(RefusalCode.NOT_AWAY, "no bot stands in for you")
    for seat in away:
        plan.add(log.StandInChanged(plan.now, seat))


def _replace(plan: Plan, guest: Guest, seat: int) -> None:
    _check_playing(plan)
    _own_seat(plan, guest, None)
    room = plan.after
    if seat >= len(room.seats) or room.seats[seat].kind is not SeatKind.HUMAN:
        raise RefusedError(RefusalCode.NOT_AWAY, "nobody sits there")
    if not plan.is_away(seat):
        reason = "this player is here, or has not been away for long"
        raise RefusedError(RefusalCode.NOT_AWAY, reason)
    _stand_in(plan, seat, StandInReason.REPLACED)


# Chat and rematch.


def _send_chat(plan: Plan, guest: Guest, command: protocol.SendChat) -> None:
    voice = plan.after.voice_of(guest)
    if voice is None:
        raise RefusedError(RefusalCode.NOT_YOURS, "spectators cannot chat")
    text = clean_text(command.text)
    if not text:
        raise RefusedError(RefusalCode.BAD_REQUEST, "the message is empty")
    seat, name = voice
    plan.add(log.ChatSent(plan.now, name, seat, text))


def _open_rematch(plan: Plan, guest: Guest) -> None:
    if plan.after.status is not RoomStatus.FINISHED:
        raise RefusedError(RefusalCode.NOT_FINISHED, "the game is not over")
    if plan.after.daily:
        raise RefusedError(RefusalCode.DAILY, "a daily deal is played once")
    _own_seat(plan, guest, None)
    if plan.after.rematch is not None:
        raise RefusedError(RefusalCode.ALREADY_STARTED, "there is a rematch already")
    plan.add(log.RematchOpened(plan.now, rematch_id(plan.after.room_id)))


def rematch_id(room_id: str) -> str:
    """Return the id of a room's rematch. Derived, so that concurrent requests agree on it."""
    return hashlib.sha256(f"rematch of {room_id}".encode()).hexdigest()[:26]


# Checks.


def _check_hold(plan: Plan, command: protocol.AnyCommand) -> None:
    """Refuse what the operator of the server has stopped; people may still talk in a pause."""
    if plan.after.hold is Hold.CLOSED:
        raise RefusedError(RefusalCode.ROOM_CLOSED, "this room is closed")
    if plan.after.hold is Hold.PAUSED and not isinstance(command, protocol.SendChat):
        raise RefusedError(RefusalCode.PAUSED, "this room is paused")


def _check_length(plan: Plan, command: protocol.AnyCommand) -> None:
    """Refuse to make a long log longer, except by what brings the game to its end."""
    is_long = plan.after.seq >= MAX_LINES and not isinstance(command, ALWAYS_ALLOWED)
    is_talkative = plan.after.chat_sent >= MAX_CHAT and isinstance(command, protocol.SendChat)
    if is_long or is_talkative:
        raise RefusedError(RefusalCode.LOG_FULL, "the log of this room is full")


def _check_playing(plan: Plan) -> None:
    if plan.after.status is RoomStatus.LOBBY:
        raise RefusedError(RefusalCode.NOT_STARTED, "the game has not begun")
    if plan.after.status is RoomStatus.FINISHED:
        raise RefusedError(RefusalCode.FINISHED, "the game is over")


def _own_seat(plan: Plan, guest: Guest, seat: int | None) -> int:
    own = plan.after.seats_of(guest.id)
    if not own or (seat is not None and seat not in own):
        raise RefusedError(RefusalCode.NOT_YOURS, "this is not your seat")
    return own[0] if seat is None else seat
