"""An interrupted game resumes where it stopped."""

from pathlib import Path

import pytest

from ethnos.records.record import read_record
from tests.terminal.pseudo_terminal import SHORT_GAME, Keyboard, only_record


@pytest.mark.parametrize("how", ["interrupt", "kill", "end of input"])
def test_game_resumes_after_interruption(tmp_path: Path, how: str) -> None:
    path = tmp_path / "game.ethnos.jsonl"
    keyboard = Keyboard(tmp_path, "--plain", "--save", str(path), *SHORT_GAME)
    keyboard.wait()
    for _ in range(5):
        keyboard.follow_hint()
    hand = keyboard.type("sort tribe").partition("Your hand")[2]
    actions = [entry.action for entry in read_record(path).entries]
    if how == "interrupt":
        keyboard.child.sendintr()
        assert f"--resume {path}" in keyboard.output_until_exit().replace("\n", "")
        assert keyboard.exit_status() == 130
    elif how == "end of input":
        keyboard.child.sendeof()
        assert f"--resume {path}" in keyboard.output_until_exit().replace("\n", "")
        assert keyboard.exit_status() == 0
    else:
        keyboard.child.kill(9)
        keyboard.wait_for_exit()
        with path.open("ab") as file:
            file.write(b'{"half a li')  # As after a crash in the middle of a write.
    again = Keyboard(tmp_path, "--plain", "--resume", str(path))
    assert again.wait().partition("Your hand")[2] == hand
    assert [entry.action for entry in read_record(path).entries] == actions
    again.follow_hint()
    assert len(read_record(path).entries) > len(actions)
    again.child.close()


def test_last_saved_game_is_found(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--plain", *SHORT_GAME)
    keyboard.wait()
    keyboard.type("draw")
    keyboard.child.close()
    again = Keyboard(tmp_path, "--plain", "--resume", "last")
    assert str(only_record(tmp_path)) in again.wait().replace("\n", "")
    again.child.close()


def test_ctrl_c_on_full_screen_saves_game(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *SHORT_GAME)
    keyboard.wait()
    keyboard.child.sendintr()
    assert "The game is saved." in keyboard.output_until_exit()
    assert keyboard.exit_status() == 130
