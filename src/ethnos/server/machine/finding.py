"""What a check of a server has found."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """How bad a finding is."""

    FINE = "fine"
    ADVICE = "advice"
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found; `remedy` says what to do unless all is fine."""

    check: str
    verdict: Verdict
    found: str
    remedy: str = ""
