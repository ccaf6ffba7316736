"""Refusals of the rules as clients receive them."""

from __future__ import annotations

from ethnos.protocol import Refused
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.state import GameState
from ethnos.talk.refusals import refusal


def refused(state: GameState, error: IllegalActionError) -> Refused:
    """Return why an action is illegal in this state, with the arguments of its sentence."""
    args = refusal(state, error).args
    details = {name: value for name, value in args.items() if isinstance(value, str | int)}
    return Refused(error.code, error.clause, error.reason, details)
