"""The state of a room from its log, line by line. Pure: no clock, no store, no sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, assert_never

from ethnos.protocol import ChatLine, RoomOptions, SeatKind
from ethnos.records.notation import parse_action
from ethnos.records.position import parse_position
from ethnos.records.seeds import fair_source
from ethnos.rules import events as ev
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import Card
from ethnos.rules.events import Event
from ethnos.rules.refusals import check
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.server.rooms import log
from ethnos.server.rooms.log import AnyLine, ClockMoved, TimedLine
from ethnos.server.rooms.parts import Change, Checkpoint, Seat, UndoRequest
from ethnos.server.rooms.ruleset import ruleset_of
from ethnos.server.rooms.state import RoomState

CHAT_KEPT: Final = 50
"""Chat messages a viewer who joins is sent."""
MAX_UNDO: Final = 40
"""Limit on actions taken back at once; a turn has far fewer."""

ERASED_NAME: Final = "\u2014"
"""What a guest is called whose data were deleted: a dash, in every language."""

REVEALING: Final = (
    ev.CardDealt,
    ev.DragonRevealed,
    ev.PoolTurnedUp,
    ev.AgeEnded,
    ev.GameEnded,
)
"""Events that reveal something hidden: no action before them can be taken back."""

read_action: Final = lru_cache(maxsize=500)(parse_action)
"""Loading a long log reads the same few hundred actions many times; only bands, of which there are
millions, fall out of the cache."""


def fold(room: RoomState, seq: int, line: AnyLine) -> Change:
    """Apply a line of the log, its deadline included."""
    change = apply(room, seq, line)
    set_clock(room, line)
    return change


def set_clock(room: RoomState, line: AnyLine) -> None:
    """Set the deadline a line carries; one that did not change keeps running."""
    if isinstance(line, TimedLine | ClockMoved) and line.deadline != room.deadline:
        room.deadline, room.clock_since = line.deadline, line.at


def apply(  # noqa: PLR0912  # one case per kind of line
    room: RoomState, seq: int, line: AnyLine, action: Action | None = None
) -> Change:
    """Apply a line, except for its deadline.

    `action` is the parsed action of an `ActionTaken`, if the caller has it already.
    """
    room.seq = seq
    match line:
        case log.RoomCreated():
            _create(room, line)
        case log.RoomConfigured():
            _configure(room, line.options)
            room.mood = line.mood or room.mood
        case log.SeatTaken():
            _seat(room, line.seat, Seat(SeatKind.HUMAN, line.guest, line.name, nonce=line.nonce))
        case log.BotSeated():
            _seat(room, line.seat, Seat(SeatKind.BOT, name=line.bot, bot=line.bot))
        case log.SeatOpened():
            _seat(room, line.seat, Seat())
        case log.GameStarted():
            return _deal(room, seq, line)
        case log.ExerciseStarted():
            return _start_exercise(room, seq, line)
        case log.ActionTaken():
            return _act(room, seq, line, read_action(line.action) if action is None else action)
        case log.UndoRequested():
            _ask_for_undo(room, line)
        case log.UndoAnswered():
            _answer_undo(room, line)
        case log.ActionUndone():
            return _undo(room, seq, line)
        case log.StandInChanged():
            _stand_in(room, line)
        case log.ClockMoved():
            return Change(seq, line)
        case log.ChatSent():
            _chat(room, seq, line)
            return Change(seq, line)
        case log.RematchOpened():
            room.rematch = line.room_id
        case log.RoomHeld():
            _hold(room, line)
        case log.GuestErased():
            _erase(room, line)
        case _:
            assert_never(line)
    return Change(seq, line, room_changed=True)


def _deal(room: RoomState, seq: int, line: log.GameStarted) -> Change:
    source = fair_source(room.seed, room.nonces)
    room.game, dealt = new_game(ruleset_of(room.options), source)
    room.position = seq
    return Change(seq, line, tuple(dealt), game_changed=True, room_changed=True)


def _start_exercise(room: RoomState, seq: int, line: log.ExerciseStarted) -> Change:
    room.exercise, room.position = line.position, seq
    room.game = parse_position(line.position)
    return Change(seq, line, game_changed=True, room_changed=True)


def _ask_for_undo(room: RoomState, line: log.UndoRequested) -> None:
    others = tuple(n for n in room.people() if not _same_guest(room, n, line.seat))
    room.undo = UndoRequest(line.seat, others)


def _stand_in(room: RoomState, line: log.StandInChanged) -> None:
    _seat(room, line.seat, room.seats[line.seat]._replace(standing_in=line.why))
    _drop_question(room, line.seat)


def _chat(room: RoomState, seq: int, line: log.ChatSent) -> None:
    said = ChatLine(seq, line.at, line.name, line.seat, line.text)
    if line.text:  # else it was deleted since
        room.chat = (*room.chat[1 - CHAT_KEPT :], said)
    room.chat_sent += 1


def _hold(room: RoomState, line: log.RoomHeld) -> None:
    """Stop the clock of a room that is held; afterwards the turn has the time it had left."""
    if line.hold is not None and room.hold is None:
        room.time_left = None if room.deadline is None else max(0, room.deadline - line.at)
        room.deadline = None
    elif line.hold is None and room.time_left is not None:
        room.deadline, room.clock_since = line.at + room.time_left, line.at
        room.time_left = None
    room.hold, room.hidden = line.hold, line.hidden


def _erase(room: RoomState, line: log.GuestErased) -> None:
    for number in room.seats_of(line.guest):
        _seat(room, number, room.seats[number]._replace(name=ERASED_NAME))
    if room.host == line.guest:
        room.host_name = ERASED_NAME
    room.chat = tuple(said for said in room.chat if said.v not in line.said)


def _create(room: RoomState, line: log.RoomCreated) -> None:
    room.code, room.rules, room.created = line.code, line.rules, line.at
    room.host, room.host_name = line.host, line.host_name
    room.seed, room.dealt_as = bytes.fromhex(line.seed), line.dealt_as
    room.daily = line.daily
    _configure(room, line.options)


def _configure(room: RoomState, options: RoomOptions) -> None:
    """Adopt new options; with fewer players, the last seats are removed."""
    room.options = options
    kept = room.seats[: options.players]
    room.seats = (*kept, *[Seat()] * (options.players - len(kept)))


def _seat(room: RoomState, number: int, seat: Seat) -> None:
    room.seats = (*room.seats[:number], seat, *room.seats[number + 1 :])


def _same_guest(room: RoomState, one: int, other: int) -> bool:
    return room.seats[one].guest == room.seats[other].guest


def _act(room: RoomState, seq: int, line: log.ActionTaken, action: Action) -> Change:
    assert room.game is not None
    before = room.game
    check(before, action)
    room.game = before.copy()
    events = tuple(apply_legal(room.game, action))
    if _reveals(room, line.seat, before, events):
        room.checkpoints = ()
    else:
        point = Checkpoint(line.seat, before, shows_unknown_cards(line.seat, before, events))
        room.checkpoints = (*room.checkpoints[1 - MAX_UNDO :], point)
    room.age_totals += age_totals(events)
    asked, room.undo = room.undo is not None, None
    room.position = seq
    return Change(seq, line, events, game_changed=True, room_changed=asked or room.game.is_over)


def _reveals(room: RoomState, seat: int, before: GameState, events: tuple[Event, ...]) -> bool:
    """Return whether a person learned something hidden.

    The card a bot draws stays hidden. That it was no dragon is new information, unless the next
    cards were known to be none.
    """
    drawn = sum(isinstance(event, ev.CardDrawn) for event in events)
    unseen = room.seats[seat].kind is SeatKind.BOT and drawn <= before.dragon_free
    return any(isinstance(event, REVEALING) for event in events) or (drawn > 0 and not unseen)


def _answer_undo(room: RoomState, line: log.UndoAnswered) -> None:
    if room.undo is None or not line.yes:
        room.undo = None
        return
    waiting = tuple(n for n in room.undo.waiting_for if not _same_guest(room, n, line.seat))
    room.undo = room.undo._replace(waiting_for=waiting)


def _drop_question(room: RoomState, seat: int) -> None:
    """Withdraw an undo request whose asker has left, or that nobody is left to answer."""
    if room.undo is None or not room.seats[seat].standing_in:
        return
    waiting = tuple(n for n in room.undo.waiting_for if n != seat)
    asked = waiting and room.undo.seat != seat
    room.undo = room.undo._replace(waiting_for=waiting) if asked else None


def _undo(room: RoomState, seq: int, line: log.ActionUndone) -> Change:
    count = room.undoable(line.seat)
    assert count
    room.game = room.checkpoints[-count].before
    room.checkpoints = room.checkpoints[:-count]
    room.undo = None
    room.position = seq
    return Change(seq, line, undone=count, game_changed=True, room_changed=True)


def age_totals(events: Iterable[Event]) -> tuple[tuple[int, ...], ...]:
    """Return everyone's glory after each age that ends in these events."""
    return tuple(event.glory for event in events if isinstance(event, ev.AgeScored))


def shows_unknown_cards(seat: int, before: GameState, events: Iterable[Event]) -> bool:
    """Return whether a seat showed cards that the others did not know it held."""
    shown: Counter[Card] = Counter()
    for event in events:
        if isinstance(event, ev.BandPlayed):
            shown.update(event.band.cards)
        elif isinstance(event, ev.HandDiscarded):
            shown.update(event.cards)
    return not shown <= Counter(before.known[seat])
