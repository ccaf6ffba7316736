"""The games of a tournament in a file: written as they end, so that a stopped one can go on.

Each line is a JSON object: first what is played, then one game per line, in the order they ended.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from ethnos.arena.about import About
from ethnos.arena.task import GameResult, SeatResult
from ethnos.arena.times import Times
from ethnos.records.digest import GameSummary
from ethnos.records.json_lines import JsonLines
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import EthnosError

FORMAT: Final = "ethnos-arena/1"


class ResultsFileError(EthnosError):
    """Raised for a file that cannot be continued."""

    def __init__(self, code: str, words: str, detail: str = "") -> None:
        super().__init__(words)
        self.code = code
        """`exists`, `other` or `broken`, for translated messages."""
        self.detail = detail


class ResultsFile:
    """The file of a tournament, open for further games."""

    def __init__(self, path: Path, about: About, *, resume: bool = False) -> None:
        """Begin the file or, with `resume`, continue what is in it, if it exists."""
        self.path = path
        self.results: list[GameResult] = []
        """The games that were in the file already."""
        identity = {"format": FORMAT, **about.identity}
        self._file = JsonLines(path)
        try:
            self._read(identity, resume)
        except BaseException:
            self._file.close()
            raise

    def _read(self, identity: dict[str, object], resume: bool) -> None:
        if not resume and self.path.stat().st_size:
            raise ResultsFileError("exists", f"{self.path} holds games already")
        number = 0
        for number, line in self._file.read():
            if number == 1:
                _check_identity(self.path, line, identity)
            else:
                self.results.append(_game(self.path, number, line))
        if number == 0:
            self._file.write([identity])

    def add(self, results: Iterable[GameResult]) -> None:
        """Write games that have just ended."""
        self._file.write(map(data_of, results))

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _check_identity(path: Path, line: bytes, identity: dict[str, object]) -> None:
    found = _parsed(path, 1, line)
    if found.get("format") != FORMAT:
        raise _broken(path, 1)
    for name, value in identity.items():
        if found.get(name) != value:
            words = f"{path} holds another tournament: {name} is {found.get(name)}, not {value}"
            raise ResultsFileError("other", words, name)


def _broken(path: Path, number: int) -> ResultsFileError:
    words = f"{path} does not hold the games of a tournament (line {number})"
    return ResultsFileError("broken", words, str(number))


def _parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise _broken(path, number) from error
    if not isinstance(data, dict):
        raise _broken(path, number)
    return data


def data_of(result: GameResult) -> dict[str, Any]:
    """Return a game as JSON can hold it."""
    codes = {"codes": result.codes} if result.codes else {}
    return {
        "game": result.index,
        "seed": result.summary.seed,
        "decisions": result.summary.decisions,
        "checksum": result.summary.checksum,
        "tribes": [str(tribe) for tribe in result.tribes],
        "seats": [_seat_data(seat) for seat in result.seats],
        **codes,
    }


def _seat_data(seat: SeatResult) -> dict[str, Any]:
    data: dict[str, Any] = {
        "bot": seat.bot,
        "rank": seat.rank,
        "won": seat.won,
        "glory": seat.glory,
        "sources": seat.sources,
        "led": {str(tribe): count for tribe, count in seat.led},
        "cards": {str(tribe): count for tribe, count in seat.cards},
        "times": {str(bucket): count for bucket, count in seat.times.buckets.items()},
        "longest": seat.times.longest,
    }
    return data if seat.failure is None else {**data, "failure": seat.failure}


def _game(path: Path, number: int, line: bytes) -> GameResult:
    data = _parsed(path, number, line)
    try:
        return result_of(data)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise _broken(path, number) from error


def result_of(data: dict[str, Any]) -> GameResult:
    """Return the game of `data_of`; other data raise one of the usual errors."""
    return GameResult(
        index=int(data["game"]),
        summary=GameSummary(data["seed"], data["decisions"], data["checksum"]),
        tribes=tuple(map(Tribe, data["tribes"])),
        seats=tuple(map(_seat, data["seats"])),
        codes=tuple(map(int, data.get("codes", ()))),
    )


def _seat(data: dict[str, Any]) -> SeatResult:
    buckets = {int(bucket): count for bucket, count in data["times"].items()}
    return SeatResult(
        bot=data["bot"],
        rank=data["rank"],
        won=data["won"],
        glory=data["glory"],
        sources=tuple(data["sources"]),
        led=tuple((Tribe(tribe), count) for tribe, count in data["led"].items()),
        cards=tuple((Tribe(tribe), count) for tribe, count in data["cards"].items()),
        times=Times(Counter(buckets), data["longest"]),
        failure=data.get("failure"),
    )
