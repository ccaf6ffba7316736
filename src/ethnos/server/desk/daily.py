"""Requests about daily deals."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ethnos.protocol import RefusalCode, RoomStatus
from ethnos.protocol.bodies import RoomMade
from ethnos.protocol.daily import (
    DailyDay,
    DailyDays,
    DailyDeal,
    DailyGame,
    DailyScore,
    StartDaily,
)
from ethnos.records.seeds import commitment, new_seed
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import GONE, stored_summary
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import DamagedRoomError, NoSuchRoomError
from ethnos.server.live.workers import BusyError
from ethnos.server.rooms import daily
from ethnos.server.rooms.plan import RefusedError
from ethnos.server.store import DailyResult, Guest
from ethnos.server.store import DailyScore as CountedScore

MAX_DAYS: Final = 400
"""Days in a calendar."""


def is_sealed(hub: Hub, day: str | None) -> bool:
    """Return whether a game of this day's deal would give away cards that others play with."""
    return day is not None and not hub.settings.public_daily and hub.now() < daily.closes(day)


async def describe(hub: Hub, guest: Guest | None, day: str | None = None) -> DailyDeal:
    """Return the deal of a day, by default today's, with what this guest did in it."""
    now = hub.now()
    day = day or daily.day_of(now)
    seed = await _seed(hub, day)
    mine = await _game(hub, guest, day, seed) if guest else None
    scores = await hub.store.daily_scores(day)
    is_shown = not is_sealed(hub, day) or (mine is not None and mine.rank is not None)
    return DailyDeal(
        day=day,
        ends=daily.ends(day),
        closes=daily.closes(day),
        now=now,
        secret=not hub.settings.public_daily,
        commitment=commitment(seed, daily.deal_name(day)),
        seed=None if is_sealed(hub, day) else seed.hex(),
        tribes=list(daily.tribes(seed)),
        players=daily.PLAYERS,
        bot=daily.BOT,
        mine=mine,
        finished=sum(score.games for score in scores),
        scores=[DailyScore(*score) for score in scores] if is_shown else [],
    )


async def start(hub: Hub, guest: Guest, day: str, wanted: StartDaily) -> RoomMade:
    """Deal a guest the deal of a day, once; return the room in which it is played."""
    seed = await _seed(hub, day)
    room_id = daily.room_id(seed, guest.id)
    if not await hub.store.heads([room_id]):
        if await _result(hub, guest, day) is not None:  # its room was deleted since
            raise RequestError(409, RefusalCode.DAILY, "you have played this deal")
        plan = daily.plan_room(day, seed, guest, wanted.bot_pace, hub.now())
        try:
            await hub.new_rooms.store(plan, limited=True)
        except RefusedError as error:
            if error.why.code != RefusalCode.ALREADY_STARTED:  # in another tab
                code = RefusalCode(error.why.code)
                raise RequestError(409, code, error.why.reason) from None
    found = await stored_summary(hub, room_id)
    if found is None:
        raise RequestError(GONE, RefusalCode.ROOM_CLOSED, "this room is closed")
    return RoomMade(room_id, found.code)


async def calendar(hub: Hub, guest: Guest | None) -> DailyDays:
    """Return the days that have a deal, with what this guest did in each."""
    now = hub.now()
    today = daily.day_of(now)
    if hub.settings.public_daily:
        days = [daily.day_of(now - n * daily.DAY_MS) for n in range(MAX_DAYS)]
    else:
        await _seed(hub, today)
        days = await hub.store.days(MAX_DAYS)
    found = await hub.store.dailies_of(guest.id, MAX_DAYS) if guest else []
    mine = {result.day: _finished(result, None) for result in found}
    return DailyDays(today, [DailyDay(day, mine.get(day)) for day in days])


async def _seed(hub: Hub, day: str) -> bytes:
    """Return the seed of a day; refuse a day without a deal, or to come."""
    today = daily.day_of(hub.now())
    seed = None
    if _is_day(day) and day <= today:
        if hub.settings.public_daily:
            return daily.public_seed(day)
        if day == today:
            seed = await hub.store.begin_day(day, new_seed().hex())
        else:
            seed = await hub.store.seed_of_day(day)
    if seed is None:
        raise RequestError(404, RefusalCode.NOT_FOUND, "there was no deal on this day")
    return bytes.fromhex(seed)


def _is_day(day: str) -> bool:
    try:
        return daily.day_of(daily.ends(day) - 1) == day  # days can be written in several ways
    except ValueError:
        return False


async def _game(hub: Hub, guest: Guest, day: str, seed: bytes) -> DailyGame | None:
    """Return the game that this guest plays, or has played, of a day's deal."""
    room_id = daily.room_id(seed, guest.id)
    found = await _result(hub, guest, day)  # it outlives the room
    room = await stored_summary(hub, room_id) if found is None else None
    if room is not None and room.status is RoomStatus.FINISHED:
        with suppress(BusyError, DamagedRoomError, NoSuchRoomError):  # it may be kept later
            await hub.room(room_id)  # reports damage once, not at every request
            await hub.results.keep(room_id)
        found = await _result(hub, guest, day)
    if found is not None:
        return _finished(found, await hub.store.daily_scores(day))
    if room is None:
        return None
    counts = await _would_count(hub, day, room_id)
    return DailyGame(room_id, RoomStatus.PLAYING, counts, None, None, None)


async def _would_count(hub: Hub, day: str, room_id: str) -> bool:
    """Return whether a running game would count if it ended now; a damaged one never ends."""
    try:
        room = await hub.room(room_id)
    except (DamagedRoomError, NoSuchRoomError):
        return False
    # The lines of the log begin with the room, whose time decides whether it counts.
    return daily.counts(day, room.state.created, hub.now())


async def _result(hub: Hub, guest: Guest, day: str) -> DailyResult | None:
    found = await hub.store.dailies_of(guest.id, MAX_DAYS)
    return next((result for result in found if result.day == day), None)


def _finished(result: DailyResult, scores: list[CountedScore] | None) -> DailyGame:
    standing = None
    if scores is not None and result.counted:
        standing = 1 + sum(score.games for score in scores if score.glory > result.glory)
    return DailyGame(
        id=result.room_id,
        status=RoomStatus.FINISHED,
        counts=result.counted,
        rank=result.place,
        glory=result.glory,
        standing=standing,
    )
