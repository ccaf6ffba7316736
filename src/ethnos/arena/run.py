"""Run a tournament: in this process, on a process pool, or on Ray; always the same games."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from ethnos.arena.task import GameResult, Tournament, play
from ethnos.rules.errors import EthnosError

Progress = Callable[[int], None]
"""Called with the number of finished games."""

_CHUNK: Final = 4
"""Games per task of a worker."""
MOST_RESTARTS: Final = 20
"""How often the pool is replaced before a run fails."""


class WorkersDiedError(EthnosError):
    """Raised when worker processes keep dying."""


def run(
    tournament: Tournament,
    games: int,
    seed: int,
    *,
    workers: int = 1,
    ray: bool = False,
    progress: Progress | None = None,
) -> list[GameResult]:
    """Play games 0 to `games` - 1 and return them in order, however they were distributed."""
    chunks = [range(start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]
    if ray:
        finished = _on_ray(tournament, seed, chunks)
    elif workers > 1:
        finished = _on_pool(tournament, seed, chunks, workers)
    else:
        finished = ([play(tournament, seed, index)] for index in range(games))
    results: list[GameResult] = []
    with closing(finished):  # so that an interrupt ends the workers, wherever it arrives
        for part in finished:
            results += part
            if progress:
                progress(len(results))
    return sorted(results, key=lambda result: result.index)


def available_workers() -> int:
    """Return the number of processors available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_chunk(tournament: Tournament, seed: int, indexes: range) -> list[GameResult]:
    """Play some games in sequence."""
    return [play(tournament, seed, index) for index in indexes]


def _on_pool(
    tournament: Tournament, seed: int, chunks: list[range], workers: int
) -> Generator[list[GameResult]]:
    """Play on a process pool. If workers die, the pool is replaced and their tasks are retried."""
    waiting = list(chunks)
    for _ in range(MOST_RESTARTS):
        with _pool(workers) as pool:
            with _interrupts_blocked():
                running = {pool.submit(play_chunk, tournament, seed, c): c for c in waiting}
            for chunk, part in _finished(running):
                waiting.remove(chunk)
                yield part
        if not waiting:
            return
    raise WorkersDiedError(f"workers died {MOST_RESTARTS} times, {len(waiting)} tasks are left")


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool whose workers end at once with this block, or with this process."""
    context = get_context("spawn")  # because forking a process with threads may deadlock
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_start_worker, initargs=(lifeline,)
    )
    try:
        yield pool
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


def _start_worker(lifeline: Connection) -> None:
    """Let a worker end by Ctrl+C without a traceback, and when nobody holds its lifeline."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _set_interrupts(blocked=False)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(1)


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


def _finished(
    running: dict[Future[list[GameResult]], range],
) -> Iterator[tuple[range, list[GameResult]]]:
    """Yield tasks as they finish, until all have or the pool breaks."""
    pending = set(running)
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            try:
                yield running[future], future.result()
            except BrokenProcessPool:
                continue


def _on_ray(tournament: Tournament, seed: int, chunks: list[range]) -> Generator[list[GameResult]]:
    """Play on a Ray cluster, or on this machine if there is none. Ray retries failed tasks."""
    try:
        import ray  # noqa: PLC0415  # optional dependency
    except ImportError as error:
        raise EthnosError("Ray is not installed: pip install 'ethnos[ray]'") from error
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False)
    task = ray.remote(max_retries=-1)(play_chunk)
    pending = [task.remote(tournament, seed, chunk) for chunk in chunks]
    try:
        while pending:
            (done,), pending = ray.wait(pending, num_returns=1)
            yield ray.get(done)
    finally:
        if ours:
            ray.shutdown()
