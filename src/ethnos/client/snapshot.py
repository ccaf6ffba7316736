"""What a client knows about a room, updated by the frames it receives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ethnos import protocol
from ethnos.phrase import Phrase, Prompt
from ethnos.records.codec import decode
from ethnos.rules.view import PlayerView


class RoomSnapshot:
    """The last known state of a room, as seen from one seat."""

    def __init__(self) -> None:
        self.welcome: protocol.Welcome
        self.v = 0
        """The version: the number of the last frame applied."""
        self.room: protocol.RoomInfo
        self.you: protocol.You
        self.table: dict[str, Any] | None = None
        """The public part of the game; `None` before it starts."""
        self.mine: protocol.Mine | None = None
        """The hand and the choices of the seat."""
        self.prompt: Prompt | None = None
        """What the seat is asked, or whom everyone waits for; `None` before the game."""
        self.results: list[Any] = []
        self.scores: list[protocol.AgeScores] = []
        """The ages scored so far, in sentences."""
        self.outcome: list[Phrase] = []
        """How the game ended, in sentences."""
        self.ruleset: dict[str, Any] = {}
        self.due: int | None = None
        self.listeners: list[Callable[[protocol.Ev | protocol.Missed], None]] = []
        """Called with every version once, in order, across reconnections; its `lines` are what
        happened in sentences, to be said with `ethnos.i18n.Messages`."""

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat has to decide."""
        return self.mine is not None and self.mine.choices is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.room.status == "finished"

    def view(self) -> PlayerView:
        """Return the seat's view, the input of bots."""
        assert self.table is not None
        names = {name: self.table[name] for name in PlayerView.__slots__ if name in self.table}
        if names["known"] is None:  # The room has no memory aid.
            names["known"] = [[] for _ in names["hand_sizes"]]
        names["seat"] = self.you.viewer
        names["hand"] = list(self.mine.hand) if self.mine else []
        names["ruleset"], names["results"] = self.ruleset, self.results
        return decode(PlayerView, names)

    def _reset(self, message: protocol.Welcome) -> None:
        """Replace everything by the content of a welcome, after passing on what was missed."""
        self.welcome = message
        for missed in message.missed:
            self._notify(missed)
        self.v = message.v
        self.room, self.you, self.due = message.room, message.you, message.due
        self.table = _decoded(message.table)
        self.ruleset = _decoded(message.ruleset) or {}
        self.results = _decoded(message.results) or []
        self.mine, self.prompt = message.mine, message.prompt
        self.scores, self.outcome = message.scores, message.outcome

    def _apply(self, message: protocol.Ev) -> bool:
        """Apply an event; return `False` if versions are missing before it."""
        if message.v <= self.v:
            return True
        if message.v != self.v + 1:
            return False
        self.v, self.due = message.v, message.due
        self.room = message.room or self.room
        self.you = message.you or self.you
        self.mine = message.mine or self.mine
        self.prompt = message.prompt or self.prompt
        self.table = {**(self.table or {}), **(_decoded(message.table) or {})} or None
        if not isinstance(message.results, msgspec.UnsetType):
            self.results = _decoded(message.results)
        if not isinstance(message.scores, msgspec.UnsetType):
            self.scores = message.scores
        if not isinstance(message.outcome, msgspec.UnsetType):
            self.outcome = message.outcome
        self.ruleset = _decoded(message.ruleset) or self.ruleset
        self._notify(message)
        return True

    def _notify(self, message: protocol.Ev | protocol.Missed) -> None:
        for listener in self.listeners:
            listener(message)


def _decoded(raw: msgspec.Raw | msgspec.UnsetType) -> Any:
    return None if isinstance(raw, msgspec.UnsetType) else msgspec.json.decode(raw)
