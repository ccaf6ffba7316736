"""`ethnos verify`: check a record file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.cli.files import read_bytes
from ethnos.cli.options import Language
from ethnos.cli.output import visible
from ethnos.talk.verbs import UserError

FAILED: Final = 1
UNFINISHED: Final = 3
"""Status 2 means that the file cannot be read."""


def verify(
    file: Annotated[Path, typer.Argument(help="cli-record")],
    lang: Language = None,
) -> None:
    """Check a record: its hashes, its seed, and every move by replaying it.

    Exits with status 0 if it is valid, 1 if not, 3 if it is intact but the game is unfinished.
    """
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.phrase import phrase
    from ethnos.records.record import is_record
    from ethnos.records.verify import verify_bytes

    data = read_bytes(file)
    if not is_record(data):
        raise UserError(phrase("file-not-a-record", file=str(file)))
    report = verify_bytes(data)
    messages = Messages(choose_language(lang))
    for check in report.checks:
        found = {"verdict": str(check.verdict)}
        sentence = phrase(f"proof-{check.name}", **found)
        print(messages.format("proof-line", **found, text=sentence, error=visible(check.words)))
    if report.ok:
        print(messages.format("proof-holds"))
        return
    print(messages.format("proof-unfinished" if report.unfinished else "proof-fails"))
    raise typer.Exit(UNFINISHED if report.unfinished else FAILED)
