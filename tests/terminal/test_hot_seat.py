"""Several people at one terminal: hands stay hidden between turns."""

import re
from pathlib import Path

from tests.terminal.pseudo_terminal import WIPE, Keyboard


def test_hand_is_hidden_between_players(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--names", "Anna,Bert", "--seed", "5", "--tribes", "beginner")
    ready = keyboard.wait()
    first = "Anna" if "Anna, it is your turn" in ready else "Bert"
    second = "Bert" if first == "Anna" else "Anna"
    assert "Your hand" not in ready
    assert "Your hand, 1 of 10" in keyboard.type("")
    drawn = keyboard.type("draw")
    found = re.search(rf"{first} draws an? (\w+ of \w+)\.", drawn)
    assert found
    assert f"hand over to {second}, or type undo> " in drawn
    # A drawn card was seen, so the draw cannot be undone.
    assert "Nothing can be taken back" in keyboard.type("undo")
    assert f"hand over to {second}" in keyboard.shown
    between = keyboard.type("")
    assert WIPE in keyboard.raw
    assert "Your hand" not in between
    assert f"{second}, it is your turn" in between
    shown = keyboard.type("")
    assert f"{first} draws from the deck." in shown
    assert f"{first} draws a" not in shown
    assert "Your hand, 1 of 10" in shown
    keyboard.child.close()


def test_action_can_be_undone_before_next_player_looks(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--names", "Anna,Bert", "--seed", "5", "--tribes", "beginner")
    keyboard.wait()
    keyboard.type("")
    taken = keyboard.type("take 1")
    assert "takes" in taken
    again = keyboard.type("undo")
    assert "decides again" in again
    assert "Your hand, 1 of 10" in again
    keyboard.child.close()
