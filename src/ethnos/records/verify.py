"""Check a record and say in words what holds and what does not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from ethnos.records.chain import unseal
from ethnos.records.errors import RecordError
from ethnos.records.record import Footer, Record, read_lines
from ethnos.records.replay import check_footer, check_replayable, final_state
from ethnos.records.seeds import FAIR, source_of
from ethnos.rules.state import GameState
from ethnos.rules.streams import Source


class Verdict(StrEnum):
    """What came of a check."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    """It could not be made, for a reason that is nobody's fault."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at."""

    name: str
    """Stable: programs may rely on these words."""
    verdict: Verdict
    words: str
    """What was found, as a sentence without a full stop."""

    def __str__(self) -> str:
        return f"{self.verdict:<7}  {self.name}: {self.words}"


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was looked at, in order."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing was found wrong."""
        return all(check.verdict is not Verdict.FAILED for check in self.checks)

    def __str__(self) -> str:
        verdict = "the record holds" if self.ok else "the record does NOT hold"
        return "\n".join([*map(str, self.checks), verdict])


def verify(path: Path | str) -> Report:
    """Check a record file: its bytes, its shape, its seed, and by playing the game again."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        return Report((Check("file", Verdict.FAILED, f"cannot be read: {error.strerror}"),))
    return verify_bytes(data)


def verify_bytes(data: bytes) -> Report:
    """Check a record given as the bytes of its file."""
    inspection = _Inspection()
    with suppress(_FailedError):  # What comes later rests on what failed.
        inspection.inspect(data)
    return Report(tuple(inspection.checks))


class _FailedError(Exception):
    pass


Found = TypeVar("Found")


class _Inspection:
    """The checks in order, each resting on those before."""

    def __init__(self) -> None:
        self.checks: list[Check] = []

    def inspect(self, data: bytes) -> None:
        lines = self._try("chain", lambda: unseal(data))
        self._note("chain", f"all {len(lines)} lines carry the right hash")
        record = self._try("shape", lambda: read_lines(lines))
        players = record.header.ruleset.players
        self._note("shape", f"{players} players, {len(record.entries) - 1} actions in order")
        footer = self._try("complete", lambda: _footer(record))
        self._note("complete", f"the game ended ({footer.reason})")
        if not record.is_full:
            words = f"the view '{record.header.view}' hides what would be needed"
            self.checks += [Check(name, Verdict.SKIPPED, words) for name in ("seed", "replay")]
            return
        source = self._seed(record, footer)
        state = self._try("replay", lambda: _replay(record, source))
        self._note("replay", "every deal and every event follows from the seed and the rules")
        self._try("result", lambda: check_footer(footer, state, len(record.entries) - 1))
        self._note("result", f"final glory {footer.glory}, winners {footer.winners}")

    def _seed(self, record: Record, footer: Footer) -> Source:
        source = self._try("seed", lambda: _source(record, footer))
        if record.header.rng.alg == FAIR:
            self._note("seed", "the revealed seed is the one committed to before the deal")
        else:
            self._note("seed", "a simulated game: its seed was never secret")
        return source

    def _try(self, name: str, look: Callable[[], Found]) -> Found:
        try:
            return look()
        except RecordError as error:
            self.checks.append(Check(name, Verdict.FAILED, str(error)))
            raise _FailedError from None

    def _note(self, name: str, words: str) -> None:
        self.checks.append(Check(name, Verdict.PASSED, words))


def _footer(record: Record) -> Footer:
    if record.footer is None:
        raise RecordError("there is no footer: the game still runs, or the end was cut off")
    return record.footer


def _source(record: Record, footer: Footer) -> Source:
    source = source_of(record.header.rng, record.header.game, footer.seed)
    if source is None:
        raise RecordError("the seed was not revealed")
    return source


def _replay(record: Record, source: Source) -> GameState:
    check_replayable(record)
    return final_state(record, source)
