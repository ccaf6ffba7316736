"""A first heuristic: large bands, matching cards."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.bots.bands import largest_bands
from ethnos.bots.protocol import Advice, Alternative, Reason, ReasonCode
from ethnos.rules.actions import (
    RECRUIT_FROM_DECK,
    RECRUIT_FROM_POOL,
    Action,
    PlayBand,
)
from ethnos.rules.cards import Card
from ethnos.rules.components import HAND_LIMIT, band_glory
from ethnos.rules.state import Decision
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView


class HeuristicBot:
    """Collects the card that makes the largest band; plays at five cards or when time is short."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action that looks best."""
        return self.advise(view, actions, stream, 1).best.action

    def advise(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,  # noqa: ARG002
        count: int = 3,
    ) -> Advice:
        """Return the best few actions."""
        assert view.seat is not None
        scored = _turn(view) if view.decision is Decision.TURN else _first_of(actions)
        scored.sort(key=lambda item: -item[0])
        glory = view.glory[view.seat]
        return Advice(
            tuple(
                Alternative(action, 1 / view.players, glory + score, reason)
                for score, action, reason in scored[:count]
            )
        )


_Scored = list[tuple[float, Action, Reason]]


def _first_of(actions: Sequence[Action]) -> _Scored:
    return [(0.0, actions[0], Reason(ReasonCode.ONLY_CHOICE))]


def _turn(view: PlayerView) -> _Scored:
    bands = largest_bands(view.hand)
    scored: _Scored = [(_glory(view, band), band, _because(band)) for band in bands]
    if len(view.hand) < HAND_LIMIT:
        for card in dict.fromkeys(view.pool):
            size = _best_size((*view.hand, card))
            reason = Reason(ReasonCode.RECRUIT_MATCH, {"card": str(card), "size": size})
            scored.append((size + 1.0, RECRUIT_FROM_POOL[card], reason))
        percent = round(100 * view.dragon_chance)
        reason = Reason(ReasonCode.RECRUIT_DECK, {"percent": percent})
        scored.append((_best_size(view.hand) + 1.5, RECRUIT_FROM_DECK, reason))
    return scored


def _glory(view: PlayerView, band: PlayBand) -> float:
    return band_glory(len(band.cards)) + view.dragons_revealed


def _because(band: PlayBand) -> Reason:
    size = len(band.cards)
    return Reason(ReasonCode.BAND_GLORY, {"size": size, "glory": band_glory(size)})


def _best_size(hand: tuple[Card, ...]) -> int:
    return max((len(band.cards) for band in largest_bands(hand)), default=0)
