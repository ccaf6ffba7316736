"""The streams of the command: any encoding, a full disk or a closed descriptor will do."""

from __future__ import annotations

import codecs
import errno
import io
import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO, cast

ERRORS: Final = "ethnos.plain"
"""The error handler of our streams."""
_PLAIN: Final = {
    "✓": "+",
    "✗": "x",
    "✔": "+",
    "✘": "x",
    "·": ".",
    "•": "*",
    "→": "->",
    "×": "x",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "‚": "'",
    "ł": "l",
    "Ł": "L",
    "ß": "ss",
    "│": "|",
    "─": "-",
    "█": "#",
}
_WRITE_ERRORS: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
_INVISIBLE: Final = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode categories: control and format characters, such as those that turn the direction."""


class OutputError(Exception):
    """Raised when the output cannot be written; the text is the operating system's."""


def plain(text: str, encoding: str) -> str:
    """Return the nearest text that an encoding has.

    >>> plain("✓ Świątynia…", "ascii")
    '+ Swiatynia...'
    """
    return "".join(_nearest(character, encoding) for character in text)


def _nearest(character: str, encoding: str) -> str:
    base = "".join(c for c in unicodedata.normalize("NFKD", character) if not c.isspace())
    letters = "".join(c for c in base if not unicodedata.combining(c))
    for candidate in (character, _PLAIN.get(character, ""), letters):
        if candidate and candidate.encode(encoding, "ignore").decode(encoding) == candidate:
            return candidate
    return "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end], error.encoding), error.end


def visible(text: str) -> str:
    r"""Return a text of somebody else in one line, with its control characters spelt out.

    >>> visible("Ida\x1b[31m\nBob\u202e")
    'Ida\\x1b[31m\\nBob\\u202e'
    """
    return "".join(
        character.encode("unicode_escape").decode()
        if unicodedata.category(character) in _INVISIBLE
        else character
        for character in text
    )


def wrapped(text: str, width: int) -> list[str]:
    r"""Return a text in lines that break between words; a terminal would break within them.

    Further lines are indented like the first. What is longer than a line, such as a path, is kept.
    A width of 0 is unknown: serial consoles, for example, have `COLUMNS=0`.

    >>> wrapped("  2. Better: draw from the deck.", 24)
    ['  2. Better: draw from', '  the deck.']
    >>> wrapped("Trolls\n\nThey take tokens.", 12)
    ['Trolls', '', 'They take', 'tokens.']
    >>> wrapped("They take tokens.", 0)
    ['They take tokens.']
    """
    if width < 1:
        return text.split("\n")
    return [part for line in text.split("\n") for part in _wrapped_line(line, width)]


def _wrapped_line(line: str, width: int) -> list[str]:
    words = line.lstrip(" ")
    indent = line[: len(line) - len(words)]
    return textwrap.wrap(
        words,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]


def say_line(text: str) -> None:
    """Print a line, wrapped if it goes to a terminal."""
    if sys.stdout.isatty():
        text = "\n".join(wrapped(text, shutil.get_terminal_size().columns))
    print(text)


def open_streams() -> None:
    """Make both outputs writable whatever their encoding; a closed one fails when written to."""
    codecs.register_error(ERRORS, _replace)
    sys.stdin = sys.stdin or _null(os.O_RDONLY, "r")
    sys.stdout = sys.stdout or _null(os.O_RDONLY, "w")  # so that `ethnos rules >&-` fails
    sys.stderr = sys.stderr or _null(os.O_WRONLY, "w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def _null(flags: int, mode: str) -> TextIO:
    descriptor = os.open(os.devnull, flags)
    return cast(TextIO, os.fdopen(descriptor, mode, encoding="utf-8", closefd=False))


@contextmanager
def written() -> Iterator[None]:
    """Write what is buffered at the end; raise `OutputError` if output cannot be written."""
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        # Commands handle the files that they open, whose errors name them; this one has no name.
        if error.errno in _WRITE_ERRORS and error.filename is None:
            raise OutputError(error.strerror) from error
        raise


def close_output() -> None:
    """Give up what cannot be written; the interpreter would report it again when it exits."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
