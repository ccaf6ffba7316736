"""Traces: one for each command, with its steps in order, and nothing secret in it."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from ethnos.client import new_key
from ethnos.protocol import SendChat, TakeAction
from ethnos.server.http import app
from ethnos.server.machine import telemetry as machine_telemetry
from ethnos.server.machine.telemetry import Telemetry
from ethnos.server.settings import Settings
from tests.server.collector import collecting
from tests.server.harness import Chooser, LocalServer, next_mover, ok, with_server

SECRET = "Rumpelstiltskin"
FOREIGN = "skeleton"
"""A card that nobody has, in an action that can be read."""
STEPS = ["frame.decode", "room.decide", "rules", "store.append", "room.deliver"]


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """What servers export that are started with `tracing=True`."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))

    def made(settings: Settings) -> Telemetry | None:
        return Telemetry(provider) if settings.tracing else None

    monkeypatch.setattr(app, "_telemetry", made)
    return exporter


def by_start(found: list[ReadableSpan]) -> list[ReadableSpan]:
    return sorted(found, key=lambda span: span.start_time or 0)


def test_one_move_is_one_trace(database: str, spans: InMemorySpanExporter) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        mover = await next_mover(people)
        assert mover is not None
        spans.clear()
        action = Chooser(1).choose(mover)
        version = await ok(mover, TakeAction(new_key(), mover.v, action))
        await next_mover(people)
        found = by_start(list(spans.get_finished_spans()))
        (root,) = [span for span in found if span.parent is None]
        steps = [span for span in found if span.parent is not None]
        assert root.name == "command"
        assert root.attributes == {
            "ethnos.command": "TakeAction",
            "ethnos.room": mover.room.id,
            "ethnos.version": version,
            "ethnos.outcome": "ack",
        }
        assert [span.name for span in steps] == STEPS
        assert {span.context.trace_id for span in found if span.context} == {
            root.context.trace_id if root.context else None
        }
        assert [dict(span.attributes or {}) for span in steps[3:]] == [
            {"ethnos.size": 1},  # lines
            {"ethnos.size": 2},  # viewers
        ]
        for span in steps:
            assert (root.start_time or 0) <= (span.start_time or 0)
            assert (span.end_time or 0) <= (root.end_time or 0)

    with_server(database, test, tracing=True)


def test_traces_hold_nothing_secret(sqlite: str, spans: InMemorySpanExporter) -> None:
    """Whatever is sent: cards, texts, names and tokens stay out, also of what is refused."""

    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, ["random"], title=SECRET)
        await ok(people[0], SendChat(new_key(), SECRET))
        chooser = Chooser(2)
        cards: set[str] = set()
        for _ in range(12):
            mover = await next_mover(people)
            assert mover is not None
            assert mover.mine is not None
            cards |= set(map(str, mover.mine.hand))
            await mover.act("band nobody:nowhere")  # refused: no action
            await mover.act(f"band {FOREIGN}")  # refused: not by these rules
            await mover.act(chooser.choose(mover))
        told = " ".join(
            f"{span.name} {span.attributes} {span.status.description} "
            f"{[dict(event.attributes or {}) for event in span.events]}"
            for span in spans.get_finished_spans()
        )
        kinds = {"ethnos.command", "ethnos.room", "ethnos.version", "ethnos.outcome", "ethnos.size"}
        used = {name for span in spans.get_finished_spans() for name in span.attributes or {}}
        assert used == kinds
        assert cards
        tokens = [str(client.token) for client in server.clients]
        for secret in (SECRET, "Person", "nobody", FOREIGN, *cards, *tokens):
            assert secret not in told, secret

    with_server(sqlite, test, tracing=True)


def test_nothing_is_traced_by_default(sqlite: str, spans: InMemorySpanExporter) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        await ok(people[0], SendChat(new_key(), "hello"))
        assert spans.get_finished_spans() == ()

    with_server(sqlite, test)


PARENTS = {
    "frame.decode": "command",
    "room.decide": "command",
    "rules": "room.decide",
    "store.append": "command",
    "room.deliver": "command",
}


def test_move_arrives_at_a_collector(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over OTLP, as with `ethnos serve --tracing`: the rest is sent when the server stops."""
    cards: set[str] = set()
    moves: list[tuple[str, int]] = []

    async def test(server: LocalServer) -> None:
        mover = await next_mover(await server.room_with(2))
        assert mover is not None
        assert mover.mine is not None
        cards.update(map(str, mover.mine.hand))
        version = await ok(mover, TakeAction(new_key(), mover.v, Chooser(1).choose(mover)))
        moves.append((mover.room.id, version))

    with collecting() as collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.endpoint)
        with_server(sqlite, test, tracing=True)
    assert collector.services == {"ethnos"}
    ((room_id, version),) = moves
    (root,) = [
        span for span in collector.spans if attributes(span).get("ethnos.command") == "TakeAction"
    ]
    assert attributes(root) == {
        "ethnos.command": "TakeAction",
        "ethnos.room": room_id,
        "ethnos.version": version,
        "ethnos.outcome": "ack",
    }
    trace = {span.name: span for span in collector.spans if span.trace_id == root.trace_id}
    assert not root.parent_span_id
    assert sorted(trace) == sorted(["command", *PARENTS])
    for name, parent in PARENTS.items():
        assert trace[name].parent_span_id == trace[parent].span_id, name
        assert trace[parent].start_time_unix_nano <= trace[name].start_time_unix_nano
        assert trace[name].end_time_unix_nano <= trace[parent].end_time_unix_nano
    told = b"".join(collector.bodies)
    assert cards
    assert not [card for card in cards if card.encode() in told]


def attributes(span: Any) -> dict[str, str | int]:
    """Return the attributes of a span as it came over the wire."""
    return {
        pair.key: pair.value.string_value or int(pair.value.int_value) for pair in span.attributes
    }


def test_server_that_stops_does_not_wait_for_its_collector(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Restarts would take ten seconds longer while the collector is down."""
    answered = Event()

    class Stuck(TracerProvider):
        def shutdown(self) -> None:
            answered.wait()

    monkeypatch.setattr(machine_telemetry, "CLOSE_SECONDS", 0.01)
    Telemetry(Stuck(shutdown_on_exit=False)).close()
    assert not answered.is_set()
    answered.set()
    made = machine_telemetry.telemetry()
    assert made._provider._atexit_handler is None
    made.close()
