"""Check every action of a scenario against the fast engine."""

from __future__ import annotations

from dataclasses import fields

import numpy as np

from ethnos.fast.apply import apply_move
from ethnos.fast.codes import MASK_DTYPE, move_of, write_mask
from ethnos.fast.layout import GameArray
from ethnos.fast.pack import pack_state
from ethnos.fast.unpack import DisagreementError, unpack_state
from ethnos.packed.fields import GameStruct
from ethnos.packed.moves import CODE_OF_STEP, CODES, steps_of
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.legal import is_legal
from ethnos.rules.state import GameState
from ethnos.testing.conformance.trial import ObjectionError


def fast_witness(state: GameState, action: Action) -> None:
    """Raise `ObjectionError` unless the fast engine judges and carries out an action alike."""
    games = pack_state(state)
    legal = _carried_out(games[0], action)
    if legal != is_legal(state, action):
        word = "legal" if legal else "illegal"
        raise ObjectionError(f"the fast engine calls '{action}' {word}")
    if legal:
        _compare(games, state, action)


def _carried_out(game: GameStruct, action: Action) -> bool:
    """Say an action step by step; return whether every step was open."""
    mask = np.zeros(CODES, np.uint8)
    for step in steps_of(action):
        code = CODE_OF_STEP.get(step)
        write_mask(game, mask.view(MASK_DTYPE)[0])
        if code is None or not mask[code]:
            return False
        apply_move(game, move_of(game, code))
    return True


def _compare(games: GameArray, state: GameState, action: Action) -> None:
    reference = state.copy()
    apply_legal(reference, action)
    try:
        fast = unpack_state(games, state.ruleset, reference.results)
    except DisagreementError as error:
        raise ObjectionError(f"the fast engine scores '{action}' differently: {error}") from error
    for field in fields(GameState):
        ours, theirs = getattr(fast, field.name), getattr(reference, field.name)
        if ours != theirs:
            raise ObjectionError(
                f"after '{action}' the fast engine has {field.name} {ours}, not {theirs}"
            )
