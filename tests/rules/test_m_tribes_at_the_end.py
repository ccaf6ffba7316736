"""M. Tribes at the end of an age, together; each tribe alone is tested under `tribes/`."""

from ethnos.rules import Tribe
from tests.rules.builder import do, end_age, kingdom_glory, make_state, merfolk_glory, scored


def test_trolls_decide_in_kingdoms_and_on_the_track_in_one_age() -> None:
    """R88, R94, R96."""
    state = make_state(
        age=2,
        markers={"red": (1, 1, 0, 0)},
        merfolk=(4, 4, 0, 0),
        trolls={1: (2,)},
        tokens=(2, 4, 6),
    )
    result = scored(state)
    assert kingdom_glory(result) == [2, 4, 0, 0]
    assert merfolk_glory(result) == [1, 2, 0, 0]


def test_every_point_of_an_age_has_its_reason() -> None:
    """R77, R79, R88, R90, R92, R101."""
    state = make_state(
        age=2,
        glory=(5, 6, 7, 8),
        markers={"red": (2, 2, 1, 0), "blue": (0, 1, 0, 3)},
        merfolk=(4, 9, 0, 0),
        giant=(3, 2),
        orcs={2: "red blue grey"},
        bands={0: "dwarf:red+dwarf:blue", 3: "giant:red+skeleton*4 giant:blue"},
        tokens=(2, 5, 8),
    )
    end_age(state)
    do(state, "raid blue+grey+red")
    result = state.results[-1]
    assert kingdom_glory(result) == [3, 3 + 2, 0, 5]
    assert merfolk_glory(result) == [1, 2, 0, 0]
    assert [result.giant_glory(seat) for seat in range(4)] == [0, 0, 0, 4]
    assert [result.raid_glory(seat) for seat in range(4)] == [0, 0, 6, 0]
    assert [result.band_glory(seat) for seat in range(4)] == [3, 0, 0, 0]
    assert [result.glory(seat) for seat in range(4)] == [7, 7, 6, 9]
    assert state.glory == [12, 13, 13, 17]


def test_tribes_at_the_end_of_an_age_work_with_two_players_too() -> None:
    """R88, R90, R92."""
    state = make_state(
        players=2, age=2, merfolk=(3, 1), giant=(1, 2), orcs={0: "red"}, tribes="troll dwarf"
    )
    assert Tribe.TROLL in state.tribes
    end_age(state)
    do(state, "raid red")
    assert state.glory == [3 + 1, 5]
