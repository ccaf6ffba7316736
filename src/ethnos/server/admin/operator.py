"""Carries out the orders of an operator, and notes each in the audit log."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol, assert_never

from ethnos.protocol import Hold, RefusalCode
from ethnos.protocol import admin as orders
from ethnos.protocol.admin import AdminAnswer, Done, Order
from ethnos.server.admin import erasure, lists
from ethnos.server.admin.amend import OrderError, amend
from ethnos.server.clock import now
from ethnos.server.live.bans import read_network
from ethnos.server.rooms import log
from ethnos.server.rooms.plan import Plan
from ethnos.server.store import Audited, Ban, ServerStore


class Announcer(Protocol):
    """Tells the running servers what was done."""

    async def room_was_changed(self, room_id: str, seq: int) -> None:
        """A room has a new version."""

    async def bans_were_changed(self) -> None:
        """There are other bans."""

    def sign_out(self, token: bytes) -> None:
        """The token with this digest is revoked."""

    def addresses_of(self, guest: str) -> list[str]:
        """Return where a guest is connected from, as far as this process knows."""


def new_id(at: int) -> str:
    """Return a new id; later ones are greater."""
    return f"{at:012x}{secrets.token_hex(4)}"


class Operator:
    """An operator, who acts by the command or at the page (`who`)."""

    def __init__(self, store: ServerStore, announcer: Announcer, who: str) -> None:
        self._store = store
        self._announcer = announcer
        self._who = who

    async def carry_out(self, order: Order) -> AdminAnswer:  # noqa: PLR0912  # one for each order
        """Return what was asked for, or what was done. Raises `OrderError`."""
        match order:
            case orders.ListRooms():
                return await lists.rooms(self._store, order)
            case orders.ListGuests():
                return await lists.guests(self._store, order, self._announcer.addresses_of)
            case orders.ListBans():
                return await lists.bans(self._store)
            case orders.ListReports():
                return await lists.reports(self._store, order)
            case orders.ListAudit():
                return await lists.audit(self._store, order)
            case orders.HoldRoom():
                return await self._hold(order)
            case orders.HideRoom():
                return await self._hide(order)
            case orders.MakeBan():
                return await self._ban(order)
            case orders.LiftBan():
                return await self._lift(order)
            case orders.SettleReport():
                return await self._settle(order)
            case orders.ExportGuest():
                await erasure.known_guest(self._store, order.guest)
                await self._note("export", order.guest, "")
                return await erasure.export(self._store, order.guest)
            case orders.EraseGuest():
                return await self._erase(order)
            case _:
                assert_never(order)

    async def _note(self, what: str, subject: str, why: str) -> None:
        """Note an act before it is done: rather one too many than one too few."""
        at = now()
        await self._store.save_audit(Audited(new_id(at), at, self._who, what, subject, why))

    # Rooms.

    async def _hold(self, order: orders.HoldRoom) -> Done:
        def fill(plan: Plan) -> None:
            if plan.after.hold is not order.hold:
                plan.add(log.RoomHeld(plan.now, order.hold, plan.after.hidden))

        acts = {Hold.PAUSED: "pause", Hold.CLOSED: "close", None: "release"}
        return await self._amend(order.room, acts[order.hold], order.why, fill)

    async def _hide(self, order: orders.HideRoom) -> Done:
        def fill(plan: Plan) -> None:
            if plan.after.hidden is not order.hidden:
                plan.add(log.RoomHeld(plan.now, plan.after.hold, order.hidden))

        return await self._amend(order.room, "hide" if order.hidden else "show", order.why, fill)

    async def _amend(self, room_id: str, what: str, why: str, fill: Callable[[Plan], None]) -> Done:
        if not await self._store.heads([room_id]):
            raise OrderError(RefusalCode.NO_SUCH_ROOM, f"there is no room {room_id}")
        await self._note(what, room_id, why)
        version = await amend(self._store, room_id, fill)
        await self._announcer.room_was_changed(room_id, version)
        return Done(room_id)

    # Guests and networks.

    async def _ban(self, order: orders.MakeBan) -> Done:
        network = read_network(order.subject)
        if network is None:
            await erasure.known_guest(self._store, order.subject)
        elif network.prefixlen == 0:
            raise OrderError(RefusalCode.BAD_REQUEST, "that is everybody")
        subject = order.subject if network is None else str(network)
        at = now()
        until = None if order.seconds is None else at + order.seconds * 1000
        ban = Ban(new_id(at), subject, order.muted, until, order.why, at)
        await self._store.save_ban(ban)  # first: whoever sees the note reads the bans
        await self._note("mute" if order.muted else "ban", subject, order.why)
        await self._announcer.bans_were_changed()
        return Done(ban.id)

    async def _lift(self, order: orders.LiftBan) -> Done:
        subject = await self._store.drop_ban(order.ban)
        if subject is None:
            raise OrderError(RefusalCode.NOT_FOUND, f"there is no ban {order.ban}")
        await self._note("lift", subject, order.why)
        await self._announcer.bans_were_changed()
        return Done(subject)

    async def _settle(self, order: orders.SettleReport) -> Done:
        if not await self._store.settle_report(order.report, now()):
            raise OrderError(RefusalCode.NOT_FOUND, f"there is no report {order.report}")
        await self._note("settle", order.report, order.why)
        return Done(order.report)

    async def _erase(self, order: orders.EraseGuest) -> Done:
        await erasure.known_guest(self._store, order.guest)
        await self._note("erase", order.guest, order.why)
        for session in await self._store.sessions_of(order.guest):
            await self._store.drop_token(session.digest)  # first: nobody adds to what is deleted
            self._announcer.sign_out(session.digest)
        await erasure.erase(self._store, order.guest, self._announcer.room_was_changed)
        return Done(order.guest)
