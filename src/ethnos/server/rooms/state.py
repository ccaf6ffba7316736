"""What a room is, made from its log line by line. Pure: no clock, no store, no sockets.

`RoomState.copy()` is cheap, so a command is first tried on a copy; only when its lines are on disk
does the copy take the place of what it was copied from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, assert_never

from ethnos.protocol import ChatLine, RoomOptions, SeatKind
from ethnos.records.notation import parse_action
from ethnos.records.seeds import fair_source
from ethnos.rules import events as ev
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import Card, Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.events import Event
from ethnos.rules.legal import check
from ethnos.rules.ruleset import Ruleset, beginner_tribes
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.server.rooms import log
from ethnos.server.rooms.log import AnyLine, Why

CHAT_KEPT: Final = 50
FURTHEST_UNDO: Final = 40
"""Actions that can be taken back at most; a turn has far fewer."""

REVEALING: Final = (
    ev.CardDealt,
    ev.DragonRevealed,
    ev.PoolTurnedUp,
    ev.AgeEnded,
    ev.GameEnded,
)
"""Events after which nothing can be taken back: something hidden came to light."""

read_action: Final = lru_cache(maxsize=500)(parse_action)
"""The same few hundred actions are read again and again while a long log is folded; bands, of which
there are millions, come and go."""


class Seat(NamedTuple):
    """One place at the table."""

    kind: SeatKind = SeatKind.OPEN
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    standing_in: Why | None = None
    nonce: str = ""


class Checkpoint(NamedTuple):
    """The table before an action, to go back to."""

    seat: int
    before: GameState
    shows: bool
    """Whether the action showed others cards they did not know; then only its doer can go back."""


class UndoQuestion(NamedTuple):
    """Who asks to take an action back, and who has yet to agree."""

    seat: int
    waiting_for: tuple[int, ...]


class Change(NamedTuple):
    """A line and what followed from it."""

    seq: int
    line: AnyLine
    events: tuple[Event, ...] = ()
    undone: int = 0
    table: bool = False
    """Whether anything on the table changed."""
    room: bool = False
    """Whether anything around it did."""


@dataclass(slots=True)
class RoomState:
    """A room and the game in it. Tuples and tables inside are replaced, never changed."""

    id: str
    seq: int = 0
    position: int = 0
    """The version of the last change of the table: what `act` must have seen."""
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
    undo: UndoQuestion | None = None
    deadline: int | None = None
    clock_since: int = 0
    """When this deadline was set."""
    chat: tuple[ChatLine, ...] = ()
    rematch: str | None = None

    @property
    def status(self) -> str:
        """`lobby`, `playing` or `finished`."""
        if self.game is None:
            return "lobby"
        return "finished" if self.game.is_over else "playing"

    @property
    def nonces(self) -> tuple[str, ...]:
        """What each seat adds to the deal."""
        return tuple(seat.nonce for seat in self.seats)

    def copy(self) -> RoomState:
        """Return an independent copy."""
        return RoomState(
            self.id,
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
            self.rematch,
        )

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of this guest."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def bot_to_move(self) -> str | None:
        """Return the bot that decides now: one of its own seat, or a stand-in (empty)."""
        if self.game is None or self.game.is_over:
            return None
        seat = self.seats[self.game.to_move]
        if seat.kind is SeatKind.BOT:
            return seat.bot
        return "" if seat.standing_in else None

    def people(self) -> list[int]:
        """Return the seats that people play themselves."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind is SeatKind.HUMAN and not seat.standing_in
        ]

    def undoable(self, seat: int) -> int:
        """Return how many actions would go if this seat took its last one back; 0 if it cannot."""
        for count, point in enumerate(reversed(self.checkpoints), start=1):
            if point.seat == seat:
                return count
            if point.shows:
                return 0
        return 0

    def fold(self, seq: int, line: AnyLine) -> Change:  # noqa: PLR0912  # one case a line
        """Let one more thing have happened."""
        self.seq = seq
        match line:
            case log.RoomCreated():
                self._create(line)
            case log.RoomConfigured():
                self._configure(line.options)
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
                self._set_clock(line.at, line.deadline)
                return Change(seq, line, tuple(dealt), table=True, room=True)
            case log.ActionTaken():
                return self._act(seq, line)
            case log.UndoRequested():
                others = tuple(n for n in self.people() if not self._same_guest(n, line.seat))
                self.undo = UndoQuestion(line.seat, others)
            case log.UndoReplied():
                self._reply(line)
            case log.ActionUndone():
                return self._undo(seq, line)
            case log.StandIn():
                seat = self.seats[line.seat]
                self._seat(line.seat, seat._replace(standing_in=line.why))
                self._set_clock(line.at, line.deadline)
            case log.ClockMoved():
                self._set_clock(line.at, line.deadline)
                return Change(seq, line)
            case log.ChatSaid():
                said = ChatLine(seq, line.at, line.name, line.seat, line.text)
                self.chat = (*self.chat[1 - CHAT_KEPT :], said)
                return Change(seq, line)
            case log.RematchMade():
                self.rematch = line.room
            case _:
                assert_never(line)
        return Change(seq, line, room=True)

    def _create(self, line: log.RoomCreated) -> None:
        self.code, self.rules, self.created = line.code, line.rules, line.at
        self.host, self.host_name = line.host, line.host_name
        self.seed = bytes.fromhex(line.seed)
        self._configure(line.options)

    def _configure(self, options: RoomOptions) -> None:
        """Take over new options; the last seats go if there are to be fewer."""
        self.options = options
        kept = self.seats[: options.players]
        self.seats = (*kept, *[Seat()] * (options.players - len(kept)))

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _set_clock(self, at: int, deadline: int | None) -> None:
        """Set a deadline; one that goes on has been running since it was first set."""
        if deadline != self.deadline:
            self.deadline, self.clock_since = deadline, at

    def _same_guest(self, one: int, other: int) -> bool:
        return self.seats[one].guest == self.seats[other].guest

    def _act(self, seq: int, line: log.ActionTaken) -> Change:
        assert self.game is not None
        before, action = self.game, read_action(line.action)
        check(before, action)
        self.game = before.copy()
        events = tuple(apply_legal(self.game, action))
        if self._reveals(line.seat, before, events):
            self.checkpoints = ()
        else:
            point = Checkpoint(line.seat, before, shows_unknown_cards(line.seat, before, events))
            self.checkpoints = (*self.checkpoints[1 - FURTHEST_UNDO :], point)
        asked, self.undo = self.undo is not None, None
        self.position = seq
        self._set_clock(line.at, line.deadline)
        return Change(seq, line, events, table=True, room=asked or self.game.is_over)

    def _reveals(self, seat: int, before: GameState, events: tuple[Event, ...]) -> bool:
        """Return whether a person learned something hidden.

        Nobody sees what a bot draws; but that it was no dragon is news unless it had to be so.
        """
        drawn = sum(isinstance(event, ev.CardDrawn) for event in events)
        unseen = self.seats[seat].kind is SeatKind.BOT and drawn <= before.dragon_free
        return any(isinstance(event, REVEALING) for event in events) or (drawn > 0 and not unseen)

    def _reply(self, line: log.UndoReplied) -> None:
        if self.undo is None or not line.yes:
            self.undo = None
            return
        waiting = tuple(n for n in self.undo.waiting_for if not self._same_guest(n, line.seat))
        self.undo = self.undo._replace(waiting_for=waiting)

    def _undo(self, seq: int, line: log.ActionUndone) -> Change:
        count = self.undoable(line.seat)
        assert count
        self.game = self.checkpoints[-count].before
        self.checkpoints = self.checkpoints[:-count]
        self.undo = None
        self.position = seq
        self._set_clock(line.at, line.deadline)
        return Change(seq, line, undone=count, table=True, room=True)


def shows_unknown_cards(seat: int, before: GameState, events: Iterable[Event]) -> bool:
    """Return whether a seat showed cards nobody was sure it held: not those taken from the pool."""
    shown: Counter[Card] = Counter()
    for event in events:
        match event:
            case ev.BandPlayed():
                shown.update(event.band.cards)
            case ev.HandDiscarded():
                shown.update(event.cards)
            case _:
                pass
    return not shown <= Counter(before.known[seat])


def ruleset_of(options: RoomOptions) -> Ruleset:
    """Return the ruleset a room is agreed on, or raise `SetupError`."""
    if options.tribes == "random":
        tribes = None
    elif options.tribes == "beginner":
        tribes = beginner_tribes(options.players)
    else:
        try:
            tribes = tuple(sorted(Tribe(name) for name in options.tribes))
        except ValueError as error:
            raise SetupError(f"{error}: the tribes are {', '.join(Tribe)}") from None
    return Ruleset(players=options.players, tribes=tribes).with_options(**options.rulings)
