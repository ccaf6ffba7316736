"""The server notices uvicorn internals that have changed, says so, and runs without them."""

from __future__ import annotations

import ast
import inspect
import logging

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ethnos.server.sockets import uvicorn_protocol
from ethnos.server.sockets.uvicorn_protocol import DirectWebSocketProtocol, websocket_protocol
from tests.server.harness import Chooser, LocalServer, act, wait_for_mover, with_server


class WithoutQueue:
    """What another version of uvicorn could look like."""

    def __init__(self) -> None:
        self.conn = self.frames = self.loop = self.scope = self.transport = self.writable = None

    def data_received(self, data: bytes) -> None: ...


def test_installed_uvicorn_has_every_internal_that_is_used() -> None:
    assert uvicorn_protocol.missing_internals() == []
    assert websocket_protocol() is DirectWebSocketProtocol


class Subclass(WebSocketsSansIOProtocol):
    """uvicorn's protocol with its attributes set by a base class."""


def test_inherited_attributes_are_found() -> None:
    assert uvicorn_protocol.missing_internals(Subclass) == []


def test_similar_names_do_not_count() -> None:
    class Similar:
        def __init__(self) -> None:
            self.connections = self.queue_ = self.frames_received = None

    assert {"conn", "queue", "frames"} <= set(uvicorn_protocol.missing_internals(Similar))


def test_missing_methods_and_attributes_are_named() -> None:
    missing = uvicorn_protocol.missing_internals(WithoutQueue)
    assert {"handle_ping", "connection_lost", "queue", "close_sent"} <= set(missing)
    assert {"data_received", "conn", "writable"}.isdisjoint(missing)


def test_every_inherited_name_in_the_source_is_checked() -> None:
    used = set(uvicorn_protocol.USED_METHODS + uvicorn_protocol.USED_ATTRIBUTES)
    own = set(vars(DirectWebSocketProtocol))
    named = {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(DirectWebSocketProtocol)))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }
    assert {name for name in named - own if not name.startswith("_")} <= used
    overridden = {name for name in own if callable(getattr(WebSocketsSansIOProtocol, name, None))}
    assert {name for name in overridden if not name.startswith("__")} <= used


def test_changed_uvicorn_is_served_through_asgi_with_a_warning(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn_protocol, "USED_ATTRIBUTES", ("no_such_attribute",))
    with caplog.at_level(logging.WARNING):
        assert websocket_protocol() is WebSocketsSansIOProtocol
    assert "no_such_attribute" in caplog.text

    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        chooser = Chooser(1)
        for _ in range(6):
            mover = await wait_for_mover(people)
            await act(mover, chooser.choose(mover))

    with_server(sqlite, test)
