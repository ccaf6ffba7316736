"""`ethnos conformance`: run scenario files against the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import read_bytes
from ethnos.cli.options import Engine, Language, WhichEngine
from ethnos.cli.output import visible
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.testing.conformance import Scenario, Verdict


def conformance(
    files: Annotated[list[Path], typer.Argument(help="cli-conformance-files")],
    engine: WhichEngine = Engine.RULES,
    lang: Language = None,
) -> None:
    """Run scenario files and show every difference."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.testing.conformance import run_scenarios

    witness = None
    if engine is Engine.FAST:
        from ethnos.testing.conformance.fast_engine import fast_witness

        witness = fast_witness
    verdicts = [
        verdict
        for scenarios in [_scenarios(path) for path in files]
        for verdict in run_scenarios(scenarios, witness)
    ]
    failed = [verdict for verdict in verdicts if not verdict.passed]
    for verdict in failed:
        _show(verdict)
    passed = len(verdicts) - len(failed)
    messages = Messages(choose_language(lang))
    print(messages.format("conformance-result", passed=passed, failed=len(failed)))
    if failed:
        raise typer.Exit(1)


def _scenarios(path: Path) -> list[Scenario]:
    from ethnos.testing.conformance import parse_scenarios
    from ethnos.testing.json_values import FormatError

    try:
        return parse_scenarios(read_bytes(path))
    except FormatError as error:
        reason = phrase("file-no-scenarios", file=str(path), error=str(error))
        raise UserError(reason) from error


def _show(verdict: Verdict) -> None:
    scenario = verdict.scenario
    print(visible(f"{scenario.id}: {scenario.title}"))
    for line in verdict.differences:
        print(f"  {visible(line)}")
