"""The words a player may type in one language, as plain data.

They are taken from the messages. Where there is no Fluent, as in a browser's worker, the same words
lie beside the messages as `lexicon.json`, written when that place was built.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from ethnos.languages import catalogue
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.talk.verbs import Verb

FILE: Final = "lexicon.json"

LISTED: Final = (
    *(f"verb-{verb}" for verb in Verb),
    *(
        "typed-yes",
        "typed-no",
        "typed-none",
        "typed-all",
        "typed-lead",
        "typed-of",
        "typed-on",
        "typed-off",
    ),
    *("typed-tribe", "typed-kingdom", "typed-random", "typed-beginner", "typed-options"),
    *("typed-calm", "typed-fierce", "typed-short", "typed-long"),
)
"""The messages that list words."""


@dataclass(frozen=True, slots=True)
class TribeWords:
    """What one tribe is called."""

    title: str
    alone: str
    """One card of it."""
    in_kingdom: Mapping[Kingdom, str]
    """One card, in the form that goes with the kingdom's name."""
    cards: Mapping[Kingdom, str]
    """One card with its kingdom."""


@dataclass(frozen=True, slots=True)
class KingdomWords:
    """What one kingdom is called."""

    name: str
    colour: str
    letter: str
    on_cards: str
    """The name in the form that a card is called by: “эльф из Реи”."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of one language."""

    lists: Mapping[str, list[str]]
    """By the id of the message that lists them."""
    tribes: Mapping[Tribe, TribeWords]
    kingdoms: Mapping[Kingdom, KingdomWords]
    sections: list[str]
    """The titles of the rules, in the order that is the same in every language."""
    numbers: list[str]
    """The numbers of all clauses and rulings, such as `R38`."""


@cache
def lexicon(lang: str) -> Lexicon:
    """Return the words of a language.

    >>> lexicon("en").lists["typed-yes"]
    ['yes', 'y', 'ok']
    """
    written = catalogue() / lang / FILE
    if written.is_file():
        return msgspec.json.decode(written.read_bytes(), type=Lexicon)
    return from_messages(lang)


def from_messages(lang: str) -> Lexicon:
    """Return the words of a language, formatted from its messages."""
    # A browser's worker has neither Fluent nor the text of the rules.
    from ethnos.i18n import Messages  # noqa: PLC0415
    from ethnos.talk.clauses import clauses  # noqa: PLC0415
    from ethnos.talk.rulebook import sections  # noqa: PLC0415

    text = Messages(lang).format
    return Lexicon(
        lists={id_: text(id_).replace(",", " ").split() for id_ in LISTED},
        tribes={
            tribe: TribeWords(
                title=text("tribe-title", tribe=str(tribe)),
                alone=text("card-in-kingdom", tribe=str(tribe), kingdom="none"),
                in_kingdom={
                    kingdom: text("card-in-kingdom", tribe=str(tribe), kingdom=str(kingdom))
                    for kingdom in Kingdom
                },
                cards={
                    kingdom: text("card", tribe=str(tribe), kingdom=str(kingdom))
                    for kingdom in Kingdom
                },
            )
            for tribe in Tribe
        },
        kingdoms={
            kingdom: KingdomWords(
                name=text("kingdom-name", kingdom=str(kingdom)),
                colour=text("kingdom-colour", kingdom=str(kingdom)),
                letter=text("kingdom-letter", kingdom=str(kingdom)),
                on_cards=text("card", tribe=str(Tribe.ELF), kingdom=str(kingdom)).split()[-1],
            )
            for kingdom in Kingdom
        },
        sections=[section.title for section in sections(lang)],
        numbers=list(clauses(lang)),
    )
