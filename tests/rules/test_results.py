"""Results: every point a player has can be explained."""

import pytest

from ethnos.rules import FastSource, Ruleset, apply_legal, legal_actions, new_game
from ethnos.rules.events import AgeScored, Event, GameEnded, GiantTokenTaken
from tests.rules.builder import end_age, make_state, of_kind


def played(players: int, seed: int) -> tuple[list[int], list[Event], int]:
    """Return the final glory, events and age results of a random game."""
    state, events = new_game(Ruleset(players), FastSource(seed))
    stream = FastSource(seed).stream(50)
    while not state.is_over:
        actions = legal_actions(state)
        events += apply_legal(state, actions[stream.below(len(actions))])
    for seat in range(players):
        explained = sum(result.glory(seat) for result in state.results)
        at_once = sum(
            event.glory for event in of_kind(GiantTokenTaken, events) if event.seat == seat
        )
        assert state.glory[seat] == explained + at_once
    return state.glory, events, len(state.results)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_the_points_of_all_ages_add_up_to_the_glory(players: int, seed: int) -> None:
    """R77, R79, R108."""
    glory, events, ages = played(players, seed)
    ended = of_kind(GameEnded, events)[0].outcome
    assert sorted(glory, reverse=True) == [each.glory for each in ended.standings]
    totals = of_kind(AgeScored, events)
    assert len(totals) == ages
    assert list(totals[-1].glory) == glory


@pytest.mark.parametrize("seed", range(6))
def test_what_an_age_gained_is_the_sum_of_its_parts(seed: int) -> None:
    """R77, R88, R90, R92, R87."""
    state, events = new_game(Ruleset(4), FastSource(seed))
    stream = FastSource(seed).stream(51)
    while not state.is_over:
        actions = legal_actions(state)
        events += apply_legal(state, actions[stream.below(len(actions))])
    for result, total in zip(state.results, of_kind(AgeScored, events), strict=True):
        for seat in range(4):
            parts = (
                sum(area.glory(seat) for area in result.kingdoms)
                + (result.merfolk.glory(seat) if result.merfolk else 0)
                + (result.giant.glory if result.giant and result.giant.seat == seat else 0)
                + sum(raid.glory for raid in result.raids if raid.seat == seat)
                + sum(band.glory for band in result.bands if band.seat == seat)
            )
            assert total.gained[seat] == result.glory(seat) == parts


def test_an_age_result_names_its_age_and_players() -> None:
    """R75."""
    state = make_state(age=2)
    end_age(state)
    assert (state.results[-1].age, state.results[-1].players) == (2, 4)


def test_bands_are_listed_clockwise_from_the_first_player() -> None:
    """R79."""
    state = make_state(bands={0: "elf:red", 1: "elf:blue", 3: "elf:grey"}, first_player=1)
    end_age(state)
    assert [band.seat for band in state.results[-1].bands] == [1, 3, 0]
