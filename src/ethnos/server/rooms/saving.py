"""Save a running game, and resume a saved one in a new room.

A saved game comes from anywhere, so nothing in it is believed: it is dealt and played again, action
by action, and must end at the position it claims.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from ethnos.protocol import ActedBy, RefusalCode, RoomStatus, SeatKind
from ethnos.protocol.saved_game import SavedGame, SavedSeat
from ethnos.records.codec import state_hash
from ethnos.records.errors import RecordError
from ethnos.records.record import RULES_VERSION
from ethnos.rules.state import GameState
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.codes import new_code
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Guest

SUBSTITUTE: Final = "heuristic"
"""Plays for a bot that exists only where the game was saved."""


def check_savable(room: RoomState, guest: Guest) -> None:
    """Raise `RefusedError` unless the game runs and nobody but this guest and bots play it."""
    if room.status is RoomStatus.LOBBY:
        raise RefusedError(RefusalCode.NOT_STARTED, "the game has not begun")
    if room.status is RoomStatus.FINISHED:
        raise RefusedError(RefusalCode.FINISHED, "the game is over; its record can be saved")
    if room.exercise:
        raise RefusedError(RefusalCode.BAD_OPTIONS, "an exercise is begun anew from its game")
    if room.daily:
        raise RefusedError(RefusalCode.DAILY, "the seed of a daily deal is everybody's secret")
    people = {seat.guest for seat in room.seats if seat.kind is SeatKind.HUMAN}
    if people != {guest.id}:
        raise RefusedError(RefusalCode.NOT_YOURS, "somebody else plays in this game")


def saved_game(lines: Iterable[log.AnyLine]) -> SavedGame:
    """Return the game of a room's log; see `check_savable`."""
    room = RoomState("")
    taken: list[log.ActionTaken] = []
    for seq, line in enumerate(lines, start=1):
        if isinstance(line, log.RoomCreated):
            room.room_id = line.room_id
        change = fold(room, seq, line)
        if isinstance(line, log.ActionTaken):
            taken.append(line)
        elif isinstance(line, log.ActionUndone):
            del taken[len(taken) - change.undone :]
    return SavedGame(
        game=room.deal_name,
        created=room.created,
        options=room.options,
        seed=room.seed.hex(),
        seats=[SavedSeat(seat.name, seat.bot, seat.nonce or None) for seat in room.seats],
        actions=[line.action for line in taken],
        stand_ins=[n for n, line in enumerate(taken) if line.by is ActedBy.STAND_IN],
        position=state_hash(_game_of(room)),
        mood=room.mood,
    )


def resume(saved: SavedGame, guest: Guest, room_id: str, now: int) -> Plan:
    """Plan a new room in which this guest goes on with a saved game.

    Raises `EthnosError` for a game that the rules do not allow, `RefusedError` for a room that
    nobody could open.
    """
    # Nobody is invited to a game whose seed somebody knows.
    options = msgspec.structs.replace(lobby.checked_options(saved.options), public=False)
    if len(saved.seats) != options.players:
        raise RecordError(f"a game of {options.players} has not {len(saved.seats)} seats")
    plan = Plan(now, RoomState(room_id))
    plan.add(
        log.RoomCreated(
            at=min(saved.created, now),
            room_id=room_id,
            code=new_code(),
            rules=RULES_VERSION,
            options=options,
            host=guest.id,
            host_name=guest.name,
            seed=saved.seed,
            dealt_as=saved.game,
        )
    )
    for number, seat in enumerate(saved.seats):
        _take_seat(plan, number, seat, guest)
    if not plan.after.people():
        raise RecordError("nobody plays in this game but bots")
    if saved.mood:
        plan.add(log.RoomConfigured(plan.now, options, saved.mood))
    lobby.deal(plan)
    _play(plan, saved)
    if plan.after.status is not RoomStatus.PLAYING:
        raise RecordError("the saved game is over")
    if state_hash(_game_of(plan.after)) != saved.position:
        raise RecordError("the actions lead to another position than the saved one")
    return plan


def _take_seat(plan: Plan, number: int, seat: SavedSeat, guest: Guest) -> None:
    if seat.bot is None:
        plan.add(lobby.sit(plan, number, guest, seat.name, seat.nonce))
        return
    if seat.nonce:
        raise RecordError("a bot adds nothing to the deal")
    try:
        lobby.check_bot(seat.bot)
        bot = seat.bot
    except RefusedError:
        bot = SUBSTITUTE
    plan.add(log.BotSeated(plan.now, number, bot))


def _play(plan: Plan, saved: SavedGame) -> None:
    stand_ins = set(saved.stand_ins)
    for index, action in enumerate(saved.actions):
        game = _game_of(plan.after)
        by = ActedBy.STAND_IN if index in stand_ins else ActedBy.PLAYER
        if plan.after.seats[game.to_move].kind is SeatKind.BOT:
            by = ActedBy.BOT
        plan.add(log.ActionTaken(plan.now, game.to_move, action, by))


def _game_of(room: RoomState) -> GameState:
    assert room.game is not None
    return room.game
