"""What is counted and measured about rooms; `machine.prometheus` keeps it, a browser does not."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Counter(Protocol):
    """A number that grows."""

    def inc(self, amount: float = 1) -> None:
        """Add to it."""


class CounterByLabel(Protocol):
    """One counter for each label."""

    def labels(self, *values: str) -> Counter:
        """Return the counter of a label."""


class Gauge(Protocol):
    """A number that goes up and down."""

    def inc(self, amount: float = 1) -> None:
        """Add to it."""

    def dec(self, amount: float = 1) -> None:
        """Subtract from it."""

    def set(self, value: float) -> None:
        """Replace it."""

    def track_inprogress(self) -> AbstractContextManager[object]:
        """Count a block while it runs."""


class Stopwatch(Protocol):
    """A distribution of times."""

    def time(self) -> AbstractContextManager[object]:
        """Measure the time a block takes."""


class Metrics(Protocol):
    """The metrics of one process. None depends on anything hidden in a game."""

    @property
    def sockets(self) -> Gauge:
        """Open sockets."""

    @property
    def rooms(self) -> Gauge:
        """Rooms in memory."""

    @property
    def bots_waiting(self) -> Gauge:
        """Rooms whose bot waits for a thread."""

    @property
    def lines(self) -> Counter:
        """Lines of room logs that took effect here."""

    @property
    def commands(self) -> CounterByLabel:
        """Commands by their answer."""

    @property
    def frames(self) -> Counter:
        """Frames sent to sockets."""

    @property
    def closes(self) -> CounterByLabel:
        """Sockets closed by the server, by code."""

    @property
    def refusals(self) -> CounterByLabel:
        """Handshakes that were refused and requests that came too fast, by what and why."""

    @property
    def storage_errors(self) -> Counter:
        """Writes or reads that failed."""

    @property
    def room_failures(self) -> Counter:
        """Rooms that could not be loaded, or failed to act when due."""

    @property
    def pushes(self) -> CounterByLabel:
        """Push notifications by outcome."""

    @property
    def bot_wait_seconds(self) -> Stopwatch:
        """Time a bot waits for a thread or process. How long it thinks could depend on its hand."""

    @property
    def append_seconds(self) -> Stopwatch:
        """Time until a line was durable."""

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""


class _Ignored:
    """Any metric that nobody reads."""

    def inc(self, amount: float = 1) -> None:
        """Nothing to do."""

    def dec(self, amount: float = 1) -> None:
        """Nothing to do."""

    def set(self, value: float) -> None:
        """Nothing to do."""

    def labels(self, *_: str) -> _Ignored:
        """Return a metric that nobody reads either."""
        return self

    def time(self) -> AbstractContextManager[object]:
        """Measure nothing."""
        return nullcontext()

    track_inprogress = time


class NoMetrics:
    """Metrics that nobody reads."""

    sockets = rooms = bots_waiting = lines = commands = frames = closes = refusals = _Ignored()
    storage_errors = room_failures = pushes = append_seconds = bot_wait_seconds = _Ignored()

    def text(self) -> bytes:
        """Return nothing."""
        return b""
