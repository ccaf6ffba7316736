"""One sentence tells what a band will do before it is played."""

from dataclasses import replace

import pytest

from ethnos.i18n import Messages
from ethnos.records.notation import parse_card
from ethnos.rules.actions import TEN_SKELETONS, PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.game import Game
from ethnos.rules.ruleset import MerfolkMove
from ethnos.rules.state import GameState, GiantToken
from ethnos.talk.preview import preview_band
from ethnos.talk.voice import Voice

MESSAGES = Messages(strict=True)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


def state_with(hand: str) -> GameState:
    """Return a state with all tribes, two own markers in Althea and none elsewhere."""
    state = Game(seed=1).state
    state.tribes = tuple(Tribe)
    state.to_move = state.turn_owner = 0
    state.hands[0] = tuple(sorted(cards(hand)))
    state.markers[Kingdom.GREEN] = (2, 0, 0, 0)
    return state


def clauses(state: GameState, played: str) -> list[str]:
    leader, *others = cards(played)
    before = state.copy()
    action = PlayBand(leader, tuple(sorted(others)))
    sentence = MESSAGES.say(preview_band(state, action, Voice.TERMINAL).say)
    assert state == before
    start, _, rest = sentence.partition(": ")
    return [start, *rest.split("; ")]


IN_RHEA = "a marker in Rhea, your number 1 there"
NOTHING_LEFT = "nothing to discard"


def worth(glory: int) -> str:
    return f"worth {glory} glory at the end of the age."


@pytest.mark.parametrize(
    ("hand", "played", "told"),
    [
        (
            "elf:red elf:blue orc:grey orc:red troll:red",
            "elf:red elf:blue",
            ("2 elves led by one of Rhea", IN_RHEA, "keep up to 2 cards", "1 card to the pool", 1),
        ),
        (
            "dwarf:green orc:grey",
            "dwarf:green",
            (
                "a dwarf of Althea alone",
                "no marker, because Althea needs a band of 3",
                "it scores as one card more",
                "1 card to the pool",
                1,
            ),
        ),
        (
            "minotaur:green minotaur:red",
            "minotaur:green minotaur:red",
            (
                "2 minotaurs led by one of Althea",
                "a marker in Althea, your number 3 there",
                "it counts as one card more for the marker",
                NOTHING_LEFT,
                1,
            ),
        ),
        (
            "halfling:green",
            "halfling:green",
            (
                "a halfling of Althea alone",
                "no marker, because a halfling leads",
                "no ability",
                NOTHING_LEFT,
                0,
            ),
        ),
        (
            "wingfolk:green wizard:red",
            "wingfolk:green",
            (
                "a wingfolk of Althea alone",
                "a marker in one of 5 kingdoms",
                "the marker may go anywhere",
                "1 card to the pool",
                0,
            ),
        ),
        (
            "wizard:red wizard:blue elf:grey orc:grey",
            "wizard:red wizard:blue",
            (
                "2 wizards led by one of Rhea",
                IN_RHEA,
                "then draw 2 cards if you like",
                "2 cards to the pool",
                1,
            ),
        ),
        (
            "centaur:red wizard:red",
            "centaur:red",
            (
                "a centaur of Rhea alone",
                IN_RHEA,
                "then you may play another band",
                "1 card left in hand",
                0,
            ),
        ),
        (
            "centaur:green wizard:red",
            "centaur:green",
            (
                "a centaur of Althea alone",
                "no marker, because Althea needs a band of 3",
                "no further band",
                "1 card to the pool",
                0,
            ),
        ),
        (
            "merfolk:red merfolk:grey merfolk:blue",
            "merfolk:red merfolk:grey merfolk:blue",
            (
                "3 merfolk led by one of Rhea",
                IN_RHEA,
                "your merfolk marker moves to 3 and earns a free marker",
                NOTHING_LEFT,
                3,
            ),
        ),
        (
            "troll:red orc:red",
            "troll:red orc:red",
            (
                "2 cards of Rhea led by a troll",
                IN_RHEA,
                "a troll token if you like (1 or 2)",
                NOTHING_LEFT,
                1,
            ),
        ),
        (
            "orc:red troll:red skeleton",
            "orc:red troll:red skeleton",
            (
                "2 cards of Rhea and 1 skeleton led by an orc",
                IN_RHEA,
                "a marker for the Rhea space of your orc board if you like",
                NOTHING_LEFT,
                1,
            ),
        ),
        (
            "giant:red giant:blue",
            "giant:red giant:blue",
            (
                "2 giants led by one of Rhea",
                IN_RHEA,
                "the giant token and 2 glory now",
                NOTHING_LEFT,
                1,
            ),
        ),
    ],
)
def test_preview_tells_effects_of_band(
    hand: str, played: str, told: tuple[str, str, str, str, int]
) -> None:
    start, marker, ability, discard, glory = told
    expected = [f"Playing {start}", marker, ability, discard, worth(glory)]
    assert clauses(state_with(hand), played) == expected


def test_preview_tells_what_is_missing() -> None:
    state = state_with("giant:red orc:red troll:red")
    state.giant = GiantToken(1, 2)
    state.orc_boards[0] = (Kingdom.RED,)
    state.trolls[1] = (1,)
    assert "the giant token needs more than 2 cards" in clauses(state, "giant:red")
    assert "no orc marker to place" in clauses(state, "orc:red")
    assert "no troll token to be had" in clauses(state, "troll:red")
    state.orc_boards[0] = ()
    assert any("of your orc board if you like" in clause for clause in clauses(state, "orc:red"))
    state.supply[0] = 1  # The band's own marker is the last one.
    assert "no orc marker to place" in clauses(state, "orc:red")
    state.supply[0] = 20
    state.hands[0] = cards("wingfolk:red")
    state.markers = dict.fromkeys(Kingdom, (1, 0, 0, 0))
    assert "no other kingdom needs fewer cards" in clauses(state, "wingfolk:red")
    state.hands[0] = cards("troll:red")
    state.supply[0] = 0
    assert "no marker, because you have none left" in clauses(state, "troll:red")


def test_merfolk_marker_moves_as_far_as_the_track_goes() -> None:
    state = state_with("merfolk:red merfolk:red merfolk:red merfolk:red")
    state.merfolk[0] = 16
    state.ruleset = replace(state.ruleset, merfolk_move=MerfolkMove.UP_TO)
    played = "merfolk:red merfolk:red merfolk:red merfolk:red"
    assert "your merfolk marker moves up to 2 spaces" in clauses(state, played)


def test_ten_skeletons() -> None:
    state = state_with("elf:red")
    state.hands[0] = (SKELETON,) * 10
    assert MESSAGES.say(preview_band(state, TEN_SKELETONS, Voice.TERMINAL).say) == (
        "Ten skeletons: you win the game at once."
    )
