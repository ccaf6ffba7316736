"""Every refusal of the rules has a sentence with the relevant numbers."""

import pytest

from ethnos.i18n import Messages
from ethnos.records.notation import parse_action, parse_card
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.errors import IllegalActionError, Refusal
from ethnos.rules.game import Game
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision, GameState
from ethnos.talk.refusals import refusal

MESSAGES = Messages(strict=True)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(parse_card(word) for word in text.split()))


def state_at(decision: Decision = Decision.TURN, band: str = "elf:red elf:blue") -> GameState:
    state = Game(Ruleset(4), seed=1).state
    state.to_move = state.turn_owner = 0
    state.decision = decision
    state.hands[0] = cards("elf:red orc:blue orc:red troll:grey skeleton")
    state.pool = cards("giant:red")
    state.markers[Kingdom.GREEN] = (4, 0, 0, 0)
    state.orc_boards[0] = (Kingdom.BLUE, Kingdom.RED)
    leader, *others = (parse_card(word) for word in band.split())
    state.bands[0] = (Band(leader, tuple(others)),)
    return state


CASES = [
    (Decision.TURN, "pass", "You cannot pass: recruit or play a band (D10)."),
    (Decision.TURN, "take elf:red", "There is no elf of Rhea in the pool (R26)."),
    (Decision.TURN, "band giant:red", "You do not hold that giant of Rhea (R33)."),
    (Decision.TURN, "band elf:red+elf:red", "You do not hold that elf of Rhea (R33)."),
    (
        Decision.TURN,
        "band elf:red+orc:blue",
        "These cards are not a band: they share neither a tribe nor a colour (R33).",
    ),
    (Decision.TURN, "band skeleton+elf:red", "A skeleton can never lead a band (R64)."),
    (Decision.TURN, "stop", "That is not possible now: recruit or play a band (R34)."),
    (Decision.KEEP, "draw", "First say which cards you keep (R34)."),
    (Decision.RAID, "draw", "First say whether you raid (R34)."),
    (
        Decision.MARKER,
        "place blue",
        "The marker belongs in the kingdom of the leader’s colour, Rhea (R37).",
    ),
    (Decision.MARKER, "place none", "A marker that fits must be placed (D18)."),
    (Decision.KEEP, "keep giant:red", "You do not hold that giant of Rhea (R53)."),
    (
        Decision.KEEP,
        "keep elf:red+orc:blue+orc:red",
        "You may keep 2 of your cards, not 3 (R53).",
    ),
    (
        Decision.TROLL_TOKEN,
        "troll 3",
        "Troll token 3 cannot be had: it is taken, or too high for a band of 2 (R68).",
    ),
    (Decision.MERFOLK_MOVE, "move 3", "Your merfolk marker can move 0 to 2 spaces (R58)."),
    (Decision.RAID, "raid grey", "The Pelagon space of your orc board is empty (R92)."),
    (
        Decision.RAID,
        "raid red",
        "A raid takes all markers off the orc board, or none (D40).",
    ),
    (Decision.GAME_OVER, "draw", "The game is over (R108)."),
    (Decision.AGE_OVER, "draw", "The third dragon has ended the age (R31)."),
]


def told(state: GameState, text: str) -> str:
    with pytest.raises(IllegalActionError) as error:
        check(state, parse_action(text))
    return MESSAGES.say(refusal(state, error.value))


@pytest.mark.parametrize(("decision", "text", "sentence"), CASES)
def test_refusal_gives_reason_and_clause(decision: Decision, text: str, sentence: str) -> None:
    assert told(state_at(decision), text) == sentence


def test_refusals_without_numbers() -> None:
    wizards = state_at(Decision.WIZARD_DRAW, "wizard:red wizard:blue")
    assert told(wizards, "wizard 1") == "You draw 2 cards or none (R72)."
    wings = state_at(Decision.MARKER, "wingfolk:red wingfolk:blue")
    assert told(wings, "place green") == "Althea needs a band of 5; yours has 2 (R38)."
    full = state_at()
    full.hands[0] = cards("elf:red " * 10)
    assert told(full, "draw") == "Your hand is full (limit 10): you must play a band (R47)."
    empty = state_at()
    empty.deck = []
    assert told(empty, "draw") == "The deck is empty (R26)."
    skeletons = state_at()
    skeletons.hands[0] = cards("skeleton " * 11)
    ten = "band " + "+".join(["skeleton"] * 10)
    skeletons.ruleset = Ruleset(4).with_options(ten_skeletons="illegal")
    assert told(skeletons, ten) == "A band needs a leader that is not a skeleton (R36)."
    large = state_at()
    large.hands[0] = cards("elf:red " + "skeleton " * 10)
    eleven = "band elf:red+" + "+".join(["skeleton"] * 10)
    assert told(large, eleven) == "A band has at most 10 cards (R33)."


def test_every_refusal_code_is_tested() -> None:
    """Each code has a message; those with numbers are tested above."""
    for code in Refusal:
        assert MESSAGES.has(f"refusal-{code.value.replace('_', '-')}")


@pytest.mark.parametrize("text", ["place red", "troll 3", "wizard 2", "keep elf:red"])
def test_a_raider_is_refused_though_the_drawer_of_the_third_dragon_played_no_band(
    text: str,
) -> None:
    state = state_at(Decision.RAID)
    state.turn_owner = 1
    assert not state.bands[state.turn_owner]
    action = parse_action(text)
    with pytest.raises(IllegalActionError) as caught:
        check(state, action)
    assert MESSAGES.say(refusal(state, caught.value)) == "First say whether you raid (R34)."


def test_a_marker_is_refused_after_ten_skeletons_have_won() -> None:
    state = state_at(Decision.GAME_OVER)
    state.bands[0] = (Band(None, cards("skeleton " * 10)),)
    with pytest.raises(IllegalActionError) as caught:
        check(state, parse_action("place red"))
    assert MESSAGES.say(refusal(state, caught.value)) == "The game is over (R108)."
