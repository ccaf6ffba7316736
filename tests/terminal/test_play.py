"""Games at a real pseudo-terminal."""

import re
from pathlib import Path

import pytest

from ethnos.i18n import Messages
from ethnos.records.record import read_record
from ethnos.records.replay import final_state
from tests.terminal.pseudo_terminal import SHORT_GAME, Keyboard, only_record


def test_three_enters_start_game_against_bots(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--seed", "4")
    assert "Who plays at this keyboard?" in keyboard.wait()
    assert "How many bots, and which? [3 Beginner]" in keyboard.type("")
    assert "Which tribes" in keyboard.type("")
    shown = keyboard.type("")
    assert str(only_record(tmp_path)) in shown.replace("\n", "")
    assert "Your hand, 1 of 10" in shown
    assert shown.count("the letter before a kingdom") == 1
    assert "the letter before a kingdom" not in keyboard.type("table")
    assert "Player: draw, take a card, or play a band> " in shown
    keyboard.child.sendline("quit")
    assert "--resume" in keyboard.output_until_exit()
    assert keyboard.exit_status() == 0


@pytest.mark.parametrize(("lang", "word"), [("cs", "konec"), ("de", "ende"), ("ru", "quit")])
@pytest.mark.parametrize("answered", [0, 1, 2])
def test_setup_can_be_left(tmp_path: Path, lang: str, word: str, answered: int) -> None:
    keyboard = Keyboard(tmp_path, "--lang", lang, size=(40, 160))
    keyboard.wait()
    for _ in range(answered):
        keyboard.type("")
    keyboard.child.sendline(word)
    keyboard.output_until_exit()
    assert keyboard.exit_status() == 0
    assert not list(tmp_path.rglob("*.jsonl"))


def test_setup_speaks_the_players_language(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--lang", "cs", "--seed", "4")
    messages = Messages("cs")
    keyboard.wait()
    shown = keyboard.type("Adá")
    novice, random = (messages.format(f"bot-{bot}-name") for bot in ("novice", "random"))
    assert f"[3 {novice}]" in shown
    assert "novice" not in shown
    keyboard.type(f"2 {random}")
    keyboard.type("")
    seats = read_record(only_record(tmp_path)).header.seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Adá", None),
        ("Bruno", "random"),
        ("Cosima", "random"),
    ]
    keyboard.child.close()


def test_startup_questions_accept_other_answers(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path)
    keyboard.wait()
    assert "Every player needs a name" in keyboard.type("Ann, ann")
    keyboard.type("Ann, Bob")
    refused = keyboard.type("2 chess")
    assert "There is no bot “chess”" in refused
    assert "Thinker" in refused
    assert "collector" not in refused  # the levels that were described, not every baseline
    assert "the game takes 2 to 6" in keyboard.type("5")
    keyboard.type("1 random")
    options = keyboard.type("options")
    assert re.search(r"orc_raid · .*\s+Values: all_or_nothing \(.*\) and any_number \(", options)
    assert "orc_raid cannot be “some”" in keyboard.type("orc_raid=some")
    assert "Agreed" in keyboard.type("orc_raid=any_number")
    assert re.search(r"age_count · .*\s+Values: 1 to 2; printed: 2\.", options)
    assert "age_count is a number from 1 to 2, not “3” (R16)" in keyboard.type("age_count=3")
    assert "Agreed" in keyboard.type("hand_limit=8")
    keyboard.type("")
    assert "A game of 3 needs 5 tribes, not 2 (R112)" in keyboard.type("elf,orc")
    assert re.search(r"(Ann|Bob), it is your turn", keyboard.type("beginner"))
    header = read_record(only_record(tmp_path)).header
    assert header.ruleset.orc_raid == "any_number"
    assert header.ruleset.variants == {"hand_limit": 8}
    assert [(seat.name, seat.bot) for seat in header.seats] == [
        ("Ann", None),
        ("Bob", None),
        ("Ada", "random"),
    ]
    keyboard.child.close()


@pytest.mark.parametrize("face", ["--plain", "--no-colour"])
def test_whole_game_by_hints_matches_record(tmp_path: Path, face: str) -> None:
    """Play to the end by following hints; the record holds the same game."""
    path = tmp_path / "game.ethnos.jsonl"
    keyboard = Keyboard(tmp_path, face, "--save", str(path), *SHORT_GAME)
    shown = keyboard.wait() + keyboard.follow_hints_to_end()
    assert keyboard.exit_status() == 0
    for sentence in ("Age I begins", "Age II begins", "Straton (blue) pays", "wins the game!"):
        assert sentence in shown
    record = read_record(path)
    assert record.footer is not None
    outcome = final_state(record).outcome
    assert outcome is not None
    winner = record.header.seats[outcome.winners[0]].name
    assert f"{winner} wins the game!" in shown
    glory = outcome.standings[0].glory
    assert re.search(rf"First: {winner}, {glory} glory", shown)


def test_wrong_command_changes_nothing(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--plain", *SHORT_GAME)
    keyboard.wait()
    record = only_record(tmp_path)
    before = record.read_bytes()
    for text, answer in [
        ("", "Type a command"),
        ("tkae 1", "Did you mean “take”?"),
        ("take 99", "There is no card 99"),
        ("band 7", "There is no card 7"),
        ("stop", "That is not possible now: recruit or play a band (R34)."),
        ("pass", "You cannot pass: recruit or play a band (D10)."),
        ("place red", "That is not possible now"),
        ("rules chess", "The rules have no section “chess”"),
        ("sort size", "sort tribe, sort kingdom: group your cards."),
        ("\x07\x1bOP;DROP", "There is no command"),
        ("undo", "Nothing can be taken back"),
        (f"save {record}", "already exists"),
    ]:
        assert answer in keyboard.type(text), text
    assert record.read_bytes() == before
    keyboard.child.close()


def test_information_commands_change_nothing(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--plain", *SHORT_GAME)
    keyboard.wait()
    assert "band 1 4 5 lead 4" in keyboard.type("help")
    assert "take a troll token" not in keyboard.type("help take")
    assert "Topics: Overview" in keyboard.type("rules")
    assert "keep up to X" in keyboard.type("rules elves")
    assert "Wizards: after discarding" in keyboard.type("tribes")
    assert "Straton (blue): tokens" in keyboard.type("table")
    assert "If age I ended now" in keyboard.type("score")
    assert "From now on you are asked" in keyboard.type("confirm on")
    assert "Playing " in keyboard.type("band 1")
    assert keyboard.shown.endswith("Play it? (yes or no)> ")
    assert "plays" not in keyboard.type("no")
    keyboard.type("band 1")
    assert "Player plays" in keyboard.type("yes")
    assert "Player plays" in keyboard.type("log")
    assert "Ada must hold: " in keyboard.type("memory on")
    assert "no longer listed" in keyboard.type("memory off")
    keyboard.type("draw")
    reason = keyboard.type("why").strip().splitlines()
    assert reason[-2].endswith(".")
    copy = tmp_path / "copy.ethnos.jsonl"
    assert "A copy of the game" in keyboard.type(f"save {copy}")
    assert read_record(copy).entries == read_record(only_record(tmp_path)).entries
    keyboard.child.close()


def test_leader_question_shows_consequences(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--plain", "--seed", "9", "--players", "2")
    shown = keyboard.wait()
    for _ in range(30):
        if (
            group := re.search(r"(?m)^(?:\w+): \((\d+)\) (\w+)(?:,| and) \((\d+)\) (\w+)", shown)
        ) and (group.group(2) != group.group(4)):
            break
        shown = keyboard.follow_hint()
    else:
        raise AssertionError(shown)
    first, _, second, _ = group.groups()
    answer = keyboard.type(f"band {first} {second}")
    assert "Who leads? One of these, by number or name, or no:" in answer
    assert f"lead {first}: Playing 2" in answer
    assert f"lead {second}: Playing 2" in answer
    keyboard.child.close()


def test_resize_redraws_to_new_width(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--no-colour", "--players", "6", "--seed", "2", size=(40, 100))
    keyboard.wait()
    wide = keyboard.type("help")
    assert max(map(len, wide.splitlines())) > 80
    keyboard.child.setwinsize(24, 80)
    narrow = keyboard.type("help") + keyboard.type("table")
    drawn = [line for line in narrow.splitlines() if "> " not in line]
    assert 60 < max(map(len, drawn)) <= 80
    keyboard.child.close()


def test_undo_goes_back_over_bot_turns(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "--plain", *SHORT_GAME)
    first = keyboard.wait()
    before = read_record(only_record(tmp_path))
    keyboard.type("draw")
    assert len(read_record(only_record(tmp_path)).entries) > len(before.entries)
    shown = keyboard.type("undo")
    assert "Player decides again." in shown
    assert shown.partition("Your hand")[2] == first.partition("Your hand")[2]
    assert read_record(only_record(tmp_path)) == before
    keyboard.child.close()


def test_tab_completes_command(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *SHORT_GAME)
    keyboard.wait()
    assert "Player draws" in keyboard.type("dra\t")
    keyboard.child.close()
