"""Commands before the game: options, seats, the start."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from ethnos import protocol
from ethnos.bots import UnknownBotError, registry
from ethnos.moods import Mood, set_for
from ethnos.protocol import BotPace, ClockKind, RefusalCode, RoomOptions, RoomStatus, SeatKind
from ethnos.rules.errors import SetupError
from ethnos.server.rooms import log
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.ruleset import ruleset_of
from ethnos.server.rooms.text import as_others_spell_it, clean_text
from ethnos.server.store import Guest

MIN_LIVE_SECONDS: Final = 5
MIN_CORRESPONDENCE_SECONDS: Final = 3_600


def checked_options(options: RoomOptions) -> RoomOptions:
    """Return options with a clean title; raise `RefusedError` unless a game can be played."""
    try:
        ruleset_of(options)
    except SetupError as error:
        raise RefusedError(RefusalCode.BAD_OPTIONS, str(error)) from None
    clock = options.clock
    if clock.kind is ClockKind.LIVE and clock.seconds < MIN_LIVE_SECONDS:
        reason = f"a turn takes at least {MIN_LIVE_SECONDS} seconds"
        raise RefusedError(RefusalCode.BAD_OPTIONS, reason)
    if clock.kind is ClockKind.DAYS and clock.seconds < MIN_CORRESPONDENCE_SECONDS:
        reason = "a turn by correspondence takes at least an hour"
        raise RefusedError(RefusalCode.BAD_OPTIONS, reason)
    return msgspec.structs.replace(options, title=clean_text(options.title))


def check_bot(bot: str) -> None:
    """Raise `RefusedError` unless this bot is registered; guests cannot name a class to import."""
    try:
        if ":" in bot:
            raise UnknownBotError(bot)
        registry.check_bot(bot)  # at the first decision is time enough to compile
    except UnknownBotError:
        raise RefusedError(RefusalCode.NO_SUCH_BOT, f"there is no bot '{bot}'") from None


def configure(plan: Plan, guest: Guest, options: RoomOptions) -> None:
    """Plan new options."""
    _check_host_in_lobby(plan, guest)
    plan.add(log.RoomConfigured(plan.now, checked_options(options)))


def set_bot_pace(plan: Plan, guest: Guest, pace: BotPace) -> None:
    """Plan another pace of the bots, at any time: it changes nothing but the waiting."""
    room = plan.after
    if guest.id != room.host:
        raise RefusedError(RefusalCode.NOT_HOST, "only the host may do that")
    if room.status is RoomStatus.FINISHED:
        raise RefusedError(RefusalCode.FINISHED, "the game is over")
    if room.status is RoomStatus.PLAYING and not room.plays_alone(guest.id):
        raise RefusedError(RefusalCode.BAD_OPTIONS, "other people play as well")
    options = msgspec.structs.replace(room.options, bot_pace=pace)
    plan.add(log.RoomConfigured(plan.now, options))


def take_seat(plan: Plan, guest: Guest, command: protocol.TakeSeat) -> None:
    """Plan that a guest takes an open seat, or their own again: with a nonce, or another name."""
    _check_lobby(plan)
    seats = plan.after.seats
    wanted = [command.seat] if command.seat is not None else range(len(seats))
    free = [n for n in wanted if n < len(seats) and seats[n].kind is SeatKind.OPEN]
    if command.seat in plan.after.seats_of(guest.id):
        free = [command.seat]
    if not free:
        others_open = command.seat is not None and any(s.kind is SeatKind.OPEN for s in seats)
        code = RefusalCode.SEAT_TAKEN if others_open else RefusalCode.FULL
        raise RefusedError(code, "this seat is not open")
    plan.add(sit(plan, free[0], guest, command.name, command.nonce))


def sit(
    plan: Plan, number: int, guest: Guest, name: str | None, nonce: str | None = None
) -> log.SeatTaken:
    """Return the line of a guest who takes a seat, under a name that passes for nobody else's."""
    wanted = clean_text(name or "") or guest.name
    others = [seat.name for seat in plan.after.seats if seat.guest not in (None, guest.id)]
    return log.SeatTaken(
        plan.now, number, guest.id, as_others_spell_it(wanted, others), nonce or ""
    )


def open_seat(plan: Plan, guest: Guest, seat: int) -> None:
    """Plan that a guest gives up a seat, or that the host empties it."""
    _check_lobby(plan)
    room = plan.after
    if seat >= len(room.seats) or room.seats[seat].kind is SeatKind.OPEN:
        raise RefusedError(RefusalCode.NOT_YOURS, "nobody sits there")
    if guest.id not in (room.seats[seat].guest, room.host):
        raise RefusedError(RefusalCode.NOT_YOURS, "somebody else sits there")
    plan.add(log.SeatOpened(plan.now, seat))


def seat_bot(plan: Plan, guest: Guest, command: protocol.SeatBot) -> None:
    """Plan that a bot takes an open seat."""
    _check_host_in_lobby(plan, guest)
    seats = plan.after.seats
    if command.seat >= len(seats) or seats[command.seat].kind is not SeatKind.OPEN:
        raise RefusedError(RefusalCode.SEAT_TAKEN, "somebody sits there")
    check_bot(command.bot)
    plan.add(log.BotSeated(plan.now, command.seat, command.bot))


def start_game(plan: Plan, guest: Guest) -> None:
    """Plan that the host starts the game."""
    _check_host_in_lobby(plan, guest)
    deal(plan)


def deal(plan: Plan) -> None:
    """Plan the deal of the first age."""
    if any(seat.kind is SeatKind.OPEN for seat in plan.after.seats):
        raise RefusedError(RefusalCode.SEATS_OPEN, "a seat is still open")
    _choose_tribes(plan)
    plan.add(log.GameStarted(plan.now))


def _choose_tribes(plan: Plan) -> None:
    """Replace a mood by one of its sets, so that the log names the tribes for ever."""
    options = plan.after.options
    match options.tribes:
        case list() | "random" | "beginner":
            return
        case mood:
            # A hash of the room's secret picks the set, and tells nothing about the deal.
            drawn = int.from_bytes(sha256(b"tribes:" + plan.after.seed).digest())
            tribes = list(map(str, set_for(Mood(mood), options.players, drawn)))
            chosen = msgspec.structs.replace(options, tribes=tribes)
            plan.add(log.RoomConfigured(plan.now, chosen, mood))


def _check_lobby(plan: Plan) -> None:
    if plan.after.status is not RoomStatus.LOBBY:
        raise RefusedError(RefusalCode.ALREADY_STARTED, "the game has begun")


def _check_host_in_lobby(plan: Plan, guest: Guest) -> None:
    if guest.id != plan.after.host:
        raise RefusedError(RefusalCode.NOT_HOST, "only the host may do that")
    _check_lobby(plan)
