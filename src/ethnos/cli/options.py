"""Options shared by several commands: engine, tribes, rulings, language, data folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.phrase import phrase
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset, beginner_tribes
from ethnos.talk.phrases import tribes_list
from ethnos.talk.verbs import UserError
from ethnos.talk.vocabulary import Vocabulary, vocabulary

Tribes = Annotated[str, typer.Option(help="random, beginner, or names such as elf,orc,...")]
Options = Annotated[
    list[str] | None, typer.Option(help="A named ruling, as name=value.", metavar="NAME=VALUE")
]
Language = Annotated[
    str | None, typer.Option(help="The language, such as en, cs, de, pl, pt-BR or ru.")
]
DataFolder = Annotated[
    Path, typer.Option(envvar="ETHNOS_DATA", help="The folder where a server stores its games.")
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="ETHNOS_DATABASE",
        help="postgresql://... for several processes; default: a file in the data folder.",
    ),
]
DATA_FOLDER: Final = Path("ethnos-data")


class Engine(StrEnum):
    """The two engines."""

    RULES = "rules"
    FAST = "fast"


def chosen_ruleset(
    players: int, tribes: str, options: list[str], lang: str = DEFAULT_LANGUAGE
) -> Ruleset:
    """Return the requested ruleset, or raise an error; tribes are named in `lang` or English.

    >>> chosen_ruleset(2, "random", ["orc_raid=any_number"]).orc_raid.value
    'any_number'
    """
    ruleset = Ruleset(players)  # Reports a wrong number of players before anything else.
    return Ruleset(players, _chosen_tribes(tribes, ruleset.players, lang)).with_options(
        **dict(_name_and_value(option) for option in options)
    )


def database_url(database: str | None, data: Path) -> str:
    """Return the URL of a server's database; the default is a file in the data folder."""
    return database or f"sqlite:///{data / 'ethnos.db'}"


def _chosen_tribes(text: str, players: int, lang: str) -> tuple[Tribe, ...] | None:
    words = vocabulary(lang)
    if words.means(text.strip(), "typed-random"):
        return None
    if words.means(text.strip(), "typed-beginner"):
        return beginner_tribes(players)
    return tuple(_tribe(name.strip(), words) for name in text.split(","))


def _tribe(name: str, words: Vocabulary) -> Tribe:
    tribe = words.find_tribe(words.joined(name))
    if tribe is None:
        raise UserError(phrase("setup-error-tribe", word=name, tribes=tribes_list(Tribe)))
    return tribe


def _name_and_value(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals:
        raise UserError(phrase("setup-error-option-form", word=option))
    return name.strip().replace("-", "_"), value.strip()
