"""Values of options: numbers, choices and languages, refused in the user's language."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import isfinite
from pathlib import Path
from typing import Final, TypeVar

import typer

from ethnos.phrase import Phrase, phrase
from ethnos.talk.verbs import UserError

MAX_DIGITS: Final = 5
Choice = TypeVar("Choice", bound=StrEnum)


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return a parser of whole numbers; a default value passes it, too."""

    def number(word: str) -> int:
        try:
            value = int(word)
        except ValueError:
            value = least - 1
        if least <= value and (most is None or value <= most):
            return value
        if most is None:
            raise _refused("usage-whole", word=word, least=least)
        raise _refused("usage-whole-between", word=word, least=least, most=most)

    return number


def decimal(least: float = 0) -> Callable[[str], float]:
    """Return a parser of finite numbers."""

    def number(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = least - 1
        if isfinite(value) and value >= least:
            return value
        raise _refused("usage-decimal", word=word, least=f"{least:g}")

    return number


_UNITS: Final = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


def duration(word: str) -> int:
    """Return a time such as `90s`, `30m`, `12h` or `7d` in seconds; a default value passes it, too.

    >>> duration("2h")
    7200
    """
    number, unit = word[:-1], word[-1:]
    if number.isdecimal() and len(number) <= MAX_DIGITS and unit in _UNITS:
        return int(number) * _UNITS[unit]
    raise _refused("usage-duration", word=word)


def member_of(choices: type[Choice]) -> Callable[[str], Choice]:
    """Return a parser of the values of an enum."""

    def choice(word: str) -> Choice:
        if word in list(choices):
            return choices(word)
        raise _refused("usage-choice", word=word, choices=", ".join(choices))

    return choice


def language(word: str) -> str:
    """Return the supported language that this tag or locale name means."""
    from ethnos.languages import languages, match_language

    if found := match_language(word):
        return found
    raise _refused("usage-language", word=word, choices=", ".join(languages()))


class BadValueError(typer.BadParameter):
    """Raised when the value of an option will not do; the library adds which option."""

    def __init__(self, problem: Phrase) -> None:
        super().__init__(problem.id)
        self.problem = problem


def _refused(message: str, **args: str | int) -> BadValueError:
    return BadValueError(Phrase(message, {name: str(arg) for name, arg in args.items()}))


# Values that only the file they refer to can refuse.


def unfit(option: str, problem: Phrase) -> UserError:
    """Return the error for the value of an option that does not fit the file."""
    return UserError(phrase("usage-value", option=option, error=problem))


def no_move(option: str, number: int, count: int, file: Path) -> UserError:
    """Return the error for a move that a record with so many of them does not have."""
    if count:
        return unfit(option, phrase("setup-error-no-move", number=str(number), count=str(count)))
    return unfit(option, phrase("setup-error-no-moves", file=str(file)))


def check_seat(option: str, number: int, players: int) -> None:
    """Raise `UserError` unless the game has a seat of this number."""
    if number > players:
        raise unfit(option, phrase("setup-error-no-seat", number=number, count=players))
