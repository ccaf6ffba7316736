"""A view contains all that a seat may know, and nothing else."""

from dataclasses import replace

from hypothesis import given

from ethnos.records.pieces import missing_pieces
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import DRAGON
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import POLICY_STREAM, FairSource, FastSource
from ethnos.rules.view import determinize, redact, view
from ethnos.testing.invariance import (
    as_json,
    event_leaks,
    play_leaks,
    reference_leaks,
    reshuffled,
    view_leaks,
    viewers,
)
from ethnos.testing.random_states import Policy
from tests.properties.strategies import examples, policies, rulesets, seeds, states


@examples(150)
@given(states(), seeds)
def test_hidden_information_changes_no_byte_of_view(state: GameState, seed: int) -> None:
    assert view_leaks(state, FastSource(seed)) == []


@examples(60)
@given(states(), seeds)
def test_reshuffling_keeps_pieces_and_changes_hidden_ones(state: GameState, seed: int) -> None:
    source = FastSource(seed)
    for seat in viewers(state):
        other = reshuffled(state, seat, source)
        assert missing_pieces(other) == []
        allies = [card for card in state.deck if card is not DRAGON]
        if len(set(allies)) > 10:
            assert other.deck != state.deck


@examples(60)
@given(states(), seeds, policies)
def test_later_views_leak_nothing(state: GameState, seed: int, policy: Policy) -> None:
    stream = FastSource(seed).stream(POLICY_STREAM)
    assert play_leaks(state, FastSource(seed), policy, stream) == []


@examples(150)
@given(states(), seeds, policies)
def test_events_name_no_hidden_card(state: GameState, seed: int, policy: Policy) -> None:
    if state.is_over:
        return
    after = state.copy()
    events = apply_legal(after, policy(state, FastSource(seed).stream(POLICY_STREAM)))
    assert event_leaks(state, events, after) == []


@examples(60)
@given(rulesets(), seeds)
def test_deal_reveals_hand_to_its_owner_only(ruleset: Ruleset, seed: int) -> None:
    state, events = new_game(ruleset, FairSource(seed.to_bytes(8, "big")))
    assert event_leaks(state, events, state) == []
    for seat in viewers(state):
        heard = [redact(event, seat) for event in events]
        owned = [event for event, told in zip(events, heard, strict=True) if event != told]
        assert len(owned) == ruleset.players - (seat is not None)


@examples(60)
@given(states())
def test_view_holds_no_reference_to_state(state: GameState) -> None:
    for seat in viewers(state):
        assert reference_leaks(state, view(state, seat)) == []


@examples(60)
@given(states())
def test_views_differ_only_in_own_secrets(state: GameState) -> None:
    spectator = view(state, None)
    secret_raids = state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS
    for seat in range(state.players):
        seen = view(state, seat)
        assert seen.hand == state.hands[seat]
        plans = spectator.raid_plans if secret_raids else seen.raid_plans
        assert replace(seen, seat=None, hand=(), raid_plans=plans) == spectator
        if secret_raids:
            assert seen.raid_plans[seat] == state.raid_plans[seat]


@examples(60)
@given(states())
def test_view_does_not_change_during_play(state: GameState) -> None:
    views = {seat: view(state, seat) for seat in viewers(state)}
    written = {seat: as_json(seen) for seat, seen in views.items()}
    for action in legal_actions(state)[-1:]:
        apply_legal(state, action)
    assert {seat: as_json(seen) for seat, seen in views.items()} == written


@examples(120)
@given(states(), seeds)
def test_determinized_state_gives_same_view(state: GameState, seed: int) -> None:
    for seat in viewers(state):
        seen = view(state, seat)
        sampled = determinize(seen, FastSource(seed))
        assert as_json(view(sampled, seat)) == as_json(seen)
        assert missing_pieces(sampled) == []
        if seat == state.to_move:
            assert legal_actions(sampled) == legal_actions(state)


@examples(60)
@given(states(), seeds, policies)
def test_determinized_state_can_be_played_on(state: GameState, seed: int, policy: Policy) -> None:
    sampled = determinize(view(state, state.to_move), FastSource(seed))
    stream = FastSource(seed).stream(POLICY_STREAM)
    for _ in range(30):
        if not sampled.is_over:
            apply_legal(sampled, policy(sampled, stream))
            assert missing_pieces(sampled) == []


@examples(40)
@given(states(), seeds)
def test_determinizing_depends_only_on_view_and_source(state: GameState, seed: int) -> None:
    source = FastSource(seed)
    for seat in viewers(state):
        elsewhere = reshuffled(state, seat, FastSource(seed + 1))
        sampled = determinize(view(state, seat), source)
        assert sampled == determinize(view(elsewhere, seat), source)
