"""Workers on a Ray cluster, or on this machine if there is none."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

from ethnos.arena.about import versions
from ethnos.arena.schedule import Chunk, Part, play_chunk
from ethnos.arena.task import Tournament
from ethnos.extras import naming_extras
from ethnos.rules.errors import EthnosError

_LOOK_AGAIN: Final = 2.0
"""Seconds after which the size of the cluster is asked for again; nodes come and go."""


class RayWorkers:
    """The processors of a cluster. A module of one's own with a bot is sent along."""

    def __init__(self, tournament: Tournament, seed: int) -> None:
        with naming_extras():
            import ray  # noqa: PLC0415  # optional dependency
        self._ray: Any = ray  # some of its functions have no types
        self._ours = not ray.is_initialized()
        if self._ours:
            modules = shipped(tournament)
            ray.init(
                include_dashboard=False,
                log_to_driver=False,
                runtime_env={"py_modules": modules} if modules else None,
            )
        self._task = ray.remote(max_retries=0)(play_on_node)
        self._what = (tournament, seed, versions())
        self._running: dict[Any, Chunk] = {}
        self._count = 0
        self._counted = -_LOOK_AGAIN

    @property
    def count(self) -> int:
        """The number of processors of the cluster."""
        if monotonic() - self._counted >= _LOOK_AGAIN:
            self._count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._counted = monotonic()
        return self._count

    def submit(self, chunk: Chunk) -> None:
        """Let a worker play some games."""
        self._running[self._task.remote(*self._what, chunk)] = chunk

    def finished(self) -> Iterator[tuple[Chunk, Part | None]]:
        """Wait for tasks and yield them; `None` if their process or node died."""
        errors = self._ray.exceptions
        self._ray.wait([*self._running], num_returns=1)
        done, _ = self._ray.wait([*self._running], num_returns=len(self._running), timeout=0)
        for task in done:
            chunk = self._running.pop(task)
            try:
                part = self._ray.get(task)
            except (
                errors.LocalRayletDiedError,
                errors.NodeDiedError,
                errors.ObjectLostError,
                errors.OutOfMemoryError,
                errors.WorkerCrashedError,
            ):
                yield chunk, None
            except errors.RayTaskError as error:
                raise error.cause from None  # without Ray's frames around it
            else:
                yield chunk, part

    def close(self) -> None:
        """Leave the cluster, which ends our tasks."""
        if self._ours:
            self._ray.shutdown()
            return
        for task in self._running:
            self._ray.cancel(task, force=True)


def play_on_node(tournament: Tournament, seed: int, expected: dict[str, str], chunk: Chunk) -> Part:
    """Play some games, if this node has the same version as the driver."""
    for name in ("ethnos", "rules"):
        if versions()[name] != expected[name]:
            ours = f"{name} {versions()[name]}"
            raise EthnosError(f"a node of the cluster has {ours}, not {expected[name]}")
    return play_chunk(tournament, seed, chunk)


def shipped(tournament: Tournament) -> list[str]:
    """Return the files and folders of bots that are installed nowhere.

    >>> from ethnos.rules.ruleset import Ruleset
    >>> shipped(Tournament(("random", "ethnos.bots.recipes:MarkerBot"), Ruleset(2)))
    []
    """
    modules = [bot.partition(":")[0].partition(".")[0] for bot in tournament.bots if ":" in bot]
    return [
        path
        for name in dict.fromkeys(modules)
        if name != "ethnos"
        for path in _places(name)
        if not any(Path(path).is_relative_to(home) for home in _installed())
    ]


def _places(name: str) -> list[str]:
    """Return the file of a module, or the folders of a package."""
    module = sys.modules.get(name) or import_module(name)
    if folders := getattr(module, "__path__", None):
        return [str(folder) for folder in folders]
    return [module.__file__] if module.__file__ else []


def _installed() -> set[str]:
    return {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
