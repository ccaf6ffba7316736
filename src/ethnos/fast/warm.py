"""Compile the engine ahead of time: `python -m ethnos.fast.warm`, part of `make setup`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

import numpy as np
from numba.core.event import Listener, install_listener

from ethnos.fast.batch import Batch
from ethnos.fast.pack import pack_state
from ethnos.fast.playout import playouts
from ethnos.fast.simulate import play_packed, simulate
from ethnos.fast.stepping import apply_code, legal_codes
from ethnos.packed.moves import CODES
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource

_QUIET_BELOW: Final = 5
"""Fewer compilations than this mean that the code came from the cache."""


class CompilationCounter(Listener):
    """Counts compiled functions; on a terminal, one line of standard error counts along."""

    def __init__(self) -> None:
        self.count = 0
        self._live = sys.stderr.isatty()

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        del event
        self.count += 1
        if self._shown:
            sys.stderr.write(f"\rcompiling the fast engine, this once: {self.count} functions ")
            sys.stderr.flush()

    def finish(self) -> None:
        if self._shown:
            sys.stderr.write("\n")

    @property
    def _shown(self) -> bool:
        return self._live and self.count >= _QUIET_BELOW


@contextmanager
def shown_compilation() -> Iterator[CompilationCounter]:
    """Count what is compiled, and show it on a terminal unless it comes from the cache.

    A log or a pipe gets nothing: there, each overwritten line would be kept.
    """
    counter = CompilationCounter()
    with install_listener("numba:compile", counter):
        yield counter
    counter.finish()


def prepare(name: str, use: Callable[[], object]) -> None:
    """Compile one part by using it, or load it from the cache; report it on one line."""
    start = perf_counter()
    with shown_compilation() as counter:
        use()
    compiled = f", {counter.count} functions compiled" if counter.count >= _QUIET_BELOW else ""
    sys.stderr.write(f"{name} ready in {perf_counter() - start:.1f} seconds{compiled}\n")
    sys.stderr.flush()


def _parts() -> dict[str, Callable[[], object]]:
    ruleset = Ruleset()
    state, _ = new_game(ruleset, FastSource(0))
    games = pack_state(state)

    def step_a_batch() -> None:
        batch = Batch(ruleset, 2)
        batch.step(batch.sample())

    def step_once() -> None:
        games = pack_state(state)
        apply_code(games, 0, legal_codes(games)[0])

    return {
        "simulation": lambda: simulate(ruleset, 1, 0, digest=True),
        "playouts": lambda: playouts(games, 0, 1),
        "batches": step_a_batch,
        "single steps": step_once,
        "lock-step": lambda: play_packed(pack_state(state), 0, np.ones(CODES, np.int64)),
    }


def main() -> None:
    """Compile every part of the engine, or load it from the cache, and report the time."""
    for name, use in _parts().items():
        prepare(name, use)


if __name__ == "__main__":
    main()
