"""Simulate games for the search bot in a browser: the compiled functions as WebAssembly.

`tools/search_kernel` makes the module from what numba compiles elsewhere. It lies beside this file
in a browser's Python, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Any, Final

from ethnos.bots.simulation import MOST_STEPS, RESULT_COLUMNS, Results, codes_of
from ethnos.packed.plain_game import PlainGame, to_bytes
from ethnos.rules.actions import Action

FILE: Final = Path(__file__).with_name("search.wasm")

# The buffers in the memory of a kernel: a struct of `ethnos.packed` and rows of 64-bit numbers.
MOST_ACTIONS: Final = 64
NUMBERS: Final = 5
NUMBER_SEED, NUMBER_FIRST, NUMBER_STOP, NUMBER_TURNS, NUMBER_ACTIONS = range(NUMBERS)
"""Indices of the other arguments of a simulation."""

_NUMBERS: Final = Struct(f"<{NUMBERS}q")
_RESULTS: Final = Struct(f"<{RESULT_COLUMNS}d")
_CODES: Final = Struct(f"<{MOST_STEPS + 1}q")


def is_there() -> bool:
    """Return whether this is a browser's Python with a kernel."""
    return FILE.is_file()


class Kernel:
    """A loaded WebAssembly module."""

    def __init__(self, module: bytes) -> None:
        import js  # type: ignore[import-not-found]  # noqa: PLC0415  # there only in a browser
        import pyodide_js  # type: ignore[import-not-found]  # noqa: PLC0415
        from pyodide.ffi import to_js  # type: ignore[import-not-found]  # noqa: PLC0415

        # That of Python's own library: `Math.exp` rounds differently in every browser.
        given = {"env": {"exp": pyodide_js._module._exp}}
        compiled = js.WebAssembly.Module.new(to_js(module))
        imports = to_js(given, dict_converter=js.Object.fromEntries)
        self._exports: Any = js.WebAssembly.Instance.new(compiled, imports).exports
        self._bytes: Any = js.Uint8Array.new(self._exports.memory.buffer)

    def write(self, buffer: str, data: bytes) -> None:
        """Write to the start of a buffer."""
        start = getattr(self._exports, buffer).value
        self._bytes.subarray(start, start + len(data)).assign(data)

    def read(self, buffer: str, size: int) -> bytes:
        """Read from the start of a buffer."""
        start = getattr(self._exports, buffer).value
        data: bytes = self._bytes.subarray(start, start + size).to_bytes()
        return data

    def simulate(self) -> None:
        """Simulate games as the buffers say."""
        if self._exports.simulate():
            raise RuntimeError("the search kernel raised an exception")


@cache
def loaded() -> Kernel:
    """Return the kernel of this Python."""
    return Kernel(FILE.read_bytes())


class KernelSimulator:
    """A `Simulator` that runs as WebAssembly."""

    def start(
        self, root: PlainGame, actions: Sequence[Action], seed: int, turns: int
    ) -> KernelSimulation:
        """Return a simulation of these actions."""
        return KernelSimulation(root, actions, seed, turns)


class KernelSimulation:
    """A `Simulation` that keeps nothing in the kernel: others may use it in between."""

    def __init__(self, root: PlainGame, actions: Sequence[Action], seed: int, turns: int) -> None:
        if len(actions) > MOST_ACTIONS:
            raise ValueError(f"{len(actions)} actions, of at most {MOST_ACTIONS}")
        self._root = to_bytes(root)
        self._codes = b"".join(_CODES.pack(*row) for row in codes_of(actions))
        self._results = bytes(_RESULTS.size * len(actions))
        self._seed = seed
        self._turns = turns

    @property
    def results(self) -> Results:
        """The sums so far."""
        return [list(row) for row in _RESULTS.iter_unpack(self._results)]

    def play(self, actions: Sequence[int], first: int, stop: int) -> None:
        """Play deals with each of these actions."""
        kernel = loaded()
        numbers = _NUMBERS.pack(self._seed, first, stop, self._turns, len(actions))
        kernel.write("numbers", numbers)
        kernel.write("games", self._root)
        kernel.write("codes", self._codes)
        kernel.write("actions", Struct(f"<{len(actions)}q").pack(*actions))
        kernel.write("results", self._results)
        kernel.simulate()
        self._results = kernel.read("results", len(self._results))
