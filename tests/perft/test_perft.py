"""Decision trees of small states, counted to their ends in three independent ways."""

from pathlib import Path

import pytest

from ethnos.records.errors import NotationError
from ethnos.rules import legal
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision, GameState
from ethnos.testing.perft import (
    GENERATORS,
    count_nodes,
    every_action,
    listed,
    read_counted_state,
    split,
    stepwise,
    tiny_state,
    tried,
)

FILES = sorted(Path(__file__).parent.glob("*.perft"))


def explain(state: GameState, expected: list[int]) -> str:
    """Return the nodes below each first action, to localise a difference."""
    ways = {word: split(state, way) for word, way in GENERATORS.items()}
    actions = sorted(set().union(*ways.values()))
    lines = [f"{action}: {[way.get(action) for way in ways.values()]}" for action in actions]
    return "\n".join([f"expected {expected}", f"split by {', '.join(ways)}", *lines])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_three_counts_agree(path: Path) -> None:
    counted = read_counted_state(path)
    for word, way in GENERATORS.items():
        counts = count_nodes(counted.state, way)
        assert counts == counted.nodes, f"{word}\n{explain(counted.state, counted.nodes)}"


def test_positions_reach_every_decision() -> None:
    seen = {
        state.decision
        for path in FILES
        for state in reachable(read_counted_state(path).state, depth=4)
    }
    # A finished game ends every branch; a finished age is scored at once.
    assert seen | {Decision.GAME_OVER, Decision.AGE_OVER} == set(Decision)


def reachable(state: GameState, depth: int) -> list[GameState]:
    found = [state]
    if depth and not state.is_over:
        for action in listed(state):
            after = state.copy()
            apply(after, action)
            found += reachable(after, depth - 1)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_counts_of_random_small_states_agree(players: int) -> None:
    for seed in range(4):
        state = tiny_state(Ruleset(players), seed)
        counts = [count_nodes(state, way, 4) for way in GENERATORS.values()]
        assert counts[0] == counts[1] == counts[2]


def test_three_counts_find_same_actions_in_same_order() -> None:
    state = tiny_state(Ruleset(2, tuple(list(Tribe)[:5])), 3)
    assert set(map(str, tried(state))) == set(map(str, listed(state)))
    assert sorted(map(str, stepwise(state))) == sorted(map(str, listed(state)))


def test_action_space_has_no_duplicates() -> None:
    state = read_counted_state(FILES[0]).state
    actions = list(map(repr, every_action(state)))
    assert len(actions) == len(set(actions)) > 200


def test_shallow_count_is_prefix_of_deep_one() -> None:
    counted = read_counted_state(FILES[0])
    assert count_nodes(counted.state, listed, 3) == counted.nodes[:3]
    assert sum(split(counted.state, listed).values()) == sum(counted.nodes)


def test_planted_missing_action_is_caught() -> None:
    """Plant the bug that the counts exist for: a list that omits an action."""

    def forgetful(state: GameState) -> list[Action]:
        actions = legal.legal_actions(state)
        return actions[:-1] or actions

    for path in FILES:
        counted = read_counted_state(path)
        assert count_nodes(counted.state, forgetful) != counted.nodes, path.stem


def test_file_without_counts_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.perft"
    with pytest.raises(NotationError, match="cannot read"):
        read_counted_state(path)
    path.write_text("players: 2\n", encoding="utf-8")
    with pytest.raises(NotationError, match=r"one line .*, not 0"):
        read_counted_state(path)
    path.write_text("players: 2\nnodes: many\n", encoding="utf-8")
    with pytest.raises(NotationError, match="should list the nodes"):
        read_counted_state(path)
