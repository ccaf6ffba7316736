"""`ethnos simulate`: many games of random players."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol

import typer

from ethnos.cli.files import check_writable
from ethnos.cli.options import Engine, Options, Tribes, chosen_ruleset
from ethnos.cli.progress import progress_bar
from ethnos.rules.errors import SetupError

if TYPE_CHECKING:
    from ethnos.records.digest import SimulationResult
    from ethnos.rules.ruleset import Ruleset


Players = Annotated[int, typer.Option(help="Number of players, 2 to 6.")]
Games = Annotated[int, typer.Option(help="Number of games.", min=1)]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.", min=0)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Digest = Annotated[bool, typer.Option("--digest", help="Add a digest over every state.")]
WhichEngine = Annotated[Engine, typer.Option(help="The engine that plays.")]
Export = Annotated[
    Path | None,
    typer.Option(help="Write the games to a Parquet file; needs ethnos\\[rl].", dir_okay=False),
]
Records = Annotated[bool, typer.Option("--records", help="Also export whole records.")]
Observations = Annotated[
    bool, typer.Option("--observations", help="Also export what the players saw.")
]


def simulate(  # noqa: PLR0913, PLR0917  # each is an option of the command
    players: Players = 4,
    games: Games = 100,
    seed: Seed = 0,
    tribes: Tribes = "random",
    option: Options = None,
    as_json: AsJson = False,
    digest: Digest = False,
    engine: WhichEngine = Engine.RULES,
    export: Export = None,
    records: Records = False,
    observations: Observations = False,
) -> None:
    """Play many games with random players."""
    ruleset = chosen_ruleset(players, tribes, option or [])
    if export is not None:
        _export(export, ruleset, games, seed, records=records, observations=observations)
    with progress_bar(games) as progress:
        result = _simulation(engine)(ruleset, games, seed, digest=digest, progress=progress)
    per_second = round(result.decisions / result.seconds) if result.seconds else 0
    if as_json:
        print(json.dumps(_as_json(result, per_second)))
        return
    print(
        f"{result.games:,} games, {result.decisions:,} decisions in {result.seconds:.2f} seconds:"
        f" {per_second:,} a second"
    )
    if result.digest is not None:
        print(f"digest {result.digest}")


def _as_json(result: SimulationResult, per_second: int) -> dict[str, int | float | str]:
    report: dict[str, int | float | str] = {
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 6),
        "decisions_per_second": per_second,
    }
    if result.digest is not None:
        report["digest"] = result.digest
    return report


def _export(
    path: Path, ruleset: Ruleset, games: int, seed: int, *, records: bool, observations: bool
) -> None:
    try:
        from ethnos.env.export import export_games
    except ImportError as error:
        raise SetupError(f"--export needs {error.name}: pip install 'ethnos[rl]'") from error
    check_writable(path)
    with progress_bar(games) as progress:
        export_games(
            path,
            ruleset,
            games,
            seed,
            records=records,
            observations=observations,
            progress=progress,
        )
    print(f"{games:,} games are written to {path}", file=sys.stderr)


class Simulation(Protocol):
    """The signature of `simulate` in either engine."""

    def __call__(
        self,
        ruleset: Ruleset,
        games: int,
        seed: int,
        *,
        digest: bool,
        progress: Callable[[int], None] | None,
    ) -> SimulationResult:
        """Play the games; `progress` receives the number of finished games."""
        ...


def _simulation(engine: Engine) -> Simulation:
    if engine is Engine.FAST:
        from ethnos.fast.simulate import simulate

        return simulate
    from ethnos.testing.simulation import simulate

    return simulate
