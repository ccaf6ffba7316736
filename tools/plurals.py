"""Find messages that print a number beside a word that should bend with it: `1 games`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from babel.core import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ethnos.i18n import sources
from tools.catalogue import PLURALS, VALUES

_LARGE: Final = 200
"""No count of the game is larger; some languages have a form for millions."""

UNBENT: Final = {
    "en": "brings chosen comes failed for glory if is led lost of on or passed then there to you",
    "cs": "až ku království nebo nejde oproti potřebuješ propadá z za ze",
    "de": "auf bestanden bis dann deiner der du ein für gegen gegenüber gescheitert gewählt marker "
    "oder ruhm von zu",
    "pl": "albo do lub potrzebujesz przepada względem z za",
    "pt-BR": "a com contra das de depois leva liderado lá ou por sai se sem sobre vale você",
    "ru": "до за из или к против пропадает тебе у",
}
"""Words that stay the same after any number: particles, uncountable nouns, other words' verbs."""

UNITS: Final = {"mib", "миб", "s", "с"}
"""Signs of units, which no language bends."""

NAMES: Final = {"hours", "minutes", "percent", "space", "token", "value"}
"""Numbers that count nothing: they name a space or a token, or are followed by their sign."""

FIXED: Final = {
    "players",  # two to six
    "plain-hand $limit",  # ten cards
    "page-tribes-chosen $total",  # five or six tribes
    "setup-error-tribe-count $needed",
    "setup-tribes $count",
    "status-dragons $all",  # three dragons
    "reason-keep-some $count",  # at least three cards, of which at least two fit
    "reason-keep-some $size",
    "word-band $named",  # of a band that is neither a single card nor of equal cards
    "word-band $size",
}
"""Numbers that are always several: the form of the word is right without a choice."""

Chosen = Mapping[str, frozenset[str]]
"""By which numbers a part of a message is selected, and the keys that there are."""


def plural_categories(lang: str) -> set[str]:
    """Return the plural categories that the language has for whole numbers.

    >>> sorted(plural_categories("ru"))
    ['few', 'many', 'one']
    """
    rule = Locale.parse(lang, sep="-").plural_form
    return {rule(number) for number in range(_LARGE)}


def plural_faults(lang: str, text: str | None = None) -> list[str]:
    """Return the numbers that are printed beside a word without plural forms, one per line."""
    resource = FluentParser().parse("\n\n".join(sources(lang).values()) if text is None else text)
    found = [
        f"{entry.id.name}: ${name} {word} without plural forms"
        for entry in resource.body
        if isinstance(entry, ftl.Message) and entry.value
        for name, word, keys in _counted(entry.value, {})
        if word not in UNITS
        and word not in UNBENT.get(lang, "").split()
        and not FIXED & {name, f"{entry.id.name} ${name}"}
        and not _complete(keys, lang)
    ]
    return list(dict.fromkeys(found))


def _complete(keys: frozenset[str], lang: str) -> bool:
    """Return whether a selector distinguishes the forms of the language.

    In some cases a word is the same for several categories: `other` may stand for them, or the
    last category for one more.
    """
    categories = plural_categories(lang)
    handled = (keys & PLURALS) | ({"one"} if "1" in keys else set())
    return bool(handled - {"other"}) and ("other" in keys or len(categories - handled) <= 1)


def _counted(pattern: ftl.Pattern, chosen: Chosen) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield every number with a word behind it, and the keys by which this text was selected."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        match element.expression:
            case ftl.VariableReference(id=ftl.Identifier(name=name)) if _is_number(name):
                text = after.value if isinstance(after, ftl.TextElement) else ""
                if word := re.match(r"\**\s+([^\W\d_]+)", text):
                    yield name, word[1].lower(), chosen.get(name, frozenset())
            case ftl.SelectExpression(selector=selector, variants=variants):
                inner = dict(chosen)
                if isinstance(selector, ftl.VariableReference):
                    inner[selector.id.name] = frozenset(_key(variant) for variant in variants)
                for variant in variants:
                    yield from _counted(variant.value, inner)
            case _:
                pass


def _is_number(name: str) -> bool:
    return name in VALUES["numbers"] and name not in NAMES


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)
