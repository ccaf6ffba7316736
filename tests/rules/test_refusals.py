"""Refusals: a stable code, the clause, a readable reason, and an unchanged state."""

import pickle
from copy import deepcopy
from importlib import import_module

import pytest

from ethnos.rules import (
    EthnosError,
    GameState,
    IllegalActionError,
    Kingdom,
    Refusal,
    apply,
    check,
    is_legal,
)
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.apply import perform
from ethnos.rules.cards import DRAGON
from ethnos.rules.state import Decision
from tests.rules.builder import card, cards, do, end_age, make_state, play_band, refused

ONE_OF_EACH: list[Action] = [
    act.RecruitFromDeck(),
    act.RecruitFromPool(card("elf:red")),
    play_band("elf:red"),
    act.Pass(),
    act.PlaceMarker(Kingdom.RED),
    act.MoveMerfolk(1),
    act.PlaceFreeMarker(Kingdom.RED),
    act.PlaceOrcMarker(True),
    act.TakeTrollToken(1),
    act.StopPlaying(),
    act.KeepCards(()),
    act.DrawCards(1),
    act.Raid(()),
]


def at(decision: Decision) -> GameState:
    """Return a state where this is to be decided."""
    hands = {
        Decision.MARKER: "wingfolk:red",
        Decision.MERFOLK_MOVE: "merfolk:red",
        Decision.ORC_MARKER: "orc:red",
        Decision.TROLL_TOKEN: "troll:red",
        Decision.FURTHER_BAND: "centaur:red elf:red",
        Decision.KEEP: "elf:red dwarf:red",
        Decision.WIZARD_DRAW: "wizard:red",
    }
    if decision is Decision.TURN:
        state = make_state(hand="elf:red", pool="elf:red")
    elif decision is Decision.FREE_MARKER:
        state = make_state(hand="merfolk:red", merfolk=(2, 0, 0, 0))
        do(state, "band merfolk:red")
    elif decision is Decision.RAID:
        state = make_state(orcs={0: "red"})
        end_age(state)
    else:
        hand = hands[decision]
        state = make_state(hand=hand, merfolk_move="up_to")
        do(state, f"band {hand.split(maxsplit=1)[0]}")
    assert state.decision is decision
    return state


ANSWERS = {
    Decision.TURN: {"draw", "take elf:red", "band elf:red", "pass"},
    Decision.MARKER: {"place red"},
    Decision.MERFOLK_MOVE: {"move 1"},
    Decision.FREE_MARKER: {"free red"},
    Decision.ORC_MARKER: {"orc yes"},
    Decision.TROLL_TOKEN: {"troll 1"},
    Decision.FURTHER_BAND: {"band elf:red", "stop"},
    Decision.KEEP: {"keep none"},
    Decision.WIZARD_DRAW: {"wizard 1"},
    Decision.RAID: {"raid none"},
}


@pytest.mark.parametrize("decision", ANSWERS)
def test_answer_to_other_decision_is_refused(decision: Decision) -> None:
    """R34."""
    state = at(decision)
    for action in ONE_OF_EACH:
        if str(action) in ANSWERS[decision]:
            assert is_legal(state, action) or str(action) == "pass"
        else:
            refusal = refused(state, action)
            assert (refusal.code, refusal.clause) == (Refusal.WRONG_DECISION, "R34")
            assert refusal.reason == f"this is not the moment: now decide '{decision}'"


def test_after_the_game_everything_is_refused() -> None:
    """R108."""
    state = make_state(age=3)
    end_age(state)
    for action in ONE_OF_EACH:
        assert refused(state, action).code == Refusal.GAME_OVER


def test_an_age_waiting_to_be_scored_takes_no_action() -> None:
    """R31."""
    state = make_state(deck="dragon", dragons=2)
    perform(state, act.RecruitFromDeck())
    for action in ONE_OF_EACH:
        refusal = refused(state, action)
        assert (refusal.code, refusal.clause) == (Refusal.AGE_OVER, "R31")
        assert refusal.reason == "the third dragon has ended the age"


def test_draw_from_empty_deck_is_refused() -> None:
    """R26."""
    state = make_state(pool="elf:red")
    state.deck = []
    refusal = refused(state, act.RecruitFromDeck())
    assert (refusal.code, refusal.clause) == (Refusal.DECK_EMPTY, "R26")


def test_a_marker_in_another_kingdom_than_the_leader_s_is_refused() -> None:
    """R37."""
    state = make_state(hand="dwarf:purple", marker_placement="optional")
    do(state, "band dwarf:purple")
    refusal = refused(state, act.PlaceMarker(Kingdom.RED))
    assert (refusal.code, refusal.clause) == (Refusal.WRONG_KINGDOM, "R37")
    assert refusal.reason == "the marker belongs in Duris, the leader's kingdom"


def test_the_reason_says_how_many_cards_are_missing() -> None:
    """R38."""
    hand = "wingfolk:red wingfolk:blue wingfolk:grey"
    state = make_state(hand=hand, markers={"purple": (3, 0, 0, 0)})
    do(state, "band wingfolk:red+wingfolk:blue+wingfolk:grey")
    refusal = refused(state, act.PlaceMarker(Kingdom.PURPLE))
    assert refusal.reason == "the band has 3 cards, Duris needs 4"


def test_with_two_players_the_reason_counts_all_markers() -> None:
    """R113."""
    state = make_state(players=2, hand="wingfolk:red wingfolk:blue", markers={"purple": (1, 2)})
    do(state, "band wingfolk:red+wingfolk:blue")
    refusal = refused(state, act.PlaceMarker(Kingdom.PURPLE))
    assert refusal.reason == "the band has 2 cards, Duris needs 4"


def test_the_message_holds_the_action_the_reason_the_clause_and_the_code() -> None:
    """R26."""
    refusal = refused(make_state(), act.RecruitFromPool(card("elf:red")))
    assert str(refusal) == (
        "illegal action 'take elf:red': elf:red does not lie in the pool (R26) [action/not_in_pool]"
    )
    assert isinstance(refusal, EthnosError)
    assert isinstance(refusal, ValueError)


def test_check_returns_none_for_legal_action() -> None:
    """R25."""
    state = make_state(hand="elf:red")
    before = state.copy()
    check(state, play_band("elf:red"))
    assert is_legal(state, play_band("elf:red"))
    assert state == before


# `ethnos.rules.apply` names the function, so the module is imported by its full name.
apply_module = import_module("ethnos.rules.apply")


class UnforeseenError(Exception):
    """A fault inside the rules."""


# Places where an action can fail after parts of it were applied.
HALFWAY = [
    ("_end_turn", make_state(hand="dwarf:red elf:blue"), play_band("dwarf:red")),
    ("_end_turn", make_state(pool="elf:red"), act.RecruitFromPool(card("elf:red"))),
    ("_end_turn", make_state(hand="elf:red"), act.RecruitFromDeck()),
    ("_use_ability", make_state(hand="giant:red"), play_band("giant:red")),
    ("_discard_hand", make_state(hand="giant:red elf:blue"), play_band("giant:red")),
    ("end_age", make_state(deck="dragon", dragons=2), act.RecruitFromDeck()),
    ("_go_on", make_state(hand="merfolk:red"), play_band("merfolk:red")),
]


@pytest.mark.parametrize(("where", "state", "action"), HALFWAY)
def test_failure_midway_leaves_state_unchanged(
    where: str, state: GameState, action: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R25."""
    before = deepcopy(state)

    def fail(*_: object, **__: object) -> None:
        assert state != before, "nothing had happened yet"
        raise UnforeseenError

    monkeypatch.setattr(apply_module, where, fail)
    with pytest.raises(UnforeseenError):
        apply(state, action)
    assert state == before


def test_failure_during_scoring_leaves_state_unchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R75."""
    state = make_state(
        hand="elf:red", bands={0: "elf:blue+elf:grey"}, markers={"red": (1, 0, 0, 0)}
    )
    state.deck = [DRAGON] * 3
    before = deepcopy(state)

    def fail(*_: object) -> None:
        assert state.glory != before.glory, "nothing had been scored yet"
        raise UnforeseenError

    monkeypatch.setattr("ethnos.rules.ages.close_age", fail)
    with pytest.raises(UnforeseenError):
        apply(state, act.RecruitFromDeck())
    assert state == before


def test_interrupt_leaves_state_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """R25."""
    state = make_state(hand="dwarf:red")
    before = deepcopy(state)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(apply_module, "_end_turn", interrupt)
    with pytest.raises(KeyboardInterrupt):
        apply(state, play_band("dwarf:red"))
    assert state == before


def test_an_older_copy_never_changes() -> None:
    """R25."""
    state = make_state(hand="orc:red elf:blue", hands={1: "giant:red"}, merfolk=(0, 0, 0, 0))
    older = state.copy()
    twin = deepcopy(older)
    do(state, "band orc:red", "orc yes", "band giant:red", "draw", "draw")
    end_age(state)
    assert older == twin
    assert older != state


def test_refusals_share_one_error_class() -> None:
    """R33."""
    with pytest.raises(IllegalActionError):
        check(make_state(), act.PlayBand(card("elf:red"), cards("elf:red")))


def test_refusal_can_be_pickled() -> None:
    """D10."""
    refusal = refused(make_state(hand="elf:red"), act.Pass())
    again = pickle.loads(pickle.dumps(refusal))
    assert isinstance(again, IllegalActionError)
    assert str(again) == str(refusal)
    assert (again.action, again.code, again.clause, again.reason) == (
        refusal.action,
        refusal.code,
        refusal.clause,
        refusal.reason,
    )
