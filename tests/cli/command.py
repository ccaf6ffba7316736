"""Run the real command in a subprocess."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from ethnos.cli.app import run

ROOT = Path(__file__).parents[2]
ETHNOS = [sys.executable, "-W", "error", "-m", "ethnos.cli"]


def ethnos(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run `ethnos` with these arguments, without a terminal."""
    return subprocess.run(
        [*ETHNOS, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )


class Answer(NamedTuple):
    """What a command answered within this process."""

    status: int
    out: str
    err: str


def answer(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Answer:
    """Run the command within this process: quicker, where the process does not matter."""
    status = run([str(argument) for argument in arguments])
    return Answer(status, *capsys.readouterr())
