"""Run the real command in a subprocess."""

import subprocess
import sys
from pathlib import Path

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
