"""Bugs of other implementations of the game: none may occur here.

Each was found elsewhere once. Some are covered by tests of other files in passing; here each has
a test of its own.
"""

import dataclasses

import pytest

from ethnos.rules import (
    Kingdom,
    legal_actions,
    redact,
    view,
)
from ethnos.rules.actions import DrawCards, PlayBand, RecruitFromDeck
from ethnos.rules.cards import DRAGON
from ethnos.rules.components import glory_tokens
from ethnos.rules.errors import Refusal
from ethnos.rules.events import (
    AreaScored,
    BandScored,
    CardDrawn,
    OrcsRaided,
    TurnBegan,
)
from ethnos.rules.outcome import TieBreak
from ethnos.rules.state import Decision
from tests.rules.builder import (
    bands_to_play,
    card,
    cards,
    do,
    end_age,
    kingdom_glory,
    make_state,
    merfolk_glory,
    of_kind,
    options,
    play_band,
    refused,
    scored,
)

# From the history of one implementation, in order.


def test_the_game_survives_a_dragon_as_the_last_card_of_the_deck() -> None:
    """R31, D12."""
    state = make_state(dragons=2)
    state.deck = [DRAGON, card("dwarf:red")]
    do(state, "draw", "draw")
    assert state.age == 2


def test_a_wizard_never_draws_into_a_full_hand() -> None:
    """R44, R72, D15."""
    nine = "halfling:red*4 halfling:blue*4 dwarf:red"
    state = make_state(hand=f"wizard:red {nine}")
    do(state, "band wizard:red", "wizard 1")
    assert len(state.hands[0]) == 1


def test_the_leader_is_always_one_of_the_cards_played() -> None:
    """R36."""
    state = make_state(hand="elf:red elf:blue", pool="elf:grey")
    assert refused(state, play_band("elf:grey+elf:red+elf:blue")).code == Refusal.NOT_IN_HAND
    assert refused(state, PlayBand(None, cards("elf:red"))).code == Refusal.NO_LEADER


def test_a_skeleton_is_never_offered_as_leader() -> None:
    """R64."""
    offered = bands_to_play(make_state(hand="elf:red orc:red skeleton*3"))
    assert not any(text.startswith("band skeleton") for text in offered)


def test_a_halfling_band_brings_no_marker_to_an_empty_kingdom() -> None:
    """R57."""
    state = make_state(hand="halfling:red halfling:red")
    do(state, "band halfling:red+halfling:red")
    assert state.markers[Kingdom.RED] == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("merfolk:red+merfolk:blue+merfolk:grey", ["free red"]),
        ("elf:red dwarf:blue", ["keep dwarf:blue"]),
        ("orc:red", ["orc yes"]),
        ("troll:red", ["troll 1"]),
        ("centaur:red dwarf:blue", ["stop"]),
        ("wizard:red", ["wizard 1"]),
    ],
)
def test_a_follow_up_neither_blocks_nor_skips_a_turn(hand: str, actions: list[str]) -> None:
    """R24, R34."""
    state = make_state(hand=hand.replace("+", " "))
    do(state, f"band {hand.split(maxsplit=1)[0]}")
    assert (state.to_move, state.turn_owner) == (0, 0)
    events = do(state, *actions)
    assert of_kind(TurnBegan, events) == [TurnBegan(1)]
    assert (state.to_move, state.decision) == (1, Decision.TURN)


def test_raids_come_after_the_kingdoms_and_before_the_bands() -> None:
    """R92, D41."""
    state = make_state(
        orcs={0: "red"}, markers={"red": (1, 0, 0, 0)}, bands={0: "elf:red+elf:blue"}
    )
    events = end_age(state) + do(state, "raid red")
    kinds = [type(one) for one in events if isinstance(one, AreaScored | OrcsRaided | BandScored)]
    assert kinds == [*[AreaScored] * 6, OrcsRaided, BandScored]


def test_an_age_is_scored_without_giants_and_merfolk() -> None:
    """R78."""
    result = scored(make_state(tribes="centaur dwarf elf minotaur wingfolk wizard"))
    assert (result.giant, result.merfolk) == (None, None)


def test_trolls_break_ties_in_kingdoms_and_on_the_merfolk_track() -> None:
    """R88, R94, D46."""
    state = make_state(age=2, markers={"red": (1, 1, 0, 0)}, merfolk=(3, 3, 0, 0), trolls={0: (1,)})
    result = scored(state)
    assert kingdom_glory(result) == [4, 2, 0, 0]
    assert merfolk_glory(result) == [2, 1, 0, 0]


def test_two_and_three_players_have_their_own_tokens() -> None:
    """R112, F1."""
    assert glory_tokens(2) == glory_tokens(3) == (0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10)


@pytest.mark.parametrize("poorest", [0, 1, 2, 3])
def test_any_seat_can_begin_a_new_age(poorest: int) -> None:
    """R22."""
    glory = [5, 5, 5, 5]
    glory[poorest] = 0
    state = make_state(glory=glory)
    end_age(state)
    assert state.to_move == poorest
    do(state, "draw")
    assert state.to_move == (poorest + 1) % 4


def test_the_same_action_sent_twice_is_refused_the_second_time() -> None:
    """R25, R33."""
    state = make_state(hand="dwarf:red", hands={1: "elf:blue"})
    twice = play_band("dwarf:red")
    do(state, str(twice))
    assert refused(state, twice).code == Refusal.NOT_IN_HAND


def test_no_choice_of_one_age_reaches_into_the_next() -> None:
    """R75, R102."""
    state = make_state(hand="wizard:red wizard:blue", deck="dragon", dragons=2)
    do(state, "band wizard:red+wizard:blue", "wizard 2")
    assert (state.age, state.decision, state.bands_this_turn) == (2, Decision.TURN, 0)
    assert refused(state, DrawCards(2)).code == Refusal.WRONG_DECISION


def test_finished_game_has_views_for_all_seats() -> None:
    """R108."""
    state = make_state(age=3)
    end_age(state)
    assert view(state, None).outcome == view(state, 2).outcome == state.outcome
    assert legal_actions(state) == []
    refusal = refused(state, RecruitFromDeck())
    assert (refusal.code, refusal.clause) == (Refusal.GAME_OVER, "R108")


# Found by reading other implementations.


def test_other_hands_cannot_be_read() -> None:
    """D79."""
    state = make_state(hand="elf:red", hands={1: "orc:blue troll:grey"}, deck="elf:blue")
    seen = dataclasses.asdict(view(state, 0))
    assert seen["hand"] == cards("elf:red")
    assert seen["hand_sizes"] == (1, 2, 0, 0)
    assert seen["known"] == ((), (), (), ())
    assert not {"deck", "hands", "source", "discarded"} & set(seen)
    drawn = of_kind(CardDrawn, do(state, "draw"))[0]
    assert redact(drawn, 1) == redact(drawn, None) == CardDrawn(0, None)


def test_a_higher_score_wins_over_an_earlier_tie() -> None:
    """R108."""
    state = make_state(
        age=3, glory=(10, 10, 20, 0), markers={"red": (3, 2, 0, 0)}, tokens=(0, 0, 0)
    )
    end_age(state)
    assert state.outcome is not None
    assert state.outcome.winners == (2,)
    assert state.outcome.decided_by is TieBreak.GLORY


def test_troll_tokens_of_10_beat_those_of_9() -> None:
    """R94."""
    state = make_state(markers={"red": (2, 2, 0, 0)}, trolls={0: (4, 5), 1: (1, 3, 6)})
    assert kingdom_glory(scored(state)) == [0, 2, 0, 0]


def test_elves_need_not_keep_all_they_may() -> None:
    """R53, D29."""
    state = make_state(hand="elf:red elf:blue orc:red orc:blue")
    do(state, "band elf:red+elf:blue")
    assert {"keep none", "keep orc:red", "keep orc:blue+orc:red"} <= set(options(state))


def test_two_free_markers_may_go_to_one_kingdom() -> None:
    """R59, D36."""
    six = "merfolk:red merfolk:red merfolk:blue merfolk:blue merfolk:grey merfolk:grey"
    state = make_state(hand=six, merfolk=(1, 0, 0, 0))
    do(state, f"band {six.replace(' ', '+')}", "free green", "free green")
    assert state.markers[Kingdom.GREEN] == (2, 0, 0, 0)


def test_the_player_chooses_which_token_to_take() -> None:
    """R68."""
    state = make_state(hand="troll:red troll:blue troll:grey")
    do(state, "band troll:red+troll:blue+troll:grey")
    assert options(state) == ["troll 1", "troll 2", "troll 3", "troll none"]


def test_drawer_of_dragon_still_gets_card() -> None:
    """R29."""
    state = make_state(deck="dragon dwarf:red")
    do(state, "draw")
    assert state.hands[0] == cards("dwarf:red")


def test_wizards_draw_x_and_dwarves_draw_nothing() -> None:
    """R52, R72."""
    state = make_state(hand="wizard:red wizard:blue", hands={1: "dwarf:red dwarf:blue"})
    do(state, "band wizard:red+wizard:blue", "wizard 2", "band dwarf:red+dwarf:blue")
    assert [len(hand) for hand in state.hands[:2]] == [2, 0]


def test_elves_take_nothing_from_the_pool() -> None:
    """R53."""
    state = make_state(hand="elf:red dwarf:red", pool="orc:red")
    do(state, "band elf:red", "keep dwarf:red")
    assert state.pool == cards("orc:red")


def test_merfolk_move_x_and_not_1() -> None:
    """R58."""
    state = make_state(hand="merfolk:red merfolk:blue")
    do(state, "band merfolk:red+merfolk:blue")
    assert state.merfolk[0] == 2


def test_a_troll_band_brings_one_token_and_not_one_per_card() -> None:
    """R68."""
    state = make_state(hand="troll:red troll:blue troll:grey")
    do(state, "band troll:red+troll:blue+troll:grey", "troll 3")
    assert state.trolls[0] == (3,)
    assert state.to_move == 1


def test_the_first_and_second_dragon_do_not_end_an_age() -> None:
    """R30, R31."""
    state = make_state(deck="dragon dragon dwarf:red")
    do(state, "draw")
    assert (state.age, state.dragons_revealed) == (1, 2)


def test_first_place_in_a_last_age_of_two_earns_both_tokens_only_alone() -> None:
    """R115, R116."""
    contested = make_state(players=2, age=2, markers={"red": (3, 1)}, tokens=(4, 8))
    alone = make_state(players=2, age=2, markers={"red": (3, 0)}, tokens=(4, 8))
    assert kingdom_glory(scored(contested)) == [8, 0]
    assert kingdom_glory(scored(alone)) == [12, 0]
