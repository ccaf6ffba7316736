"""The command as a whole: help, version, and errors in one sentence."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from ethnos import __version__
from ethnos.cli.app import COMMANDS
from ethnos.cli.options import chosen_ruleset
from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.phrase import phrase
from ethnos.rules.ruleset import POLISH, beginner_tribes
from tests.cli.command import ETHNOS, ROOT, answer, ethnos
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


SEE = "See: ethnos simulate --help"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "There is no command “dance”. There are: play, rules, "),
        (["simulat"], "There is no command “simulat”. Did you mean “simulate”? See: ethnos --help"),
        (["--nothing"], "There is no option “--nothing”. See: ethnos --help"),
        (
            ["simulate", "--games", "none"],
            f"--games: “none” is not a whole number from 1 up. {SEE}",
        ),
        (["simulate", "--games", "0"], "--games: “0” is not a whole number from 1 up."),
        (["simulate", "--games"], f"--games needs a value. {SEE}"),
        (["simulate", "--gmaes", "3"], f"no option “--gmaes”. Did you mean “--games”? {SEE}"),
        (["simulate", "--json=yes"], f"--json takes no value. {SEE}"),
        (["simulate", "twice"], f"“twice” is one argument too many. {SEE}"),
        (["simulate", "--players", "7"], "7 players: the game takes 2 to 6 (R1)"),
        (["simulate", "--players", "1"], "1 player: the game takes 2 to 6 (R1)"),
        (["simulate", "--seed", "-1"], "--seed: “-1” is not a whole number from 0 up."),
        (["simulate", "--tribes", "elf,orc"], "A game of 4 needs 6 tribes, not 2"),
        (
            ["simulate", "--tribes", "elf,elf,orc,troll,giant,dwarf"],
            "One tribe is named twice: elves",
        ),
        (["simulate", "--tribes", "gnome"], "There is no tribe “gnome”"),
        (["simulate", "--tribes", "x" * 3000], f"There is no tribe “{'x' * 299}…”"),
        (["simulate", "--option", "orc_raid"], "written name=value"),
        (["simulate", "--option", "orc_raid=never"], "The option orc_raid cannot be “never”"),
        (["simulate", "--option", "house=yes"], "There is no option “house”"),
        (["simulate", "--preset", "dutch"], "no preset “dutch”. There are: standard, beginner,"),
        (["simulate", "--engine", "steam"], f"--engine: “steam” is not one of: rules, fast. {SEE}"),
        (["simulate", "--export", "nowhere/games"], "nowhere/games cannot be written"),
        (["simulate", "--export", "tests"], "tests cannot be written: Is a directory"),
        (["simulate", "--games", "1", "--export", "/dev/full"], "/dev/full cannot be written: No"),
        (["simulate", "--records"], "add --export FILE"),
        (["simulate", "--observations"], "add --export FILE"),
        (["arena", "--bots", "nowhere.bots:Bot,random"], f"No module named 'nowhere' in {ROOT}"),
        (["arena", "--bots", ":,random"], "The bot “:” cannot be used: ValueError: Empty module"),
        (["arena", "--bots", "os:system"], "The bot “os:system” cannot be used: TypeError:"),
        (["arena", "--think", "inf"], "--think: “inf” is not a finite number from 0 up."),
        (["play", "--think", "nan"], "--think: “nan” is not a finite number from 0 up."),
        (["play", "--think", "-1"], "--think: “-1” is not a finite number from 0 up."),
        (["play", "--bots", "os:system", "--people", "0"], "The bot “os:system” cannot be used"),
        (["play", "--players", "9"], "--players: “9” is not a whole number from 2 to 6."),
        (["rules", "--lang", "xx"], "no language “xx”. There are: en, cs, de, pl, pt-BR, ru."),
        (["rules", "--lang", "../../etc"], "There is no language “../../etc”."),
        (["rules", "x" * 3000], f"The rules have no section “{'x' * 299}…”"),
        (["rules", "a\x1b[31m\nb\u202e\udcff"], r"no section “a\x1b[31m\nb\u202e\udcff”"),
        (["replay", "nowhere.ethnos.jsonl"], "nowhere.ethnos.jsonl cannot be read"),
        (["replay", "README.md"], "line 1"),
        (["replay", "/dev/zero"], "/dev/zero is larger than 64 MiB"),
        (["verify", "nowhere.ethnos.jsonl"], "nowhere.ethnos.jsonl cannot be read"),
        (["verify", "README.md"], "README.md is not the record of a game."),
        (["verify", "/dev/null"], "/dev/null is not the record of a game."),
        (["verify", "/dev/zero"], "/dev/zero is larger than 64 MiB"),
        (["verify"], "FILE is missing. See: ethnos verify --help"),
        (["verify", "one", "two"], "“two” is one argument too many. See: ethnos verify --help"),
        (["conformance", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["conformance", "README.md"], "README.md is not a scenario file: not JSON"),
        (["conformance"], "FILES is missing. See: ethnos conformance --help"),
        (["perft", "nowhere.perft"], "nowhere.perft cannot be read: No such file"),
        (["perft", "README.md"], "README.md is not a state with counts: there should be one line"),
        (["perft", "--depth", "0"], "--depth: “0” is not a whole number from 1 up."),
        (["serve", "--port", "99999"], "--port: “99999” is not a whole number from 0 to 65535."),
        (["bench", "--seconds", "nan"], "--seconds: “nan” is not a finite number from 0.05 up."),
    ],
)
def test_error_is_one_sentence(
    arguments: list[str],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    status, out, err = answer(capsys, *arguments)
    assert status == 2
    assert words in err
    assert err.startswith("ethnos: ")
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("lang", languages())
def test_usage_errors_are_in_the_users_language(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, err = answer(capsys, "simulate", "--games", "none", "--lang", lang)
    problem = phrase("usage-whole", word="none", least="1")
    value = phrase("usage-value", option="--games", error=problem)
    said = phrase("usage-error", problem=value, command="ethnos simulate")
    assert err == f"ethnos: {Messages(lang, strict=True).say(said)}\n"


@pytest.mark.parametrize("lang", languages())
def test_help_is_in_the_users_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    messages = Messages(lang, strict=True)
    for command in ("", *COMMANDS):
        status, out, err = answer(capsys, "--lang", lang, *command.split(), "--help")
        assert (status, err) == (0, "")
        usage = f"{messages.format('cli-usage')}: ethnos {command}".rstrip()
        assert out.startswith(usage)
        words = " ".join(out.split())
        assert messages.format(f"cli-{command}" if command else "cli") in words
        assert messages.format("cli-help") in words
        assert re.search(r"\bcli-|\{|\?\?\?", out) is None


def test_help_shows_brackets_defaults_and_variables(capsys: pytest.CaptureFixture[str]) -> None:
    _, arena, _ = answer(capsys, "arena", "--help")
    assert "Play on Ray; needs ethnos[ray]." in arena
    assert "--workers WORKERS" in arena
    assert "0 for one per core. Default: 1." in " ".join(arena.split())
    _, serve, _ = answer(capsys, "serve", "--help")
    assert "[ETHNOS_PORT]" in serve


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = answer(capsys)
    assert (status, err) == (2, "")
    assert out == answer(capsys, "--help").out


def test_language_may_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "--lang", "cs", "rules", "--topics") == answer(
        capsys, "rules", "--topics", "--lang", "cs"
    )


def test_preset_decides_what_no_option_says(capsys: pytest.CaptureFixture[str]) -> None:
    def digest(*arguments: str) -> str:
        options = ("--games", "20", "--digest", "--tribes", "centaur,troll,merfolk,orc,elf,dwarf")
        return answer(capsys, "simulate", *options, *arguments).out.splitlines()[1]

    polish = [f"--option={name}={value}" for name, value in POLISH.options.items()]
    assert digest("--preset", "polish") == digest(*polish) != digest()
    chained = "--option=centaur_chain=unlimited"
    assert digest("--preset", "polish", chained) == digest(*polish, chained)


def test_beginner_preset_brings_its_tribes_unless_others_are_named() -> None:
    assert chosen_ruleset(3, "", [], preset="beginner").tribes == beginner_tribes(3)
    assert chosen_ruleset(3, "random", [], preset="beginner").tribes is None


# The process: encodings, full disks, closed descriptors, interrupts.


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which `ethnos` is the real command."""
    script = f'ethnos() {{ {" ".join(ETHNOS)} "$@"; }}\n{command}'
    return subprocess.run(
        ["bash", "-c", script],
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="latin-1",
        env={**os.environ, **environment},
    )


RECORD = "tests/records/golden/2-players.ethnos.jsonl"


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "latin-1"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "ETHNOS_LANG": "en"},
    ],
    ids=["latin-1", "C"],
)
def test_output_in_another_encoding_is_transliterated(environment: dict[str, str]) -> None:
    done = shell(f"ethnos verify {RECORD} && ethnos rules trolls --lang cs", **environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("+ Every line carries the right hash.\n")
    assert "trollu" in done.stdout  # "trollů" has a letter that neither encoding has
    assert "R94-R97" in done.stdout  # with a dash


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_full_disk_and_closed_output_are_one_line(unbuffered: str) -> None:
    commands = (
        "ethnos --help >/dev/full",
        f"ethnos replay {RECORD} >/dev/full",
        "ethnos rules >&-",
    )
    done = shell("; ".join(f"{each}; echo $?" for each in commands), PYTHONUNBUFFERED=unbuffered)
    assert done.stdout == "2\n2\n2\n"
    full = "ethnos: The output cannot be written: No space left on device\n"
    assert done.stderr == full * 2 + "ethnos: The output cannot be written: Bad file descriptor\n"


def test_closed_input_and_errors_are_no_trouble(tmp_path: Path) -> None:
    save = tmp_path / "game.ethnos.jsonl"
    done = shell(f"ethnos play --players 2 --save {save} <&-; ethnos simulate --games 1 2>&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("1 game, ")


@pytest.mark.parametrize("module", ["typer", "ethnos.talk.rulebook"])
def test_interrupt_while_modules_load_prints_no_traceback(module: str) -> None:
    code = f"""
import os, signal, sys

class Interrupter:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupter())
sys.argv = ["ethnos", "rules"]
from ethnos.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


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
    assert child.exitstatus == 130
    assert "Traceback" not in str(child.before)
