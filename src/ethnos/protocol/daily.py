"""The daily deal: one deal a day for everybody, against the same bots."""

from __future__ import annotations

from ethnos.protocol.base import Part
from ethnos.protocol.options import BotPace
from ethnos.protocol.room import RoomStatus


class StartDaily(Part, frozen=True):
    """Play the deal of a day, or go on with it."""

    bot_pace: BotPace = BotPace.NORMAL


class DailyGame(Part, frozen=True):
    """A guest's own game of a day."""

    id: str
    """The room."""
    status: RoomStatus
    counts: bool
    """Whether it is compared with those of others; otherwise it is practice."""
    rank: int | None
    """The place among the players of this game, once it is over."""
    glory: int | None
    standing: int | None
    """The place among everybody who has played the deal, by glory, if it counts."""


class DailyScore(Part, frozen=True):
    """How many guests reached this place and this glory."""

    rank: int
    glory: int
    count: int


class DailyDeal(Part, frozen=True):
    """The deal of a day, as far as the guest who asks may know it."""

    day: str
    """In UTC, such as `2026-11-18`."""
    ends: int
    """Until when it can be begun in competition."""
    closes: int
    """Until when it can be finished in competition; then the seed is revealed."""
    now: int
    secret: bool
    """Whether the seed is a secret until then; a game without a server derives it from the day."""
    commitment: str
    """Published before the first game; see `Deal`."""
    seed: str | None
    tribes: list[str]
    players: int
    bot: str
    """The bot at every other seat."""
    mine: DailyGame | None
    finished: int
    """How many games of others and one's own count."""
    scores: list[DailyScore]
    """Their results, the most glory first; empty while one's own game is not over, nor the deal."""


class DailyDay(Part, frozen=True):
    """A day in the calendar."""

    day: str
    mine: DailyGame | None
    """The guest's own game, if it is over."""


class DailyDays(Part, frozen=True):
    """The days that have a deal, the latest first."""

    today: str
    days: list[DailyDay]
