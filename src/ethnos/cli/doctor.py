"""`ethnos doctor`: look for what would trouble a server."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, database_url


def doctor(
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", envvar="ETHNOS_ORIGIN", help="cli-doctor-origin"),
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(envvar="ETHNOS_PROXIES", help="cli-serve-proxies")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-doctor-json")] = False,
) -> None:
    """Check a server's machine, database and public address.

    Exits with status 1 if there is a problem.
    """
    from ethnos.server.machine.doctor import examine
    from ethnos.server.machine.finding import Verdict

    findings = []
    for finding in examine(database_url(database, data), origin or (), proxies):
        findings.append(finding)
        if not as_json:
            print(f"{finding.verdict:<9}{finding.check}: {finding.found}", flush=True)
            if finding.remedy:
                print(f"{'':<9}-> {finding.remedy}", flush=True)
    if as_json:
        print(json.dumps([asdict(finding) for finding in findings], indent=1))
    if any(finding.verdict is Verdict.PROBLEM for finding in findings):
        raise typer.Exit(1)
