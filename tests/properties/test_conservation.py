"""Cards, markers and tokens are conserved at every decision of every game."""

import pytest
from hypothesis import given

from ethnos.records.pieces import missing_pieces
from ethnos.rules.cards import SKELETON, Kingdom, Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState, GiantToken
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.testing.random_states import Policy, adversary, play_on, random_state
from tests.properties.strategies import examples, policies, rulesets, seeds

MORE_THAN_ANY_GAME = 5_000


def play_whole_game(ruleset: Ruleset, seed: int, policy: Policy) -> GameState:
    """Play to the end and count all pieces after every decision."""
    source = FastSource(seed)
    state, _ = new_game(ruleset, source)
    assert missing_pieces(state) == []
    for number, (action, _) in enumerate(play_on(state, policy, source.stream(POLICY_STREAM))):
        assert missing_pieces(state) == [], f"after {action}"
        assert number < MORE_THAN_ANY_GAME, "the game does not end"
    return state


@examples(60)
@given(rulesets(), seeds, policies)
def test_every_piece_is_accounted_for_at_every_decision(
    ruleset: Ruleset, seed: int, policy: Policy
) -> None:
    state = play_whole_game(ruleset, seed, policy)
    assert state.outcome is not None
    assert state.outcome.winners


@pytest.fixture
def state() -> GameState:
    tribes = (Tribe.GIANT, Tribe.MERFOLK, Tribe.ORC, Tribe.SKELETON, Tribe.TROLL)
    return random_state(Ruleset(players=3, tribes=tribes), 5, policy=adversary, decisions=60)


def test_new_game_has_all_pieces(state: GameState) -> None:
    assert missing_pieces(state) == []


def test_planted_missing_card_is_caught(state: GameState) -> None:
    state.deck.pop(0)
    assert missing_pieces(state)


def test_planted_duplicate_card_is_caught(state: GameState) -> None:
    state.hands[0] = tuple(sorted((*state.hands[0], SKELETON)))
    assert missing_pieces(state)


def test_planted_dragon_in_upper_half_is_caught(state: GameState) -> None:
    state.deck.reverse()
    state.dragon_free = len(state.deck) - 1
    assert missing_pieces(state)


def test_planted_extra_marker_is_caught(state: GameState) -> None:
    state.markers[Kingdom.RED] = tuple(there + 1 for there in state.markers[Kingdom.RED])
    assert missing_pieces(state)


def test_planted_duplicate_troll_token_is_caught(state: GameState) -> None:
    state.trolls[0] = state.trolls[1] = (4,)
    assert missing_pieces(state)


def test_planted_giant_token_without_giants_is_caught(state: GameState) -> None:
    state.giant = GiantToken(0, 11)
    assert missing_pieces(state)


def test_planted_known_card_not_in_hand_is_caught(state: GameState) -> None:
    state.known[1] = (SKELETON,) * 13
    assert missing_pieces(state)
