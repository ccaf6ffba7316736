"""Text round trips: an action written as text reads back as the same action."""

from hypothesis import given

from ethnos.records.notation import parse_action
from ethnos.rules.legal import legal_actions
from ethnos.rules.state import GameState
from tests.properties.strategies import examples, states


@examples(100)
@given(states())
def test_legal_actions_round_trip_through_text(state: GameState) -> None:
    actions = legal_actions(state)
    assert [parse_action(str(action)) for action in actions] == actions
    assert len({str(action) for action in actions}) == len(actions)
