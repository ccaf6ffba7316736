"""Why an action is illegal, as a phrase for the player."""

from __future__ import annotations

from functools import lru_cache

from ethnos.phrase import Arg, Phrase
from ethnos.rules import actions as act
from ethnos.rules import legal
from ethnos.rules.actions import Action
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.refusals import first_missing
from ethnos.rules.state import GameState
from ethnos.rules.tribes import merfolk
from ethnos.talk.phrases import card_args


def refusal(state: GameState, error: IllegalActionError) -> Phrase:
    """Return why the action is illegal, with the clause that forbids it."""
    args: dict[str, Arg] = {"clause": error.clause, "decision": str(state.decision)}
    id_ = f"refusal-{error.code.value.replace('_', '-')}"
    return Phrase(id_, args | _details(state, error.action))


@lru_cache(maxsize=1_000)
def refusal_code(code: str, reason: str = "") -> Phrase:
    """Return why a room refuses a command that no rule forbids."""
    return Phrase("room-refusal", {"code": code, "reason": reason})


def _details(state: GameState, action: Action) -> dict[str, Arg]:
    seat = state.to_move
    match action:
        case act.RecruitFromPool(card):
            return card_args(card) | {"limit": state.ruleset.hand_limit}
        case act.PlayBand():
            return _missing(action.cards, state.hands[seat]) | {"count": len(action.cards)}
        case act.Raid(spaces):
            board = state.orc_boards[seat]
            empty = next((space for space in spaces if space not in board), None)
            return {"kingdom": str(empty or "none")}
        case act.KeepCards(cards):
            limit: dict[str, Arg] = {"count": len(cards), "limit": _keep_limit(state)}
            return _missing(cards, state.hands[seat]) | limit
        case act.PlaceMarker() | act.TakeTrollToken() | act.MoveMerfolk() | act.DrawCards():
            bands = state.bands[state.turn_owner]
            return _about_band(state, action, bands[-1]) if bands and bands[-1].leader else {}
        case act.RecruitFromDeck():
            return {"limit": state.ruleset.hand_limit}
        case act.Pass() | act.StopPlaying():
            return {}
        case act.PlaceFreeMarker() | act.PlaceOrcMarker():
            return {}


def _about_band(
    state: GameState,
    action: act.PlaceMarker | act.TakeTrollToken | act.MoveMerfolk | act.DrawCards,
    band: Band,
) -> dict[str, Arg]:
    """Return what the band played last has to do with a refusal."""
    if isinstance(action, act.TakeTrollToken):
        return {"token": action.value, "size": band.size} if action.value else {}
    if isinstance(action, act.MoveMerfolk):
        return {"limit": merfolk.furthest_move(state, state.to_move, band)}
    if isinstance(action, act.DrawCards):
        return {"count": action.count, "limit": legal.draw_limit(state)}
    if action.kingdom is None:
        return {}
    needed = legal.needed_size(state, state.to_move, action.kingdom)
    kingdoms: dict[str, Arg] = {"own": str(band.kingdom), "kingdom": str(action.kingdom)}
    return kingdoms | {"size": band.size, "needed": needed}


def _keep_limit(state: GameState) -> int:
    return legal.keep_limit(state) if state.bands[state.turn_owner] else 0


def _missing(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> dict[str, Arg]:
    missing = first_missing(cards, hand)
    return card_args(missing) if missing else {}
