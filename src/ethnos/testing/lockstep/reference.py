"""Play a lock-step case in the reference engine."""

from __future__ import annotations

from ethnos.records.digest import Checksum
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.testing.lockstep.cases import Case, choose


def play_reference(state: GameState, case: Case) -> tuple[int, int]:
    """Play a case from its start; return the number of decisions and the checksum."""
    stream = FastSource(case.seed).stream(POLICY_STREAM)
    checksum = Checksum(state)
    draft: Draft | Action = None
    decisions = 0
    while not state.is_over:
        assert draft is None or isinstance(draft, PlayBand | KeepCards)
        options = steps(state, draft)
        chosen = choose(options, case.policy, stream)
        checksum.choose(len(options), chosen)
        draft = say(draft, options[chosen])
        decisions += 1
        if is_complete(options[chosen]):
            assert draft is not None
            apply_legal(state, draft)
            checksum.pass_through(state)
            draft = None
    return decisions, checksum.value
