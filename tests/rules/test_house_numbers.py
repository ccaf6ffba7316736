"""House numbers: variants of the hand limit, the markers and the ages."""

from dataclasses import replace

import pytest

from ethnos.records.codec import decode, encode
from ethnos.records.position import format_position, parse_position
from ethnos.rules import FastSource, IllegalActionError, Ruleset, SetupError, apply, new_game
from ethnos.rules import actions as act
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import STANDARD
from ethnos.rules.state import GameState

HOUSE = Ruleset(players=3, hand_limit=8, marker_count=12, age_count=1)
TRIBES = (Tribe.ELF, Tribe.GIANT, Tribe.MERFOLK, Tribe.ORC, Tribe.SKELETON)


def a_state(ruleset: Ruleset, hand: tuple[Card, ...] = ()) -> GameState:
    state, _ = new_game(ruleset, FastSource(1))
    state.hands[state.to_move] = tuple(sorted(hand))
    return state


def test_printed_numbers_are_the_default() -> None:
    """R7, R16, R47."""
    for players in range(2, 7):
        ruleset = Ruleset(players=players)
        printed = {name: house.printed(players) for name, house in HOUSE_NUMBERS.items()}
        assert printed["hand_limit"] == ruleset.hand_limit == 10
        assert printed["marker_count"] == ruleset.marker_count == 26
        assert printed["age_count"] == ruleset.ages == (2 if players < 4 else 3)
        assert ruleset.variants == {}
        assert not HOUSE_NUMBERS.keys() & ruleset.options.keys()
        assert replace(ruleset, **printed) == ruleset  # type: ignore[arg-type]  # all are numbers


@pytest.mark.parametrize(
    ("name", "players", "least", "most"),
    [("hand_limit", 4, 7, 12), ("marker_count", 4, 3, 40), ("age_count", 4, 1, 3)]
    + [("age_count", players, 1, 2) for players in (2, 3)],
)
def test_numbers_out_of_bounds_are_refused(name: str, players: int, least: int, most: int) -> None:
    """R7, R16, R47."""
    plain = Ruleset(players=players)
    for number in (least, most):
        ruleset = plain.with_options(**{name: str(number)})
        assert ruleset.variants in ({name: number}, {})
    for text in (
        str(least - 1),
        str(most + 1),
        "-8",
        "8.0",
        "\N{SUPERSCRIPT EIGHT}",
        "",
        "9" * 5_000,
    ):
        with pytest.raises(SetupError, match=f"{name} is {least} to {most}, not") as refused:
            plain.with_options(**{name: text})
        assert refused.value.code == "number"
        assert refused.value.details["option"] == name
    for value in ("8", True, 8.0):
        with pytest.raises(SetupError, match=f"{name} is an int, not"):
            replace(plain, **{name: value})  # type: ignore[arg-type]  # refused


def test_ages_are_the_printed_ones_unless_the_house_says_otherwise() -> None:
    """R16."""
    assert Ruleset(4, age_count=3) == Ruleset(4)
    assert Ruleset(4, age_count=2).ages == 2
    assert Ruleset(4, age_count=2) != Ruleset(4)


def test_ruleset_survives_text_json_and_positions() -> None:
    """R7, R16, R47."""
    assert Ruleset(3).with_options(**HOUSE.options) == HOUSE
    assert decode(Ruleset, encode(HOUSE)) == HOUSE
    assert parse_position(format_position(a_state(HOUSE))).ruleset == HOUSE


def test_json_of_printed_numbers_is_that_of_earlier_versions() -> None:
    """R7, R16, R47."""
    json = encode(STANDARD)
    assert isinstance(json, dict)
    assert not HOUSE_NUMBERS.keys() & json.keys()
    assert decode(Ruleset, json) == STANDARD


def test_hand_of_the_house_limit_must_play() -> None:
    """R47."""
    hand = (Card(Tribe.ELF, Kingdom.RED),) * 8
    state = a_state(Ruleset(3, TRIBES, hand_limit=8), hand)
    with pytest.raises(IllegalActionError, match="the hand holds 8 cards") as refused:
        apply(state, act.RECRUIT_FROM_DECK)
    assert refused.value.clause == "R47"
    state.hands[state.to_move] = hand[:7]
    apply(state, act.RECRUIT_FROM_DECK)


def test_larger_hand_still_plays_bands_of_ten() -> None:
    """R33, R47."""
    state = a_state(Ruleset(3, TRIBES, hand_limit=12), (Card(Tribe.ELF, Kingdom.RED),) * 11)
    assert act.RECRUIT_FROM_DECK in legal_actions(state)
    bands = [action for action in legal_actions(state) if isinstance(action, act.PlayBand)]
    assert max(len(band.cards) for band in bands) == 10


def test_full_hand_of_skeletons_passes() -> None:
    """D14: below ten cards, skeletons cannot win."""
    state = a_state(Ruleset(3, TRIBES, hand_limit=7), (SKELETON,) * 7)
    assert legal_actions(state) == [act.PASS]


def test_supply_starts_from_the_markers_of_the_house() -> None:
    """R10, R12."""
    assert set(a_state(Ruleset(3, TRIBES, marker_count=12)).supply) == {10}
    without_merfolk = (Tribe.DWARF, *(tribe for tribe in TRIBES if tribe is not Tribe.MERFOLK))
    assert set(a_state(Ruleset(3, without_merfolk, marker_count=12)).supply) == {11}


@pytest.mark.parametrize(("players", "ages"), [(2, 1), (4, 1), (4, 2)])
def test_game_ends_after_the_last_age_of_the_house(players: int, ages: int) -> None:
    """R9, R16, R80: a kingdom has one token for each age, and the last age ends the game."""
    ruleset = Ruleset(players, age_count=ages)
    state = a_state(ruleset)
    assert {len(tokens) for tokens in state.tokens.values()} == {ages}
    assert len(state.tribes) == (5 if players < 4 else 6)
    stream = FastSource(2).stream(0)
    while not state.is_over:
        actions = legal_actions(state)
        apply(state, actions[stream.below(len(actions))])
    assert [result.age for result in state.results] == [*range(1, ages + 1)]
