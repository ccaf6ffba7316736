"""The writer thread of SQLite, with group commit: all waiting writes share one transaction."""

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

MAX_BATCH: Final = 256
MIN_COMMIT_INTERVAL: Final = 0.002
"""Seconds between the starts of two commits under load. A commit costs as much as a move, so writes
that arrive within this time share one. At rest no write waits."""


class Rows(Protocol):
    """The result of a statement."""

    def fetchall(self) -> list[Row]: ...


class Connection(Protocol):
    """The part of a connection that is used; tests substitute one whose disk fails."""

    def execute(self, sql: str, values: Sequence[object] = ..., /) -> Rows: ...

    def close(self) -> None: ...


class Job:
    """Work for the next transaction, and the future that waits for it."""

    def __init__(self, work: Callable[[Connection], object], *, alone: bool) -> None:
        self.work = work
        self.alone = alone
        """Whether it needs a transaction of its own, because it may fail."""
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
    """The only thread that writes to the database."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(name="ethnos-write", daemon=True)
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._began = 0.0
        self._shared = False
        """Whether several writes shared the last commit."""

    async def submit(self, work: Callable[[Connection], Result], *, alone: bool = False) -> Result:
        job = Job(work, alone=alone)
        self._jobs.put(job)
        return await job.done  # type: ignore[return-value]  # the future holds what work returns

    def stop(self) -> None:
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        while (first := self._jobs.get()) is not None:
            self._wait_for_batch()
            batch = [first]
            stopping = False
            while len(batch) < MAX_BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stopping = True
                    break
                batch.append(job)
            self._commit_all(batch)
            _answer(batch)
            if stopping:
                break
        self._connection.close()

    def _commit_all(self, batch: list[Job]) -> None:
        together = [job for job in batch if not job.alone]
        self._shared = len(together) > 1
        if together:
            self._commit(together)
        for job in batch:
            if job.alone:
                self._commit([job])

    def _wait_for_batch(self) -> None:
        """Wait for more writes, if the last commit was shared and has only just started."""
        wait = self._began + MIN_COMMIT_INTERVAL - time.monotonic()
        if self._shared and wait > 0:
            time.sleep(wait)
        self._began = time.monotonic()

    def _commit(self, batch: list[Job]) -> None:
        """Run all jobs in one transaction; if one violates a constraint, each in its own."""
        db = self._connection
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.result = job.work(db)
            db.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  # reported to every job: nothing was committed
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
    """Complete the futures, with one call into each event loop."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        with suppress(RuntimeError):  # a closed loop has no waiting futures
            loop.call_soon_threadsafe(_answer_all, jobs)


def _answer_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.answer()
