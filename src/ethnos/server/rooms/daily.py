"""The daily deal: everybody on a server plays the same deal against the same bots.

A day is that of UTC. Its seed is drawn when the day is first asked for, and a commitment to it is
published at once. Nobody adds a nonce, so the deal is the same in every room; the bots draw their
numbers from the seed as well. A game counts if it was begun on its day and has ended when the deal
*closes*, an hour later; until then nothing that shows hidden cards leaves the server.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

import msgspec

from ethnos.bots.streams import bot_stream
from ethnos.protocol import BotPace, RoomOptions, UndoPolicy
from ethnos.records.codec import state_hash
from ethnos.records.record import RULES_VERSION
from ethnos.records.seeds import fair_source
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import Stream
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.codes import new_code
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.ruleset import ruleset_of
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Guest

PLAYERS: Final = 4
BOT: Final = "heuristic"
"""Plays every other seat. It must not think for a time: a slow machine would play another game."""
SEAT: Final = 0
"""Where the guest sits; who begins is part of the deal."""
DAY_MS: Final = 24 * 3600 * 1000
CLOSING_MS: Final = 3600 * 1000
"""How long after its day a deal can be finished."""

OPTIONS: Final = RoomOptions(
    players=PLAYERS, tribes="random", undo=UndoPolicy.NONE, hints=False, spectators=False
)
"""An undo would show what the bots do next, a hint would play for everybody alike, and spectators
would know the table before they play it."""


def day_of(now: int) -> str:
    """Return the day at a time in ms.

    >>> day_of(0), day_of(DAY_MS - 1), day_of(DAY_MS)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def ends(day: str) -> int:
    """Return when a day ends, in ms; raise `ValueError` if there is no such day.

    >>> ends("1970-01-01") == DAY_MS
    True
    """
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS + DAY_MS


def closes(day: str) -> int:
    """Return when the deal of a day is closed and its seed revealed, in ms."""
    return ends(day) + CLOSING_MS


def counts(day: str, began: int, ended: int) -> bool:
    """Return whether a game of a day's deal is compared with those of others."""
    return began < ends(day) and ended < closes(day)


def public_seed(day: str) -> bytes:
    """Return the seed of a day that is the same everywhere and no secret.

    >>> public_seed("2026-11-18").hex()[:16]
    '0cf6ee750bd33983'
    """
    return hashlib.sha256(f"ethnos daily deal {day}".encode()).digest()


def deal_name(day: str) -> str:
    """Return the name of a day's deal, which is part of the commitment to its seed."""
    return f"daily-{day}"


def room_id(seed: bytes, guest: str) -> str:
    """Return the one room in which a guest plays the deal. Nobody else can compute it."""
    return hmac.digest(seed, f"room of {guest}".encode(), "sha256").hex()[:26]


@lru_cache(maxsize=64)
def tribes(seed: bytes) -> tuple[str, ...]:
    """Return the tribes in play."""
    dealt, _ = new_game(ruleset_of(OPTIONS), fair_source(seed, [""] * PLAYERS))
    return tuple(map(str, dealt.tribes))


def bots_stream(seed: bytes, game: GameState) -> Stream:
    """Return the random numbers of the bot that decides: those of everybody in this position."""
    return bot_stream(int.from_bytes(seed, "big"), int(state_hash(game), 16))


def plan_room(day: str, seed: bytes, guest: Guest, pace: BotPace, now: int) -> Plan:
    """Plan the room in which a guest plays the deal of a day."""
    plan = Plan(now, RoomState(room_id(seed, guest.id)))
    plan.add(
        log.RoomCreated(
            at=now,
            room_id=plan.after.room_id,
            code=new_code(),
            rules=RULES_VERSION,
            options=msgspec.structs.replace(OPTIONS, bot_pace=pace),
            host=guest.id,
            host_name=guest.name,
            seed=seed.hex(),
            dealt_as=deal_name(day),
            daily=day,
        )
    )
    for seat in range(PLAYERS):
        taken = lobby.sit(plan, seat, guest, None) if seat == SEAT else None
        plan.add(taken or log.BotSeated(now, seat, BOT))
    lobby.deal(plan)
    return plan
