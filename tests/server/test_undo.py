"""An action can be undone until a person has learned something hidden."""

from __future__ import annotations

from typing import Final

import pytest

from ethnos.protocol import SeatKind, StandInReason
from ethnos.records.codec import Json
from ethnos.rules.ruleset import Ruleset
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import ActionTaken, ActionUndone, UndoAnswered, UndoRequested
from ethnos.server.rooms.parts import Seat
from ethnos.server.rooms.state import RoomState
from ethnos.testing.state_builder import build_state

GIVEN: Final[dict[str, Json]] = {
    "hands": {"A": ["dwarf:red"], "B": ["orc:blue"]},
    "pool": ["dwarf:blue", "orc:red"],
    "deck_top": ["dwarf:green", "orc:green"],
}
PERSON = Seat(SeatKind.HUMAN, "ann", "Ann")
BOT = Seat(SeatKind.BOT, name="random", bot="random")
AWAY = Seat(SeatKind.HUMAN, "ben", "Ben", standing_in=StandInReason.LEFT)


def played(other: Seat, *actions: str, dragon_free: int = 1) -> RoomState:
    """A person takes a card, then the other seat does all this."""
    state = build_state(Ruleset(players=2), GIVEN)
    state.dragon_free = dragon_free
    room = RoomState("x", seats=(PERSON, other), game=state)
    for seq, action in enumerate(["take dwarf:blue", *actions], start=1):
        fold(room, seq, ActionTaken(0, seat=min(seq - 1, 1), action=action))
    return room


def test_bot_draw_reveals_nothing() -> None:
    room = played(BOT, "draw")
    assert room.undoable(0) == 2
    fold(room, 3, ActionUndone(0, 0))
    assert room.game is not None
    assert [str(card) for card in room.game.hands[0]] == ["dwarf:red"]
    assert room.game.to_move == 0


def test_bot_draw_that_could_be_dragon_reveals() -> None:
    assert played(BOT, "draw", dragon_free=0).undoable(0) == 0


@pytest.mark.parametrize("other", [PERSON, AWAY])
def test_draw_by_person_reveals(other: Seat) -> None:
    """Also while a bot stands in: the returning player sees the card."""
    assert played(other, "draw").undoable(0) == 0


def test_band_from_hidden_hand_reveals() -> None:
    assert played(BOT, "band orc:blue").undoable(0) == 0
    assert played(BOT, "band orc:blue").undoable(1) == 1  # the acting seat has shown them itself


def test_band_of_known_cards_reveals_nothing() -> None:
    """The bot's hand is one card from the pool, so its band shows nothing."""
    state = build_state(Ruleset(players=2), {**GIVEN, "hands": {"A": ["dwarf:red"]}})
    room = RoomState("x", seats=(PERSON, BOT), game=state)
    turns = (
        (0, "take dwarf:blue"),
        (1, "take orc:red"),
        (0, "band dwarf:red"),
        (1, "band orc:red"),
    )
    for seq, (seat, action) in enumerate(turns, start=1):
        fold(room, seq, ActionTaken(0, seat, action))
    assert room.undoable(0) == 2


def test_bots_wait_for_the_answer_to_a_question() -> None:
    """Else their action would withdraw the question without a word."""
    state = build_state(Ruleset(players=3), GIVEN)
    friend = Seat(SeatKind.HUMAN, "cid", "Cid")
    room = RoomState("x", seats=(PERSON, BOT, friend), game=state)
    fold(room, 1, ActionTaken(0, 0, "take dwarf:blue"))
    assert room.bot_to_move() == "random"
    fold(room, 2, UndoRequested(0, 0))
    assert room.bot_to_move() is None
    fold(room, 3, UndoAnswered(0, 2, False))
    assert room.bot_to_move() == "random"
