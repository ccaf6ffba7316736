"""I. End of an age: what happens, and in which order."""

from ethnos.rules.events import (
    AgeEnded,
    AgeScored,
    AreaScored,
    BandScored,
    DragonRevealed,
    GiantScored,
    OrcsRaided,
)
from ethnos.rules.state import Decision
from tests.rules.builder import cards, do, end_age, make_state, of_kind, scored


def test_the_third_dragon_ends_the_age_in_the_middle_of_a_turn() -> None:
    """R75."""
    state = make_state(deck="dragon", dragons=2, hands={1: "elf:red"}, turn=3)
    events = do(state, "draw")
    assert [type(event) for event in events[:2]] == [DragonRevealed, AgeEnded]
    assert state.results[-1].age == 1


def test_all_hands_are_discarded_first() -> None:
    """R76, D64."""
    state = make_state(hand="elf:red elf:blue", hands={2: "orc:red"}, orcs={1: "red"})
    events = end_age(state)
    ended = of_kind(AgeEnded, events)[0]
    assert ended.hand_sizes == (2, 0, 1, 0)
    assert state.hands == [(), (), (), ()]
    assert all(not isinstance(event, AreaScored) for event in events[: events.index(ended)])


def test_discarded_hands_cannot_be_recruited() -> None:
    """R76, D77."""
    state = make_state(hand="elf:red", pool="troll:red", orcs={1: "red"})
    end_age(state)
    assert state.decision is Decision.RAID
    assert state.pool == cards("troll:red")
    assert state.discarded == cards("elf:red")


def test_cards_left_in_hand_score_nothing() -> None:
    """R76."""
    state = make_state(hand="elf:red elf:blue elf:grey", tokens=(0, 0, 0))
    end_age(state)
    assert state.glory == [0, 0, 0, 0]


def test_each_kingdom_is_scored_on_its_own() -> None:
    """R77."""
    state = make_state(
        markers={"red": (1, 0, 0, 0), "blue": (0, 1, 0, 0), "grey": (1, 1, 0, 0)}, tokens=(3, 5, 7)
    )
    result = scored(state)
    earned = {area.kingdom: [area.glory(seat) for seat in range(4)] for area in result.kingdoms}
    assert len(earned) == 6
    assert sorted(map(tuple, earned.values())) == [
        *[(0, 0, 0, 0)] * 3,
        (0, 3, 0, 0),
        (1, 1, 0, 0),
        (3, 0, 0, 0),
    ]


def test_kingdoms_merfolk_giant_raids_and_bands_come_in_this_order() -> None:
    """R77, R78, R79, D41, D62."""
    state = make_state(
        markers={"red": (1, 0, 0, 0)},
        merfolk=(1, 0, 0, 0),
        giant=(0, 1),
        orcs={0: "red"},
        bands={0: "giant:red+skeleton"},
    )
    events = end_age(state)
    assert state.decision is Decision.RAID
    assert state.glory == [2 + 1 + 2, 0, 0, 0]
    events += do(state, "raid red")
    kinds = (AgeEnded, AreaScored, GiantScored, OrcsRaided, BandScored, AgeScored)
    order = [type(event) for event in events if isinstance(event, kinds)]
    assert order == [
        AgeEnded,
        *[AreaScored] * 7,
        GiantScored,
        OrcsRaided,
        BandScored,
        AgeScored,
    ]


def test_tribes_not_in_play_are_not_scored() -> None:
    """R78."""
    state = make_state(tribes="centaur elf halfling minotaur wingfolk wizard")
    events = end_age(state)
    assert len(of_kind(AreaScored, events)) == 6
    assert of_kind(GiantScored, events) == []
    assert state.age == 2


def test_bands_are_scored_last() -> None:
    """R79."""
    state = make_state(bands={0: "elf:red+elf:blue"}, orcs={1: "red"})
    events = end_age(state)
    assert of_kind(BandScored, events) == []
    assert len(of_kind(BandScored, do(state, "raid none"))) == 1
