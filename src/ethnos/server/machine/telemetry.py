"""OpenTelemetry: one trace for each command, from its frame to the commit and the other screens.

Where spans are sent, and how many, is said by the variables of the standard
(`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER` and others).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Thread
from typing import Final

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from ethnos import __version__
from ethnos.server.tracing import Arrival

CLOSE_SECONDS: Final = 2.0
"""How long a server that stops waits for the collector; the exporter alone would wait for ten."""


class _CommandSpan:
    def __init__(self, span: trace.Span) -> None:
        self._span = span

    def finish(self, version: int, outcome: str) -> None:
        self._span.set_attributes({"ethnos.version": version, "ethnos.outcome": outcome})


class Telemetry:
    """Makes spans with OpenTelemetry. See `Tracer` for the contract of each method."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._tracer = provider.get_tracer("ethnos", __version__)

    def now(self) -> int:
        return time.time_ns()

    @contextmanager
    def command(self, kind: str, room_id: str, arrival: Arrival) -> Iterator[_CommandSpan]:
        about = {"ethnos.command": kind, "ethnos.room": room_id}
        span = self._tracer.start_span("command", start_time=arrival.received, attributes=about)
        with _running(span):
            decoding = self._tracer.start_span("frame.decode", start_time=arrival.received)
            decoding.end(arrival.decoded)
            yield _CommandSpan(span)

    def step(self, name: str, size: int = 0) -> AbstractContextManager[object]:
        if not trace.get_current_span().is_recording():
            return nullcontext()  # what bots and clocks do, or a command that is not sampled
        about = {"ethnos.size": size}
        return _running(self._tracer.start_span(name, attributes=about))

    def close(self) -> None:
        """Send what is left, unless the collector does not take it soon."""
        sender = Thread(target=self._provider.shutdown, daemon=True)
        sender.start()
        sender.join(CLOSE_SECONDS)


def _running(span: trace.Span) -> AbstractContextManager[trace.Span]:
    """Make a span the current one, until it ends.

    What is raised is not noted: a refusal may name cards, and faults are in the log.
    """
    return trace.use_span(
        span, end_on_exit=True, record_exception=False, set_status_on_exception=False
    )


def telemetry() -> Telemetry:
    """Return a tracer that sends its spans over OTLP."""
    about = Resource.create({"service.name": "ethnos", "service.version": __version__})
    # Without its own hook at exit, which would wait again for a collector that is down.
    provider = TracerProvider(resource=about, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Telemetry(provider)
