"""The `ethnos` command."""

from __future__ import annotations

import sys
from typing import Final

INTERRUPTED: Final = 130


def main() -> None:
    """Run the command line; whoever interrupts it, even while it loads, sees no traceback."""
    try:
        from ethnos.cli.app import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)
