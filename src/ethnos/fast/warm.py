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
from ethnos.fast.codes import CODES
from ethnos.fast.pack import pack_state
from ethnos.fast.playout import playouts
from ethnos.fast.simulate import play_packed, simulate
from ethnos.fast.stepping import apply_code, legal_codes
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource

_QUIET_BELOW: Final = 5
"""Fewer compilations than this mean that the code came from the cache."""


class _Counter(Listener):
    """Counts compiled functions on standard error."""

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
    """Show progress while functions are compiled; show nothing if they come from the cache."""
    counter = _Counter()
    with install_listener("numba:compile", counter):
        yield
    if counter.count >= _QUIET_BELOW:
        sys.stderr.write("\n")


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
        start = perf_counter()
        with shown_compilation():
            use()
        sys.stderr.write(f"{name} ready in {perf_counter() - start:.1f} seconds\n")


if __name__ == "__main__":
    main()
