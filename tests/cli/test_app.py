"""The command as a whole: help, version, and errors in one sentence."""

import os
import subprocess
import sys

import pexpect
import pytest

from ethnos import __version__
from ethnos.cli.app import COMMANDS
from tests.cli.command import ETHNOS, ROOT, ethnos
from tests.terminal.pseudo_terminal import restore_interrupts


def test_version() -> None:
    answer = ethnos("--version")
    assert answer.returncode == 0
    assert answer.stdout == f"ethnos {__version__}\n"


def test_help_lists_the_commands() -> None:
    answer = ethnos("--help")
    assert answer.returncode == 0
    for command in ("simulate", "replay", "verify", "conformance", "perft"):
        assert command in COMMANDS
        assert f" {command} " in answer.stdout


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from ethnos.cli.app import command_line; command_line();"
        "print(sorted({'numpy', 'numba', 'rich.progress', 'prompt_toolkit'} & sys.modules.keys()))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert answer.stdout == "[]\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "No such command 'dance'"),
        (["simulate", "--games", "none"], "'--games'"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--players", "7"], "ethnos: 7 players: the game takes 2 to 6 (R1)"),
        (["simulate", "--players", "1"], "ethnos: 1 players: the game takes 2 to 6 (R1)"),
        (["simulate", "--seed", "-1"], "--seed"),
        (["simulate", "--tribes", "elf,orc"], "A game of 4 needs 6 tribes, not 2"),
        (
            ["simulate", "--tribes", "elf,elf,orc,troll,giant,dwarf"],
            "One tribe is named twice: elves",
        ),
        (["simulate", "--tribes", "gnome"], "There is no tribe “gnome”"),
        (["simulate", "--option", "orc_raid"], "written name=value"),
        (["simulate", "--option", "orc_raid=never"], "The option orc_raid cannot be “never”"),
        (["simulate", "--option", "house=yes"], "There is no option “house”"),
        (["simulate", "--engine", "steam"], "'steam'"),
        (["simulate", "--export", "nowhere/games"], "nowhere/games cannot be written"),
        (["arena", "--bots", "nowhere.bots:Bot,random"], f"No module named 'nowhere' in {ROOT}"),
        (["replay", "nowhere.ethnos.jsonl"], "nowhere.ethnos.jsonl cannot be read"),
        (["replay", "README.md"], "line 1"),
        (["verify", "nowhere.ethnos.jsonl"], "nowhere.ethnos.jsonl cannot be read"),
        (["verify"], "Missing argument"),
        (["conformance", "nowhere.json"], "cannot read nowhere.json"),
        (["conformance", "README.md"], "cannot read README.md"),
        (["conformance"], "Missing argument"),
        (["perft", "nowhere.perft"], "cannot read nowhere.perft"),
        (["perft", "README.md"], "nodes: ..."),
        (["perft", "--depth", "0"], "--depth"),
    ],
)
def test_error_is_one_sentence(arguments: list[str], words: str) -> None:
    answer = ethnos(*arguments)
    assert answer.returncode == 2
    assert words in " ".join(answer.stderr.replace("│", " ").split())
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""


def test_closed_output_pipe_is_no_error() -> None:
    record = "tests/records/golden/6-players.ethnos.jsonl"
    command = f"{' '.join(ETHNOS)} replay {record} | head -n 1"
    answer = subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": ""},  # part of the output is left for the exit
    )
    assert answer.stdout.count("\n") == 1
    assert answer.stderr == ""


def test_interrupted_command_prints_no_traceback() -> None:
    command = [*ETHNOS, "simulate", "--games", "1000000"]
    child: pexpect.spawn[str] = pexpect.spawn(
        command[0],
        command[1:],
        encoding="utf-8",
        timeout=60,
        env={**os.environ, "TERM": "xterm"},  # a dumb terminal gets no progress bar
        preexec_fn=restore_interrupts,
    )
    child.expect(r"[1-9]\d*/1000000")  # it plays by now: all imports are done
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus not in (0, None)
    assert "Traceback" not in str(child.before)
