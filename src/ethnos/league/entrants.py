"""The entrants of a folder: its checkpoints, and the bots that `bots.txt` names."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from ethnos.bots import LEVELS, make_bot
from ethnos.bots.registry import COMPILED, POLICY
from ethnos.rules.errors import EthnosError

BOTS: Final = "bots.txt"
"""A bot per line, as for `make_bot`; `#` begins a comment."""
CHECKPOINTS: Final = (".npz", ".onnx")
STARTERS: Final = tuple(level.id for level in LEVELS if level.id not in COMPILED)
"""The levels of a new league. Those that search are slow, and join by a line of their own."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays in a league."""

    name: str
    """The line in `bots.txt`, or the name of the file."""
    spec: str
    """What `make_bot` takes."""
    fingerprint: str = ""
    """Of a checkpoint: a hash of the file, which must never change."""


class Problem(NamedTuple):
    """Why an entrant cannot play."""

    code: str
    """`changed`, for a checkpoint that has played with other contents, or `unusable`."""
    detail: str = ""


class Entrants:
    """Those who can play now. A folder may get new ones while its league runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fit: set[Entrant] = set()
        self.problems: dict[str, Problem] = {}
        """Of those who cannot play now."""
        if (here := str(folder.resolve())) not in sys.path:
            sys.path.append(here)  # for bots whose module lies in the folder

    def found(self, fingerprints: Mapping[str, str]) -> list[Entrant]:
        """Return who can play, by name, given the checkpoints that have played before."""
        self.problems = {}
        return [
            entrant
            for entrant in sorted(self._listed(), key=lambda entrant: entrant.name)
            if self._is_fit(entrant, fingerprints.get(entrant.name, entrant.fingerprint))
        ]

    def _listed(self) -> list[Entrant]:
        file = self._folder / BOTS
        if not file.exists():
            file.write_text("".join(f"{name}\n" for name in STARTERS), "utf-8")
        lines = (line.partition("#")[0].strip() for line in file.read_text("utf-8").splitlines())
        bots = [Entrant(line, line) for line in dict.fromkeys(lines) if line]
        files = [path for path in self._folder.iterdir() if path.suffix in CHECKPOINTS]
        return [*bots, *map(_checkpoint, files)]

    def _is_fit(self, entrant: Entrant, fingerprint: str) -> bool:
        if entrant.fingerprint != fingerprint:
            self.problems[entrant.name] = Problem("changed")
        elif entrant not in self._fit:
            try:
                make_bot(entrant.spec)
            except EthnosError as error:  # a file may still be being written: look again later
                self.problems[entrant.name] = Problem("unusable", str(error))
            else:
                self._fit.add(entrant)
        return entrant.name not in self.problems


def _checkpoint(path: Path) -> Entrant:
    fingerprint = sha256(path.read_bytes()).hexdigest()[:16]
    return Entrant(path.name, f"{POLICY}{path.resolve()}", fingerprint)
