"""Workers on this machine: processes that end with this one."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection

from ethnos.arena.schedule import Chunk, Part, play_chunk
from ethnos.arena.task import Tournament
from ethnos.arena.watched import end_with


class PoolWorkers:
    """A process pool that is replaced when one of its workers dies."""

    def __init__(self, tournament: Tournament, seed: int, count: int) -> None:
        self.count = count
        self._tournament = tournament
        self._seed = seed
        self._running: dict[Future[Part], Chunk] = {}
        self._pool = _Pool(count)

    def submit(self, chunk: Chunk) -> None:
        """Let a worker play some games."""
        with _interrupts_blocked():
            try:
                future = self._submit(chunk)
            except BrokenProcessPool:  # It broke since the last look.
                self._replace_pool()
                future = self._submit(chunk)
        self._running[future] = chunk

    def _submit(self, chunk: Chunk) -> Future[Part]:
        return self._pool.executor.submit(play_chunk, self._tournament, self._seed, chunk)

    def finished(self) -> Iterator[tuple[Chunk, Part | None]]:
        """Wait for tasks and yield them; `None` if the pool broke meanwhile."""
        done, _ = wait(self._running, return_when=FIRST_COMPLETED)
        if any(isinstance(future.exception(), BrokenProcessPool) for future in done):
            done, _ = wait(self._running)  # A broken pool breaks all its tasks.
            self._replace_pool()
        for future in done:
            chunk = self._running.pop(future)
            try:
                part = future.result()
            except BrokenProcessPool:
                yield chunk, None
            else:
                yield chunk, part

    def _replace_pool(self) -> None:
        self._pool.close()
        self._pool = _Pool(self.count)

    def close(self) -> None:
        """End all workers at once."""
        self._pool.close()


class _Pool:
    """A pool whose workers end at once when it is closed, or with this process."""

    def __init__(self, count: int) -> None:
        context = get_context("spawn")  # because forking a process with threads may deadlock
        self._lifeline, self._held = context.Pipe(duplex=False)
        self.executor = ProcessPoolExecutor(
            count, mp_context=context, initializer=_start_worker, initargs=(self._lifeline,)
        )

    def close(self) -> None:
        self._held.close()
        self.executor.shutdown(cancel_futures=True)
        self._lifeline.close()


def _start_worker(lifeline: Connection) -> None:
    """Let a worker end by Ctrl+C without a traceback, and when nobody holds its lifeline."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _set_interrupts(blocked=False)
    threading.Thread(target=end_with, args=(lifeline,), daemon=True).start()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Hold back Ctrl+C: workers started meanwhile ignore it until `_start_worker`."""
    _set_interrupts(blocked=True)
    try:
        yield
    finally:
        _set_interrupts(blocked=False)


def _set_interrupts(*, blocked: bool) -> None:
    if sys.platform != "win32":
        how = signal.SIG_BLOCK if blocked else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, {signal.SIGINT})
