"""Run a tournament: in this process, on a process pool, or on Ray; always the same games."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Generator, Iterable
from contextlib import closing

from ethnos.arena.schedule import Workers, distribute
from ethnos.arena.task import GameResult, Tournament, play

Progress = Callable[[int], None]
"""Called with the number of finished games."""


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
    results: list[GameResult] = []
    with closing(played(tournament, games, seed, workers=workers, ray=ray)) as parts:
        for part in parts:
            results += part
            if progress:
                progress(len(results))
    return sorted(results, key=lambda result: result.index)


def played(
    tournament: Tournament,
    games: int,
    seed: int,
    *,
    known: Collection[int] = (),
    workers: int = 1,
    ray: bool = False,
) -> Generator[list[GameResult]]:
    """Play all games but the known ones; yield them as they end. Closing it ends the workers."""
    indexes = (index for index in range(games) if index not in known)
    yield from played_indexes(tournament, indexes, seed, workers=workers, ray=ray)


def played_indexes(
    tournament: Tournament,
    indexes: Iterable[int],
    seed: int,
    *,
    workers: int = 1,
    ray: bool = False,
) -> Generator[list[GameResult]]:
    """Play the games of some indexes; yield them as they end. Closing it ends the workers."""
    if ray or workers > 1:
        yield from distribute(tournament, seed, indexes, _workers(tournament, seed, workers, ray))
    else:
        yield from ([play(tournament, seed, index)] for index in indexes)


def _workers(tournament: Tournament, seed: int, count: int, ray: bool) -> Workers:
    if ray:
        from ethnos.arena.on_ray import RayWorkers  # noqa: PLC0415  # only where it is wanted

        return RayWorkers(tournament, seed)
    from ethnos.arena.pool import PoolWorkers  # noqa: PLC0415  # the same

    return PoolWorkers(tournament, seed, count)


def available_workers() -> int:
    """Return the number of processors available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
