"""What several commands let a person choose: an engine, tribes, rulings, a language, a folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.records.errors import NotationError
from ethnos.records.notation import parse_tribe
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset, beginner_tribes

Tribes = Annotated[str, typer.Option(help="random, beginner, or names such as elf,orc,...")]
Options = Annotated[
    list[str] | None, typer.Option(help="A named ruling, as name=value.", metavar="NAME=VALUE")
]
Language = Annotated[str | None, typer.Option(help="The language, such as en.")]
DataFolder = Annotated[
    Path, typer.Option(envvar="ETHNOS_DATA", help="The folder in which a server keeps everything.")
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="ETHNOS_DATABASE",
        help="postgresql://... for several processes; a file in the data folder otherwise.",
    ),
]
DATA_FOLDER: Final = Path("ethnos-data")


class Engine(StrEnum):
    """The two engines."""

    RULES = "rules"
    FAST = "fast"


def chosen_ruleset(players: int, tribes: str, options: list[str]) -> Ruleset:
    """Return the ruleset a person asked for, or raise `SetupError`.

    >>> chosen_ruleset(2, "random", ["orc_raid=any_number"]).orc_raid.value
    'any_number'
    """
    ruleset = Ruleset(players)  # So that a wrong number of players is the first thing said.
    return Ruleset(players, _chosen_tribes(tribes, ruleset.players)).with_options(
        **dict(_name_and_value(option) for option in options)
    )


def database_url(database: str | None, data: Path) -> str:
    """Return where a server keeps its games."""
    return database or f"sqlite:///{data / 'ethnos.db'}"


def _chosen_tribes(text: str, players: int) -> tuple[Tribe, ...] | None:
    match text.strip().lower():
        case "random":
            return None
        case "beginner":
            return beginner_tribes(players)
        case names:
            try:
                return tuple(parse_tribe(name) for name in names.split(","))
            except NotationError as error:
                raise SetupError(f"--tribes: {error}") from error


def _name_and_value(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals:
        raise SetupError(
            f"--option is written name=value, as in orc_raid=any_number; got '{option}'"
        )
    return name.strip().replace("-", "_"), value.strip()
