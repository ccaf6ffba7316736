"""Text round trips: what is written of an action is read back as the same action."""

from hypothesis import given

from ethnos.records.notation import parse_action
from ethnos.rules.legal import legal_actions
from ethnos.rules.state import GameState
from tests.properties.strategies import examples, tables


@examples(100)
@given(tables())
def test_every_legal_action_survives_being_written(state: GameState) -> None:
    actions = legal_actions(state)
    assert [parse_action(str(action)) for action in actions] == actions
    assert len({str(action) for action in actions}) == len(actions)
