"""The metrics of a server, kept by the client library of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class PrometheusMetrics:
    """The metrics of one process, served at `/metrics`; see `Metrics` for what each counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self._gauge("sockets", "Open sockets")
        self.rooms = self._gauge("rooms", "Rooms in memory")
        self.bots_waiting = self._gauge("bots_waiting", "Rooms whose bot waits for a thread")
        self.lines = self._counter("lines", "Lines of room logs that took effect here")
        self.commands = Counter(
            "ethnos_commands", "Commands by their answer", ["answer"], registry=self.registry
        )
        self.frames = self._counter("frames", "Frames sent to sockets")
        self.closes = Counter(
            "ethnos_closes", "Sockets closed by the server", ["code"], registry=self.registry
        )
        self.refusals = Counter(
            "ethnos_refusals",
            "Refused handshakes, and requests that came too fast",
            ["what", "why"],
            registry=self.registry,
        )
        self.storage_errors = self._counter("storage_errors", "Writes or reads that failed")
        self.room_failures = self._counter(
            "room_failures", "Rooms that could not be loaded, or failed to act when due"
        )
        self.pushes = Counter(
            "ethnos_pushes", "Push notifications by outcome", ["outcome"], registry=self.registry
        )
        self.bot_wait_seconds = Histogram(
            "ethnos_bot_wait_seconds",
            "Time a bot waits for a core",
            registry=self.registry,
            buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
        )
        self.append_seconds = Histogram(
            "ethnos_append_seconds",
            "Time until a line was durable",
            registry=self.registry,
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"ethnos_{name}", text, registry=self.registry)

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"ethnos_{name}", text, registry=self.registry)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
