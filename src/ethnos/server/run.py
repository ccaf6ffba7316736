"""Run the server: one process, one event loop, logs a machine can read."""

from __future__ import annotations

import gc
import json
import logging
import sys
from typing import Final

import uvicorn

from ethnos.protocol import LARGEST_FRAME
from ethnos.server.http.app import make_app
from ethnos.server.live.bus import Bus
from ethnos.server.settings import Settings
from ethnos.server.sockets.uvicorn_protocol import DirectSocket
from ethnos.server.store import Store, store_for

PING_SECONDS: Final = 10
SHUTDOWN_SECONDS: Final = 5
SWITCH_SECONDS: Final = 0.001
"""How long one thread may keep the others waiting. To commit a batch takes many short calls; with
Python's five milliseconds before each, a busy event loop would hold up the thread that writes."""

GARBAGE: Final = (10_000, 10, 5)
"""How many new objects are looked through for garbage, and how rarely older ones are. A table is
made of thousands of objects that stay; to look through all of them takes longer than a move."""


class JsonLines(logging.Formatter):
    """One JSON object a line. Nothing is logged that a player could not know, nor any token."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        for name in ("room", "error", "why"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


class _NotTheirFault(logging.Filter):
    """Leaves out what a client did wrong: it is answered, not reported."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "Invalid UTF-8" not in record.getMessage()


def set_up_logs(level: str) -> None:
    """Send everything to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_NotTheirFault())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())


def bus_for(database: str, store: Store) -> Bus | None:
    """Return the way hints travel between processes, if there can be several."""
    if not store.shared:
        return None
    from ethnos.server.live.postgres_bus import PostgresBus  # noqa: PLC0415  # only where it is used

    return PostgresBus(database)


def make_server(
    settings: Settings, *, host: str, port: int, uds: str | None = None, proxies: str = "127.0.0.1"
) -> uvicorn.Server:
    """Return a server, ready to run."""
    sys.setswitchinterval(SWITCH_SECONDS)
    # Below INFO it writes out the headers of every handshake, tokens included.
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
            ws=DirectSocket,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,  # costs more memory per idle player than all else
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            server_header=False,
            access_log=False,
            log_config=None,
        )
    )


def serve(server: uvicorn.Server) -> None:
    """Run a server that has this process to itself, until it is told to stop."""
    gc.collect()
    gc.freeze()  # what is here by now is never garbage
    gc.set_threshold(*GARBAGE)
    server.run()
