"""The state of a room, folded from its log line by line. Pure: no clock, no store, no sockets.

`RoomState.copy()` is cheap, so a command is first tried on a copy. The copy replaces the original
only when its lines are durable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, assert_never

import msgspec

from ethnos.protocol import (
    BotPace,
    ChatLine,
    Hold,
    RoomOptions,
    RoomStatus,
    SeatKind,
    StandInReason,
)
from ethnos.records.notation import parse_action
from ethnos.records.position import parse_position
from ethnos.records.seeds import fair_source
from ethnos.rules import events as ev
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import Card, Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.events import Event
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import Ruleset, beginner_tribes
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.server.rooms import log
from ethnos.server.rooms.log import AnyLine, ClockMoved, TimedLine
from ethnos.server.store import Guest

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


class Seat(NamedTuple):
    """One seat, with what only the server knows of it."""

    kind: SeatKind = SeatKind.OPEN
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    standing_in: StandInReason | None = None
    nonce: str = ""


class Checkpoint(NamedTuple):
    """The state before an action, for undo."""

    seat: int
    before: GameState
    shows: bool
    """Whether the action showed others cards they did not know: then no other seat can undo past
    it."""


class UndoRequest(NamedTuple):
    """The seat that asks to take an action back, and the seats that have yet to agree."""

    seat: int
    waiting_for: tuple[int, ...]


class Change(NamedTuple):
    """A log line and its effect."""

    seq: int
    line: AnyLine
    events: tuple[Event, ...] = ()
    undone: int = 0
    """How many actions were taken back."""
    game_changed: bool = False
    room_changed: bool = False
    """Whether anything about the room except its game changed."""


@dataclass(slots=True)
class RoomState:
    """A room and its game. Tuples and game states inside are replaced, never modified."""

    room_id: str
    seq: int = 0
    """The number of the last log line: the version of the room."""
    position: int = 0
    """The version of the last change of the game: the oldest one that may be acted on."""
    code: str = ""
    rules: str = ""
    created: int = 0
    options: RoomOptions = field(default_factory=RoomOptions)
    host: str = ""
    host_name: str = ""
    seed: bytes = b""
    seats: tuple[Seat, ...] = ()
    game: GameState | None = None
    checkpoints: tuple[Checkpoint, ...] = ()
    undo: UndoRequest | None = None
    deadline: int | None = None
    clock_since: int = 0
    """When this deadline was set."""
    chat: tuple[ChatLine, ...] = ()
    chat_sent: int = 0
    """How many chat messages the log holds."""
    rematch: str | None = None
    """The id of the room of the rematch."""
    dealt_as: str = ""
    """The name of the deal, where that is not the id of this room."""
    daily: str = ""
    """The day whose deal is played, if it is one of those."""
    age_totals: tuple[tuple[int, ...], ...] = ()
    """Everyone's glory after each age. The end of an age cannot be undone."""
    exercise: str = ""
    """The position that the game began with; empty if it was dealt."""
    hold: Hold | None = None
    """What the operator of the server has done to the room."""
    hidden: bool = False
    """Whether the operator keeps the room out of lists."""
    time_left: int | None = None
    """The time of the running turn when the room was held, in ms."""
    mood: str = ""
    """The mood for which the tribes were drawn when the game started."""

    @property
    def deal_name(self) -> str:
        """The name of the game, by which its dealer has committed to the seed."""
        return self.dealt_as or self.room_id

    @property
    def rematch_options(self) -> RoomOptions:
        """The options of a rematch: what chance chose for this game, it chooses anew."""
        if not self.mood:
            return self.options
        return msgspec.structs.replace(self.options, tribes=self.mood)

    @property
    def status(self) -> RoomStatus:
        """How far the game has come."""
        if self.game is None:
            return RoomStatus.LOBBY
        return RoomStatus.FINISHED if self.game.is_over else RoomStatus.PLAYING

    @property
    def nonces(self) -> tuple[str, ...]:
        """The contribution of each seat to the deal."""
        return tuple(seat.nonce for seat in self.seats)

    def copy(self) -> RoomState:
        """Return an independent copy."""
        return RoomState(
            self.room_id,
            self.seq,
            self.position,
            self.code,
            self.rules,
            self.created,
            self.options,
            self.host,
            self.host_name,
            self.seed,
            self.seats,
            self.game,
            self.checkpoints,
            self.undo,
            self.deadline,
            self.clock_since,
            self.chat,
            self.chat_sent,
            self.rematch,
            self.dealt_as,
            self.daily,
            self.age_totals,
            self.exercise,
            self.hold,
            self.hidden,
            self.time_left,
            self.mood,
        )

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of this guest."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def admits(self, guest: str) -> bool:
        """Return whether this guest may look: a game may be closed to those without a seat."""
        if self.hold is Hold.CLOSED:
            return False
        is_open = self.status is RoomStatus.LOBBY or self.options.spectators
        return is_open or bool(self.seats_of(guest))

    def voice_of(self, guest: Guest, seat: int | None = None) -> tuple[int | None, str] | None:
        """Return the seat and the name a guest speaks with; spectators, but the host, are silent.

        Who has several seats speaks from this one, or from the first.
        """
        spoken = self.seat_viewed_by(guest.id, seat)
        if spoken is not None:
            return spoken, self.seats[spoken].name
        return (None, guest.name) if guest.id == self.host else None

    def seat_viewed_by(self, guest: str, seat: int | None) -> int | None:
        """Return the seat whose view a guest gets: this one if it is theirs, else their first."""
        own = self.seats_of(guest)
        return seat if seat in own else (own[0] if own else None)

    def bot_to_move(self) -> str | None:
        """Return the bot that decides now: the id of the seat's bot, or "" for a stand-in."""
        if self.game is None or self.game.is_over or self.hold is not None:
            return None
        if self.undo is not None:
            return None  # bots wait for the answer to a question: their action would withdraw it
        seat = self.seats[self.game.to_move]
        if seat.kind is SeatKind.BOT:
            return seat.bot
        return "" if seat.standing_in else None

    def people(self) -> list[int]:
        """Return the seats played by people, without those a bot stands in for."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind is SeatKind.HUMAN and not seat.standing_in
        ]

    def plays_alone(self, guest: str) -> bool:
        """Return whether this guest plays, and nobody else except bots."""
        return {seat.guest for seat in self.seats if seat.kind is SeatKind.HUMAN} == {guest}

    def bot_pace(self) -> BotPace:
        """Return how fast the bots act: several people are not hurried by one of them."""
        return self.options.bot_pace if self.plays_alone(self.host) else BotPace.NORMAL

    def undoable(self, seat: int) -> int:
        """Return how many actions this seat's undo would take back; 0 if it cannot undo."""
        for count, point in enumerate(reversed(self.checkpoints), start=1):
            if point.seat == seat:
                return count
            if point.shows:
                return 0
        return 0

    def fold(self, seq: int, line: AnyLine) -> Change:
        """Apply a line of the log, its deadline included."""
        change = self.apply(seq, line)
        self.set_clock(line)
        return change

    def set_clock(self, line: AnyLine) -> None:
        """Set the deadline a line carries; one that did not change keeps running."""
        if isinstance(line, TimedLine | ClockMoved) and line.deadline != self.deadline:
            self.deadline, self.clock_since = line.deadline, line.at

    def apply(  # noqa: PLR0912  # one case per kind of line
        self, seq: int, line: AnyLine, action: Action | None = None
    ) -> Change:
        """Apply a line, except for its deadline.

        `action` is the parsed action of an `ActionTaken`, if the caller has it already.
        """
        self.seq = seq
        match line:
            case log.RoomCreated():
                self._create(line)
            case log.RoomConfigured():
                self._configure(line.options)
                self.mood = line.mood or self.mood
            case log.SeatTaken():
                self._seat(line.seat, Seat(SeatKind.HUMAN, line.guest, line.name, nonce=line.nonce))
            case log.BotSeated():
                self._seat(line.seat, Seat(SeatKind.BOT, name=line.bot, bot=line.bot))
            case log.SeatOpened():
                self._seat(line.seat, Seat())
            case log.GameStarted():
                source = fair_source(self.seed, self.nonces)
                self.game, dealt = new_game(ruleset_of(self.options), source)
                self.position = seq
                return Change(seq, line, tuple(dealt), game_changed=True, room_changed=True)
            case log.ExerciseStarted():
                self.exercise, self.position = line.position, seq
                self.game = parse_position(line.position)
                return Change(seq, line, game_changed=True, room_changed=True)
            case log.ActionTaken():
                return self._act(seq, line, read_action(line.action) if action is None else action)
            case log.UndoRequested():
                others = tuple(n for n in self.people() if not self._same_guest(n, line.seat))
                self.undo = UndoRequest(line.seat, others)
            case log.UndoAnswered():
                self._answer_undo(line)
            case log.ActionUndone():
                return self._undo(seq, line)
            case log.StandInChanged():
                seat = self.seats[line.seat]
                self._seat(line.seat, seat._replace(standing_in=line.why))
                self._drop_question(line.seat)
            case log.ClockMoved():
                return Change(seq, line)
            case log.ChatSent():
                said = ChatLine(seq, line.at, line.name, line.seat, line.text)
                if line.text:  # else it was deleted since
                    self.chat = (*self.chat[1 - CHAT_KEPT :], said)
                self.chat_sent += 1
                return Change(seq, line)
            case log.RematchOpened():
                self.rematch = line.room_id
            case log.RoomHeld():
                self._hold(line)
            case log.GuestErased():
                self._erase(line)
            case _:
                assert_never(line)
        return Change(seq, line, room_changed=True)

    def _hold(self, line: log.RoomHeld) -> None:
        """Stop the clock of a room that is held; afterwards the turn has the time it had left."""
        if line.hold is not None and self.hold is None:
            self.time_left = None if self.deadline is None else max(0, self.deadline - line.at)
            self.deadline = None
        elif line.hold is None and self.time_left is not None:
            self.deadline, self.clock_since = line.at + self.time_left, line.at
            self.time_left = None
        self.hold, self.hidden = line.hold, line.hidden

    def _erase(self, line: log.GuestErased) -> None:
        for number in self.seats_of(line.guest):
            self._seat(number, self.seats[number]._replace(name=ERASED_NAME))
        if self.host == line.guest:
            self.host_name = ERASED_NAME
        self.chat = tuple(said for said in self.chat if said.v not in line.said)

    def _create(self, line: log.RoomCreated) -> None:
        self.code, self.rules, self.created = line.code, line.rules, line.at
        self.host, self.host_name = line.host, line.host_name
        self.seed, self.dealt_as = bytes.fromhex(line.seed), line.dealt_as
        self.daily = line.daily
        self._configure(line.options)

    def _configure(self, options: RoomOptions) -> None:
        """Adopt new options; with fewer players, the last seats are removed."""
        self.options = options
        kept = self.seats[: options.players]
        self.seats = (*kept, *[Seat()] * (options.players - len(kept)))

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _same_guest(self, one: int, other: int) -> bool:
        return self.seats[one].guest == self.seats[other].guest

    def _act(self, seq: int, line: log.ActionTaken, action: Action) -> Change:
        assert self.game is not None
        before = self.game
        check(before, action)
        self.game = before.copy()
        events = tuple(apply_legal(self.game, action))
        if self._reveals(line.seat, before, events):
            self.checkpoints = ()
        else:
            point = Checkpoint(line.seat, before, shows_unknown_cards(line.seat, before, events))
            self.checkpoints = (*self.checkpoints[1 - MAX_UNDO :], point)
        self.age_totals += age_totals(events)
        asked, self.undo = self.undo is not None, None
        self.position = seq
        return Change(seq, line, events, game_changed=True, room_changed=asked or self.game.is_over)

    def _reveals(self, seat: int, before: GameState, events: tuple[Event, ...]) -> bool:
        """Return whether a person learned something hidden.

        The card a bot draws stays hidden. That it was no dragon is new information, unless the next
        cards were known to be none.
        """
        drawn = sum(isinstance(event, ev.CardDrawn) for event in events)
        unseen = self.seats[seat].kind is SeatKind.BOT and drawn <= before.dragon_free
        return any(isinstance(event, REVEALING) for event in events) or (drawn > 0 and not unseen)

    def _answer_undo(self, line: log.UndoAnswered) -> None:
        if self.undo is None or not line.yes:
            self.undo = None
            return
        waiting = tuple(n for n in self.undo.waiting_for if not self._same_guest(n, line.seat))
        self.undo = self.undo._replace(waiting_for=waiting)

    def _drop_question(self, seat: int) -> None:
        """Withdraw an undo request whose asker has left, or that nobody is left to answer."""
        if self.undo is None or not self.seats[seat].standing_in:
            return
        waiting = tuple(n for n in self.undo.waiting_for if n != seat)
        asked = waiting and self.undo.seat != seat
        self.undo = self.undo._replace(waiting_for=waiting) if asked else None

    def _undo(self, seq: int, line: log.ActionUndone) -> Change:
        count = self.undoable(line.seat)
        assert count
        self.game = self.checkpoints[-count].before
        self.checkpoints = self.checkpoints[:-count]
        self.undo = None
        self.position = seq
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


def ruleset_of(options: RoomOptions) -> Ruleset:
    """Return the ruleset for a room's options, or raise `SetupError`."""
    tribes: tuple[Tribe, ...] | None = None
    if options.tribes == "beginner":
        tribes = beginner_tribes(options.players)
    elif isinstance(options.tribes, list):
        try:
            tribes = tuple(sorted(Tribe(name) for name in options.tribes))
        except ValueError as error:
            raise SetupError(f"{error}: the tribes are {', '.join(Tribe)}") from None
    return Ruleset(players=options.players, tribes=tribes).with_options(**options.rulings)
