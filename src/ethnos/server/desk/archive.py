"""Requests about finished games: records, replays, win chances, reviews, verification.

Reviews are tasks of the hub. The other computations are functions of a record alone, and return
JSON; they raise `EthnosError` for a record that is none. Where they run is decided by whoever asks.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from msgspec.json import encode

from ethnos.protocol import NULL, RefusalCode, RoomStatus
from ethnos.protocol.bodies import Summary
from ethnos.protocol.review import Reviewing
from ethnos.records.errors import RecordError
from ethnos.records.record import dump_record, load_record
from ethnos.records.replay import final_state
from ethnos.server.archive.chances import chances
from ethnos.server.archive.replays import replay_frames, shown
from ethnos.server.archive.verification import verification
from ethnos.server.desk.daily import is_sealed
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import room_of, stored_summary
from ethnos.server.live.hub import Hub
from ethnos.server.live.tasks import Keep
from ethnos.server.live.workers import BusyError, TaskFailedError
from ethnos.server.store import KeptReview

MAX_REVIEWS: Final = 5_000
"""Limit on stored reviews, of some 40 kB each; an older one is computed again when it is wanted."""


async def record_of(hub: Hub, room_id: str) -> bytes:
    """Return the record of a finished game, or refuse.

    A stored record is all that is needed: the room is not loaded, nor its log read.
    """
    found = await _finished(hub, room_id)
    if is_sealed(hub, found.daily):
        raise RequestError(409, RefusalCode.SEALED, "others still play this deal")
    return await hub.store.snapshot_of(room_id) or await hub.make_record(room_id)


async def _finished(hub: Hub, room_id: str) -> Summary:
    """Return the summary of a finished game, or refuse."""
    found = await stored_summary(hub, room_id)
    if found is None:
        await room_of(hub, room_id)  # says why
        raise RequestError(404, RefusalCode.NO_SUCH_ROOM, "there is no such room")
    if found.status is not RoomStatus.FINISHED:
        raise RequestError(409, RefusalCode.NOT_FINISHED, "the game is not over")
    return found


def redacted(data: bytes, view: str) -> bytes:
    """Return a record redacted for a view."""
    return dump_record(shown(load_record(data), view))


def replayed(data: bytes, view: str) -> bytes:
    """Return a recorded game step by step."""
    return encode(replay_frames(load_record(data), view))


def win_chances(data: bytes) -> bytes:
    """Return each seat's chance to win after every step of a recorded game."""
    return encode(chances(load_record(data)))


def verified(data: bytes) -> bytes:
    """Return whether a record was dealt as committed and played by the rules."""
    return encode(verification(data))


async def review(
    hub: Hub, who: str, room_id: str, seat: int, *, admit: Callable[[], None] = lambda: None
) -> Reviewing:
    """Return how far the review of a finished game for a seat has come, and start it if need be.

    `admit` refuses somebody who has started too many.
    """
    try:
        # Each time: the room may be closed or deleted since, or a name in it erased.
        data = await _record_with_seat(hub, room_id, seat)
    except BusyError:
        raise _too_many() from None

    wanted = _Wanted(room_id, seat, sha256(data).hexdigest())

    async def load() -> bytes:
        kept = await hub.store.review_of(*wanted)
        if kept is not None:
            hub.reviews.remember(wanted, kept)
        return data

    return await _review(hub, who, wanted, load, admit, partial(_keep, hub, wanted))


async def review_file(
    hub: Hub,
    who: str,
    data: bytes,
    seat: int,
    run: Callable[[Callable[[], bytes]], Awaitable[bytes]],
    *,
    admit: Callable[[], None] = lambda: None,
) -> Reviewing:
    """Do the same with a record, whose review is then asked for by its id; see `review_of_file`.

    `run` computes where this host computes long.
    """
    wanted = _Wanted(sha256(data).hexdigest(), seat)
    return await _review(hub, who, wanted, lambda: run(lambda: _reviewable(data, seat)), admit)


async def review_of_file(hub: Hub, who: str, file: str, seat: int) -> Reviewing:
    """Return how far the review of a record has come, or refuse if nobody has asked for it."""

    async def unknown() -> bytes:
        raise RequestError(404, RefusalCode.NOT_FOUND, "this review was dropped; ask for it again")

    return await _review(hub, who, _Wanted(file, seat), unknown, lambda: None)


class _Wanted(NamedTuple):
    """What is reviewed; reviews are kept by it."""

    game: str
    seat: int
    record: str = ""
    """The digest of a room's record, which may be replaced by one that names less."""


async def _keep(hub: Hub, wanted: _Wanted, review: bytes) -> None:
    """Store a review, unless its game was deleted or a name in it erased meanwhile.

    Both change the record first and delete reviews then, and this looks at the record last: no
    order of the four steps leaves a review that should be gone.
    """
    await hub.store.save_review(KeptReview(*wanted, review), hub.now(), MAX_REVIEWS)
    data = await hub.store.snapshot_of(wanted.game)
    if data is None or sha256(data).hexdigest() != wanted.record:
        await hub.store.drop_reviews(wanted.game)


async def _review(  # who asks for what, and how to get it
    hub: Hub,
    who: str,
    wanted: _Wanted,
    load: Callable[[], Awaitable[bytes]],
    admit: Callable[[], None],
    keep: Keep | None = None,
) -> Reviewing:
    try:
        found = hub.reviews.find(wanted)
        if found is None:
            data = await load()
            found = hub.reviews.find(wanted)  # asked for meanwhile, or stored
        if found is None:
            admit()
            found = hub.reviews.start(wanted, who, (data, wanted.seat), keep)
    except BusyError:
        raise _too_many() from None
    except TaskFailedError:
        reason = "the review was broken off; ask again"
        raise RequestError(503, RefusalCode.REVIEW_FAILED, reason) from None
    if isinstance(found, bytes):
        return Reviewing(wanted.game, ahead=0, done=0, total=0, review=msgspec.Raw(found))
    return Reviewing(wanted.game, hub.reviews.ahead_of(found), found.done, found.total, NULL)


def _too_many() -> RequestError:
    return RequestError(429, RefusalCode.TOO_FAST, "too many reviews are waiting")


async def _record_with_seat(hub: Hub, room_id: str, seat: int) -> bytes:
    data = await record_of(hub, room_id)
    if seat >= len((await _finished(hub, room_id)).seats):
        raise RequestError(422, RefusalCode.BAD_REQUEST, f"there is no seat {seat}")
    return data


def _reviewable(data: bytes, seat: int) -> bytes:
    """Return a record that can be reviewed, or raise `RecordError`."""
    record = load_record(data)
    if seat >= record.header.ruleset.players:
        raise RecordError(f"there is no seat {seat}")
    if record.footer is None or final_state(record).outcome is None:
        raise RecordError("the game is not over")
    return data
