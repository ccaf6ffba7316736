"""Faults inside a server process, switched on and off by the test from outside.

The test and its servers share a small file: how far the clock is wrong, and what the disk does.
"""

from __future__ import annotations

import asyncio
import mmap
import random
import resource
import struct
import time
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from ethnos.server import clock
from ethnos.server.machine.postgres_bus import PostgresBus
from ethnos.server.store.writer import Writer

_FORMAT: Final = struct.Struct("=qB")
FULL_AT: Final = 4096
"""Bytes of a file that still fit on a full disk."""


class Disk(IntEnum):
    """What the disk of a SQLite file does."""

    FINE = 0
    FULL = 1
    """No file can grow: the limit of the system on the size of files stands for it."""
    READ_ONLY = 2


class Faults:
    """The shared file."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(_FORMAT.size))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _FORMAT.size)

    @property
    def clock_error(self) -> int:
        """Milliseconds by which the clock is ahead."""
        return int(_FORMAT.unpack(self._shared[:])[0])

    @clock_error.setter
    def clock_error(self, milliseconds: int) -> None:
        self._shared[:] = _FORMAT.pack(milliseconds, self.disk)

    @property
    def disk(self) -> Disk:
        return Disk(_FORMAT.unpack(self._shared[:])[1])

    @disk.setter
    def disk(self, disk: Disk) -> None:
        self._shared[:] = _FORMAT.pack(self.clock_error, disk)


def install(path: str, seed: int) -> None:
    """Let this process suffer from the faults in a shared file, and from a bad bus."""
    faults = Faults(Path(path))
    clock.time = _WrongTime(faults)  # type: ignore[attr-defined,assignment]  # instead of the module
    _limit_files(faults)
    commit = Writer._commit

    def failing_commit(self: Writer, batch: Any) -> None:
        _limit_files(faults)
        is_read_only = faults.disk is Disk.READ_ONLY
        self._connection.execute(f"PRAGMA query_only = {int(is_read_only)}")
        commit(self, batch)

    Writer._commit = failing_commit  # type: ignore[method-assign]
    _install_bad_bus(random.Random(seed))


class _WrongTime:
    """What the server uses of the module `time` for its wall clock."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    def time_ns(self) -> int:
        return time.time_ns() + self._faults.clock_error * 1_000_000


def _limit_files(faults: Faults) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    limit = FULL_AT if faults.disk is Disk.FULL else hard
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))


def _install_bad_bus(chance: random.Random) -> None:
    """Lose, repeat and delay notifications of other processes; what is delayed is overtaken."""
    receive = PostgresBus._receive

    def receive_badly(self: PostgresBus, payload: str) -> None:
        luck = chance.random()
        if luck < 0.2:
            return
        if luck < 0.4:
            asyncio.get_running_loop().call_later(0.1, receive, self, payload)
        if luck > 0.3:
            receive(self, payload)

    PostgresBus._receive = receive_badly  # type: ignore[method-assign]
