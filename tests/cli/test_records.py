"""`ethnos replay` and `ethnos verify`."""

from pathlib import Path

from ethnos.cli.terminal.saves import recorded_game
from ethnos.records.record import Seat, SeatKind, make_header, read_record, write_record
from ethnos.records.replay import record_game
from ethnos.records.seeds import fast_rng
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from tests.cli.command import ethnos


def written_record(folder: Path, *seats: Seat) -> Path:
    game = Game(Ruleset(players=2), seed=3)
    stream = FastSource(3).stream(77)
    while not game.is_over:
        game.play(random_action(game.state, stream)[0])
    header = make_header(game.state, game="a game", rng=fast_rng(3), seats=seats)
    path = folder / "game.ethnos.jsonl"
    write_record(path, record_game(header, FastSource(3), game.actions, "3"))
    return path


def test_replay_narrates_game(tmp_path: Path) -> None:
    answer = ethnos("replay", written_record(tmp_path))
    assert answer.returncode == 0
    assert answer.stdout.startswith("A game of 2 players begins, with ")
    assert " wins the game!" in answer.stdout or " share the victory" in answer.stdout


def test_replay_lists_actions(tmp_path: Path) -> None:
    answer = ethnos("replay", "--moves", written_record(tmp_path))
    assert answer.returncode == 0
    assert answer.stdout.splitlines()[0].startswith("1 Player ")
    assert ": band " in answer.stdout


def test_bots_of_same_kind_get_distinct_names(tmp_path: Path) -> None:
    bot = Seat("novice", SeatKind.BOT, "novice")
    record = written_record(tmp_path, bot, Seat("Wren", SeatKind.BOT, "novice"))
    answer = ethnos("replay", "--moves", record)
    movers = {line.split(":")[0].split()[1] for line in answer.stdout.splitlines()}
    assert movers == {"Ada", "Wren"}


def test_genuine_record_verifies(tmp_path: Path) -> None:
    answer = ethnos("verify", written_record(tmp_path))
    assert answer.returncode == 0
    assert answer.stdout.endswith("The record is valid.\n")


def test_forged_record_fails_verification(tmp_path: Path) -> None:
    path = written_record(tmp_path)
    text = path.read_text(encoding="utf-8")
    assert '"draw"' in text
    path.write_text(text.replace('"draw"', '"pass"', 1), encoding="utf-8")
    for command, status in (("verify", 1), ("replay", 2)):
        answer = ethnos(command, path)
        assert answer.returncode == status
        assert "Traceback" not in answer.stderr
    assert "The record is NOT valid." in ethnos("verify", path).stdout


def test_truncated_record_is_intact_so_far(tmp_path: Path) -> None:
    path = written_record(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    answer = ethnos("verify", path)
    assert answer.returncode == 3
    assert answer.stdout.endswith("The record is intact so far, but the game is not finished.\n")
    assert "NOT" not in answer.stdout


def test_control_characters_of_names_are_spelt_out(tmp_path: Path) -> None:
    name = "Eve\x1b[31m\n\x07\u202eBob\u2028"
    record = written_record(tmp_path, Seat(name), Seat("Wren"))
    for arguments in ((), ("--moves",)):
        answer = ethnos("replay", *arguments, record)
        assert answer.returncode == 0
        assert r"Eve\x1b[31m\n\x07\u202eBob\u2028" in answer.stdout
        assert not {"\x1b", "\x07", "\u202e", "\u2028"} & set(answer.stdout)
    game = recorded_game(read_record(record), think=None)
    assert game.seats[0].name == r"Eve\x1b[31m\n\x07\u202eBob\u2028"


def test_record_cut_off_while_written_is_unfinished(tmp_path: Path) -> None:
    path = written_record(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-2]) + lines[-2][:20])
    answer = ethnos("verify", path)
    assert answer.returncode == 3
    assert answer.stdout.endswith("The record is intact so far, but the game is not finished.\n")
