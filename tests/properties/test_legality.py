"""Legality: one list, one checker, one order."""

from collections.abc import Iterator

from hypothesis import assume, given

from ethnos.rules import actions as act
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom
from ethnos.rules.components import HAND_LIMIT
from ethnos.rules.legal import is_legal, legal_actions
from ethnos.rules.state import Decision, GameState
from ethnos.rules.steps import Draft, is_complete, say, steps
from tests.properties.action_space import shrink_hand, whole_action_space
from tests.properties.strategies import examples, states

KINDS = (
    *(act.RecruitFromDeck, act.RecruitFromPool, act.PlayBand, act.Pass, act.PlaceMarker),
    *(act.MoveMerfolk, act.PlaceFreeMarker, act.PlaceOrcMarker, act.TakeTrollToken),
    *(act.StopPlaying, act.KeepCards, act.DrawCards, act.Raid),
)
"""The order of the kinds of action: recruiting precedes bands."""


def sort_key(action: Action) -> tuple[object, ...]:
    """Return the sort key: cards and numbers ascend, `none` is last, shorter ones first."""
    kind = KINDS.index(type(action))
    match action:
        case act.RecruitFromPool(card):
            return kind, card
        case act.PlayBand(leader, others):
            return kind, leader or SKELETON, others
        case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom):
            return kind, kingdom is None, kingdom or ""
        case act.MoveMerfolk(number) | act.DrawCards(number):
            return kind, number
        case act.PlaceOrcMarker(place):
            return kind, not place
        case act.TakeTrollToken(value):
            return kind, value is None, value or 0
        case act.KeepCards(cards):
            return kind, cards
        case act.Raid(spaces):
            return kind, sum(1 << list(Kingdom).index(space) for space in spaces)
        case _:
            return (kind,)


def test_every_kind_of_action_has_sort_position() -> None:
    assert set(KINDS) == set(act.Action.__args__)


@examples(150)
@given(states())
def test_list_is_sorted_unique_and_empty_only_at_end(state: GameState) -> None:
    actions = legal_actions(state)
    assert bool(actions) is not state.is_over
    assert len(set(actions)) == len(actions)
    assert actions == sorted(actions, key=sort_key)
    assert all(is_legal(state, action) for action in actions)


@examples(120)
@given(states())
def test_list_agrees_with_checker_on_whole_action_space(state: GameState) -> None:
    small = shrink_hand(state)
    everything = set(whole_action_space(small))
    allowed = {action for action in everything if is_legal(small, action)}
    assert allowed == set(legal_actions(small))


@examples(150)
@given(states())
def test_steps_reach_every_legal_action_once(state: GameState) -> None:
    assume(not state.is_over)
    reached = sorted(actions_by_steps(state, None), key=sort_key)
    assert reached == legal_actions(state)


def actions_by_steps(state: GameState, draft: Draft) -> Iterator[Action]:
    options = steps(state, draft)
    assert options
    assert len(set(options)) == len(options)
    for step in options:
        said = say(draft, step)
        if is_complete(step):
            assert said is not None
            yield said
        else:
            assert isinstance(said, PlayBand | KeepCards)
            yield from actions_by_steps(state, said)


def full_hand(state: GameState, hand: tuple[Card, ...]) -> GameState:
    other = state.copy()
    other.decision = Decision.TURN
    other.hands[other.to_move] = hand
    return other


@examples(25)
@given(states())
def test_ten_skeletons_have_one_legal_action(state: GameState) -> None:
    full = full_hand(state, (SKELETON,) * HAND_LIMIT)
    wins = full.ruleset.ten_skeletons == "instant_win"
    only: Action = act.TEN_SKELETONS if wins else act.PASS
    assert legal_actions(full) == [only] == list(actions_by_steps(full, None))
    assert is_legal(full, only)
    assert not is_legal(full, act.PASS if wins else act.TEN_SKELETONS)
