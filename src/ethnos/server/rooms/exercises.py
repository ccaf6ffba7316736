"""A new room in which somebody plays on from a moment of a finished game, against bots."""

from __future__ import annotations

from ethnos.protocol import RoomOptions, UndoPolicy
from ethnos.protocol.review import TryIt
from ethnos.records.exercise import try_from
from ethnos.records.position import format_position
from ethnos.records.record import RULES_VERSION, Header, Record
from ethnos.records.seeds import fair_source, new_seed
from ethnos.rules.ruleset import STANDARD
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.codes import new_code
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Guest


def begin(record: Record, wanted: TryIt, guest: Guest, room_id: str, now: int) -> Plan:
    """Plan a room in which this guest takes a decision of a recorded game again.

    Raises `EthnosError` if there is no such decision, `RefusedError` if there is no such bot.
    """
    lobby.check_bot(wanted.bot)
    seed = new_seed()
    state = try_from(record, wanted.v, wanted.seat, fair_source(seed, ()))
    plan = Plan(now, RoomState(room_id))
    plan.add(
        log.RoomCreated(
            at=now,
            room_id=room_id,
            code=new_code(),
            rules=RULES_VERSION,
            options=_options(record.header),
            host=guest.id,
            host_name=guest.name,
            seed=seed.hex(),
        )
    )
    for number in range(state.players):
        if number == wanted.seat:
            plan.add(lobby.sit(plan, number, guest, None))
        else:
            plan.add(log.BotSeated(now, number, wanted.bot))
    plan.add(log.ExerciseStarted(now, format_position(state)))
    return plan


def _options(header: Header) -> RoomOptions:
    """Return the rules of a recorded game as options of a room that nobody else is invited to."""
    return RoomOptions(
        players=header.ruleset.players,
        tribes=[str(tribe) for tribe in header.tribes],
        rulings=dict(header.ruleset.options.items() - STANDARD.options.items()),
        undo=UndoPolicy.FREE,
        spectators=False,
    )
