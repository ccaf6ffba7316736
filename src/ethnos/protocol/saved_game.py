"""A running game as a file, to be resumed elsewhere: by a server, or by a browser without one."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from ethnos.protocol.base import Message, Nonce, Part
from ethnos.protocol.options import ChosenMood, RoomOptions

SECRET: Final = (
    "This file holds the seed of a running game, and with it every hidden card: "
    "whoever reads it knows the whole deck."
)
MAX_ACTIONS: Final = 3_000
"""Several times the actions of the longest game."""

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class SavedSeat(Part, frozen=True):
    """One seat: a person, or a bot."""

    name: Annotated[str, Meta(max_length=64)]
    bot: Annotated[str, Meta(max_length=64)] | None = None
    nonce: Nonce | None = None


class SavedGame(Message, frozen=True, tag="ethnos-saved-game"):
    """Everything that a running game follows from. It is secret: see `SECRET`."""

    game: Annotated[str, Meta(pattern="^[0-9a-f]{26}$")]
    """The room in which it was dealt; the commitment to the seed names it."""
    created: Annotated[int, Meta(ge=0, le=2**53)]
    options: RoomOptions
    seed: Digest
    seats: Annotated[list[SavedSeat], Meta(min_length=2, max_length=6)]
    actions: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=MAX_ACTIONS)]
    """All actions, in the notation of records, without those that were taken back."""
    stand_ins: Annotated[list[int], Meta(max_length=MAX_ACTIONS)]
    """The indices of the actions that a bot took for a player who was away."""
    position: Digest
    """The hash of the state after the last action."""
    mood: ChosenMood = ""
    """The mood for which the tribes were drawn: a rematch draws them anew."""
    format: Literal[1] = 1
    secret: Annotated[str, Meta(max_length=400)] = SECRET
