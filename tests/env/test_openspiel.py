"""The OpenSpiel game: OpenSpiel's test, equality with the rules, search."""

import pickle
from collections import defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from ethnos.bots.policy import show
from ethnos.env.openspiel import SEED_BYTES, EthnosState, game_of
from ethnos.env.rewards import Reward
from ethnos.fast.observation import OBSERVATION_SIZE, PIECES
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from tests.env.reference import PLAYERS, Reference, named, rulesets


def dealt(game: Any, seed: int) -> EthnosState:
    """Return the state after the deal of this seed."""
    state: EthnosState = game.new_initial_state()
    for value in seed.to_bytes(SEED_BYTES, "big"):
        assert state.is_chance_node()
        state.apply_action(value)
    return state


def play_at_random(state: EthnosState, decisions: int) -> None:
    stream = FastSource(1).stream(9)
    for _ in range(decisions):
        legal = state.legal_actions()
        state.apply_action(legal[stream.below(len(legal))])


@pytest.mark.parametrize("players", PLAYERS)
def test_openspiel_random_simulation(players: int) -> None:
    game = pyspiel.load_game("ethnos", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_serialization_round_trip() -> None:
    game = game_of(Ruleset(3), Reward.RANK)
    state = dealt(game, 9)
    play_at_random(state, 80)
    written = pyspiel.serialize_game_and_state(game, state)
    again, copy = pyspiel.deserialize_game_and_state(written)
    assert str(again) == str(game)
    for twin in (copy, state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("reward", Reward)
@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_games_are_those_of_the_rules(ruleset: Ruleset, reward: Reward) -> None:
    game = game_of(ruleset, reward)
    state = dealt(game, 70_000)
    reference = Reference(ruleset, 70_000)
    stream = FastSource(2).stream(9)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert state.current_player() == reference.state.to_move
        assert legal == reference.legal_codes()
        assert state.returns() == [0.0] * ruleset.players
        code = legal[stream.below(len(legal))]
        state.apply_action(code)
        reference.step(code)
    assert reference.state.is_over
    assert state.returns() == pytest.approx(reference.payoffs(reward))
    assert game.min_utility() <= min(state.returns()) < max(state.returns()) <= game.max_utility()


@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_resampled_state_is_indistinguishable(ruleset: Ruleset) -> None:
    state = dealt(game_of(ruleset), 5)
    stream = FastSource(3).stream(9)
    resampled = 0
    while not state.is_terminal():
        if stream.below(20) == 0:
            for player in range(ruleset.players):
                check_resampling(state, player)
                resampled += 1
        legal = state.legal_actions()
        state.apply_action(legal[stream.below(len(legal))])
    assert resampled > 20


def check_resampling(state: EthnosState, player: int) -> None:
    twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    if state.current_player() == player:
        assert twin.legal_actions() == state.legal_actions()


def test_resampling_changes_what_is_hidden() -> None:
    state = dealt(game_of(Ruleset(4)), 6)
    numbers = iter([0.25, 0.5])
    one, two = (state.resample_from_infostate(0, lambda: next(numbers)) for _ in range(2))
    assert str(one) != str(two) != str(state)


def test_history_hash_depends_on_what_was_observed() -> None:
    """Equal observations give equal hashes; a difference that was observed remains."""
    game = game_of(Ruleset(3))
    one, two = dealt(game, 1), dealt(game, 1)
    assert one.history_hash(0) == two.history_hash(0)
    one.apply_action(0)
    two.apply_action(two.legal_actions()[1])
    for seat in range(3):
        assert one.history_hash(seat) != two.history_hash(seat)


def test_tensor_is_an_observation_and_says_so() -> None:
    """Several information states share one: a learner must not be promised perfect recall."""
    game = game_of(Ruleset(2))
    assert not game.get_type().provides_information_state_tensor
    strings: dict[tuple[float, ...], set[str]] = defaultdict(set)
    states = [dealt(game, 5)]
    for _ in range(4):
        for state in states:
            player = state.current_player()
            shown = tuple(state.observation_tensor(player))
            strings[shown].add(state.information_state_string(player))
        states = [state.child(code) for state in states for code in state.legal_actions()]
    assert max(map(len, strings.values())) > 1
    with pytest.raises(NotImplementedError, match="see observation_tensor"):
        states[0].information_state_tensor(0)


def test_learners_of_openspiel_get_the_observation() -> None:
    env = rl_environment.Environment(game_of(Ruleset(2)))
    assert env.observation_spec()["info_state"] == (OBSERVATION_SIZE,)
    shown = env.reset().observations
    assert len(shown["info_state"][0]) == OBSERVATION_SIZE
    assert shown["legal_actions"][shown["current_player"]]


@pytest.mark.parametrize("players", [2, 4])
def test_ismcts_chooses_legal_codes(players: int) -> None:
    game = pyspiel.load_game("ethnos", {"players": players})
    state = dealt(game, 3)
    rng = np.random.RandomState(0)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=rng)
    for _ in range(4):
        code = bot.step(state)
        assert code in state.legal_actions()
        state.apply_action(code)


def test_observers_show_named_pieces() -> None:
    game = game_of(Ruleset(3))
    state = dealt(game, 4)
    both = make_observation(game)
    both.set_from(state, 1)
    assert list(both.dict) == [piece.name for piece in PIECES]
    assert both.tensor.tolist() == state.observation_of(1).tolist()
    assert len(both.tensor) == OBSERVATION_SIZE
    public = make_observation(game, observer_type(pyspiel.PrivateInfoType.NONE))
    public.set_from(state, 1)
    assert list(public.dict) == [piece.name for piece in PIECES if not piece.private]
    with pytest.raises(ValueError, match="not all"):
        make_observation(game, observer_type(pyspiel.PrivateInfoType.ALL_PLAYERS))


def observer_type(private: Any) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


def test_observation_is_zero_before_the_deal() -> None:
    state = game_of(Ruleset(2)).new_initial_state()
    assert not any(state.observation_tensor(0))
    assert len(state.chance_outcomes()) == 256
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_state_of_a_view_is_what_the_seat_knows() -> None:
    game = Game(Ruleset(3), seed=4)
    play_out_at_random = FastSource(2).stream(9)
    for _ in range(40):
        game.play(random_action(game.state, play_out_at_random)[0])
    seen = game.view(game.to_move)
    state = game_of(seen.ruleset).state_of_view(seen, seed=7)
    row, mask = show(seen)
    assert state.current_player() == seen.seat
    assert state.legal_actions() == mask.nonzero()[0].tolist()
    assert (state.observation_of(game.to_move) == row).all()
    other = game_of(seen.ruleset).state_of_view(seen, seed=8)
    assert str(other) != str(state), "hidden cards are drawn anew"
    assert other.information_state_string() == state.information_state_string()


def test_random_returns_leave_the_state_alone() -> None:
    state = dealt(game_of(Ruleset(3)), 5)
    before = str(state)
    found = [state.random_returns(seed) for seed in range(12)]
    assert str(state) == before
    assert found[0] == state.random_returns(0)
    assert all(sum(shares) == pytest.approx(1) for shares in found)
    assert len({tuple(shares) for shares in found}) > 1
