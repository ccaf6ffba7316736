"""Check a record and report each result."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeVar

from ethnos.records.chain import unseal
from ethnos.records.codec import JsonObject
from ethnos.records.errors import RecordError
from ethnos.records.reading import TooLargeError, read_limited
from ethnos.records.record import Footer, Record, read_lines
from ethnos.records.replay import check_footer, check_replayable, final_state
from ethnos.records.seeds import FAIR, source_of
from ethnos.rules.state import GameState
from ethnos.rules.streams import Source

EXERCISE: Final = "an exercise, played on from a position: there was no deal to prove"
SIMULATED: Final = "a simulated game: its seed was never secret"
FOLLOWS: Final = "every deal and every event follows from the seed and the rules"


class Verdict(StrEnum):
    """The result of a check."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    """Not possible, for a reason outside the record."""
    OPEN = "open"
    """Not possible before the game has ended; no error so far."""


@dataclass(frozen=True, slots=True)
class Check:
    """One check."""

    name: str
    """Stable: programs may rely on it."""
    verdict: Verdict
    words: str
    """The finding, as a sentence without a full stop."""

    def __str__(self) -> str:
        return f"{self.verdict:<7}  {self.name}: {self.words}"


@dataclass(frozen=True, slots=True)
class Report:
    """All checks, in order."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Whether the record is valid: a complete game without errors."""
        return not self._verdicts & {Verdict.FAILED, Verdict.OPEN}

    @property
    def unfinished(self) -> bool:
        """Whether there are no errors, but the end is missing: not played yet, or truncated."""
        return not self.ok and Verdict.FAILED not in self._verdicts

    @property
    def _verdicts(self) -> set[Verdict]:
        return {check.verdict for check in self.checks}

    def __str__(self) -> str:
        verdict = "the record holds" if self.ok else "the record does NOT hold"
        if self.unfinished:
            verdict = "the record is intact so far, but the game is not finished"
        return "\n".join([*map(str, self.checks), verdict])


def verify(path: Path | str) -> Report:
    """Check a record file: its hash chain, structure, seed and replay."""
    try:
        data = read_limited(path)
    except OSError as error:
        return Report((Check("file", Verdict.FAILED, f"cannot be read: {error.strerror}"),))
    except TooLargeError as error:
        return Report((Check("file", Verdict.FAILED, str(error)),))
    return verify_bytes(data)


def verify_bytes(data: bytes) -> Report:
    """Check the content of a record file."""
    inspection = _Inspection()
    with suppress(_FailedError):  # Later checks depend on the failed one.
        inspection.inspect(data)
    return Report(tuple(inspection.checks))


class _FailedError(Exception):
    pass


Found = TypeVar("Found")


class _Inspection:
    """Runs the checks in order; each depends on the previous ones."""

    def __init__(self) -> None:
        self.checks: list[Check] = []

    def inspect(self, data: bytes) -> None:
        # A line that was being written when the program stopped is not part of the record yet.
        whole = data[: data.rfind(b"\n") + 1] or data
        lines = self._try("chain", lambda: unseal(whole))
        self._note("chain", f"all {len(lines)} lines carry the right hash")
        record = self._try("shape", lambda: _read(lines, data[len(whole) :]))
        players = record.header.ruleset.players
        self._note("shape", f"{players} players, {len(record.entries) - 1} actions in order")
        footer = record.footer
        if footer is None:
            words = "there is no footer: the game still runs, or the end was cut off"
            self._note("complete", words, Verdict.OPEN)
        else:
            self._note("complete", f"the game ended ({footer.reason})")
        if not record.is_full:
            words = f"the view '{record.header.view}' hides what would be needed"
            self._note("seed", words, Verdict.SKIPPED)
            self._note("replay", words, Verdict.SKIPPED)
        elif footer is None:
            self._inspect_unfinished(record)
        else:
            self._inspect_game(record, footer)

    def _inspect_game(self, record: Record, footer: Footer) -> None:
        source = None if record.header.is_exercise else self._seed(record, footer)
        if source is None:
            self._note("seed", EXERCISE, Verdict.SKIPPED)
        state = self._try("replay", lambda: _replay(record, source))
        self._note("replay", FOLLOWS)
        self._try("result", lambda: check_footer(footer, state, len(record.entries) - 1))
        self._note("result", f"final glory {footer.glory}, winners {footer.winners}")

    def _inspect_unfinished(self, record: Record) -> None:
        """Check the actions so far; without the seed, with the cards that appeared."""
        if record.header.is_exercise:
            self._note("seed", EXERCISE, Verdict.SKIPPED)
            self._try("replay", lambda: _replay(record, None))
            self._note("replay", FOLLOWS)
        elif record.header.rng.seed is None:
            self._note("seed", "the seed is revealed when the game ends", Verdict.OPEN)
            self._try("replay", lambda: _replay(record, None))
            words = "every action follows the rules; the deal cannot be checked yet"
            self._note("replay", words, Verdict.OPEN)
        else:
            self._note("seed", SIMULATED)
            self._try("replay", lambda: _replay(record, None))
            self._note("replay", FOLLOWS)

    def _seed(self, record: Record, footer: Footer) -> Source:
        source = self._try("seed", lambda: _source(record, footer))
        if record.header.rng.alg == FAIR:
            self._note("seed", "the revealed seed is the one committed to before the deal")
        else:
            self._note("seed", SIMULATED)
        return source

    def _try(self, name: str, look: Callable[[], Found]) -> Found:
        try:
            return look()
        except RecordError as error:
            self.checks.append(Check(name, Verdict.FAILED, str(error)))
            raise _FailedError from None

    def _note(self, name: str, words: str, verdict: Verdict = Verdict.PASSED) -> None:
        self.checks.append(Check(name, verdict, words))


def _read(lines: list[JsonObject], rest: bytes) -> Record:
    record = read_lines(lines)
    if record.footer and rest:
        raise RecordError("something follows the footer")
    return record


def _source(record: Record, footer: Footer) -> Source:
    source = source_of(record.header.rng, record.header.game, footer.seed)
    if source is None:
        raise RecordError("the seed was not revealed")
    return source


def _replay(record: Record, source: Source | None) -> GameState:
    check_replayable(record)
    return final_state(record, source)
