"""Creating rooms: by request, from a plan, and for a rematch."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

from ethnos import protocol
from ethnos.protocol import RefusalCode, RoomOptions, SeatKind, SeatRequest
from ethnos.records.record import RULES_VERSION
from ethnos.records.seeds import new_seed
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.codes import new_code
from ethnos.server.rooms.decide import rematch_id
from ethnos.server.rooms.log import write_line
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_after
from ethnos.server.store import Appended, Guest, OverQuota, Quota

if TYPE_CHECKING:
    from ethnos.server.live.hub import Hub  # which has one of these


class NewRooms:
    """Creates the rooms of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def create(
        self,
        host: Guest,
        options: RoomOptions,
        seats: list[SeatRequest],
        *,
        start: bool = False,
        room_id: str | None = None,
        limited: bool = False,
    ) -> RoomState:
        """Create a room, fill the requested seats, and deal if asked to.

        If `limited`, the host may not have more rooms than the settings allow.
        """
        options = lobby.checked_options(options)
        if len(seats) > options.players:
            raise RefusedError(RefusalCode.BAD_OPTIONS, "there are more seats than players")
        room_id = room_id or secrets.token_hex(13)
        plan = Plan(self._hub.now(), RoomState(room_id))
        plan.add(
            log.RoomCreated(
                at=plan.now,
                room_id=room_id,
                code=new_code(),
                rules=RULES_VERSION,
                options=options,
                host=host.id,
                host_name=host.name,
                seed=new_seed().hex(),
            )
        )
        for number, seat in enumerate(seats):
            _fill_seat(plan, number, seat, host)
        if start:
            lobby.deal(plan)
        return await self.store(plan, limited=limited)

    async def store(self, plan: Plan, *, limited: bool) -> RoomState:
        """Store a planned room, unless its host has too many; return it."""
        quota = None
        if limited:
            limits = self._hub.settings.rooms_per_guest, self._hub.settings.games_per_guest
            quota = Quota(plan.after.host, *limits, plan.now)
        bodies = [write_line(change.line) for change in plan.changes]
        head = head_after(plan, None)
        await self._hub.learn_downtime()
        answer = await self._hub.store.create(plan.after.room_id, bodies, head, quota)
        if isinstance(answer, OverQuota):
            reason = "start, leave or finish one of your rooms first"
            raise RefusedError(RefusalCode.TOO_MANY_ROOMS, reason)
        if not isinstance(answer, Appended):
            raise RefusedError(RefusalCode.ALREADY_STARTED, "this room already exists")
        if plan.after.bot_to_move() is not None:
            await self._hub.room(plan.after.room_id)
        return plan.after

    async def make_rematch(self, room: RoomState, host: Guest) -> None:
        """Create the room of the rematch, unless it exists, and seat everybody as before.

        Cards are dealt at once if all others are bots, and the host may have another room;
        otherwise it stays open, and the host deals when they want to.
        """
        room_id = rematch_id(room.room_id)
        if await self._hub.store.heads([room_id]):
            return
        seats = [
            SeatRequest("bot", seat.bot) if seat.kind is SeatKind.BOT else SeatRequest("open")
            for seat in room.seats
        ]
        people = {seat.guest for seat in room.seats if seat.kind is SeatKind.HUMAN}
        begins = people == {host.id}
        create = partial(self.create, host, room.rematch_options, seats, room_id=room_id)
        try:
            try:
                rematch = await create(limited=begins)
            except RefusedError as error:
                if error.why.code != RefusalCode.TOO_MANY_ROOMS:
                    raise
                begins = False
                rematch = await create()
        except RefusedError:
            return  # another process created it first
        await self._reseat(rematch, room)
        if begins:
            begun = await self._hub.room(room_id)
            await begun.submit(host, protocol.StartGame("rematch-starts"))

    async def _reseat(self, rematch: RoomState, old: RoomState) -> None:
        """Give every player the seat they had."""
        room = await self._hub.room(rematch.room_id)
        for number, seat in enumerate(old.seats):
            if seat.kind is SeatKind.HUMAN and seat.guest is not None:
                guest = Guest(seat.guest, seat.name)
                key = f"rematch-{number}"
                command = protocol.TakeSeat(key, number, seat.name)
                await room.submit(guest, command)


def _fill_seat(plan: Plan, number: int, seat: SeatRequest, host: Guest) -> None:
    if seat.kind == "bot":
        bot = seat.bot or "heuristic"
        lobby.check_bot(bot)
        plan.add(log.BotSeated(plan.now, number, bot))
    elif seat.kind == "me":
        plan.add(lobby.sit(plan, number, host, seat.name))
