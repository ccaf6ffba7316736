"""Action codes: a bijection with steps, in the reference's order, never an empty mask."""

import numpy as np

from ethnos.fast.batch import Batch
from ethnos.fast.pack import pack_state
from ethnos.fast.stepping import legal_codes
from ethnos.packed.moves import CODE_OF_STEP, CODES, STEPS, describe, steps_of
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GameState
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import FastSource

ELF_RED = Card(Tribe.ELF, Kingdom.RED)


def test_codes_and_steps_are_a_bijection() -> None:
    assert len(CODE_OF_STEP) == CODES == len(STEPS)
    assert all(CODE_OF_STEP[step] == code for code, step in enumerate(STEPS))


def test_description_covers_every_code_once() -> None:
    codes = [code for first, last, _ in describe() for code in range(first, last + 1)]
    assert codes == list(range(CODES))
    assert all(words for _, _, words in describe())


def test_every_action_is_made_of_steps_with_codes() -> None:
    actions: list[Action] = [
        act.PlayBand(ELF_RED, (ELF_RED, SKELETON)),
        act.TEN_SKELETONS,
        act.KeepCards(()),
        act.KeepCards((ELF_RED, SKELETON)),
        act.Raid((Kingdom.BLUE, Kingdom.RED)),
        act.TakeTrollToken(None),
    ]
    for action in actions:
        draft: object = None
        built = steps_of(action)
        for step in built:
            assert step in CODE_OF_STEP
            draft = say(draft, step)  # type: ignore[arg-type]  # a draft until the last step
        assert draft == action
        assert [is_complete(step) for step in built] == [False] * (len(built) - 1) + [True]


def reachable_by_codes(state: GameState, draft: Draft) -> set[object]:
    """Return every complete action that legal codes can form."""
    found: set[object] = set()
    for code in legal_codes(pack_state(state, draft)):
        step = STEPS[code]
        built = say(draft, step)
        if is_complete(step):
            found.add(built)
        else:
            assert isinstance(built, act.PlayBand | act.KeepCards)
            found |= reachable_by_codes(state, built)
    return found


def state_with_hand(*cards: Card) -> GameState:
    tribes = (Tribe.ELF, Tribe.GIANT, Tribe.HALFLING, Tribe.ORC, Tribe.SKELETON, Tribe.WIZARD)
    state, _ = new_game(Ruleset(tribes=tribes), FastSource(3))
    state.hands[state.to_move] = tuple(sorted(cards))
    return state


def test_bands_reached_by_codes_are_the_legal_bands() -> None:
    orc, giant = Card(Tribe.ORC, Kingdom.RED), Card(Tribe.GIANT, Kingdom.RED)
    state = state_with_hand(
        *(ELF_RED, ELF_RED, orc, giant, SKELETON, SKELETON),
        *(Card(Tribe.ELF, Kingdom.BLUE), Card(Tribe.ELF, Kingdom.GREY)),
    )
    assert reachable_by_codes(state, None) == set(legal_actions(state))


def test_hands_kept_by_codes_are_the_legal_ones() -> None:
    state = state_with_hand(ELF_RED, ELF_RED, SKELETON, Card(Tribe.ORC, Kingdom.BLUE))
    seat = state.to_move
    state.bands[seat] = (Band(ELF_RED, (ELF_RED,)),)
    state.decision = Decision.KEEP
    assert reachable_by_codes(state, None) == set(legal_actions(state))


def test_mask_lists_the_legal_codes_and_is_never_empty() -> None:
    batch = Batch(Ruleset(players=3), 16, seed=5)
    for _ in range(600):
        for index in range(0, 16, 5):
            codes = np.flatnonzero(batch.masks[index]).tolist()
            assert codes == legal_codes(batch.games, index)
        assert batch.masks.any(axis=1).all()
        batch.step(batch.sample())


def test_codes_ascend_in_the_order_of_the_reference() -> None:
    state = state_with_hand(ELF_RED, SKELETON)
    options = steps(state, None)
    assert [CODE_OF_STEP[step] for step in options] == sorted(CODE_OF_STEP[s] for s in options)
