"""Run a tournament: in this process, on a process pool, or on Ray; always the same games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
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
) -> Iterator[list[GameResult]]:
    """Play on a process pool. If workers die, the pool is replaced and their tasks are retried."""
    waiting = list(chunks)
    for _ in range(MOST_RESTARTS):
        # Spawn, because forking a process with threads may deadlock.
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            running = {pool.submit(play_chunk, tournament, seed, c): c for c in waiting}
            for chunk, part in _finished(running):
                waiting.remove(chunk)
                yield part
        if not waiting:
            return
    raise WorkersDiedError(f"workers died {MOST_RESTARTS} times, {len(waiting)} tasks are left")


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


def _on_ray(tournament: Tournament, seed: int, chunks: list[range]) -> Iterator[list[GameResult]]:
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
