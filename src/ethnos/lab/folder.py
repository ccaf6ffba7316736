"""The folder of a lab: what was measured, one line per table, so that a stopped run can go on.

A later run with more games measures tables again; the line with the most games counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, astuple, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ethnos import __version__
from ethnos.bots.compiled.players import COMPILED_PLAYERS
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.lab.tables import Measured, Table
from ethnos.records.json_lines import JsonLines
from ethnos.records.record import RULES_VERSION
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import EthnosError

FORMAT: Final = "ethnos-lab/1"
RESULTS: Final = "tables.jsonl"


class LabFolderError(EthnosError):
    """Raised for a folder that cannot be continued."""

    def __init__(self, code: str, words: str, detail: str = "") -> None:
        super().__init__(words)
        self.code = code
        """`other` or `broken`, for translated messages."""
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides what is measured at a table."""

    bot: str = "heuristic"
    games: int = 200
    """How many at least; what is known of more is kept."""
    seed: int = 0

    def __post_init__(self) -> None:
        if self.bot not in COMPILED_PLAYERS:
            raise ValueError(f"'{self.bot}' is not compiled")

    @property
    def identity(self) -> dict[str, object]:
        """What all tables of a folder share, as JSON can hold it."""
        weights = sha256(repr(astuple(STANDARD_WEIGHTS)).encode()).hexdigest()[:12]
        versions = {"ethnos": __version__, "rules": RULES_VERSION, "weights": weights}
        return {"format": FORMAT, "bot": self.bot, "seed": self.seed, **versions}


class LabFolder:
    """The folder of a plan, open for further tables."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Begin the folder, or continue what is in it; another plan's is refused."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.plan = plan
        self.measured: dict[Table, Measured] = {}
        """What is known already."""
        self._file = JsonLines(folder / RESULTS)
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _read(self) -> None:
        number = 0
        for number, line in self._file.read():
            data = _parsed(self.folder, number, line)
            if number == 1:
                self._check_identity(data)
            else:
                self._keep(_measured(self.folder, number, data))
        if number == 0:
            self._file.write([self.plan.identity])

    def _check_identity(self, found: dict[str, Any]) -> None:
        if found.get("format") != FORMAT:
            raise _broken(self.folder, 1)
        for name, value in self.plan.identity.items():
            if found.get(name) != value:
                words = f"{self.folder}: {name} is {found.get(name)}, not {value}"
                raise LabFolderError("other", words, name)

    def add(self, measured: Iterable[Measured]) -> None:
        """Write tables that have just been measured."""
        found = list(measured)
        self._file.write(map(_data, found))
        for one in found:
            self._keep(one)

    def _keep(self, measured: Measured) -> None:
        known = self.measured.get(measured.table)
        if known is None or known.games <= measured.games:
            self.measured[measured.table] = measured

    def is_known(self, table: Table) -> bool:
        """Return whether enough games of a table are known."""
        return table in self.measured and self.measured[table].games >= self.plan.games

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _data(measured: Measured) -> dict[str, Any]:
    data = asdict(measured)
    table = data.pop("table")
    return {
        "players": table["players"],
        "tribes": [str(tribe) for tribe in table["tribes"]],
        **data,
    }


def table_of(data: dict[str, Any]) -> Measured:
    """Return the table of a parsed line."""
    table = Table(data.pop("players"), tuple(map(Tribe, data.pop("tribes"))))
    return Measured(table=table, **data)


def _measured(folder: Path, number: int, data: dict[str, Any]) -> Measured:
    try:
        return table_of(data)
    except (KeyError, TypeError, ValueError) as error:
        raise _broken(folder, number) from error


def _parsed(folder: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise _broken(folder, number) from error
    if not isinstance(data, dict):
        raise _broken(folder, number)
    return data


def _broken(folder: Path, number: int) -> LabFolderError:
    words = f"{folder / RESULTS} does not hold the tables of a lab (line {number})"
    return LabFolderError("broken", words, str(number))
