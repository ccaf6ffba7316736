"""G. Hand limit: ten cards force a band."""

from ethnos.rules.actions import RecruitFromDeck, RecruitFromPool
from ethnos.rules.errors import Refusal
from tests.rules.builder import card, do, make_state, options, refused

NINE = "halfling:red*4 halfling:blue*4 elf:grey"
TEN = f"{NINE} elf:red"


def test_nine_cards_may_become_ten() -> None:
    """R47."""
    for action in ("draw", "take orc:red"):
        state = make_state(hand=NINE, pool="orc:red")
        do(state, action)
        assert len(state.hands[0]) == 10


def test_ten_cards_forbid_recruiting() -> None:
    """R47."""
    state = make_state(hand=TEN, pool="orc:red")
    for action in (RecruitFromDeck(), RecruitFromPool(card("orc:red"))):
        refusal = refused(state, action)
        assert (refusal.code, refusal.clause) == (Refusal.HAND_FULL, "R47")
        assert refusal.reason == "the hand holds 10 cards: play a band"


def test_with_ten_cards_a_band_must_be_played() -> None:
    """R48."""
    offered = options(make_state(hand=TEN, pool="orc:red"))
    assert offered
    assert all(text.startswith("band ") for text in offered)


def test_an_elf_s_keep_never_exceeds_the_limit() -> None:
    """R53, D15."""
    state = make_state(hand=TEN)
    do(state, "band elf:grey")
    assert max(text.count("+") + 1 for text in options(state)) == 1


def test_a_wizard_draws_into_an_empty_hand() -> None:
    """R72, D15."""
    state = make_state(hand="wizard:red wizard:blue elf:red elf:blue elf:grey")
    do(state, "band wizard:red+wizard:blue", "wizard 2")
    assert len(state.hands[0]) == 2
