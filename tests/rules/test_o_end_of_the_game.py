"""O. End of the game: who wins, and what decided it."""

import pytest

from ethnos.rules import GameState, Outcome
from ethnos.rules.components import band_glory
from ethnos.rules.outcome import Termination, TieBreak
from tests.rules.builder import end_age, make_state, scored

NOTHING = (0, 0, 0)


def outcome(state: GameState) -> Outcome:
    """End the last age without raids."""
    scored(state)
    assert state.outcome is not None
    return state.outcome


def ranks(result: Outcome) -> list[tuple[int, int]]:
    return [(standing.seat, standing.rank) for standing in result.standings]


@pytest.mark.parametrize(("players", "last"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_game_ends_with_the_last_age(players: int, last: int) -> None:
    """R108, D80."""
    state = make_state(players=players, age=last - 1)
    end_age(state)
    assert (state.age, state.outcome) == (last, None)
    end_age(state)
    assert state.is_over
    assert state.outcome is not None
    assert state.outcome.termination is Termination.LAST_AGE


def test_most_glory_wins() -> None:
    """R108."""
    result = outcome(make_state(age=3, glory=(10, 30, 20, 5)))
    assert result.winners == (1,)
    assert result.decided_by is TieBreak.GLORY
    assert ranks(result) == [(1, 1), (2, 2), (0, 3), (3, 4)]


def test_the_last_bands_count_for_the_victory() -> None:
    """R108."""
    state = make_state(age=3, glory=(10, 9, 0, 0), bands={1: "elf:red+elf:blue+elf:grey"})
    assert outcome(state).winners == (1,)


def test_a_tie_is_decided_by_markers_on_the_main_board() -> None:
    """R109."""
    markers = {"red": (1, 3, 9, 0), "blue": (1, 0, 0, 0)}
    result = outcome(make_state(age=3, glory=(9, 9, 0, 0), markers=markers, tokens=NOTHING))
    assert result.winners == (1,)
    assert result.decided_by is TieBreak.MARKERS
    assert [standing.markers for standing in result.standings] == [3, 2, 9, 0]


def test_markers_elsewhere_do_not_break_a_tie() -> None:
    """R109, D71."""
    state = make_state(
        age=3,
        glory=(5, 9, 0, 0),
        markers={"red": (0, 1, 0, 0)},
        tokens=NOTHING,
        merfolk=(18, 0, 0, 0),  # pays 4
        orcs={0: "red blue grey"},
    )
    result = outcome(state)
    assert result.winners == (1,)
    assert [(each.seat, each.markers) for each in result.standings[:2]] == [(1, 1), (0, 0)]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("elf:red+elf:blue", "orc:red", 0),
        ("elf:red+elf:blue orc:red", "orc:red+orc:blue", 0),  # a missing band counts 0
        ("elf:red elf:blue+elf:grey", "orc:red+orc:blue orc:grey+orc:green", 1),
        ("elf:red elf:blue elf:grey", "orc:red+orc:blue", 1),  # size first, then number
    ],
)
def test_tie_in_markers_is_decided_by_largest_bands(first: str, second: str, winner: int) -> None:
    """R110, D69."""
    state = make_state(age=3, bands={0: first, 1: second}, tokens=NOTHING)
    level = [
        sum(band_glory(len(text.split("+"))) for text in one.split()) for one in (first, second)
    ]
    state.glory = [20 - level[0], 20 - level[1], 0, 0]
    result = outcome(state)
    assert result.winners == (winner,)
    assert result.decided_by is TieBreak.BANDS


def test_the_size_is_that_of_the_band_as_played() -> None:
    """R110, D68."""
    bands = {0: "elf:red+skeleton*2", 1: "elf:blue+elf:grey"}
    result = outcome(make_state(age=3, glory=(9, 8, 0, 0), bands=bands))
    assert result.winners == (0,)
    assert [each.band_sizes for each in result.standings[:2]] == [(3,), (2,)]


def test_the_dwarf_bonus_does_not_count() -> None:
    """R110, D68."""
    bands = {0: "dwarf:red", 1: "elf:blue+elf:grey"}
    assert outcome(make_state(age=3, glory=(9, 9, 0, 0), bands=bands)).winners == (1,)


def test_the_size_may_be_counted_without_skeletons() -> None:
    """D68."""
    bands = {0: "elf:red+skeleton*2", 1: "elf:blue+elf:grey", 2: "dwarf:red+skeleton*5"}
    state = make_state(age=3, glory=(9, 8, 8, 0), bands=bands, final_band_size="without_skeletons")
    result = outcome(state)
    assert result.winners == (1,)
    assert [each.band_sizes for each in result.standings[:3]] == [(2,), (1,), (1,)]


def test_the_size_may_be_counted_as_scored() -> None:
    """D68."""
    bands = {0: "elf:blue+elf:grey", 1: "dwarf:red+dwarf:blue+skeleton"}
    state = make_state(age=3, glory=(8, 6, 0, 0), bands=bands, final_band_size="as_scored")
    result = outcome(state)
    assert result.winners == (1,)
    assert [each.band_sizes for each in result.standings[:2]] == [(3,), (2,)]


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    """R111, D70."""
    bands = {0: "elf:red+elf:blue", 2: "orc:red+orc:blue"}
    markers = {"red": (2, 0, 1, 0), "blue": (0, 0, 1, 0)}
    result = outcome(
        make_state(age=3, glory=(9, 8, 9, 0), bands=bands, markers=markers, tokens=NOTHING)
    )
    assert result.winners == (0, 2)
    assert result.decided_by is TieBreak.SHARED
    assert ranks(result) == [(0, 1), (2, 1), (1, 3), (3, 4)]


def test_ties_behind_the_winner_are_ranked_in_the_same_way() -> None:
    """R109, R110."""
    markers = {"red": (0, 1, 2, 0)}
    result = outcome(make_state(age=3, glory=(30, 9, 9, 9), markers=markers, tokens=NOTHING))
    assert result.decided_by is TieBreak.GLORY
    assert ranks(result) == [(0, 1), (2, 2), (1, 3), (3, 4)]


def test_markers_come_before_bands() -> None:
    """R109, R110."""
    bands = {0: "elf:red+elf:blue+elf:grey"}
    markers = {"red": (0, 1, 0, 0)}
    state = make_state(age=3, glory=(6, 9, 0, 0), bands=bands, markers=markers, tokens=NOTHING)
    assert outcome(state).winners == (1,)


def test_troll_tokens_do_not_decide_the_game() -> None:
    """R109, D46."""
    markers = {"red": (0, 1, 0, 0)}
    state = make_state(age=3, glory=(9, 9, 0, 0), trolls={0: (6,)}, markers=markers, tokens=NOTHING)
    result = outcome(state)
    assert result.winners == (1,)
    assert all(each.trolls == (0, 0) for each in result.standings)


def test_troll_tokens_may_decide_the_game() -> None:
    """D46."""
    state = make_state(
        age=3,
        glory=(9, 9, 0, 0),
        trolls={0: (1, 4), 1: (5,)},
        markers={"red": (1, 0, 0, 0)},
        tokens=NOTHING,
        troll_scope="all_end_of_age_ties",
    )
    result = outcome(state)
    assert result.winners == (1,)
    assert result.decided_by is TieBreak.TROLLS
    assert [each.trolls for each in result.standings[:2]] == [(5, 5), (5, 4)]
