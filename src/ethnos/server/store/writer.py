"""The thread that writes, and the group commit: whoever waits is written in one transaction."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

from ethnos.server.store.base import StorageError
from ethnos.server.store.rows import Row

Result = TypeVar("Result")

LARGEST_BATCH: Final = 256
PAUSE: Final = 0.002
"""Seconds from the beginning of one commit to that of the next, at least. A commit costs as much as
the move it holds: under load those who wait this long share one, and at rest nobody waits."""


class Rows(Protocol):
    """The answer to a statement."""

    def fetchall(self) -> list[Row]: ...


class Connection(Protocol):
    """The little that is needed of a connection; tests bring one whose disk fails."""

    def execute(self, sql: str, values: Sequence[object] = ..., /) -> Rows: ...

    def close(self) -> None: ...


class Job:
    """Something to do in the next transaction, and who waits for it."""

    def __init__(self, work: Callable[[Connection], object]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer(threading.Thread):
    """The thread that writes."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(name="ethnos-write", daemon=True)
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._began = 0.0
        self._shared = False
        """Whether several shared the last commit."""

    async def submit(self, work: Callable[[Connection], Result]) -> Result:
        job = Job(work)
        self._jobs.put(job)
        return await job.done  # type: ignore[return-value]  # the future holds what work returns

    def stop(self) -> None:
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        while (first := self._jobs.get()) is not None:
            self._let_others_come()
            batch = [first]
            stopping = False
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stopping = True
                    break
                batch.append(job)
            self._shared = len(batch) > 1
            self._commit(batch)
            _answer(batch)
            if stopping:
                break
        self._connection.close()

    def _let_others_come(self) -> None:
        """Wait a moment if the last commit has only just begun, and was not for one alone."""
        wait = self._began + PAUSE - time.monotonic()
        if self._shared and wait > 0:
            time.sleep(wait)
        self._began = time.monotonic()

    def _commit(self, batch: list[Job]) -> None:
        """Do everything in one transaction; if one of several spoils it, each in its own."""
        db = self._connection
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.result = job.work(db)
            db.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  # whatever it was, nothing was committed
            self._roll_back()
            if isinstance(error, sqlite3.IntegrityError) and len(batch) > 1:
                for job in batch:
                    self._commit([job])
                return
            for job in batch:
                job.error = StorageError(str(error))

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            self._connection.execute("ROLLBACK")


def _answer(batch: list[Job]) -> None:
    """Wake everybody who waited, with one call into each event loop."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        with suppress(RuntimeError):  # a closed loop has nobody who waits
            loop.call_soon_threadsafe(_answer_all, jobs)


def _answer_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.answer()
