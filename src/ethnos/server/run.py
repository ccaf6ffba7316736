"""Run the server: one process, one event loop, structured logs."""

from __future__ import annotations

import gc
import json
import logging
import sys
from typing import Final

import uvicorn

from ethnos.protocol import MAX_FRAME_BYTES
from ethnos.server.http.app import make_app
from ethnos.server.live.bus import Bus
from ethnos.server.settings import Settings
from ethnos.server.sockets.http_protocol import ImpatientHttpProtocol
from ethnos.server.sockets.uvicorn_protocol import websocket_protocol
from ethnos.server.store import Store, store_for

PING_SECONDS: Final = 10
SHUTDOWN_SECONDS: Final = 5
SWITCH_SECONDS: Final = 0.001
"""Thread switch interval. Committing a batch takes many short calls, and with Python's default of
five milliseconds a busy event loop would delay each of them in the writer thread."""

START_FAILED: Final = 3
"""The exit status of a server that could not start, as uvicorn's own command has it."""

GC_THRESHOLDS: Final = (10_000, 10, 5)
"""Rarer than by default: games consist of thousands of long-lived objects, and a full collection
takes longer than a move."""


class JsonLines(logging.Formatter):
    """One JSON object per line. Neither hidden cards nor tokens are ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name in ("room", "error", "why"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


class _WithoutClientErrors(logging.Filter):
    """Drops messages about malformed input: clients get an answer, operators no report."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "Invalid UTF-8" not in record.getMessage()


def set_up_logs(level: str) -> None:
    """Log to standard error, one JSON object per line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_WithoutClientErrors())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())


def bus_for(database: str, store: Store) -> Bus | None:
    """Return the bus between processes, if there can be several."""
    if not store.shared:
        return None
    from ethnos.server.machine.postgres_bus import PostgresBus  # noqa: PLC0415  # only where it is used

    return PostgresBus(database)


def make_server(
    settings: Settings, *, host: str, port: int, uds: str | None = None, proxies: str = "127.0.0.1"
) -> uvicorn.Server:
    """Return a server, ready to run."""
    sys.setswitchinterval(SWITCH_SECONDS)
    # Below INFO, uvicorn logs the headers of every handshake, tokens included.
    level = max(logging.INFO, logging.getLogger().getEffectiveLevel())
    logging.getLogger("uvicorn.error").setLevel(level)
    store = store_for(settings.database)
    app = make_app(settings, store, bus_for(settings.direct_database or settings.database, store))
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            uds=uds,
            http=ImpatientHttpProtocol,
            ws=websocket_protocol(),
            ws_max_size=MAX_FRAME_BYTES,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,  # its memory per idle connection exceeds everything else
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            server_header=False,
            access_log=False,
            log_config=None,
        )
    )


def serve(server: uvicorn.Server) -> None:
    """Run a server that has the process to itself, until it is told to stop."""
    gc.collect()
    gc.freeze()  # objects created so far live as long as the process
    gc.set_threshold(*GC_THRESHOLDS)
    server.run()
    if not server.started:
        sys.exit(START_FAILED)
