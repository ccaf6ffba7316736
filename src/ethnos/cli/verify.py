"""`ethnos verify`: hold a record to what it claims."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ethnos.cli.files import read_bytes


def verify(
    file: Annotated[Path, typer.Argument(help="A record, such as game.ethnos.jsonl.")],
) -> None:
    """Check a record: its hashes, its seed, and every move by playing it again."""
    from ethnos.records.verify import verify_bytes

    report = verify_bytes(read_bytes(file))
    print(report)
    if not report.ok:
        raise typer.Exit(1)
