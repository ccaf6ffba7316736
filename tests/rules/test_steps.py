"""Steps: a long action chosen card by card reaches exactly the listed actions."""

import pytest

from ethnos.rules import FastSource, GameState, Ruleset, apply_legal, legal_actions, new_game
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.steps import Draft, is_complete, random_action, say, steps
from tests.rules.builder import do, make_state


def actions_by_steps(state: GameState, draft: Draft = None) -> list[Action]:
    """Return every action that steps can reach from here, in order."""
    actions: list[Action] = []
    for step in steps(state, draft):
        longer = say(draft, step)
        assert longer is not None
        if is_complete(step):
            actions.append(longer)
        else:
            assert isinstance(longer, PlayBand | KeepCards)
            actions += actions_by_steps(state, longer)
    return actions


@pytest.mark.parametrize(
    "state",
    [
        make_state(hand="elf:red elf:red elf:blue orc:red skeleton*2", pool="elf:grey elf:grey"),
        make_state(hand="skeleton*10"),
        make_state(hand="skeleton*10", ten_skeletons="illegal"),
        make_state(hand="halfling:red*4 halfling:blue*3 elf:red skeleton*2"),
    ],
)
def test_every_turn_action_has_one_step_sequence(state: GameState) -> None:
    """R25, R33, D14."""
    assert sorted(map(str, actions_by_steps(state))) == sorted(map(str, legal_actions(state)))


def test_every_kept_hand_has_one_step_sequence() -> None:
    """R53."""
    state = make_state(hand="elf:red elf:blue elf:grey orc:red orc:red orc:blue skeleton*2")
    do(state, "band elf:red+elf:blue+elf:grey")
    assert sorted(map(str, actions_by_steps(state))) == sorted(map(str, legal_actions(state)))


def test_every_further_band_has_one_step_sequence() -> None:
    """R49."""
    state = make_state(hand="centaur:red elf:red elf:blue skeleton")
    do(state, "band centaur:red")
    assert sorted(map(str, actions_by_steps(state))) == sorted(map(str, legal_actions(state)))


@pytest.mark.parametrize("seed", range(5))
def test_a_random_action_is_legal_and_its_steps_are_counted(seed: int) -> None:
    """R25."""
    state, _ = new_game(Ruleset(2 + seed), FastSource(seed))
    stream = FastSource(seed).stream(3)
    while not state.is_over:
        action, taken = random_action(state, stream)
        match action:
            case PlayBand(leader=None):
                assert taken == 1
            case PlayBand():
                assert taken == len(action.cards) + 1
            case KeepCards():
                assert taken == len(action.cards) + 1
            case _:
                assert taken == 1
        assert action in legal_actions(state)
        apply_legal(state, action)
