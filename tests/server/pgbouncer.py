"""A pgbouncer in transaction mode, in front of the PostgreSQL of the tests."""

from __future__ import annotations

import os
import pwd
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.harness import free_port
from tests.server.postgres import Postgres
from tests.waiting import block_until
from tools.system_packages import PROGRAMS, advice

NO_POOLER = f"pgbouncer is not installed. Get it with: {advice([PROGRAMS['pgbouncer']])}"
SETTINGS = """
[databases]
* = host={host} user=postgres
[pgbouncer]
pool_mode = transaction
default_pool_size = 3
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
"""


class Pooler:
    """A running pgbouncer."""

    def __init__(self, port: int) -> None:
        self._port = port

    def url(self, database: str) -> str:
        """Return the URL of a database through the pooler."""
        return f"postgresql://postgres@127.0.0.1:{self._port}/{database}"

    def wait_ready(self, process: subprocess.Popen[bytes], seconds: float = 60) -> None:
        def answers() -> bool:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=10).close()
            except psycopg.OperationalError:
                assert process.poll() is None, f"pgbouncer has ended with {process.returncode}"
                return False
            return True

        block_until(answers, "pgbouncer does not answer", seconds)


@contextmanager
def pooler_before(postgres: Postgres) -> Iterator[Pooler]:
    """Run a pooler until the end of the block; three connections serve all clients."""
    program = PROGRAMS["pgbouncer"].find()
    assert program is not None, NO_POOLER
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ethnos-pooler-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # it drops root privileges before it reads the file
        settings = folder / "pgbouncer.ini"
        settings.write_text(SETTINGS.format(host=postgres.folder, port=port))
        owner = pwd.getpwuid(postgres.folder.stat().st_uid).pw_name
        as_owner = ["-u", owner] if os.getuid() == 0 else []
        process = subprocess.Popen([program, "-q", *as_owner, str(settings)])
        try:
            pooler = Pooler(port)
            pooler.wait_ready(process)
            yield pooler
        finally:
            process.kill()
            process.wait()
