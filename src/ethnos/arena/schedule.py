"""Hand the games of a tournament to workers, as results return."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Final, Protocol

from ethnos.arena.task import GameResult, Tournament, play
from ethnos.arena.watched import play_watched

Chunk = tuple[int, ...]
"""The indexes of the games of one task."""

MOST_DEATHS: Final = 3
"""How many workers may die with the same task before it is watched."""
TASKS_PER_WORKER: Final = 2
"""One to play and one to follow, so that no worker waits for the next."""
_SHORT: Final = 0.5
"""Seconds below which a task is worth less than handing it out: tasks then grow."""
_MOST_GAMES: Final = 256


@dataclass(frozen=True, slots=True)
class Part:
    """What a task gives back."""

    results: list[GameResult]
    seconds: float


class Workers(Protocol):
    """Processes that play."""

    @property
    def count(self) -> int:
        """How many can play at the same time now."""
        ...

    def submit(self, chunk: Chunk) -> None:
        """Let a worker play some games."""
        ...

    def finished(self) -> Iterator[tuple[Chunk, Part | None]]:
        """Wait for tasks and yield them; `None` if the worker died."""
        ...

    def close(self) -> None:
        """End all workers."""
        ...


def play_chunk(tournament: Tournament, seed: int, chunk: Chunk) -> Part:
    """Play some games in sequence."""
    started = perf_counter()
    results = [play(tournament, seed, index) for index in chunk]
    return Part(results, perf_counter() - started)


def distribute(
    tournament: Tournament, seed: int, indexes: Iterable[int], workers: Workers
) -> Generator[list[GameResult]]:
    """Play games on workers; yield results as they return, and end the workers.

    Only a few tasks for each worker are out at any time. A task whose worker died is handed out
    again; after `MOST_DEATHS` it is played under watch, which names the bot that ends its process.
    """
    queue = _Queue(indexes)
    deaths: Counter[Chunk] = Counter()
    running = 0
    try:
        while True:
            while running < TASKS_PER_WORKER * workers.count and (chunk := queue.next()):
                workers.submit(chunk)
                running += 1
            if not running:
                return
            for chunk, part in workers.finished():
                running -= 1
                if part is not None:
                    queue.learn(part)
                    yield part.results
                    continue
                deaths[chunk] += 1
                if deaths[chunk] < MOST_DEATHS:
                    queue.put_back(chunk)
                else:
                    yield play_watched(tournament, seed, chunk)
    finally:
        workers.close()


class _Queue:
    """The games left to play, in tasks that grow while they are short."""

    def __init__(self, indexes: Iterable[int]) -> None:
        self._indexes = iter(indexes)
        self._again: deque[Chunk] = deque()
        self._size = 1

    def next(self) -> Chunk:
        """Return the next task; it is empty if none is left."""
        if self._again:
            return self._again.popleft()
        return tuple(islice(self._indexes, self._size))

    def put_back(self, chunk: Chunk) -> None:
        """Hand out a task again."""
        self._again.append(chunk)

    def learn(self, part: Part) -> None:
        """Let the tasks grow if even one of this size took little time."""
        if part.seconds < _SHORT and len(part.results) == self._size < _MOST_GAMES:
            self._size *= 2
