"""The legal actions offered to a bot, listed only when accessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from ethnos.rules.actions import Action
from ethnos.rules.legal import legal_actions
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize


class LegalActions(Sequence[Action]):
    """Every legal action of the player to move, in order, derived from that player's view.

    A full hand allows thousands of bands, and most bots look at a few. Legality never depends on
    hidden information, so any state that agrees with the view gives the same list.
    """

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._actions: list[Action] | None = None

    def _all(self) -> list[Action]:
        if self._actions is None:
            self._actions = legal_actions(determinize(self._view, FastSource(0)))
        return self._actions

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())
