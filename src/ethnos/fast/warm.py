"""Compiling everything ahead of time: `python -m ethnos.fast.warm`, part of `make setup`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

import numpy as np
from numba.core.event import Listener, install_listener

from ethnos.fast.batch import Batch
from ethnos.fast.codes import CODES
from ethnos.fast.pack import record_of
from ethnos.fast.playout import playouts
from ethnos.fast.simulate import play_record, simulate
from ethnos.fast.stepping import legal_codes, make_step
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource

_QUIET_BELOW: Final = 5
"""So few compilations mean that the code came from the cache."""


class _Counter(Listener):
    """Shows on standard error how many functions have been compiled."""

    def __init__(self) -> None:
        self.count = 0

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        del event
        self.count += 1
        if self.count >= _QUIET_BELOW:
            sys.stderr.write(f"\rcompiling the fast engine, this once: {self.count} functions ")
            sys.stderr.flush()


@contextmanager
def shown_compilation() -> Iterator[None]:
    """Show progress while something is compiled; show nothing if it comes from the cache."""
    counter = _Counter()
    with install_listener("numba:compile", counter):
        yield
    if counter.count >= _QUIET_BELOW:
        sys.stderr.write("\n")


def _parts() -> dict[str, Callable[[], object]]:
    ruleset = Ruleset()
    state, _ = new_game(ruleset, FastSource(0))
    record = record_of(state)

    def step_a_batch() -> None:
        batch = Batch(ruleset, 2)
        batch.step(batch.sample())

    def step_once() -> None:
        games = record_of(state)
        make_step(games, 0, legal_codes(games)[0])

    return {
        "simulation": lambda: simulate(ruleset, 1, 0, digest=True),
        "playouts": lambda: playouts(record, 0, 1),
        "batches": step_a_batch,
        "single steps": step_once,
        "lock-step": lambda: play_record(record_of(state), 0, np.ones(CODES, np.int64)),
    }


def main() -> None:
    """Compile every part of the engine, or load it from the cache, saying how long it took."""
    for name, use in _parts().items():
        start = perf_counter()
        with shown_compilation():
            use()
        sys.stderr.write(f"{name} ready in {perf_counter() - start:.1f} seconds\n")


if __name__ == "__main__":
    main()
