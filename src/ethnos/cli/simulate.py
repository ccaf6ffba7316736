"""`ethnos simulate`: many games of random players, or of compiled bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Protocol

import typer

from ethnos.cli.files import check_writable, writing
from ethnos.cli.options import (
    STANDARD_PRESET,
    Engine,
    Language,
    Options,
    Preset,
    Tribes,
    chosen_ruleset,
)
from ethnos.cli.progress import progress_bar
from ethnos.cli.values import member_of, whole
from ethnos.extras import is_installed, require
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.records.digest import SimulationResult
    from ethnos.rules.ruleset import Ruleset

DEFAULT_PLAYERS: Final = 4
GAMES_FOR_FAST: Final = 250
"""The games that the readable engine plays while the fast one is loaded."""

Players = Annotated[int | None, typer.Option(parser=whole(0), help="cli-players")]
Bots = Annotated[str, typer.Option(help="cli-simulate-bots")]
Games = Annotated[int, typer.Option(parser=whole(1), help="cli-games")]
Seed = Annotated[int, typer.Option(parser=whole(0), help="cli-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Digest = Annotated[bool, typer.Option("--digest", help="cli-simulate-digest")]
ChosenEngine = Annotated[
    Engine | None,
    typer.Option(parser=member_of(Engine), help="cli-simulate-engine", metavar="|".join(Engine)),
]
Export = Annotated[Path | None, typer.Option(help="cli-simulate-export", metavar="FILE")]
Records = Annotated[bool, typer.Option("--records", help="cli-simulate-records")]
Observations = Annotated[bool, typer.Option("--observations", help="cli-simulate-observations")]


def simulate(  # noqa: PLR0913, PLR0917  # each is an option of the command
    players: Players = None,
    bots: Bots = "",
    games: Games = 100,
    seed: Seed = 0,
    tribes: Tribes = "",
    preset: Preset = STANDARD_PRESET,
    option: Options = None,
    as_json: AsJson = False,
    digest: Digest = False,
    engine: ChosenEngine = None,
    export: Export = None,
    records: Records = False,
    observations: Observations = False,
    lang: Language = None,
) -> None:
    """Play many games, with random players or compiled bots."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language

    messages = Messages(choose_language(lang))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if players is None:
        players = len(names) if len(names) > 1 else DEFAULT_PLAYERS
    ruleset = chosen_ruleset(players, tribes, option or [], messages.lang, preset, seed)
    if export is None and (records or observations):
        raise UserError(phrase("setup-error-export"))
    if engine is Engine.RULES and (names or export is not None):
        raise UserError(phrase("setup-error-export-engine"))
    seated = _seated(names, players) if names else None
    if export is not None:
        result = _export(
            *(export, ruleset, games, seed, seated),
            records=records,
            observations=observations,
            digest=digest,
        )
        print(messages.format("simulate-written", games=games, file=str(export)), file=sys.stderr)
    else:
        play = _simulation(engine or _suitable_engine(games), seated)
        with progress_bar(games) as progress:
            result = play(ruleset, games, seed, digest=digest, progress=progress)
    _report(result, messages, as_json=as_json)


def _report(result: SimulationResult, messages: Messages, *, as_json: bool) -> None:
    per_second = round(result.decisions / result.seconds) if result.seconds else 0
    if as_json:
        print(json.dumps(_as_json(result, per_second)))
        return
    print(
        messages.format(
            "simulate-result",
            games=result.games,
            count=result.decisions,
            seconds=messages.number(result.seconds, 2),
            rate=messages.number(per_second),
        )
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


def _seated(names: list[str], players: int) -> list[str]:
    """Return the bot of every seat; one name alone sits at all of them."""
    require("fast")
    from ethnos.bots.compiled.players import COMPILED_PLAYERS

    for name in names:
        if name not in COMPILED_PLAYERS:
            choices = ", ".join(COMPILED_PLAYERS)
            raise UserError(phrase("setup-error-not-compiled", word=name, choices=choices))
    seated = names * players if len(names) == 1 else names
    if len(seated) != players:
        raise UserError(phrase("setup-error-seats-of-bots", count=len(names), seats=players))
    return seated


def _export(
    path: Path,
    ruleset: Ruleset,
    games: int,
    seed: int,
    bots: list[str] | None,
    *,
    records: bool,
    observations: bool,
    digest: bool,
) -> SimulationResult:
    from ethnos.env.export import export_games

    check_writable(path)
    with writing(path), progress_bar(games) as progress:
        return export_games(
            path,
            ruleset,
            games,
            seed,
            bots=bots,
            records=records,
            observations=observations,
            digest=digest,
            progress=progress,
        )


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


def _suitable_engine(games: int) -> Engine:
    """Return the engine that is done first: it takes the fast one a second or more to load."""
    suits = games >= GAMES_FOR_FAST and is_installed("fast")
    return Engine.FAST if suits else Engine.RULES


def _simulation(engine: Engine, bots: list[str] | None) -> Simulation:
    if bots is not None:
        from ethnos.bots.compiled.recorded import simulate_bots

        return lambda ruleset, games, seed, *, digest, progress: simulate_bots(
            ruleset, bots, games, seed, digest=digest, progress=progress
        )
    if engine is Engine.FAST:
        from ethnos.fast.simulate import simulate

        return simulate
    from ethnos.testing.simulation import simulate

    return simulate
