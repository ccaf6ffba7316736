"""H. The twelve tribes, in general; each tribe has a file of its own under `tribes/`."""

import pytest

from ethnos.rules import Kingdom
from ethnos.rules.events import GiantTokenTaken, MerfolkMoved
from ethnos.rules.state import Decision
from tests.rules.builder import do, make_state, of_kind, options


@pytest.mark.parametrize(
    ("band", "kingdom", "markers"),
    [
        ("wingfolk:red+minotaur:red", "red", 2),  # the minotaur adds no card to the wingfolk,
        ("minotaur:red+wingfolk:red", "red", 2),  # the wingfolk open no kingdom to the minotaur
    ],
)
def test_two_abilities_never_act_on_one_band(band: str, kingdom: str, markers: int) -> None:
    """R74, D52."""
    full = dict.fromkeys(("blue", "green", "grey", "orange", "purple"), (2, 0, 0, 0))
    state = make_state(hand=band.replace("+", " "), markers={**full, kingdom: (markers, 0, 0, 0)})
    do(state, f"band {band}")
    assert state.to_move == 1
    expected = markers + (1 if band.startswith("minotaur") else 0)
    assert state.markers[Kingdom(kingdom)][0] == expected
    assert all(state.markers[Kingdom(name)][0] == 2 for name in full)


def test_a_halfling_follower_does_not_forbid_the_marker() -> None:
    """R57, R74."""
    state = make_state(hand="dwarf:red halfling:red")
    do(state, "band dwarf:red+halfling:red")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)


def test_giant_and_merfolk_abilities_are_automatic() -> None:
    """D20."""
    state = make_state(hand="giant:red", hands={1: "merfolk:red merfolk:blue"})
    assert of_kind(GiantTokenTaken, do(state, "band giant:red"))
    assert of_kind(MerfolkMoved, do(state, "band merfolk:red+merfolk:blue"))
    assert (state.to_move, state.decision) == (2, Decision.TURN)


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("orc:red", ["orc yes", "orc no"]),
        ("troll:red", ["troll 1", "troll none"]),
        ("wizard:red", ["wizard 0", "wizard 1"]),
        ("elf:red dwarf:blue", ["keep none", "keep dwarf:blue"]),
        ("centaur:red dwarf:blue", ["band dwarf:blue", "stop"]),
    ],
)
def test_the_other_abilities_may_be_declined(hand: str, offered: list[str]) -> None:
    """R42, D20."""
    state = make_state(hand=hand)
    do(state, f"band {hand.split(maxsplit=1)[0]}")
    assert options(state) == offered


def test_a_free_marker_may_be_declined() -> None:
    """D20, D36."""
    state = make_state(hand="merfolk:red", merfolk=(2, 0, 0, 0))
    do(state, "band merfolk:red")
    assert options(state)[-1] == "free none"
