"""Play a case in both engines and compare: everything, or a chained checksum."""

from __future__ import annotations

from dataclasses import fields

from ethnos.fast.layout import GameArray
from ethnos.fast.pack import pack_state
from ethnos.fast.stepping import apply_code, legal_codes, legal_steps
from ethnos.fast.unpack import unpack_draft, unpack_state
from ethnos.packed.moves import CODE_OF_STEP
from ethnos.rules.actions import KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, Step, is_complete, say, steps
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.rules.view import view
from ethnos.testing.lockstep.cases import Case, choose, deal
from ethnos.testing.lockstep.compiled import play_compiled
from ethnos.testing.lockstep.reference import play_reference


class LockstepError(AssertionError):
    """The two engines differ."""


def compare(case: Case) -> int:
    """Play a case in both engines; return the number of decisions.

    Compared after every decision: the legal steps, the whole state, the glory and every view.
    """
    state = deal(case)
    games = pack_state(state)
    stream = FastSource(case.seed).stream(POLICY_STREAM)
    draft: Draft = None
    decisions = 0
    _compare_states(case, decisions, state, games)
    while not state.is_over:
        options = steps(state, draft)
        _compare_options(case, decisions, options, games)
        step = options[choose(options, case.policy, stream)]
        extended = say(draft, step)
        apply_code(games, 0, CODE_OF_STEP[step])
        decisions += 1
        if is_complete(step):
            assert extended is not None
            apply_legal(state, extended)
            draft = None
            _compare_states(case, decisions, state, games)
        else:
            assert isinstance(extended, PlayBand | KeepCards)
            draft = extended
        if unpack_draft(games) != draft:
            raise LockstepError(f"{case}, decision {decisions}: {unpack_draft(games)}, not {draft}")
        if decisions % 8 == 0:
            _compare_conversion(case, decisions, state, draft, games)
    _compare_options(case, decisions, [], games)
    return decisions


def compare_checksums(case: Case) -> int:
    """Play a case in both engines and compare the checksums; return the number of decisions."""
    state = deal(case)
    fast = play_compiled(state, case)
    reference = play_reference(state, case)
    if fast != reference:
        raise LockstepError(f"{case}: decisions and checksum {fast}, not {reference}")
    return fast[0]


def _compare_options(case: Case, decisions: int, options: list[Step], games: GameArray) -> None:
    fast = legal_steps(games)
    if fast != options:
        raise LockstepError(f"{case}, decision {decisions}: options {fast}, not {options}")


def _compare_states(case: Case, decisions: int, state: GameState, games: GameArray) -> None:
    fast = unpack_state(games, case.ruleset, state.results)
    for field in fields(GameState):
        ours, theirs = getattr(fast, field.name), getattr(state, field.name)
        if ours != theirs:
            raise LockstepError(
                f"{case}, decision {decisions}: {field.name} is {ours}, not {theirs}"
            )
    for seat in (*range(state.players), None):
        if view(fast, seat) != view(state, seat):
            raise LockstepError(f"{case}, decision {decisions}: the views of seat {seat} differ")


def _compare_conversion(
    case: Case, decisions: int, state: GameState, draft: Draft, games: GameArray
) -> None:
    """Compare the arrays converted from the reference state with those of the fast engine."""
    again = pack_state(state, draft)
    if unpack_draft(again) != draft or legal_codes(again) != legal_codes(games):
        raise LockstepError(f"{case}, decision {decisions}: {draft} is lost in conversion")
    if unpack_state(again, case.ruleset, state.results) != state:
        raise LockstepError(f"{case}, decision {decisions}: the state is lost in conversion")
