"""Build the search bot's simulation for browsers: `python -m tools.search_kernel.build FILE`.

The functions that numba compiles for this processor become one WebAssembly module.
Where that cannot be done the file is left empty, and the browser game has no search bot.
"""

from __future__ import annotations

import os
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Final

IMPORTS: Final = ("exp",)
"""What a module may ask for: `ethnos.bots.kernel` gives it."""


class KernelError(Exception):
    """Raised where no kernel can be built."""


def build() -> bytes:
    """Return the module."""
    with tempfile.TemporaryDirectory() as cache:
        # Read when numba is imported: no optimization and no processor but a plain one, since
        # both would make the code fit this machine, and nothing of what was compiled for it.
        os.environ |= {
            "NUMBA_OPT": "0",
            "NUMBA_CPU_NAME": "generic",
            "NUMBA_CPU_FEATURES": "",
            "NUMBA_CACHE_DIR": cache,
        }
        with warnings.catch_warnings(action="ignore"):  # it cannot cache code like this
            try:
                from tools.search_kernel import entry, retarget, wasm_object  # noqa: PLC0415
            except ImportError as error:
                raise KernelError(f"{error.name} is not installed") from error
            try:
                compiled = retarget.to_object(retarget.llvm_ir(entry), entry)
                names = (entry.NAME, *(buffer.name for buffer in entry.BUFFERS))
                return wasm_object.to_module(compiled, names, IMPORTS)
            except (retarget.RetargetError, wasm_object.ObjectError) as error:
                raise KernelError(str(error)) from error


def main(file: Path) -> None:
    """Write the module to a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        module = build()
    except KernelError as error:
        file.write_bytes(b"")
        print(f"The browser game gets no search bot: {error}.")
        return
    file.write_bytes(module)
    print(f"{file}: {len(module):,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
