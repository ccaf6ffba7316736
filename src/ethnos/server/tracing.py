"""Spans of what one command takes; `machine.telemetry` exports them, by default there are none."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final, NamedTuple, Protocol


class Arrival(NamedTuple):
    """When a frame arrived and when it was decoded, in ns since the epoch."""

    received: int = 0
    decoded: int = 0


class Span(Protocol):
    """A running span. Attributes never hold cards, tokens, names or texts."""

    def finish(self, version: int, outcome: str) -> None:
        """Note what became of the command."""


class Tracer(Protocol):
    """Makes spans."""

    def now(self) -> int:
        """Return the time in ns; 0 if nothing is traced."""

    def command(self, kind: str, room_id: str, arrival: Arrival) -> AbstractContextManager[Span]:
        """Trace a command of a client, from its frame on."""

    def step(self, name: str, size: int = 0) -> AbstractContextManager[object]:
        """Trace a step of the command that is carried out, with the number of what it handles."""


class _NoSpan:
    def finish(self, version: int, outcome: str) -> None:
        """Note nothing."""


_NONE: Final = nullcontext(_NoSpan())


class NoTracer:
    """Traces nothing, in no time."""

    def now(self) -> int:
        return 0

    def command(self, kind: str, room_id: str, arrival: Arrival) -> AbstractContextManager[Span]:  # noqa: ARG002
        return _NONE

    def step(self, name: str, size: int = 0) -> AbstractContextManager[object]:  # noqa: ARG002
        return _NONE


NO_TRACER: Final = NoTracer()
