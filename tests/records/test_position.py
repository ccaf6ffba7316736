"""Positions as text: complete when written, tolerant when typed, exact when refused."""

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethnos.records.errors import NotationError
from ethnos.records.position import format_position, parse_position
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, SKELETON, Card, Kingdom, Tribe
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import BEGINNER, OrcRaid, Ruleset
from ethnos.rules.state import Decision, GameState, GiantToken, blank_state
from ethnos.rules.streams import FairSource, FastSource
from tests.records.recorded_games import play, rulesets, seeds

TYPED = """
# A typed position: everything left out is empty.
Players: 2
options: orc_raid=any_number
turn: 1
Hand 1: skeleton ELF:red orc:red     # unsorted
bands 0: giant:blue+skeleton elf:red
markers red: 1 0
deck: elf:blue dragon
giant: 0 with 2
"""


@settings(max_examples=30)
@given(rulesets(), seeds, st.integers(min_value=0, max_value=600))
def test_position_text_round_trips(ruleset: Ruleset, seed: int, actions: int) -> None:
    state = play(ruleset, seed, actions=actions).state
    again = parse_position(format_position(state))
    assert again == state
    assert format_position(again) == format_position(state)


def test_every_field_of_state_is_written() -> None:
    """Change each field in turn: the text differs, so nothing is left out."""
    state = play(Ruleset(players=4), 11, actions=120).state
    text = format_position(state)
    changes = _changes(state)
    assert {field.name for field in fields(GameState)} == set(changes)
    for name, value in changes.items():
        changed = state.copy()
        assert getattr(changed, name) != value, name
        setattr(changed, name, value)
        assert format_position(changed) != text, name


def _changes(state: GameState) -> dict[str, object]:
    late = play(Ruleset(players=4), 11).state
    card = Card(Tribe.WIZARD, Kingdom.GREY)
    return {
        "ruleset": Ruleset(players=4, merfolk_zero_ranks=True),
        "source": FastSource(12),
        "tribes": state.tribes[1:],
        "tokens": {**state.tokens, Kingdom.RED: (0, 0, 10)},
        "age": 3,
        "first_player": (state.first_player + 1) % 4,
        "turn_owner": (state.turn_owner + 1) % 4,
        "to_move": (state.to_move + 1) % 4,
        "decision": Decision.KEEP,
        "bands_this_turn": 7,
        "free_markers": 2,
        "deck": [*state.deck, DRAGON],
        "dragon_free": state.dragon_free + 1,
        "dragons_revealed": state.dragons_revealed + 1,
        "third_dragon_drawer": 3,
        "pool": (*state.pool, SKELETON),
        "discarded": (card,),
        "hands": [(SKELETON,)] * 4,
        "known": [(SKELETON,)] * 4,
        "bands": [(Band(None, (SKELETON,) * 10),)] * 4,
        "glory": [9, 9, 9, 9],
        "supply": [1, 2, 3, 4],
        "markers": {**state.markers, Kingdom.BLUE: (5, 5, 5, 5)},
        "merfolk": [18, 0, 1, 2],
        "orc_boards": [tuple(Kingdom)] * 4,
        "trolls": [(1, 6), (2,), (), ()],
        "giant": GiantToken(2, 9),
        "raid_plans": [(), None, None, None],
        "scoring": late.results[0],
        "results": late.results,
        "outcome": late.outcome,
    }


def test_omitted_parts_get_defaults() -> None:
    state = parse_position(TYPED)
    red_elf = Card(Tribe.ELF, Kingdom.RED)
    assert state.ruleset == Ruleset(players=2, orc_raid=OrcRaid.ANY_NUMBER)
    assert (state.turn_owner, state.to_move, state.decision) == (1, 1, Decision.TURN)
    assert state.hands[1] == (red_elf, Card(Tribe.ORC, Kingdom.RED), SKELETON)
    assert state.bands[0] == (
        Band(Card(Tribe.GIANT, Kingdom.BLUE), (SKELETON,)),
        Band(red_elf),
    )
    assert state.markers[Kingdom.RED] == (1, 0)
    assert state.deck == [DRAGON, Card(Tribe.ELF, Kingdom.BLUE)]  # the next card is the last
    assert state.giant == GiantToken(0, 2)
    assert (state.age, state.glory, state.supply, state.pool) == (1, [0, 0], [25, 25], ())
    assert legal_actions(state)


def test_order_of_typed_hand_does_not_matter() -> None:
    assert parse_position("hand 2: orc:red elf:red+skeleton") == parse_position(
        "HAND  2: skeleton elf:red orc:red"
    )


def test_empty_text_is_empty_state_for_four() -> None:
    assert parse_position("") == blank_state(Ruleset(), FastSource(0), ())


def test_agreed_tribes_are_kept_apart_from_tribes_in_play() -> None:
    state = play(BEGINNER, 3, actions=5).state
    assert "agreed tribes: centaur giant" in format_position(state)
    assert parse_position(format_position(state)).ruleset == BEGINNER


def test_fair_source_is_written_as_key() -> None:
    state = blank_state(Ruleset(), FairSource(b"\x01\xff"), ())
    assert "source: hmac-sha256-ctr/1 01ff\n" in format_position(state)
    assert parse_position(format_position(state)).source == state.source


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players: 7", "line 1: the game takes 2 to 6 players, not 7"),
        ("players: many", "line 1: 'many' is not a number"),
        ("\n\nhand 4: elf:red", "line 3: there is no 'hand 4'"),
        ("treasure: 3", "line 1: there is no 'treasure'"),
        ("turn 3", "line 1: 'turn 3' is not of the form 'key: value'"),
        ("turn: 4", "line 1: there is no seat 4"),
        ("turn: 1\nturn: 1", "line 2: 'turn' stands here a second time"),
        ("glory: 1 2", "line 1: 4 numbers are needed"),
        ("markers red: 1", "line 1: 4 numbers are needed"),
        ("decision: sleep", "line 1: there is no decision 'sleep'"),
        ("pool: elf:mauve", "line 1: there is no kingdom 'mauve'"),
        ("giant: 3", "line 1: '3' is not of the form 'seat with size'"),
        ("giant: 4 with 3", "line 1: there is no seat 4"),
        ("options: orc_raid", "line 1: option 'orc_raid' is not of the form"),
        ("options: orc_raid=maybe", "line 1: option orc_raid is one of"),
        ("agreed tribes: elf", "line 1: 4 players use 6 tribes"),
        ("source: dice 3", "line 1: there is no source 'dice'"),
        ("source: pcg32/1 x", "line 1: 'x' is no seed"),
        ("outcome: {}", "line 1: Outcome lacks"),
        ("results: 3", "line 1: a list was expected"),
    ],
)
def test_parse_error_names_line(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        parse_position(text)


@given(st.text())
def test_parser_survives_any_text(text: str) -> None:
    try:
        parse_position(text)
    except NotationError:
        return
