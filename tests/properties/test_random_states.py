"""The basis of the other properties: random play reaches every kind of decision."""

from collections import Counter

import pytest

from ethnos.rules.cards import Tribe
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.testing.random_states import POLICIES, play_on, random_state
from tests.properties.strategies import TRIBE_ASKING

ASKED = [decision for decision in Decision if decision is not Decision.AGE_OVER]


@pytest.mark.parametrize("name", POLICIES)
def test_every_policy_reaches_every_decision(name: str) -> None:
    met: Counter[Decision] = Counter()
    for seed in range(30):
        players = MIN_PLAYERS + seed % (MAX_PLAYERS - MIN_PLAYERS + 1)
        ruleset = Ruleset(players=players).with_options(merfolk_move="up_to")
        source = FastSource(seed)
        state, _ = new_game(ruleset, source)
        moves = play_on(state, POLICIES[name], source.stream(POLICY_STREAM))
        met.update(state.decision for _ in moves)
    assert sorted(met) == sorted(ASKED)


@pytest.mark.parametrize("wanted", TRIBE_ASKING)
def test_wanted_decision_is_found(wanted: Decision) -> None:
    tribe = TRIBE_ASKING[wanted]
    others = [other for other in Tribe if other is not tribe]
    ruleset = Ruleset(players=4, tribes=(tribe, *others[:5])).with_options(merfolk_move="up_to")
    states = [random_state(ruleset, seed, decisions=20, wanted=wanted) for seed in range(5)]
    assert [state.decision for state in states] == [wanted] * len(states)


def test_unreachable_decision_leaves_state_unchanged() -> None:
    state = random_state(Ruleset(players=2), 5, decisions=50)
    assert random_state(Ruleset(players=2), 5, decisions=50, wanted=Decision.AGE_OVER) == state


def test_same_seed_reaches_same_state() -> None:
    first, second = (random_state(Ruleset(), 3, decisions=40) for _ in range(2))
    assert first == second
    assert first != random_state(Ruleset(), 4, decisions=40)


def test_every_option_has_non_default_value() -> None:
    assert all(len(set(option_values(name))) > 1 for name in OPTION_NAMES)
