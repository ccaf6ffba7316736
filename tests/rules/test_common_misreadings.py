"""Common misreadings of the rules in explanations and reviews: none may occur here."""

from ethnos.rules import (
    FastSource,
    Kingdom,
    Ruleset,
    apply_legal,
    legal_actions,
    new_game,
)
from ethnos.rules.actions import RecruitFromPool
from ethnos.rules.cards import DRAGON
from ethnos.rules.components import ORC_RAID_GLORY, TROLL_TOKENS, glory_tokens
from ethnos.rules.errors import Refusal
from ethnos.rules.events import (
    CardDrawn,
    HandDiscarded,
)
from tests.rules.builder import (
    card,
    cards,
    do,
    end_age,
    kingdom_glory,
    make_state,
    marker_total,
    merfolk_glory,
    of_kind,
    options,
    refused,
    scored,
)


def test_band_must_exceed_own_markers() -> None:
    """R38."""
    state = make_state(hand="dwarf:red dwarf:blue", markers={"red": (2, 0, 0, 0)})
    do(state, "band dwarf:red+dwarf:blue")
    assert state.markers[Kingdom.RED] == (2, 0, 0, 0)


def test_markers_of_all_count_with_two_players_only() -> None:
    """R38, R113, R119."""
    for players, placed in ((2, 0), (3, 1), (4, 1)):
        others = (0, 1, 0, 0)[:players]
        state = make_state(players=players, hand="dwarf:red", markers={"red": others})
        do(state, "band dwarf:red")
        assert marker_total(state, 0) == placed


def test_a_band_places_one_marker_and_not_one_per_card() -> None:
    """R39."""
    state = make_state(hand="dwarf:red dwarf:blue dwarf:grey")
    do(state, "band dwarf:red+dwarf:blue+dwarf:grey")
    assert marker_total(state, 0) == 1


def test_only_the_leader_has_to_match_the_kingdom() -> None:
    """R37."""
    state = make_state(hand="dwarf:red dwarf:blue dwarf:grey", markers={"red": (2, 0, 0, 0)})
    do(state, "band dwarf:red+dwarf:blue+dwarf:grey")
    assert state.markers[Kingdom.RED] == (3, 0, 0, 0)


def test_only_the_leader_s_power_works() -> None:
    """R42, R74."""
    state = make_state(hand="troll:red orc:red giant:red merfolk:red")
    do(state, "band troll:red+giant:red+merfolk:red+orc:red", "troll none")
    assert (state.giant, state.merfolk[0], state.orc_boards[0]) == (None, 0, ())
    assert state.to_move == 1


def test_the_pool_is_never_refilled() -> None:
    """R27, R45."""
    state = make_state(pool="elf:red")
    do(state, "take elf:red", "draw", "draw")
    assert state.pool == ()


def test_the_pool_begins_with_two_cards_a_player() -> None:
    """R19."""
    for players in (2, 3, 4, 5, 6):
        state, _ = new_game(Ruleset(players), FastSource(1))
        assert len(state.pool) == 2 * players


def test_the_rest_of_the_hand_goes_to_the_open_pool() -> None:
    """R44."""
    state = make_state(hand="dwarf:red elf:blue")
    events = do(state, "band dwarf:red")
    assert of_kind(HandDiscarded, events) == [HandDiscarded(0, cards("elf:blue"))]
    assert state.pool == cards("elf:blue")


def test_a_dragon_goes_neither_to_the_pool_nor_to_a_hand() -> None:
    """R28."""
    state = make_state(deck="dragon dwarf:red")
    do(state, "draw")
    assert (state.pool, state.hands[0]) == ((), cards("dwarf:red"))


def test_dragons_are_not_shuffled_into_the_whole_deck() -> None:
    """R20."""
    for seed in range(20):
        state, _ = new_game(Ruleset(4), FastSource(seed))
        assert DRAGON not in state.deck[-(len(state.deck) // 2 - 1) :]


def test_the_round_is_not_finished_after_the_third_dragon() -> None:
    """R31, R76."""
    state = make_state(hand="elf:red", hands={1: "orc:red"}, deck="dragon", dragons=2)
    do(state, "draw")
    assert state.age == 2
    assert all(len(hand) == 1 for hand in state.hands)


def test_with_ten_cards_nothing_can_be_recruited() -> None:
    """R47, R48."""
    state = make_state(hand="halfling:red*4 halfling:blue*4 dwarf:red dwarf:blue", pool="elf:red")
    assert refused(state, RecruitFromPool(card("elf:red"))).code == Refusal.HAND_FULL
    assert "draw" not in options(state)


def test_bands_score_at_the_end_of_the_age_and_a_single_card_scores_nothing() -> None:
    """R79, R87."""
    state = make_state(hand="elf:red elf:blue", bands={0: "orc:red"}, tokens=(0, 0, 0))
    do(state, "band elf:red+elf:blue")
    assert state.glory[0] == 0
    end_age(state)
    assert state.glory[0] == 1


def test_markers_stay_between_ages_and_bands_go() -> None:
    """R102, R104."""
    state = make_state(hand="dwarf:red")
    do(state, "band dwarf:red")
    end_age(state)
    assert (marker_total(state, 0), state.bands[0]) == (1, ())


def test_later_ages_pay_second_and_third_place_in_the_right_order() -> None:
    """R81, R82."""
    for age, glory in ((1, [2, 0, 0, 0]), (2, [4, 2, 0, 0]), (3, [8, 4, 2, 0])):
        state = make_state(age=age, markers={"red": (3, 2, 1, 0)}, tokens=(2, 4, 8))
        assert kingdom_glory(scored(state)) == glory


def test_tied_players_share_and_nobody_moves_up() -> None:
    """R85, R86."""
    state = make_state(age=3, markers={"red": (2, 2, 1, 0)}, tokens=(2, 4, 9))
    assert kingdom_glory(scored(state)) == [6, 6, 2, 0]


def test_the_mark_on_a_token_counts_players_and_not_its_value() -> None:
    """R6, R112, F1."""
    assert 0 in glory_tokens(2)
    assert max(glory_tokens(2)) == 10
    assert glory_tokens(2).count(0) < glory_tokens(4).count(0)


def test_a_last_age_of_two_is_not_scored_like_one_of_three() -> None:
    """R115, R118."""
    two = make_state(players=2, age=2, markers={"red": (2, 1)}, tokens=(4, 8))
    three = make_state(players=3, age=2, markers={"red": (2, 1, 0)}, tokens=(4, 8))
    assert kingdom_glory(scored(two)) == [8, 0]
    assert kingdom_glory(scored(three)) == [8, 4, 0]


def test_skeletons_help_with_the_marker_but_not_with_glory() -> None:
    """R66, R98."""
    state = make_state(hand="elf:red skeleton*2", markers={"red": (2, 0, 0, 0)}, tokens=(0, 0, 0))
    do(state, "band elf:red+skeleton*2")
    assert state.markers[Kingdom.RED] == (3, 0, 0, 0)
    assert scored(state).band_glory(0) == 0


def test_there_is_no_band_of_skeletons_alone() -> None:
    """R64, D45."""
    assert options(make_state(hand="skeleton*4")) == ["draw"]


def test_halfling_leader_places_no_marker_but_halfling_follower_may() -> None:
    """R57."""
    state = make_state(hand="halfling:red", hands={1: "dwarf:red halfling:red"})
    do(state, "band halfling:red", "band dwarf:red+halfling:red")
    assert state.markers[Kingdom.RED] == (0, 1, 0, 0)


def test_minotaurs_count_more_for_the_marker_and_dwarves_for_glory() -> None:
    """R52, R61, R101."""
    markers = {"red": (1, 1, 0, 0)}
    state = make_state(
        hand="minotaur:red", hands={1: "dwarf:red"}, markers=markers, tokens=(0, 0, 0)
    )
    do(state, "band minotaur:red", "band dwarf:red")
    assert state.markers[Kingdom.RED] == (2, 1, 0, 0)
    result = scored(state)
    assert [result.band_glory(seat) for seat in range(2)] == [0, 1]


def test_wingfolk_need_the_size_too() -> None:
    """R70, R71."""
    state = make_state(hand="wingfolk:red", markers={"blue": (1, 0, 0, 0)})
    do(state, "band wingfolk:red")
    assert "place blue" not in options(state)
    assert "place grey" in options(state)


def test_a_centaur_needs_its_marker_and_the_discard_waits_for_the_last_band() -> None:
    """R49, R50."""
    state = make_state(hand="centaur:red dwarf:blue elf:blue", markers={"red": (1, 0, 0, 0)})
    do(state, "band centaur:red")
    assert state.to_move == 1
    state = make_state(hand="centaur:red dwarf:blue elf:grey")
    do(state, "band centaur:red")
    assert (state.pool, state.hands[0]) == ((), cards("dwarf:blue elf:grey"))


def test_a_wizard_discards_before_drawing_and_stops_at_the_third_dragon() -> None:
    """R31, R72, D30."""
    state = make_state(hand="wizard:red wizard:blue elf:blue", deck="dwarf:red dragon", dragons=2)
    do(state, "band wizard:red+wizard:blue")
    assert state.pool == cards("elf:blue")
    events = do(state, "wizard 2")
    assert of_kind(CardDrawn, events) == [CardDrawn(0, card("dwarf:red"))]
    assert state.age == 2


def test_elves_draw_nothing() -> None:
    """R53."""
    state = make_state(hand="elf:red elf:blue")
    deck = len(state.deck)
    do(state, "band elf:red+elf:blue")
    assert len(state.deck) == deck


def test_a_giant_needs_a_strictly_larger_band_and_earns_2() -> None:
    """R54, R55, D31."""
    state = make_state(hand="giant:red", hands={1: "giant:blue", 2: "giant:grey giant:green"})
    do(state, "band giant:red", "band giant:blue", "band giant:grey+giant:green")
    assert state.glory == [2, 0, 2, 0]


def test_a_free_marker_ignores_size_and_trolls_break_ties_on_the_track() -> None:
    """R59, R94."""
    state = make_state(hand="merfolk:red", merfolk=(2, 3, 0, 0), markers={"grey": (7, 0, 0, 0)})
    do(state, "band merfolk:red", "free grey")
    assert state.markers[Kingdom.GREY] == (8, 0, 0, 0)
    state = make_state(merfolk=(3, 3, 0, 0), trolls={1: (1,)})
    assert merfolk_glory(scored(state)) == [0, 1, 0, 0]


def test_trolls_compare_totals_first_and_single_tokens_second() -> None:
    """R94, R95."""
    totals = make_state(markers={"red": (1, 1, 0, 0)}, trolls={0: (6,), 1: (3, 4)})
    singles = make_state(markers={"red": (1, 1, 0, 0)}, trolls={0: (6,), 1: (2, 4)})
    assert kingdom_glory(scored(totals)) == [0, 2, 0, 0]
    assert kingdom_glory(scored(singles)) == [2, 0, 0, 0]


def test_a_raid_is_decided_before_bands_score_and_takes_all() -> None:
    """R92, D40, D41."""
    state = make_state(orcs={0: "red blue"}, bands={0: "elf:red+elf:blue"})
    end_age(state)
    assert options(state) == ["raid none", "raid blue+red"]
    assert state.glory[0] == 0
    do(state, "raid blue+red")
    assert state.glory[0] == 3 + 1


def test_player_with_least_glory_begins_and_ties_count_from_drawer() -> None:
    """R22, R23."""
    state = make_state(glory=(0, 7, 7, 0), turn=2)
    end_age(state)
    assert state.first_player == 3


def test_a_final_tie_goes_from_glory_to_markers_to_bands() -> None:
    """R108, R109, R110."""
    markers = {"red": (2, 1, 1, 0)}
    bands = {1: "elf:red", 2: "elf:blue elf:grey"}
    state = make_state(age=3, glory=(9, 9, 9, 0), markers=markers, bands=bands, tokens=(0, 0, 0))
    end_age(state)
    assert state.outcome is not None
    assert [each.seat for each in state.outcome.standings] == [0, 2, 1, 3]


def test_three_dragons_six_troll_tokens_and_unlimited_bands_per_kingdom() -> None:
    """R5, R38, F3, F6."""
    state, _ = new_game(Ruleset(6), FastSource(1))
    assert state.deck.count(DRAGON) == 3
    assert (len(TROLL_TOKENS), len(ORC_RAID_GLORY) - 1) == (6, 6)
    state = make_state(hand="dwarf:red", hands={1: "elf:red"})
    do(state, "band dwarf:red", "band elf:red")
    assert state.markers[Kingdom.RED] == (1, 1, 0, 0)


def test_games_of_first_legal_actions_end() -> None:
    """R108."""
    for players in (2, 3, 4, 5, 6):
        state, _ = new_game(Ruleset(players), FastSource(players))
        while not state.is_over:
            apply_legal(state, legal_actions(state)[-1])
        assert state.outcome is not None
