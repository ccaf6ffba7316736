"""Measure tables: on threads of this process, whose compiled code runs beside others, or on Ray."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Final

from ethnos.extras import naming_extras
from ethnos.lab.folder import Plan
from ethnos.lab.tables import Measured, Table, measure

Part = tuple[Table, ...]
"""The tables of one task."""

_TABLES_PER_TASK: Final = 8
_TASKS_PER_WORKER: Final = 2


def measure_part(plan: Plan, part: Part) -> list[Measured]:
    """Measure some tables."""
    return [measure(table, plan.bot, plan.games, plan.seed) for table in part]


def measured(
    plan: Plan, tables: Iterable[Table], *, workers: int = 1, ray: bool = False
) -> Generator[list[Measured]]:
    """Measure tables; yield them as they are done."""
    left = iter(tables)
    parts = iter(lambda: tuple(islice(left, _TABLES_PER_TASK)), ())
    yield from _on_ray(plan, parts) if ray else _on_threads(plan, parts, workers)


def _on_threads(plan: Plan, parts: Iterator[Part], workers: int) -> Generator[list[Measured]]:
    running: set[Future[list[Measured]]] = set()
    with ThreadPoolExecutor(workers) as pool:
        try:
            while True:
                for part in islice(parts, _TASKS_PER_WORKER * workers - len(running)):
                    running.add(pool.submit(measure_part, plan, part))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def _on_ray(plan: Plan, parts: Iterator[Part]) -> Generator[list[Measured]]:
    with naming_extras():
        import ray as found  # noqa: PLC0415  # optional dependency
    ray: Any = found  # some of its functions have no types
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False)
    task = ray.remote(measure_part)  # a lost node's tasks are done again: the result is the same
    running: list[Any] = []
    try:
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            room = _TASKS_PER_WORKER * workers - len(running)
            running += [task.remote(plan, part) for part in islice(parts, room)]
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            for one in done:
                yield ray.get(one)
    finally:
        if ours:
            ray.shutdown()
