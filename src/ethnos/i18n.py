"""Translated text: Fluent messages, one folder per language, shared with the browser.

Each message decides on word order, cases and plurals of its language; `ethnos.phrase` says how
code refers to messages.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from ethnos.languages import DEFAULT_LANGUAGE, catalogue
from ethnos.phrase import ONE_OF, Arg, Phrase
from ethnos.rules.errors import EthnosError

LONGEST_QUOTE: Final = 300
"""Longer texts of a user are shortened; Fluent refuses to format very long ones."""


class MessageError(EthnosError):
    """Raised when a message is missing or cannot be formatted: a bug in the catalogue."""


class Messages:
    """The messages of one language; missing ones are taken from English.

    >>> Messages("en").format("glory", count=3)
    '3 glory'
    """

    def __init__(self, lang: str = DEFAULT_LANGUAGE, *, strict: bool = False) -> None:
        self.lang = lang
        self._strict = strict
        self._bundles = [_bundle(lang)]
        if lang != DEFAULT_LANGUAGE:
            self._bundles.append(_bundle(DEFAULT_LANGUAGE))

    def say(self, what: Phrase) -> str:
        """Return a phrase as text.

        >>> from ethnos.phrase import one_of, phrase
        >>> Messages("en").say(one_of((phrase("glory", count=1), phrase("glory", count=2))))
        '1 glory or 2 glory'
        """
        if what.id == ONE_OF and isinstance(items := what.args["items"], tuple):
            return format_list([self.say(item) for item in items], "or", locale=self._locale)
        return self.format(what.id, **what.args)

    def format(self, id_: str, /, **args: Arg) -> str:
        """Return a message as text.

        An error in a translation must not stop a game, so the text is formatted as far as
        possible; with `strict` it raises `MessageError`.
        """
        for bundle in self._bundles:
            if bundle.has_message(id_) and (pattern := bundle.get_message(id_).value):
                values: dict[str, FluentType | str | int | float] = {
                    name: self._value(arg) for name, arg in args.items()
                }
                text, errors = bundle.format_pattern(pattern, values)
                if errors and self._strict:
                    raise MessageError(f"message '{id_}': {errors[0]}")
                return str(text)
        if self._strict:
            raise MessageError(f"there is no message '{id_}'")
        return id_

    def has(self, id_: str) -> bool:
        """Return whether the message exists."""
        return any(bundle.has_message(id_) for bundle in self._bundles)

    def join(self, items: list[str]) -> str:
        """Return a list in the style of this language.

        >>> Messages("en").join(["red", "blue", "grey"])
        'red, blue and grey'
        """
        return format_list(items, locale=self._locale)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number in the style of this language.

        >>> Messages("de").number(1234.5, 1)
        '1.234,5'
        >>> Messages("en").number(-0.3)  # no negative zero
        '0'
        """
        value = value if round(value, digits) else 0
        form = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(value, form, locale=self._locale)

    @property
    def _locale(self) -> str:
        # British English has no comma before the last item of a list.
        return "en_GB" if self.lang == DEFAULT_LANGUAGE else self.lang.replace("-", "_")

    def _value(self, arg: Arg) -> str | int | float:
        if isinstance(arg, Phrase):
            return self.say(arg)
        if isinstance(arg, tuple):
            return self.join([self.say(item) for item in arg])
        if isinstance(arg, str) and len(arg) > LONGEST_QUOTE:
            return f"{arg[: LONGEST_QUOTE - 1]}…"
        return arg


def sources(lang: str) -> dict[str, str]:
    """Return the Fluent sources of a language by file name."""
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted((catalogue() / lang).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@dataclass(frozen=True, slots=True)
class Document:
    """A text in Markdown, and the language it is in."""

    text: str
    lang: str


def document(name: str, lang: str) -> Document:
    """Return `rules`, `clauses` or `rulings`, in English if there is no translation."""
    page = catalogue() / lang / f"{name}.md"
    if not page.is_file():
        page, lang = catalogue() / DEFAULT_LANGUAGE / f"{name}.md", DEFAULT_LANGUAGE
    return Document(page.read_text(encoding="utf-8"), lang)


def rules_text(lang: str) -> str:
    """Return the rules of the game as Markdown, in English if there is no translation."""
    return document("rules", lang).text


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolation marks help pages that mix writing directions; terminals print them as garbage.
    bundle = FluentBundle([lang], use_isolating=False)
    for text in sources(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle
