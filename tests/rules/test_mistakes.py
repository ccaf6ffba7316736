"""Mistakes that other implementations and explanations of the game have made.

Each was found elsewhere once; none may be found here. Where a test of another file says the same
in passing, this one says it outright.
"""

import dataclasses

import pytest

from ethnos.rules import (
    FastSource,
    Kingdom,
    Ruleset,
    apply_legal,
    legal_actions,
    new_game,
    redact,
    view,
)
from ethnos.rules.actions import DrawCards, PlayBand, RecruitFromDeck, RecruitFromPool
from ethnos.rules.cards import DRAGON
from ethnos.rules.components import ORC_RAID_GLORY, TROLL_TOKENS, glory_tokens
from ethnos.rules.errors import Refusal
from ethnos.rules.events import (
    AreaScored,
    BandScored,
    CardDrawn,
    HandDiscarded,
    OrcsRaided,
    TurnBegan,
)
from ethnos.rules.results import TieBreak
from ethnos.rules.state import Decision
from tests.rules.table import (
    bands_to_play,
    card,
    cards,
    do,
    end_age,
    kingdom_glory,
    marker_total,
    merfolk_glory,
    of_kind,
    options,
    play_band,
    refused,
    scored,
    table,
)

# Found in the history of one implementation, in the order its author met them.


def test_the_game_survives_a_dragon_as_the_last_card_of_the_deck() -> None:
    """R31, D12."""
    state = table(dragons=2)
    state.deck = [DRAGON, card("dwarf:red")]
    do(state, "draw", "draw")
    assert state.age == 2


def test_a_wizard_never_draws_into_a_full_hand() -> None:
    """R44, R72, D15."""
    nine = "halfling:red*4 halfling:blue*4 dwarf:red"
    state = table(hand=f"wizard:red {nine}")
    do(state, "band wizard:red", "wizard 1")
    assert len(state.hands[0]) == 1


def test_the_leader_is_always_one_of_the_cards_played() -> None:
    """R36."""
    state = table(hand="elf:red elf:blue", pool="elf:grey")
    assert refused(state, play_band("elf:grey+elf:red+elf:blue")).code == Refusal.NOT_IN_HAND
    assert refused(state, PlayBand(None, cards("elf:red"))).code == Refusal.NO_LEADER


def test_a_skeleton_is_never_offered_as_leader() -> None:
    """R64."""
    offered = bands_to_play(table(hand="elf:red orc:red skeleton*3"))
    assert not any(text.startswith("band skeleton") for text in offered)


def test_a_halfling_band_brings_no_marker_to_an_empty_kingdom() -> None:
    """R57."""
    state = table(hand="halfling:red halfling:red")
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
    state = table(hand=hand.replace("+", " "))
    do(state, f"band {hand.split(maxsplit=1)[0]}")
    assert (state.to_move, state.turn_owner) == (0, 0)
    events = do(state, *actions)
    assert of_kind(TurnBegan, events) == [TurnBegan(1)]
    assert (state.to_move, state.decision) == (1, Decision.TURN)


def test_raids_come_after_the_kingdoms_and_before_the_bands() -> None:
    """R92, D41."""
    state = table(orcs={0: "red"}, markers={"red": (1, 0, 0, 0)}, bands={0: "elf:red+elf:blue"})
    events = end_age(state) + do(state, "raid red")
    kinds = [type(one) for one in events if isinstance(one, AreaScored | OrcsRaided | BandScored)]
    assert kinds == [*[AreaScored] * 6, OrcsRaided, BandScored]


def test_an_age_is_scored_without_giants_and_merfolk() -> None:
    """R78."""
    result = scored(table(tribes="centaur dwarf elf minotaur wingfolk wizard"))
    assert (result.giant, result.merfolk) == (None, None)


def test_trolls_break_ties_in_kingdoms_and_on_the_merfolk_track() -> None:
    """R88, R94, D46."""
    state = table(age=2, markers={"red": (1, 1, 0, 0)}, merfolk=(3, 3, 0, 0), trolls={0: (1,)})
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
    state = table(glory=glory)
    end_age(state)
    assert state.to_move == poorest
    do(state, "draw")
    assert state.to_move == (poorest + 1) % 4


def test_the_same_action_sent_twice_is_refused_the_second_time() -> None:
    """R25, R33."""
    state = table(hand="dwarf:red", hands={1: "elf:blue"})
    twice = play_band("dwarf:red")
    do(state, str(twice))
    assert refused(state, twice).code == Refusal.NOT_IN_HAND


def test_no_choice_of_one_age_reaches_into_the_next() -> None:
    """R75, R102."""
    state = table(hand="wizard:red wizard:blue", deck="dragon", dragons=2)
    do(state, "band wizard:red+wizard:blue", "wizard 2")
    assert (state.age, state.decision, state.bands_this_turn) == (2, Decision.TURN, 0)
    assert refused(state, DrawCards(2)).code == Refusal.WRONG_DECISION


def test_a_game_that_is_over_can_be_looked_at_by_anybody() -> None:
    """R108."""
    state = table(age=3)
    end_age(state)
    assert view(state, None).outcome == view(state, 2).outcome == state.outcome
    assert legal_actions(state) == []
    refusal = refused(state, RecruitFromDeck())
    assert (refusal.code, refusal.clause) == (Refusal.GAME_OVER, "R108")


# Defects read in other implementations.


def test_nobody_can_read_another_hand() -> None:
    """D79."""
    state = table(hand="elf:red", hands={1: "orc:blue troll:grey"}, deck="elf:blue")
    seen = dataclasses.asdict(view(state, 0))
    assert seen["hand"] == cards("elf:red")
    assert seen["hand_sizes"] == (1, 2, 0, 0)
    assert seen["known"] == ((), (), (), ())
    assert not {"deck", "hands", "source", "discarded"} & set(seen)
    drawn = of_kind(CardDrawn, do(state, "draw"))[0]
    assert redact(drawn, 1) == redact(drawn, None) == CardDrawn(0, None)


def test_a_higher_score_wins_over_an_earlier_tie() -> None:
    """R108."""
    state = table(age=3, glory=(10, 10, 20, 0), markers={"red": (3, 2, 0, 0)}, tokens=(0, 0, 0))
    end_age(state)
    assert state.outcome is not None
    assert state.outcome.winners == (2,)
    assert state.outcome.decided_by is TieBreak.GLORY


def test_troll_tokens_of_10_beat_those_of_9() -> None:
    """R94."""
    state = table(markers={"red": (2, 2, 0, 0)}, trolls={0: (4, 5), 1: (1, 3, 6)})
    assert kingdom_glory(scored(state)) == [0, 2, 0, 0]


def test_elves_need_not_keep_all_they_may() -> None:
    """R53, D29."""
    state = table(hand="elf:red elf:blue orc:red orc:blue")
    do(state, "band elf:red+elf:blue")
    assert {"keep none", "keep orc:red", "keep orc:blue+orc:red"} <= set(options(state))


def test_two_free_markers_may_go_to_one_kingdom() -> None:
    """R59, D36."""
    six = "merfolk:red merfolk:red merfolk:blue merfolk:blue merfolk:grey merfolk:grey"
    state = table(hand=six, merfolk=(1, 0, 0, 0))
    do(state, f"band {six.replace(' ', '+')}", "free green", "free green")
    assert state.markers[Kingdom.GREEN] == (2, 0, 0, 0)


def test_the_player_chooses_which_token_to_take() -> None:
    """R68."""
    state = table(hand="troll:red troll:blue troll:grey")
    do(state, "band troll:red+troll:blue+troll:grey")
    assert options(state) == ["troll 1", "troll 2", "troll 3", "troll none"]


def test_a_dragon_does_not_end_the_turn_of_its_drawer_without_a_card() -> None:
    """R29."""
    state = table(deck="dragon dwarf:red")
    do(state, "draw")
    assert state.hands[0] == cards("dwarf:red")


def test_wizards_draw_x_and_dwarves_draw_nothing() -> None:
    """R52, R72."""
    state = table(hand="wizard:red wizard:blue", hands={1: "dwarf:red dwarf:blue"})
    do(state, "band wizard:red+wizard:blue", "wizard 2", "band dwarf:red+dwarf:blue")
    assert [len(hand) for hand in state.hands[:2]] == [2, 0]


def test_elves_take_nothing_from_the_pool() -> None:
    """R53."""
    state = table(hand="elf:red dwarf:red", pool="orc:red")
    do(state, "band elf:red", "keep dwarf:red")
    assert state.pool == cards("orc:red")


def test_merfolk_move_x_and_not_1() -> None:
    """R58."""
    state = table(hand="merfolk:red merfolk:blue")
    do(state, "band merfolk:red+merfolk:blue")
    assert state.merfolk[0] == 2


def test_a_troll_band_brings_one_token_and_not_one_per_card() -> None:
    """R68."""
    state = table(hand="troll:red troll:blue troll:grey")
    do(state, "band troll:red+troll:blue+troll:grey", "troll 3")
    assert state.trolls[0] == (3,)
    assert state.to_move == 1


def test_the_first_and_second_dragon_do_not_end_an_age() -> None:
    """R30, R31."""
    state = table(deck="dragon dragon dwarf:red")
    do(state, "draw")
    assert (state.age, state.dragons_revealed) == (1, 2)


def test_first_place_in_a_last_age_of_two_earns_both_tokens_only_alone() -> None:
    """R115, R116."""
    contested = table(players=2, age=2, markers={"red": (3, 1)}, tokens=(4, 8))
    alone = table(players=2, age=2, markers={"red": (3, 0)}, tokens=(4, 8))
    assert kingdom_glory(scored(contested)) == [8, 0]
    assert kingdom_glory(scored(alone)) == [12, 0]


# Rules misread in explanations and reviews.


def test_a_band_as_large_as_the_own_markers_is_too_small() -> None:
    """R38."""
    state = table(hand="dwarf:red dwarf:blue", markers={"red": (2, 0, 0, 0)})
    do(state, "band dwarf:red+dwarf:blue")
    assert state.markers[Kingdom.RED] == (2, 0, 0, 0)


def test_everyone_s_markers_count_with_two_players_only() -> None:
    """R38, R113, R119."""
    for players, placed in ((2, 0), (3, 1), (4, 1)):
        others = (0, 1, 0, 0)[:players]
        state = table(players=players, hand="dwarf:red", markers={"red": others})
        do(state, "band dwarf:red")
        assert marker_total(state, 0) == placed


def test_a_band_places_one_marker_and_not_one_per_card() -> None:
    """R39."""
    state = table(hand="dwarf:red dwarf:blue dwarf:grey")
    do(state, "band dwarf:red+dwarf:blue+dwarf:grey")
    assert marker_total(state, 0) == 1


def test_only_the_leader_has_to_match_the_kingdom() -> None:
    """R37."""
    state = table(hand="dwarf:red dwarf:blue dwarf:grey", markers={"red": (2, 0, 0, 0)})
    do(state, "band dwarf:red+dwarf:blue+dwarf:grey")
    assert state.markers[Kingdom.RED] == (3, 0, 0, 0)


def test_only_the_leader_s_power_works() -> None:
    """R42, R74."""
    state = table(hand="troll:red orc:red giant:red merfolk:red")
    do(state, "band troll:red+giant:red+merfolk:red+orc:red", "troll none")
    assert (state.giant, state.merfolk[0], state.orc_boards[0]) == (None, 0, ())
    assert state.to_move == 1


def test_the_pool_is_never_refilled() -> None:
    """R27, R45."""
    state = table(pool="elf:red")
    do(state, "take elf:red", "draw", "draw")
    assert state.pool == ()


def test_the_pool_begins_with_two_cards_a_player() -> None:
    """R19."""
    for players in (2, 3, 4, 5, 6):
        state, _ = new_game(Ruleset(players), FastSource(1))
        assert len(state.pool) == 2 * players


def test_the_rest_of_the_hand_goes_to_the_open_pool() -> None:
    """R44."""
    state = table(hand="dwarf:red elf:blue")
    events = do(state, "band dwarf:red")
    assert of_kind(HandDiscarded, events) == [HandDiscarded(0, cards("elf:blue"))]
    assert state.pool == cards("elf:blue")


def test_a_dragon_goes_neither_to_the_pool_nor_to_a_hand() -> None:
    """R28."""
    state = table(deck="dragon dwarf:red")
    do(state, "draw")
    assert (state.pool, state.hands[0]) == ((), cards("dwarf:red"))


def test_dragons_are_not_shuffled_into_the_whole_deck() -> None:
    """R20."""
    for seed in range(20):
        state, _ = new_game(Ruleset(4), FastSource(seed))
        assert DRAGON not in state.deck[-(len(state.deck) // 2 - 1) :]


def test_the_round_is_not_finished_after_the_third_dragon() -> None:
    """R31, R76."""
    state = table(hand="elf:red", hands={1: "orc:red"}, deck="dragon", dragons=2)
    do(state, "draw")
    assert state.age == 2
    assert all(len(hand) == 1 for hand in state.hands)


def test_with_ten_cards_nothing_can_be_recruited() -> None:
    """R47, R48."""
    state = table(hand="halfling:red*4 halfling:blue*4 dwarf:red dwarf:blue", pool="elf:red")
    assert refused(state, RecruitFromPool(card("elf:red"))).code == Refusal.HAND_FULL
    assert "draw" not in options(state)


def test_bands_score_at_the_end_of_the_age_and_a_single_card_scores_nothing() -> None:
    """R79, R87."""
    state = table(hand="elf:red elf:blue", bands={0: "orc:red"}, tokens=(0, 0, 0))
    do(state, "band elf:red+elf:blue")
    assert state.glory[0] == 0
    end_age(state)
    assert state.glory[0] == 1


def test_markers_stay_between_ages_and_bands_go() -> None:
    """R102, R104."""
    state = table(hand="dwarf:red")
    do(state, "band dwarf:red")
    end_age(state)
    assert (marker_total(state, 0), state.bands[0]) == (1, ())


def test_later_ages_pay_second_and_third_place_in_the_right_order() -> None:
    """R81, R82."""
    for age, glory in ((1, [2, 0, 0, 0]), (2, [4, 2, 0, 0]), (3, [8, 4, 2, 0])):
        state = table(age=age, markers={"red": (3, 2, 1, 0)}, tokens=(2, 4, 8))
        assert kingdom_glory(scored(state)) == glory


def test_tied_players_share_and_nobody_moves_up() -> None:
    """R85, R86."""
    state = table(age=3, markers={"red": (2, 2, 1, 0)}, tokens=(2, 4, 9))
    assert kingdom_glory(scored(state)) == [6, 6, 2, 0]


def test_the_mark_on_a_token_counts_players_and_not_its_value() -> None:
    """R6, R112, F1."""
    assert 0 in glory_tokens(2)
    assert max(glory_tokens(2)) == 10
    assert glory_tokens(2).count(0) < glory_tokens(4).count(0)


def test_a_last_age_of_two_is_not_scored_like_one_of_three() -> None:
    """R115, R118."""
    two = table(players=2, age=2, markers={"red": (2, 1)}, tokens=(4, 8))
    three = table(players=3, age=2, markers={"red": (2, 1, 0)}, tokens=(4, 8))
    assert kingdom_glory(scored(two)) == [8, 0]
    assert kingdom_glory(scored(three)) == [8, 4, 0]


def test_skeletons_help_with_the_marker_but_not_with_glory() -> None:
    """R66, R98."""
    state = table(hand="elf:red skeleton*2", markers={"red": (2, 0, 0, 0)}, tokens=(0, 0, 0))
    do(state, "band elf:red+skeleton*2")
    assert state.markers[Kingdom.RED] == (3, 0, 0, 0)
    assert scored(state).band_glory(0) == 0


def test_there_is_no_band_of_skeletons_alone() -> None:
    """R64, D45."""
    assert options(table(hand="skeleton*4")) == ["draw"]


def test_a_halfling_places_no_marker_but_may_follow_one_who_does() -> None:
    """R57."""
    state = table(hand="halfling:red", hands={1: "dwarf:red halfling:red"})
    do(state, "band halfling:red", "band dwarf:red+halfling:red")
    assert state.markers[Kingdom.RED] == (0, 1, 0, 0)


def test_minotaurs_count_more_for_the_marker_and_dwarves_for_glory() -> None:
    """R52, R61, R101."""
    markers = {"red": (1, 1, 0, 0)}
    state = table(hand="minotaur:red", hands={1: "dwarf:red"}, markers=markers, tokens=(0, 0, 0))
    do(state, "band minotaur:red", "band dwarf:red")
    assert state.markers[Kingdom.RED] == (2, 1, 0, 0)
    result = scored(state)
    assert [result.band_glory(seat) for seat in range(2)] == [0, 1]


def test_wingfolk_need_the_size_too() -> None:
    """R70, R71."""
    state = table(hand="wingfolk:red", markers={"blue": (1, 0, 0, 0)})
    do(state, "band wingfolk:red")
    assert "place blue" not in options(state)
    assert "place grey" in options(state)


def test_a_centaur_needs_its_marker_and_the_discard_waits_for_the_last_band() -> None:
    """R49, R50."""
    state = table(hand="centaur:red dwarf:blue elf:blue", markers={"red": (1, 0, 0, 0)})
    do(state, "band centaur:red")
    assert state.to_move == 1
    state = table(hand="centaur:red dwarf:blue elf:grey")
    do(state, "band centaur:red")
    assert (state.pool, state.hands[0]) == ((), cards("dwarf:blue elf:grey"))


def test_a_wizard_discards_before_drawing_and_stops_at_the_third_dragon() -> None:
    """R31, R72, D30."""
    state = table(hand="wizard:red wizard:blue elf:blue", deck="dwarf:red dragon", dragons=2)
    do(state, "band wizard:red+wizard:blue")
    assert state.pool == cards("elf:blue")
    events = do(state, "wizard 2")
    assert of_kind(CardDrawn, events) == [CardDrawn(0, card("dwarf:red"))]
    assert state.age == 2


def test_elves_draw_nothing() -> None:
    """R53."""
    state = table(hand="elf:red elf:blue")
    deck = len(state.deck)
    do(state, "band elf:red+elf:blue")
    assert len(state.deck) == deck


def test_a_giant_needs_a_strictly_larger_band_and_earns_2() -> None:
    """R54, R55, D31."""
    state = table(hand="giant:red", hands={1: "giant:blue", 2: "giant:grey giant:green"})
    do(state, "band giant:red", "band giant:blue", "band giant:grey+giant:green")
    assert state.glory == [2, 0, 2, 0]


def test_a_free_marker_ignores_size_and_trolls_break_ties_on_the_track() -> None:
    """R59, R94."""
    state = table(hand="merfolk:red", merfolk=(2, 3, 0, 0), markers={"grey": (7, 0, 0, 0)})
    do(state, "band merfolk:red", "free grey")
    assert state.markers[Kingdom.GREY] == (8, 0, 0, 0)
    state = table(merfolk=(3, 3, 0, 0), trolls={1: (1,)})
    assert merfolk_glory(scored(state)) == [0, 1, 0, 0]


def test_trolls_compare_totals_first_and_single_tokens_second() -> None:
    """R94, R95."""
    totals = table(markers={"red": (1, 1, 0, 0)}, trolls={0: (6,), 1: (3, 4)})
    singles = table(markers={"red": (1, 1, 0, 0)}, trolls={0: (6,), 1: (2, 4)})
    assert kingdom_glory(scored(totals)) == [0, 2, 0, 0]
    assert kingdom_glory(scored(singles)) == [2, 0, 0, 0]


def test_a_raid_is_decided_before_bands_score_and_takes_all() -> None:
    """R92, D40, D41."""
    state = table(orcs={0: "red blue"}, bands={0: "elf:red+elf:blue"})
    end_age(state)
    assert options(state) == ["raid none", "raid blue+red"]
    assert state.glory[0] == 0
    do(state, "raid blue+red")
    assert state.glory[0] == 3 + 1


def test_the_poorest_begins_and_a_tie_is_counted_from_the_drawer() -> None:
    """R22, R23."""
    state = table(glory=(0, 7, 7, 0), turn=2)
    end_age(state)
    assert state.first_player == 3


def test_a_final_tie_goes_from_glory_to_markers_to_bands() -> None:
    """R108, R109, R110."""
    markers = {"red": (2, 1, 1, 0)}
    bands = {1: "elf:red", 2: "elf:blue elf:grey"}
    state = table(age=3, glory=(9, 9, 9, 0), markers=markers, bands=bands, tokens=(0, 0, 0))
    end_age(state)
    assert state.outcome is not None
    assert [each.seat for each in state.outcome.standings] == [0, 2, 1, 3]


def test_three_dragons_six_troll_tokens_and_any_number_of_bands_in_a_kingdom() -> None:
    """R5, R38, F3, F6."""
    state, _ = new_game(Ruleset(6), FastSource(1))
    assert state.deck.count(DRAGON) == 3
    assert (len(TROLL_TOKENS), len(ORC_RAID_GLORY) - 1) == (6, 6)
    state = table(hand="dwarf:red", hands={1: "elf:red"})
    do(state, "band dwarf:red", "band elf:red")
    assert state.markers[Kingdom.RED] == (1, 1, 0, 0)


def test_whole_games_of_the_first_thing_that_comes_to_mind_end() -> None:
    """R108."""
    for players in (2, 3, 4, 5, 6):
        state, _ = new_game(Ruleset(players), FastSource(players))
        while not state.is_over:
            apply_legal(state, legal_actions(state)[-1])
        assert state.outcome is not None
