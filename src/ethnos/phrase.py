"""Phrases: what is to be said, as plain data, before any language is chosen.

Code never builds sentences. It passes on a `Phrase`, the id of a message with its arguments;
`ethnos.i18n` or the browser says it in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message with arguments, independent of language: plain data that can be serialized."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg = str | int | float | Phrase | tuple[Phrase, ...]
"""A tuple becomes a list such as `a, b and c`; for `a, b or c` see `one_of`."""

Name = str | Phrase
"""What a player is called: the name that was typed, or a bot's in the reader's language."""


ONE_OF: Final = "one-of"
"""The id of a phrase that is no message, but a list such as `a, b or c`."""


def phrase(id_: str, /, **args: Arg) -> Phrase:
    """Return a phrase with the keywords as its arguments.

    >>> phrase("glory", count=3)
    Phrase(id='glory', args={'count': 3})
    """
    return Phrase(id_, args)


def one_of(items: tuple[Phrase, ...]) -> Phrase:
    """Return alternatives as a phrase; a bare tuple means all of them.

    >>> one_of((phrase("glory", count=1), phrase("glory", count=2))).id
    'one-of'
    """
    return phrase(ONE_OF, items=items)


class SentenceKind(StrEnum):
    """What a sentence is about, where a reader wants to see it at a glance."""

    NEWS = "news"
    DRAGON = "dragon"
    AGE_END = "age_end"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence about an event, made for one reader."""

    say: Phrase
    seat: int | None = None
    """The player who did it; `None` if it concerns everyone."""
    kind: SentenceKind = SentenceKind.NEWS
    secret: bool = False
    """Whether only the reader's seat may know it."""
    open: Phrase | None = None
    """What everyone else reads instead of a secret; `None` if they read nothing."""
    you: Phrase | None = None
    """What the player who did it reads instead, if that is the reader."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a reader is asked, or whom everyone waits for."""

    title: Phrase
    """In a few words."""
    say: Phrase
    """As a sentence that says what can be done."""


@dataclass(frozen=True, slots=True)
class Share:
    """What players of equal strength, or one who is alone, earn: worth a calculation."""

    seats: tuple[int, ...]
    sum: str
    """The calculation, such as `(10 + 6) / 2`."""
    glory: int
    """What each of them earns."""


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """One step of the scoring of an age: a kingdom, or another source of glory."""

    source: str
    """`kingdoms`, `merfolk`, `giant`, `raids` or `bands`."""
    kingdom: str | None
    """The kingdom that is scored, if it is one."""
    title: Phrase
    lines: tuple[Phrase, ...]
    glory: tuple[int, ...]
    """What each seat earned in this step."""
    shares: tuple[Share, ...] = ()
    """The calculations in a kingdom or on the track."""
