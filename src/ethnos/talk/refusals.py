"""Why an action is illegal, as a phrase for the player."""

from __future__ import annotations

from ethnos.i18n import Arg, Phrase
from ethnos.rules import legal
from ethnos.rules.actions import (
    DrawCards,
    KeepCards,
    MoveMerfolk,
    PlaceMarker,
    PlayBand,
    Raid,
    RecruitFromPool,
    TakeTrollToken,
)
from ethnos.rules.cards import Card
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.state import GameState
from ethnos.rules.tribes import merfolk
from ethnos.talk.phrases import card_args


def refusal(state: GameState, error: IllegalActionError) -> Phrase:
    """Return why the action is illegal, with the clause that forbids it."""
    args: dict[str, Arg] = {"clause": error.clause, "decision": str(state.decision)}
    id_ = f"refusal-{error.code.value.replace('_', '-')}"
    return Phrase(id_, args | _details(state, error.action))


def _details(state: GameState, action: object) -> dict[str, Arg]:
    seat = state.to_move
    match action:
        case RecruitFromPool(card):
            return card_args(card)
        case PlayBand():
            return _missing(action.cards, state.hands[seat]) | {"count": len(action.cards)}
        case KeepCards(cards):
            limit: dict[str, Arg] = {"count": len(cards), "limit": _keep_limit(state)}
            return _missing(cards, state.hands[seat]) | limit
        case PlaceMarker(kingdom) if kingdom and state.bands[seat]:
            band = legal.current_band(state)
            needed = legal.needed_size(state, seat, kingdom)
            own = str(band.kingdom)
            return {"own": own, "size": band.size, "kingdom": str(kingdom), "needed": needed}
        case TakeTrollToken(value) if value and state.bands[seat]:
            return {"token": value, "size": legal.current_band(state).size}
        case MoveMerfolk() if state.bands[seat]:
            return {"limit": merfolk.furthest_move(state, seat, legal.current_band(state))}
        case DrawCards(count) if state.bands[seat]:
            return {"count": count, "limit": legal.draw_limit(state)}
        case Raid(spaces):
            board = state.orc_boards[seat]
            empty = next((space for space in spaces if space not in board), None)
            return {"kingdom": str(empty or "none")}
        case _:
            return {}


def _keep_limit(state: GameState) -> int:
    return legal.keep_limit(state) if state.bands[state.to_move] else 0


def _missing(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> dict[str, Arg]:
    missing = legal.first_missing(cards, hand)
    return card_args(missing) if missing else {}
