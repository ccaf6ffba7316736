"""Options shared by several commands: engine, tribes, rulings, language, data folder.

The `help` of every option is the id of a message; see `ethnos.cli.usage`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.cli.values import language, member_of
from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.moods import Mood, set_for
from ethnos.phrase import phrase
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import PRESETS, Ruleset, beginner_tribes
from ethnos.talk.phrases import names_list, tribes_list
from ethnos.talk.verbs import UserError
from ethnos.talk.vocabulary import Vocabulary, vocabulary

Tribes = Annotated[str, typer.Option(help="cli-tribes")]
Options = Annotated[list[str] | None, typer.Option(help="cli-option", metavar="NAME=VALUE")]
Preset = Annotated[str, typer.Option(help="cli-preset", metavar="NAME")]
Language = Annotated[str | None, typer.Option(parser=language, help="cli-lang")]
DataFolder = Annotated[Path, typer.Option(envvar="ETHNOS_DATA", help="cli-data", metavar="FOLDER")]
Database = Annotated[
    str | None,
    typer.Option(envvar="ETHNOS_DATABASE", help="cli-database", metavar="URL"),
]
DATA_FOLDER: Final = Path("ethnos-data")
STANDARD_PRESET: Final = "standard"


class Engine(StrEnum):
    """The two engines."""

    RULES = "rules"
    FAST = "fast"


def chosen_ruleset(
    players: int,
    tribes: str,
    options: Iterable[str],
    lang: str = DEFAULT_LANGUAGE,
    preset: str = STANDARD_PRESET,
    seed: int = 0,
) -> Ruleset:
    """Return the requested ruleset, or raise an error; tribes are named in `lang` or English.

    A preset decides what neither tribes nor options say, the seed which of the sets for a mood.

    >>> chosen_ruleset(2, "", ["orc_raid=any_number"], preset="polish").orc_raid.value
    'any_number'
    """
    ruleset = Ruleset(players)  # Reports a wrong number of players before anything else.
    base = _chosen_preset(preset)
    if not tribes:
        chosen = beginner_tribes(players) if base.tribes else None
    else:
        chosen = _chosen_tribes(tribes, players, lang, seed)
    return replace(ruleset, tribes=chosen).with_options(
        **{**base.options, **dict(_name_and_value(option) for option in options)}
    )


def _chosen_preset(name: str) -> Ruleset:
    if name not in PRESETS:
        raise UserError(phrase("setup-error-preset", word=name, choices=names_list(PRESETS)))
    return PRESETS[name]


WhichEngine = Annotated[
    Engine, typer.Option(parser=member_of(Engine), help="cli-engine", metavar="|".join(Engine))
]


def database_url(database: str | None, data: Path) -> str:
    """Return the URL of a server's database; the default is a file in the data folder."""
    return database or f"sqlite:///{data / 'ethnos.db'}"


def _chosen_tribes(text: str, players: int, lang: str, seed: int) -> tuple[Tribe, ...] | None:
    words = vocabulary(lang)
    if words.means(text.strip(), "typed-random"):
        return None
    if words.means(text.strip(), "typed-beginner"):
        return beginner_tribes(players)
    for mood in Mood:
        if words.means(text.strip(), f"typed-{mood}"):
            return set_for(mood, players, seed)
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
