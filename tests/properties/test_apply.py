"""Applying actions: every legal one works, every other one changes nothing."""

import pytest
from hypothesis import given

from ethnos.records.codec import state_hash
from ethnos.records.pieces import missing_pieces
from ethnos.rules import ages
from ethnos.rules.actions import RECRUIT_FROM_DECK
from ethnos.rules.apply import apply, apply_legal
from ethnos.rules.cards import DRAGON
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.legal import is_legal, legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.testing.random_states import Policy, play_on, random_state
from tests.properties.action_space import shrink_hand, whole_action_space
from tests.properties.strategies import examples, policies, rulesets, seeds, states


@examples(120)
@given(states())
def test_every_legal_action_applies(state: GameState) -> None:
    small = shrink_hand(state)
    before = state_hash(small)
    for action in legal_actions(small):
        after = small.copy()
        assert apply(after, action), f"{action} is told to nobody"
        assert after != small
        assert missing_pieces(after) == [], f"after {action}"
    assert state_hash(small) == before


@examples(40)
@given(states())
def test_illegal_action_is_refused_with_reason_and_changes_nothing(state: GameState) -> None:
    small = shrink_hand(state)
    before = small.copy()
    for action in whole_action_space(small):
        if is_legal(small, action):
            continue
        with pytest.raises(IllegalActionError) as refused:
            apply(small, action)
        assert refused.value.clause[0] in "RD"
        assert refused.value.reason
        assert str(action) in str(refused.value)
    assert small == before


def test_failure_midway_leaves_state_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    state = random_state(Ruleset(players=4), 1, decisions=30)
    state.decision, state.deck[-1], state.dragons_revealed = Decision.TURN, DRAGON, 2
    state.hands[state.to_move] = ()
    before = state.copy()

    def stumble(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ages, "score_board", stumble)
    with pytest.raises(KeyboardInterrupt):
        apply(state, RECRUIT_FROM_DECK)
    assert state == before


@examples(25)
@given(rulesets(), seeds, policies)
def test_older_copies_never_change(ruleset: Ruleset, seed: int, policy: Policy) -> None:
    source = FastSource(seed)
    state, _ = new_game(ruleset, source)
    kept = [(state.copy(), state_hash(state))]
    for number, _ in enumerate(play_on(state, policy, source.stream(POLICY_STREAM))):
        if number % 10 == 0 or state.decision is not Decision.TURN:
            kept.append((state.copy(), state_hash(state)))
            assert kept[-1][0] == state
    assert [state_hash(copy) for copy, _ in kept] == [noted for _, noted in kept]


@examples(60)
@given(states(), policies)
def test_copy_and_original_are_independent(state: GameState, policy: Policy) -> None:
    copy, before = state.copy(), state_hash(state)
    stream = FastSource(0).stream(POLICY_STREAM)
    for _, _ in zip(range(60), play_on(copy, policy, stream), strict=False):
        assert state_hash(state) == before
    again, stream = state.copy(), FastSource(0).stream(POLICY_STREAM)
    for _, _ in zip(range(60), play_on(again, policy, stream), strict=False):
        pass
    assert again == copy


@examples(60)
@given(states())
def test_checked_and_unchecked_apply_agree(state: GameState) -> None:
    for action in legal_actions(shrink_hand(state))[-3:]:
        checked, trusted = shrink_hand(state), shrink_hand(state)
        assert apply(checked, action) == apply_legal(trusted, action)
        assert checked == trusted
