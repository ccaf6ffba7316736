"""Rare states: easy to get wrong, and hardly ever reached by random play.

A bug found anywhere becomes a case here: a position, the number of legal actions counted by hand,
and one line of explanation. All cases pass the checks that random states pass.
"""

from dataclasses import dataclass, field

import pytest

from ethnos.records.codec import Json
from ethnos.records.notation import parse_action
from ethnos.records.pieces import missing_pieces
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply
from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.rules.legal import is_legal, legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.view import determinize, view
from ethnos.testing.invariance import (
    event_leaks,
    play_leaks,
    reference_leaks,
    view_leaks,
    viewers,
)
from ethnos.testing.state_builder import build_state

TOKENS = {
    "blue": [0, 2],
    "green": [2, 4],
    "grey": [4, 6],
    "orange": [6, 6],
    "purple": [8, 8],
    "red": [8, 10],
}


@dataclass(frozen=True)
class Case:
    """A position for three players, and the actions that lead to the decision under test."""

    story: str
    given: dict[str, Json]
    legal: int
    actions: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    markers: dict[str, int] = field(default_factory=dict)
    """Markers of player A by kingdom."""

    def state(self) -> GameState:
        """Return the state at the decision under test."""
        kingdoms: dict[str, Json] = {
            colour: {"tokens": [*tokens], "markers": {"A": self.markers.get(colour, 0)}}
            for colour, tokens in TOKENS.items()
        }
        ruleset = Ruleset(players=3).with_options(**self.options)
        state = build_state(ruleset, {"kingdoms": kingdoms, **self.given})
        for text in self.actions:
            apply(state, parse_action(text))
        return state


TEN_SKELETONS: dict[str, Json] = {"hands": {"A": ["skeleton"] * 10}}
CENTAUR = Card(Tribe.CENTAUR, Kingdom.ORANGE)
TEN_REDS: list[Json] = ["dwarf:red", "elf:red", "giant:red", "orc:red", "troll:red"] * 2
LAST_DRAGON: dict[str, Json] = {"dragons_revealed": 2, "deck_top": ["dragon"]}
MERFOLK_OF_THREE = "band merfolk:red+merfolk:blue+merfolk:green"

CASES = [
    Case("ten skeletons can do nothing but win", TEN_SKELETONS, 1),
    Case(
        "ten skeletons that may not win must pass",
        TEN_SKELETONS,
        1,
        options={"ten_skeletons": "illegal"},
    ),
    Case(
        "nine skeletons follow the only leader in a full hand",
        {"hands": {"A": ["orc:red", *["skeleton"] * 9]}},
        10,
    ),
    Case(
        "ten cards of one colour, two of each tribe: 5 leaders, 2 * 3 ** 4 ways to follow each",
        {"hands": {"A": TEN_REDS}},
        810,
    ),
    Case(
        "the last marker of the supply goes with the band, so the symbol passed brings none",
        {"hands": {"A": ["merfolk:red", "merfolk:blue", "merfolk:green"]}, "merfolk": {"A": 1}},
        1,  # The next player, with neither hand nor pool, draws.
        actions=(MERFOLK_OF_THREE,),
        markers={"blue": 5, "green": 5, "grey": 5, "orange": 5, "purple": 3},
    ),
    Case(
        "two symbols passed, but only one marker left for them",
        {"hands": {"A": ["merfolk:red", "merfolk:blue", "merfolk:green"]}, "merfolk": {"A": 15}},
        7,
        actions=(MERFOLK_OF_THREE,),
        markers={"blue": 5, "green": 5, "grey": 5, "orange": 5, "purple": 2},
    ),
    Case(
        "one space before the end of the merfolk track a longer move is cut",
        {"hands": {"A": ["merfolk:red", "merfolk:blue", "merfolk:green"]}, "merfolk": {"A": 17}},
        2,
        actions=(MERFOLK_OF_THREE,),
        options={"merfolk_move": "up_to"},
    ),
    Case(
        "trolls come too late when every token is claimed",
        {
            "hands": {"A": ["troll:red", "troll:blue"]},
            "trolls": {"held": {"B": [1, 2, 3], "C": [4, 5, 6]}},
        },
        1,
        actions=("band troll:red+troll:blue",),
    ),
    Case(
        "a full orc board is raided in 64 ways where any number may go",
        {"orc": {"A": [*TOKENS]}, **LAST_DRAGON},
        64,
        actions=("draw",),
        options={"orc_raid": "any_number"},
    ),
    Case(
        "a raid decided in secret stays secret while the next player decides",
        {"orc": {"A": ["blue", "red"], "B": ["grey"]}, **LAST_DRAGON},
        2,
        actions=("draw", "raid blue+red"),
        options={"orc_raid_order": "simultaneous"},
    ),
    Case(
        "a centaur followed by nothing but skeletons opens no further band, the rest is discarded",
        {"hands": {"A": ["centaur:orange", "skeleton"]}},
        2,  # The next player draws, or takes the skeleton.
        actions=("band centaur:orange",),
    ),
    Case(
        "the third dragon cuts a wizard's draw short",
        {
            "hands": {"A": ["wizard:red", "wizard:blue"]},
            "dragons_revealed": 2,
            "deck_top": ["elf:red", "dragon"],
        },
        2,
        actions=("band wizard:red+wizard:blue",),
    ),
    Case(
        "a card taken face up and its twin drawn blind: nobody knows which of them was played",
        {"hands": {"A": ["elf:red", "orc:blue"]}, "pool": ["elf:red"]},
        3,  # Keep the other elf, the orc, or neither.
        actions=("take elf:red", "draw", "draw", "band elf:red"),
    ),
]


@pytest.fixture(params=CASES, ids=lambda case: case.story)
def case(request: pytest.FixtureRequest) -> Case:
    assert isinstance(request.param, Case)
    return request.param


def test_legal_actions_are_those_counted_by_hand(case: Case) -> None:
    state = case.state()
    actions = legal_actions(state)
    assert len(actions) == case.legal
    assert all(is_legal(state, action) for action in actions)
    assert count_by_steps(state, None) == case.legal


def count_by_steps(state: GameState, draft: Draft) -> int:
    count = 0
    for step in steps(state, draft):
        said = say(draft, step)
        if is_complete(step):
            count += 1
        else:
            assert isinstance(said, PlayBand | KeepCards)
            count += count_by_steps(state, said)
    return count


def test_every_legal_action_applies_and_loses_no_piece(case: Case) -> None:
    state = case.state()
    assert missing_pieces(state) == []
    for action in legal_actions(state):
        after = state.copy()
        events = apply(after, action)
        assert missing_pieces(after) == [], f"after {action}"
        assert event_leaks(state, events, after) == [], f"after {action}"


def test_further_band_question_leaks_only_hand_about_to_be_shown() -> None:
    given: dict[str, Json] = {"hands": {"A": ["centaur:orange", "skeleton"]}}
    state = Case("", given, 0).state()
    state.known[0] = (CENTAUR,)
    for seed in range(40):
        source = FastSource(seed)
        assert play_leaks(state, source, lead_the_centaur, source.stream(0)) == []


def lead_the_centaur(state: GameState, _: Stream) -> Action:
    actions = legal_actions(state)
    return PlayBand(CENTAUR) if PlayBand(CENTAUR) in actions else actions[-1]


def test_views_leak_nothing(case: Case) -> None:
    state = case.state()
    for seed in range(5):
        assert view_leaks(state, FastSource(seed)) == []
    for seat in viewers(state):
        seen = view(state, seat)
        assert reference_leaks(state, seen) == []
        assert view(determinize(seen, FastSource(1)), seat) == seen
