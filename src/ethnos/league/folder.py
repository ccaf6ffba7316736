"""The file of a league: rounds of matches as they are chosen, games as they end.

Each line is a JSON object: first what is played, then entrants when they first play, rounds, games
in the order they ended, and entrants that may play no more. A league that was stopped goes on from
it: the matches of a round are chosen before its first game, from the rounds before it alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ethnos import __version__
from ethnos.arena.about import ruleset_data
from ethnos.arena.results_file import data_of, result_of
from ethnos.arena.task import GameResult
from ethnos.league.entrants import Entrant
from ethnos.league.matches import Match
from ethnos.records.digest import digest_of
from ethnos.records.json_lines import JsonLines
from ethnos.records.record import RULES_VERSION
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import Ruleset

FORMAT: Final = "ethnos-league/1"
RESULTS: Final = "games.jsonl"


class LeagueFolderError(EthnosError):
    """Raised for a folder that cannot be continued."""

    def __init__(self, code: str, words: str, detail: str = "") -> None:
        super().__init__(words)
        self.code = code
        """`other` or `broken`, for translated messages."""
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games of a league share."""

    ruleset: Ruleset
    seed: int = 0
    think: float | None = None
    playouts: int | None = None

    @property
    def identity(self) -> dict[str, object]:
        """What decides a game, given its match and its index, as JSON can hold it."""
        return {
            "format": FORMAT,
            "seed": self.seed,
            **ruleset_data(self.ruleset),
            "think": self.think,
            "playouts": self.playouts,
            "ethnos": __version__,
            "rules": RULES_VERSION,
        }


class LeagueFolder:
    """The results of a league, open for further games."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Begin the file, or continue what is in it; another plan's is refused."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.plan = plan
        self.fingerprints: dict[str, str] = {}
        """Of everybody who has played: a hash of the checkpoint, or nothing."""
        self.matches: list[Match] = []
        """All that were ever chosen; the games of match m are those of deal m."""
        self.results: dict[int, GameResult] = {}
        """By index."""
        self.suspended: dict[str, str] = {}
        """Those who end their process, and how."""
        self._file = JsonLines(folder / RESULTS)
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    @property
    def digest(self) -> str:
        """A fingerprint of every decision of every game."""
        return digest_of(self.results[index].summary for index in sorted(self.results))

    def unplayed(self) -> list[int]:
        """Return the games that were chosen but not played, of those who may play."""
        players = self.plan.ruleset.players
        return [
            index
            for number, match in enumerate(self.matches)
            if not self.suspended.keys() & {*match}
            for index in range(number * players, (number + 1) * players)
            if index not in self.results
        ]

    def begin_round(self, matches: list[Match], entrants: Iterable[Entrant]) -> None:
        """Write the matches of a round, and who of the entrants plays for the first time."""
        playing = {name for match in matches for name in match}
        new = [one for one in entrants if one.name in playing - self.fingerprints.keys()]
        self._add(
            *({"entrant": entrant.name, "fingerprint": entrant.fingerprint} for entrant in new),
            {"round": [[*match] for match in matches]},
        )

    def add(self, results: Iterable[GameResult]) -> None:
        """Write games that have just ended."""
        self._add(*map(data_of, results))

    def suspend(self, name: str, why: str) -> None:
        """Let an entrant play no more."""
        self._add({"suspended": name, "why": why})

    def _add(self, *lines: dict[str, Any]) -> None:
        self._file.write(lines)
        for data in lines:
            self._keep(data)

    def _keep(self, data: dict[str, Any]) -> None:
        if "entrant" in data:
            self.fingerprints[data["entrant"]] = data["fingerprint"]
        elif "round" in data:
            self.matches += [Match(alone, others) for alone, others in data["round"]]
        elif "suspended" in data:
            self.suspended[data["suspended"]] = data["why"]
        else:
            result = result_of(data)
            self.matches[result.index // self.plan.ruleset.players]  # must have been chosen
            self.results[result.index] = result

    def _read(self) -> None:
        number = 0
        for number, line in self._file.read():
            try:
                data = json.loads(line)
                if number > 1:
                    self._keep(data)
            except (AttributeError, LookupError, TypeError, ValueError) as error:
                raise self._broken(number) from error
            if number == 1:
                self._check_identity(data)
        if number == 0:
            self._file.write([self.plan.identity])

    def _check_identity(self, found: Any) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self._broken(1)
        for name, value in self.plan.identity.items():
            if found.get(name) != value:
                words = f"{self.folder}: {name} is {found.get(name)}, not {value}"
                raise LeagueFolderError("other", words, name)

    def _broken(self, number: int) -> LeagueFolderError:
        words = f"{self.folder / RESULTS} does not hold the games of a league (line {number})"
        return LeagueFolderError("broken", words, str(number))

    def close(self) -> None:
        """Close the file."""
        self._file.close()
