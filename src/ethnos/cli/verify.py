"""`ethnos verify`: hold a record to what it claims."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ethnos.cli.choices import Language
from ethnos.cli.files import read_bytes


def verify(
    file: Annotated[Path, typer.Argument(help="A record, such as game.ethnos.jsonl.")],
    lang: Language = None,
) -> None:
    """Check a record: its hashes, its seed, and every move by playing it again."""
    from ethnos.i18n import Messages, choose_language, phrase
    from ethnos.records.verify import verify_bytes

    report = verify_bytes(read_bytes(file))
    messages = Messages(choose_language(lang))
    for check in report.checks:
        found = {"verdict": str(check.verdict)}
        sentence = phrase(f"proof-{check.name}", **found)
        print(messages.format("proof-line", **found, text=sentence, error=check.words))
    print(messages.format("proof-holds" if report.ok else "proof-fails"))
    if not report.ok:
        raise typer.Exit(1)
