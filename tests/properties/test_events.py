"""Events are complete: state and scores can be rebuilt from them."""

from hypothesis import given

from ethnos.rules.events import AgeScored, Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.rules.view import redact, view
from ethnos.testing.random_states import Policy, play_on
from tests.properties.spectator import RebuiltState
from tests.properties.strategies import examples, policies, rulesets, seeds


@examples(60)
@given(rulesets(), seeds, policies)
def test_state_and_scores_can_be_rebuilt_from_events(
    ruleset: Ruleset, seed: int, policy: Policy
) -> None:
    source = FastSource(seed)
    state, events = new_game(ruleset, source)
    rebuilt = RebuiltState(ruleset.players)
    for event in events:
        rebuilt.apply(redact(event, None))
    rebuilt.agrees_with(view(state, None))
    for _, events in play_on(state, policy, source.stream(POLICY_STREAM)):
        for event in events:
            rebuilt.apply(redact(event, None))
        rebuilt.agrees_with(view(state, None))


@examples(40)
@given(rulesets(), seeds, policies)
def test_age_result_adds_up(ruleset: Ruleset, seed: int, policy: Policy) -> None:
    source = FastSource(seed)
    state, _ = new_game(ruleset, source)
    told: list[Event] = []
    for _, events in play_on(state, policy, source.stream(POLICY_STREAM)):
        told += events
    scored = [event for event in told if isinstance(event, AgeScored)]
    assert len(scored) == len(state.results)
    for event, result in zip(scored, state.results, strict=True):
        assert event.gained == tuple(result.glory(seat) for seat in range(ruleset.players))
