"""No bot can access anything hidden from its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from ethnos.bots import LegalActions, make_bot
from ethnos.rules.actions import Action
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.streams import FairSource, FastSource, Stream
from ethnos.rules.view import PlayerView, determinize, view
from tests.bots.self_play import self_play_states, stream, varied_ruleset

PLAIN = ("random", "novice", "adventurer", "heuristic", "marker", "collector")
HARMLESS = (int, float, str, bytes, bool, type(None), type)


def reachable(*roots: object) -> Iterator[object]:
    """Yield every object reachable through attributes, items and keys."""
    seen: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, HARMLESS):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        waiting += vars(thing).values() if hasattr(thing, "__dict__") else []
        slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        waiting += [getattr(thing, name) for name in slots if hasattr(thing, name)]


class Spy:
    """A bot that records everything reachable from its arguments."""

    def __init__(self) -> None:
        self.found: list[object] = []

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        self.found += reachable(view, actions, stream)
        return actions[0]


def test_no_state_and_no_source_is_reachable_from_a_bot() -> None:
    spy = Spy()
    for number, _ in enumerate(self_play_states(spy, Ruleset(), seed=1)):
        if number == 60:
            break
    assert any(isinstance(thing, PlayerView) for thing in spy.found)
    assert not any(isinstance(thing, GameState | FastSource | FairSource) for thing in spy.found)


def test_spy_finds_a_state() -> None:
    state = next(self_play_states(make_bot("random"), Ruleset(), seed=1))
    assert any(isinstance(thing, GameState) for thing in reachable([{"here": (state,)}]))


def twin_of(state: GameState, seed: int) -> GameState:
    """Return a state that differs only in what is hidden from the player to move."""
    return determinize(view(state, state.to_move), FastSource(seed))


def test_offered_actions_are_the_legal_ones() -> None:
    for number in range(5):
        for state in self_play_states(make_bot("random"), varied_ruleset(number), seed=number):
            assert list(LegalActions(view(state, state.to_move))) == legal_actions(state)


@pytest.mark.parametrize("name", PLAIN)
def test_choice_does_not_depend_on_hidden_cards(name: str) -> None:
    bot = make_bot(name)
    different = 0
    for state in self_play_states(make_bot("marker"), Ruleset(), seed=3):
        twin = twin_of(state, seed=len(state.deck))
        different += twin.hands != state.hands or twin.deck != state.deck
        seat = state.to_move
        choices = [
            bot.choose(seen, LegalActions(seen), stream(len(state.pool)))
            for seen in (view(state, seat), view(twin, seat))
        ]
        assert choices[0] == choices[1]
    assert different > 100
