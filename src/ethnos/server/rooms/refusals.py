"""Refusals as clients receive them."""

from __future__ import annotations

from ethnos.protocol import RefusalCode, Refused
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.state import GameState
from ethnos.talk.refusals import refusal, refusal_code


def refused(state: GameState, error: IllegalActionError) -> Refused:
    """Return why an action is illegal in this state."""
    return Refused(error.code, refusal(state, error), error.clause, error.reason)


def refused_by_room(code: RefusalCode, reason: str = "") -> Refused:
    """Return why a room refuses something that no rule forbids."""
    return Refused(code, refusal_code(code, reason), None, reason)
