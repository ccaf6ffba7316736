"""Why an action is not legal: the code, the clause and the reason.

Only `rules.legal` decides. The checks here run from the most basic to the most specific, so that
the first applicable reason is reported.
"""

from __future__ import annotations

from typing import NamedTuple

from ethnos.rules import actions as act
from ethnos.rules import legal
from ethnos.rules.actions import Action
from ethnos.rules.cards import SKELETON, Card
from ethnos.rules.components import LARGEST_BAND
from ethnos.rules.errors import IllegalActionError, Refusal
from ethnos.rules.ruleset import WizardDraw
from ethnos.rules.state import Decision, GameState
from ethnos.rules.tribes import power_of


def check(state: GameState, action: Action) -> None:
    """Raise `IllegalActionError` unless the player to move may take this action."""
    if not legal.is_legal(state, action):
        raise IllegalActionError(action, *(_wrong_moment(state, action) or _why(state, action)))


class _Why(NamedTuple):
    code: Refusal
    clause: str
    reason: str


def _wrong_moment(state: GameState, action: Action) -> _Why | None:
    if state.decision is Decision.GAME_OVER:
        return _Why(Refusal.GAME_OVER, "R108", "the game is over")
    if state.decision is Decision.AGE_OVER:
        return _Why(Refusal.AGE_OVER, "R31", "the third dragon has ended the age")
    if type(action) not in legal.ANSWERS[state.decision]:
        reason = f"this is not the moment: now decide '{state.decision}'"
        return _Why(Refusal.WRONG_DECISION, "R34", reason)
    return None


def _why(state: GameState, action: Action) -> _Why:
    match action:
        case act.RecruitFromDeck() | act.RecruitFromPool():
            return _recruit(state, action)
        case act.PlayBand():
            return _band(state, action)
        case act.Pass():
            return _Why(Refusal.NO_PASSING, "D10", "you must recruit or play a band")
        case act.PlaceMarker():
            return _marker(state, action)
        case act.MoveMerfolk():
            furthest = legal.merfolk_moves(state)[-1]
            reason = f"the merfolk marker can move 0 to {furthest} spaces"
            return _Why(Refusal.MOVE_TOO_FAR, "R58", reason)
        case act.TakeTrollToken():
            return _troll_token(state, action)
        case act.KeepCards():
            return _keep(state, action)
        case act.DrawCards():
            return _draw(state)
        case act.Raid():
            return _raid(state, action)
        case act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.StopPlaying():
            raise AssertionError(f"'{action}' is legal wherever it is asked for")


def _recruit(state: GameState, action: act.RecruitFromDeck | act.RecruitFromPool) -> _Why:
    if legal.is_full(state):
        reason = f"the hand holds {state.ruleset.hand_limit} cards: play a band"
        return _Why(Refusal.HAND_FULL, "R47", reason)
    if isinstance(action, act.RecruitFromPool):
        return _Why(Refusal.NOT_IN_POOL, "R26", f"{action.card} does not lie in the pool")
    return _Why(Refusal.DECK_EMPTY, "R26", "the deck is empty")


def _band(state: GameState, action: act.PlayBand) -> _Why:
    if missing := first_missing(action.cards, state.hands[state.to_move]):
        return _Why(Refusal.NOT_IN_HAND, "R33", f"{missing} is not in hand")
    if action.others != tuple(sorted(action.others)):
        return _Why(Refusal.NOT_A_BAND, "R33", "the followers are not in sorted order")
    if action.leader is None:
        reason = f"a band needs a leader that is no {SKELETON.tribe}"
        return _Why(Refusal.NO_LEADER, "R36", reason)
    if not power_of(action.leader.tribe).may_lead:
        reason = f"a {action.leader.tribe} can never lead a band"
        return _Why(Refusal.SKELETON_LEADS, "R64", reason)
    if len(action.cards) > LARGEST_BAND:
        reason = f"a band has at most {LARGEST_BAND} cards"
        return _Why(Refusal.BAND_TOO_LARGE, "R33", reason)
    return _Why(Refusal.NOT_A_BAND, "R33", "the cards share neither a tribe nor a kingdom")


def first_missing(cards: tuple[Card, ...], place: tuple[Card, ...]) -> Card | None:
    """Return the first card that is missing from the cards available, counting duplicates."""
    for card in cards:
        if cards.count(card) > place.count(card):
            return card
    return None


def _marker(state: GameState, action: act.PlaceMarker) -> _Why:
    band = legal.current_band(state)
    assert band.leader is not None
    if action.kingdom is None:
        return _Why(Refusal.MARKER_IS_MANDATORY, "D18", "a marker that fits must be placed")
    if action.kingdom not in power_of(band.leader.tribe).kingdoms(band.kingdom):
        reason = f"the marker belongs in {band.kingdom.title}, the leader's kingdom"
        return _Why(Refusal.WRONG_KINGDOM, "R37", reason)
    needed = legal.needed_size(state, state.to_move, action.kingdom)
    reason = f"the band has {band.size} cards, {action.kingdom.title} needs {needed}"
    return _Why(Refusal.BAND_TOO_SMALL, "R38", reason)


def _troll_token(state: GameState, action: act.TakeTrollToken) -> _Why:
    size = legal.current_band(state).size
    if action.value is not None and action.value > size:
        reason = f"the band has {size} cards, too few for troll token {action.value}"
    else:
        reason = f"troll token {action.value} is not beside the board"
    return _Why(Refusal.TROLL_TOKEN_UNAVAILABLE, "R68", reason)


def _keep(state: GameState, action: act.KeepCards) -> _Why:
    if missing := first_missing(action.cards, state.hands[state.to_move]):
        return _Why(Refusal.NOT_IN_HAND, "R53", f"{missing} is not in hand")
    if action.cards != tuple(sorted(action.cards)):
        return _Why(Refusal.NOT_IN_HAND, "R53", "the kept cards are not in sorted order")
    reason = f"this band lets you keep {legal.keep_limit(state)} cards, not {len(action.cards)}"
    return _Why(Refusal.TOO_MANY_KEPT, "R53", reason)


def _draw(state: GameState) -> _Why:
    limit = legal.draw_limit(state)
    exact = state.ruleset.wizard_draw is WizardDraw.EXACT_OR_NONE
    reason = f"draw {limit} cards or none" if exact else f"draw 0 to {limit} cards"
    return _Why(Refusal.WRONG_DRAW, "R72", reason)


def _raid(state: GameState, action: act.Raid) -> _Why:
    board = state.orc_boards[state.to_move]
    if empty := [space for space in action.spaces if space not in board]:
        reason = f"the {empty[0]} space of the orc board is empty"
        return _Why(Refusal.SPACE_EMPTY, "R92", reason)
    if action.spaces != tuple(sorted(set(action.spaces))):
        return _Why(Refusal.SPACE_EMPTY, "R92", "the spaces are not in sorted order")
    reason = "a raid takes all markers off the board, or none"
    return _Why(Refusal.RAID_ALL_OR_NOTHING, "D40", reason)
