"""Report missing and wrong messages of a language, or print all messages next to the English ones.

python -m tools.translations             all languages
python -m tools.translations cs de       these languages
python -m tools.translations --show cs   print every message with sample values
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final

from ethnos.i18n import MessageError, Messages
from ethnos.languages import DEFAULT_LANGUAGE, languages
from tools.catalogue import TEXT, Entries, Value, entries, faults, rules_faults
from tools.plurals import plural_faults

SAMPLES: Final[dict[str, Value]] = {
    "name": "Robert",
    "other": "Ida",
    "names": "Ida, Robert",
    "clause": "R38",
    "tribe": "dwarf",
    "kingdom": "purple",
    "band": "tribe",
    "size": 5,
    "named": 3,
    "skeletons": 2,
}
"""Values of the first example; every other value follows once."""


def main(arguments: list[str] | None = None) -> int:
    """Print the report; return 1 if anything is missing or wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANG")
    parser.add_argument("--show", action="store_true", help="print every message")
    chosen = parser.parse_args(arguments)
    for lang in chosen.languages:
        if lang not in languages():
            parser.error(f"unknown language {lang}; choose from {', '.join(languages())}")
    if chosen.show:
        for lang in chosen.languages:
            print("\n".join(shown(lang)))
        return 0
    wrong = False
    for lang in chosen.languages or languages():
        found = faults(lang) + rules_faults(lang) + format_faults(lang) + plural_faults(lang)
        wrong |= bool(found)
        print(f"{lang}: {len(found)} to do" if found else f"{lang}: complete")
        for fault in found:
            print(f"  {fault}")
    return int(wrong)


def format_faults(lang: str) -> list[str]:
    """Return the messages that cannot be formatted with some of their values."""
    book, messages = entries(lang), Messages(lang, strict=True)
    found = []
    for message in book.variables:
        for args in book.arguments(message):
            if fault := format_fault(messages, message, args):
                found.append(f"{message} with {args}: {fault}")
                break
    return found


def format_fault(messages: Messages, message: str, args: dict[str, Value]) -> str:
    """Return what is wrong with a formatted message, or an empty string."""
    try:
        text = messages.format(message, **args)
    except MessageError as error:
        return str(error)
    if not text or text != text.strip() or "  " in text:
        return f"spaces: {text!r}"
    return f"braces: {text}" if set("{}") & set(text) else ""


def shown(lang: str) -> Iterator[str]:
    """Yield every message of a language with all values that change its text."""
    english, book = entries(DEFAULT_LANGUAGE), entries(lang)
    theirs, ours = Messages(lang), Messages(DEFAULT_LANGUAGE)
    for message in book.variables:
        yield message
        printed = set()
        for args in _samples(book, message):
            text = theirs.format(message, **args)
            if text not in printed:
                printed.add(text)
                yield f"    {text}"
                if message in english.variables and lang != DEFAULT_LANGUAGE:
                    wider = _samples(english, message)[0] | args
                    yield f"        {ours.format(message, **wider)}"


def _samples(book: Entries, message: str) -> list[dict[str, Value]]:
    """Return sets of arguments: typical values, then every other value once."""
    tried = {name: book.values(message, name) for name in sorted(book.all_variables(message))}
    usual = {name: SAMPLES.get(name) or _sample(name, values) for name, values in tried.items()}
    found = [usual]
    for name, values in tried.items():
        for index, value in enumerate(values):
            if value != TEXT:
                found.append(usual | {name: value})
            if name == "tribe" and "kingdom" in tried:
                kingdoms = tried["kingdom"]
                found[-1] |= {"kingdom": kingdoms[index % len(kingdoms)]}
    return found


def _sample(name: str, values: list[Value]) -> Value:
    if values[0] == TEXT:
        return f"‹{name}›"
    return 3 if 3 in values else values[0]


if __name__ == "__main__":
    sys.exit(main())
