"""Positions looked at in a terminal, and games played on from a recorded decision."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ethnos.bots.protocol import Alternative, Reason, ReasonCode
from ethnos.cli.app import run
from ethnos.records.exercise import exercise_header, state_at
from ethnos.records.notation import parse_action
from ethnos.records.position import format_position, parse_position
from ethnos.records.record import Record, Seat, dump_record, load_record
from ethnos.records.replay import record_exercise, replay
from ethnos.rules.state import Decision, GameState
from ethnos.rules.view import view
from tests.terminal.pseudo_terminal import Keyboard, only_record

GOLDEN = Path(__file__).parents[1] / "records" / "golden" / "4-players.ethnos.jsonl"
POSITION = """players: 2
tribes: elf giant orc troll wizard
hand 0: elf:red elf:blue elf:green
hand 1: orc:blue
pool: orc:red troll:blue
"""


@pytest.fixture
def record() -> Record:
    return load_record(GOLDEN.read_bytes())


def test_position_is_played_out_for_both_sides_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    keyboard = Keyboard(tmp_path, str(file), "--plain", command="analyse")
    first = keyboard.wait()
    assert "players: 2" not in first  # a picture, no notation
    assert "Player 2 holds: orc of Straton." in first  # all hands are open
    assert "“hint” asks for the best moves" in first
    assert "Player 1: " in first.splitlines()[-1]
    keyboard.type("take 1")
    assert "Player 2: " in keyboard.shown.splitlines()[-1]  # no screen is wiped in between
    assert "The screen" not in keyboard.shown
    keyboard.type("draw")
    assert "Player 1: " in keyboard.shown.splitlines()[-1]
    keyboard.type("undo")  # although a card was seen
    assert "Player 2: " in keyboard.shown.splitlines()[-1]
    keyboard.type("undo")
    keyboard.type("band elves lead red")
    saved = tmp_path / "line.ethnos.jsonl"
    keyboard.type(f"save {saved}")
    keyboard.child.sendline("quit")
    assert keyboard.exit_status() == 0
    played = load_record(saved.read_bytes())
    assert [entry.action for entry in played.entries[1:]] == ["band elf:red+elf:blue+elf:green"]
    assert len(list(replay(played))) == 2
    assert not list(tmp_path.glob("ethnos/games/*"))  # nothing else is kept


def test_record_is_analysed_at_its_last_turn_unless_a_move_is_named(
    record: Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.review.best_moves", lambda _: [])
    assert run(["analyse", str(GOLDEN), "--json"]) == 0
    found = parse_position(json.loads(capsys.readouterr().out)["position"])
    assert found.decision is Decision.TURN  # though the record ends with a game that is over
    assert found.age == record.header.ruleset.ages


def test_exercise_without_a_turn_is_analysed_where_it_begins(
    record: Record,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states = (state_at(record, v) for v in range(len(record.entries)))
    begun = next(state for state in states if state.decision is not Decision.TURN)
    header = exercise_header(begun, game="exercise", seats=[Seat("Ann")] * begun.players)
    file = tmp_path / "exercise.ethnos.jsonl"
    file.write_bytes(dump_record(record_exercise(header, [])))
    monkeypatch.setattr("ethnos.review.best_moves", lambda _: [])
    assert run(["analyse", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"] == format_position(begun)


def test_move_can_be_named_after_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(GOLDEN), "--move", "57", "--text"]) == 0
    position = capsys.readouterr().out
    assert run(["analyse", f"{GOLDEN}:57", "--text"]) == 0
    assert capsys.readouterr().out == position
    file = tmp_path / "game:58"  # which exists
    file.write_bytes(GOLDEN.read_bytes())
    assert run(["analyse", str(file), "--move", "57", "--text"]) == 0
    assert capsys.readouterr().out == position
    assert run(["analyse", f"{GOLDEN}:99999"]) == 2
    assert "There is no move 99999: the moves are 1 to 196." in capsys.readouterr().err


def test_moment_of_a_record_is_told_as_json(
    record: Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[GameState] = []

    def best_moves(state: GameState) -> tuple[Alternative, ...]:
        asked.append(state)
        return (Alternative(parse_action("draw"), 0.614, 30.25, Reason(ReasonCode.AT_RANDOM)),)

    monkeypatch.setattr("ethnos.review.best_moves", best_moves)
    assert run(["analyse", str(GOLDEN), "--move", "57", "--json", "--lang", "de"]) == 0
    found = json.loads(capsys.readouterr().out)
    truth = state_at(record, 56)
    assert found["position"] == format_position(truth)
    assert found["to_move"] == record.entries[57].by == truth.to_move
    assert found["moves"][0]["action"] == "draw"
    assert found["moves"][0]["win_chance"] == 0.614

    seat = (truth.to_move + 1) % 4
    arguments = ["analyse", str(GOLDEN), "--move", "57", "--seat", str(seat + 1), "--json"]
    assert run(arguments) == 0
    dealt = parse_position(json.loads(capsys.readouterr().out)["position"])
    assert view(dealt, seat) == view(truth, seat)
    assert dealt.hands != truth.hands
    assert format_position(dealt) == format_position(asked[-1])


def test_moment_is_a_picture_with_names_and_as_text_on_request(
    record: Record, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.cli.terminal.local_commands.best_moves", lambda _: [])
    assert run(["analyse", str(GOLDEN), "--move", "57", "--seat", "2", "--plain"]) == 0
    out = capsys.readouterr().out
    names = [seat.name for seat in record.header.seats]
    assert out.startswith(
        f"{names[0]} chooses move 57 of 196. The choice was: Draw from the deck.\n"
    )
    assert f"cards that {names[1]} can see" in out
    assert f"{names[0]} (you): " in out
    assert all(f"{name} holds: " in out for name in names[1:])
    assert "players: 4" not in out
    assert run(["analyse", str(GOLDEN), "--move", "57", "--text"]) == 0
    assert capsys.readouterr().out == format_position(state_at(record, 56))
    assert run(["analyse", str(GOLDEN), "--move", "197"]) == 2  # after the last one
    assert "The game is over here." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--move", "198"], "--move: There is no move 198: the moves are 1 to 196."),
        (["--seat", "5"], "--seat: There is no seat 5: the seats are 1 to 4."),
    ],
)
def test_option_that_does_not_fit_the_record_is_named(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", str(GOLDEN), *arguments]) == 2
    assert capsys.readouterr().err == f"ethnos: {reason}\n"


def test_position_has_no_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    assert run(["analyse", str(file), "--move", "3"]) == 2
    assert "is a position or a game without a move" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players: 9\n", "cannot be set up: line 1"),
        ("", "cannot be set up"),
        ('{"kind": "header"}\n', "is not the record"),
    ],
)
def test_what_is_no_position_is_told(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    assert run(["analyse", str(file)]) == 2
    assert reason in capsys.readouterr().err


def test_game_goes_on_from_a_recorded_decision(record: Record, tmp_path: Path) -> None:
    v = next(entry.v for entry in record.entries if entry.by == 2 and entry.v > 60)
    moment = ("--from", f"{GOLDEN}:{v}", "--bots", "random", "--seed", "7", "--plain")
    keyboard = Keyboard(tmp_path, *moment)
    assert "continues from a moment of a finished game" in keyboard.wait()
    name = record.header.seats[2].name
    assert f"{name}: " in keyboard.shown.splitlines()[-1]
    keyboard.type("draw")
    keyboard.type("undo")
    keyboard.type("draw")
    keyboard.child.sendline("quit")
    assert keyboard.exit_status() == 0
    saved = load_record(only_record(tmp_path).read_bytes())
    assert saved.header.is_exercise
    start = parse_position(saved.header.position or "")
    truth = state_at(record, v - 1)
    assert view(start, 2) == view(truth, 2)
    assert start.deck != truth.deck
    assert [seat.bot for seat in saved.header.seats] == ["random", "random", None, "random"]
    assert [seat.name for seat in saved.header.seats] == [seat.name for seat in record.header.seats]
    assert saved.entries[1].action == "draw"
    steps = len(list(replay(saved)))

    again = Keyboard(tmp_path, "--resume", "last", "--plain")
    again.wait()
    again.type("log")
    again.child.sendline("quit")
    assert again.exit_status() == 0
    assert len(load_record(only_record(tmp_path).read_bytes()).entries) == steps


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--from", "game.jsonl"], "does not name a move of a record"),
        (["--from", f"{GOLDEN}:0"], "--from: There is no move 0: the moves are 1 to 196."),
        (["--from", f"{GOLDEN}:99999"], "There is no move 99999: the moves are 1 to 196."),
        (["--from", f"{GOLDEN}:57", "--players", "3"], "goes with --bots"),
        (["--from", f"{GOLDEN}:57", "--resume", "last"], "goes with --bots"),
        (["--from", f"{GOLDEN}:57", "--bots", "nobody"], "nobody"),
    ],
)
def test_moment_that_cannot_be_played_on_from_is_refused(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", *arguments]) == 2
    assert reason in capsys.readouterr().err
