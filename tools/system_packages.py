"""Programs that some tests need and no wheel brings: `make system` installs them on Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Program:
    """A program of the operating system, under the first of its names that is found."""

    names: tuple[str, ...]
    packages: tuple[str, ...]
    """Debian packages that bring it, the preferred one first."""
    tested: str
    """What is not tested without it."""

    def find(self) -> str | None:
        """Return its path, or None where it is not installed."""
        path = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin"  # Debian keeps servers there
        return next(filter(None, (shutil.which(name, path=path) for name in self.names)), None)


PROGRAMS: Final[Mapping[str, Program]] = {
    "browser": Program(
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        ("chromium-headless-shell", "chromium"),
        "the page in a real browser",
    ),
    "caddy": Program(("caddy",), ("caddy",), "the example for Caddy"),
    "cxx": Program(("g++", "c++", "clang++"), ("g++",), "the engine beside its yardstick in C++"),
    "git": Program(("git",), ("git",), "the release script"),
    "nginx": Program(("nginx",), ("nginx-light", "nginx"), "the example for nginx"),
    "pgbouncer": Program(("pgbouncer",), ("pgbouncer",), "PostgreSQL behind pgbouncer"),
}
"""Each under the marker of the tests that need it."""


def on_ci() -> bool:
    """Whether nothing may be left out."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


def advice(missing: Sequence[Program]) -> str:
    """Return the command that installs these programs."""
    return f"sudo apt-get install {' '.join(program.packages[0] for program in missing)}"


def installer() -> list[str] | None:
    """Return how apt-get is called with the rights to install, or None where it cannot be."""
    if shutil.which("apt-get") is None:
        return None
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    if os.geteuid() == 0:
        return apt
    allowed = shutil.which("sudo") and subprocess.run(
        ["sudo", "-n", "true"], capture_output=True, check=False
    )
    return ["sudo", "-n", *apt] if allowed and allowed.returncode == 0 else None


def install(apt: Sequence[str], missing: Sequence[Program]) -> None:
    """Install each program from the first of its packages that this Debian has."""
    subprocess.run([*apt, "update"], check=False)
    for program in missing:
        for package in program.packages:
            print(f"installing {package}, to test {program.tested}", flush=True)
            answer = subprocess.run(
                [*apt, "install", "-y", "--no-install-recommends", package],
                stdout=subprocess.DEVNULL,
                check=False,
            )
            if answer.returncode == 0:
                break


def main() -> int:
    """Install what is missing; fail only on CI, since elsewhere the tests are left out."""
    missing = [program for program in PROGRAMS.values() if program.find() is None]
    if missing and (apt := installer()) is not None:
        install(apt, missing)
        missing = [program for program in missing if program.find() is None]
    if missing and on_ci():
        print(f"Not installed; get it with: {advice(missing)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
