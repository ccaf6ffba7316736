"""The secrecy checks can fail: each planted leak is found."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import DRAGON, SKELETON, Card, Tribe
from ethnos.rules.events import CardDealt, CardDrawn, CardsKept, Event
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.rules.view import PlayerView, redact, view
from ethnos.testing.invariance import (
    MakeView,
    event_leaks,
    play_leaks,
    reference_leaks,
    view_leaks,
    viewers,
)
from ethnos.testing.random_states import adversary, hoarder, random_state, uniform

TRIBES = (Tribe.CENTAUR, Tribe.ELF, Tribe.ORC, Tribe.SKELETON, Tribe.WIZARD)
RULESET = Ruleset(players=3, tribes=TRIBES).with_options(orc_raid_order="simultaneous")
TABLES = [random_state(RULESET, seed, policy=hoarder, decisions=35) for seed in range(8)]


def show_rival_hands(state: GameState, seat: int | None) -> PlayerView:
    return replace(view(state, seat), known=tuple(state.hands))


def show_next_card(state: GameState, seat: int | None) -> PlayerView:
    top = state.deck[-1]
    return replace(view(state, seat), pool=() if top is DRAGON else (top,))


def show_distance_to_dragon(state: GameState, seat: int | None) -> PlayerView:
    distance = next(n for n, card in enumerate(reversed(state.deck)) if card is DRAGON)
    return replace(view(state, seat), dragon_free=distance)


def show_skeletons_held(state: GameState, seat: int | None) -> PlayerView:
    held = tuple(hand.count(SKELETON) for hand in state.hands)
    return replace(view(state, seat), hand_sizes=held)


def show_skeleton_position(state: GameState, seat: int | None) -> PlayerView:
    deck = state.deck
    return replace(view(state, seat), deck_size=deck.index(SKELETON) if SKELETON in deck else 0)


def show_cards_in_deck(state: GameState, seat: int | None) -> PlayerView:
    cards: tuple[Card, ...] = tuple(card for card in state.deck if card is not DRAGON)
    return replace(view(state, seat), hand=tuple(sorted(cards)))


def show_order_of_drawing(state: GameState, seat: int | None) -> PlayerView:
    fullest = max(range(state.players), key=lambda holder: state.hands[holder])
    return replace(view(state, seat), first_player=fullest)


@dataclass(frozen=True)
class SeededView:
    seen: PlayerView
    seed: int


def show_seed(state: GameState, seat: int | None) -> SeededView:
    assert isinstance(state.source, FastSource)
    return SeededView(view(state, seat), state.source.seed)


LEAKY_VIEWS: list[MakeView] = [
    *(show_rival_hands, show_next_card, show_distance_to_dragon, show_skeletons_held),
    *(show_skeleton_position, show_cards_in_deck, show_order_of_drawing, show_seed),
]


@pytest.mark.parametrize("leaky", LEAKY_VIEWS)
def test_planted_view_that_shows_too_much_is_caught(leaky: MakeView) -> None:
    assert any(view_leaks(state, FastSource(99), make_view=leaky) for state in TABLES)


def test_real_view_passes_same_states() -> None:
    assert not any(view_leaks(state, FastSource(99)) for state in TABLES)


def test_planted_view_of_secret_raids_is_caught() -> None:
    def show_plans(state: GameState, seat: int | None) -> PlayerView:
        return replace(view(state, seat), raid_plans=tuple(state.raid_plans))

    raids = [
        random_state(RULESET, seed, policy=adversary, decisions=40, wanted=Decision.RAID)
        for seed in range(20)
    ]
    for state in raids:
        apply_legal(state, legal_actions(state)[-1])
    secret = [state for state in raids if state.decision is Decision.RAID]
    assert secret
    sources = [FastSource(seed) for seed in range(8)]
    assert any(view_leaks(state, s, make_view=show_plans) for state in secret for s in sources)
    assert not any(view_leaks(state, s) for state in secret for s in sources)


def test_planted_leak_after_action_is_caught() -> None:
    stream = FastSource(1).stream(POLICY_STREAM)
    assert any(
        play_leaks(state, FastSource(99), uniform, stream, make_view=show_skeletons_held)
        for state in TABLES
    )


def hiding_all_but(kind: type[Event]) -> Callable[[Event, int | None], Event]:
    return lambda event, seat: event if isinstance(event, kind) else redact(event, seat)


def test_planted_public_draw_is_caught() -> None:
    hide = hiding_all_but(CardDrawn)
    stream = FastSource(1).stream(POLICY_STREAM)
    assert any(play_leaks(s, FastSource(99), uniform, stream, hide=hide) for s in TABLES)


@pytest.mark.parametrize("kind", [CardDrawn, CardsKept])
def test_planted_event_with_hidden_card_is_caught(kind: type[Event]) -> None:
    asked = Decision.KEEP if kind is CardsKept else Decision.TURN
    found = []
    for seed in range(30):
        state = random_state(RULESET, seed, policy=hoarder, decisions=5, wanted=asked)
        after = state.copy()
        events = apply_legal(after, hoarder(state, FastSource(seed).stream(POLICY_STREAM)))
        found += event_leaks(state, events, after, hide=hiding_all_but(kind))
        assert event_leaks(state, events, after) == []
    assert found


def test_planted_public_deal_is_caught() -> None:
    state, events = new_game(RULESET, FastSource(1))
    assert event_leaks(state, events, state, hide=hiding_all_but(CardDealt))


@dataclass(frozen=True)
class ViewWithMemory:
    seen: PlayerView
    memory: object


@pytest.mark.parametrize(
    "memory",
    [
        lambda state: state,
        lambda state: state.copy(),
        lambda state: state.copy,
        lambda state: state.source,
        lambda state: state.source.stream(1),
        lambda state: state.deck,
        lambda state: tuple(state.hands),
        lambda state: lambda: state,
        lambda state: {"deck": tuple(state.deck)},
    ],
    ids=["table", "copy", "method", "source", "stream", "deck", "hands", "closure", "dict"],
)
def test_planted_reference_to_state_is_caught(memory: Callable[[GameState], object]) -> None:
    state = TABLES[0]
    for seat in viewers(state):
        assert reference_leaks(state, ViewWithMemory(view(state, seat), memory(state)))
