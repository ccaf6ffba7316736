"""What operators look at."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ethnos.protocol import admin as orders
from ethnos.server.clock import now
from ethnos.server.rooms.summary import read_summary, summary_for
from ethnos.server.store import FoundRoom, Report, ServerStore, Wanted


def _before(seconds: int | None) -> int:
    """Return the time this long ago; -1 if it does not matter."""
    return -1 if seconds is None else max(0, now() - seconds * 1000)


async def rooms(store: ServerStore, order: orders.ListRooms) -> orders.AdminRooms:
    """Return rooms, the last changed first."""
    wanted = Wanted(
        state=order.state.value,
        name=order.name,
        guest=order.guest,
        created_before=_before(order.older),
        created_after=_before(order.younger),
        changed_before=_before(order.idle),
        limit=order.limit,
        skip=order.skip,
    )
    return orders.AdminRooms([_room(found) for found in await store.find_rooms(wanted)])


def _room(found: FoundRoom) -> orders.AdminRoom:
    stored = read_summary(found.summary)
    return orders.AdminRoom(
        summary_for(None, found.summary),
        stored.guests,
        found.host,
        stored.held,
        found.created,
        found.lines,
    )


async def guests(
    store: ServerStore, order: orders.ListGuests, addresses_of: Callable[[str], list[str]]
) -> orders.AdminGuests:
    """Return guests, the newest first."""
    wanted = Wanted(
        name=order.name,
        guest=order.guest,
        created_before=_before(order.older),
        created_after=_before(order.younger),
        changed_before=_before(order.idle),
        limit=order.limit,
        skip=order.skip,
    )
    return orders.AdminGuests(
        [
            orders.AdminGuest(*found, addresses=addresses_of(found.id))
            for found in await store.find_guests(wanted)
        ]
    )


async def bans(store: ServerStore) -> orders.AdminBans:
    """Return the bans that hold."""
    return orders.AdminBans([orders.AdminBan(*ban) for ban in await store.bans(now())])


async def audit(store: ServerStore, order: orders.ListAudit) -> orders.AdminAudit:
    """Return what operators did."""
    found = await store.audits(order.limit, order.skip)
    return orders.AdminAudit([orders.AdminAct(*act[1:]) for act in found])


async def reports(store: ServerStore, order: orders.ListReports) -> orders.AdminReports:
    """Return what players have reported."""
    found = await store.reports(order.limit, settled=order.settled)
    return orders.AdminReports([_report(report) for report in found])


class Reported(msgspec.Struct, frozen=True):
    """What the store keeps of a report besides its columns."""

    name: str
    text: str
    why: str
    chat: list[orders.ReportedLine]


_read = msgspec.json.Decoder(Reported).decode


def _report(report: Report) -> orders.AdminReport:
    body = _read(report.body)
    return orders.AdminReport(
        report.id,
        report.at,
        report.room_id,
        report.reporter,
        report.guest,
        body.name,
        body.text,
        body.why,
        body.chat,
        report.settled,
    )
