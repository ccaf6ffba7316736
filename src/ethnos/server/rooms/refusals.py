"""Why the rules refuse an action, as a client is told it."""

from __future__ import annotations

from ethnos.protocol import Refused
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.state import GameState
from ethnos.talk.refusals import refusal


def refused(state: GameState, error: IllegalActionError) -> Refused:
    """Return the refusal of an action in this position, with all that a sentence needs."""
    args = refusal(state, error).args
    details = {name: value for name, value in args.items() if isinstance(value, str | int)}
    return Refused(error.code, error.clause, error.reason, details)
