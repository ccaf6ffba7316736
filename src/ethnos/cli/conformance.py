"""`ethnos conformance`: run scenario files against the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.options import Engine

if TYPE_CHECKING:
    from ethnos.testing.conformance import Verdict


def conformance(
    files: Annotated[list[Path], typer.Argument(help="Scenario files.", show_default=False)],
    engine: Annotated[Engine, typer.Option(help="The engine to test.")] = Engine.RULES,
) -> None:
    """Run scenario files and show every difference."""
    from ethnos.testing.conformance import load_scenarios, run_scenarios

    witness = None
    if engine is Engine.FAST:
        from ethnos.testing.conformance.fast_engine import fast_witness

        witness = fast_witness
    verdicts = [
        verdict
        for scenarios in [load_scenarios(path) for path in files]
        for verdict in run_scenarios(scenarios, witness)
    ]
    failed = [verdict for verdict in verdicts if not verdict.passed]
    for verdict in failed:
        _show(verdict)
    print(f"{len(verdicts) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def _show(verdict: Verdict) -> None:
    scenario = verdict.scenario
    print(f"{scenario.id}: {scenario.title}")
    for line in verdict.differences:
        print(f"  {line}")
